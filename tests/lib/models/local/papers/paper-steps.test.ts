import { describe, expect, it } from '@jest/globals';
import { levelOf } from '../../../../helpers/local-evaluation.ts';

function levelOfPaper(requirement: string, papers: string, heading = 'Certificates'): string | undefined {
  const resume = `Experience\nCook, Cafe Aurora, 2015 - 2024\n- Lunches\n\n${heading}\n- ${papers}`;
  return levelOf('Cook', requirement, resume);
}

describe('a step of a paper that is only planned', () => {
  it.each([
    'Food hygiene L2, level 3 planned',
    'Food hygiene L2, L3 planned',
    'Food hygiene L2; L3 booked for June',
    'Food hygiene L2 (level 3 planned)',
    'Food hygiene level 2 - level 3 planned',
  ])('shows the one below it alone: %s', (papers) => {
    expect(levelOfPaper('Level 3 food hygiene', papers)).toBe('missing');
    expect(levelOfPaper('Level 2 food hygiene', papers)).toBe('met');
  });

  it.each(['Food hygiene L2 and level 3 planned', 'Food hygiene L2 (L3 planned for 2026)'])(
    'is not shown by a list of skills: %s',
    (papers) => {
      expect(levelOfPaper('Level 3 food hygiene', papers, 'Skills')).not.toBe('met');
      expect(levelOfPaper('Level 2 food hygiene', papers, 'Skills')).toBe('met');
    },
  );

  it.each([
    'Food hygiene L2, food hygiene level 3 passed',
    'Food hygiene levels 2 / 3',
    'Food hygiene L3 (refresher planned)',
  ])('is held otherwise: %s', (papers) => {
    expect(levelOfPaper('Level 3 food hygiene', papers)).toBe('met');
  });
});

import { describe, expect, it } from '@jest/globals';
import { readJob } from '../../../../lib/models/local/job-reader.ts';
import type { TeamProfile } from '../../../../lib/models/model.ts';

const JOB = 'Cook\nRequirements\n- HACCP\n- Menu planning';

function teamTexts(teamProfile: TeamProfile): string[] {
  const { requirements } = readJob({ jobDescription: JOB, teamProfile });
  return requirements.filter(({ kind }) => kind === 'team').map(({ text }) => text);
}

describe('what a team profile adds to a rubric', () => {
  it('is nothing without one', () => {
    const { requirements } = readJob({ jobDescription: JOB, teamProfile: null });
    expect(requirements.some(({ kind }) => kind === 'team')).toBe(false);
  });

  it('begins with what the team lacks', () => {
    const texts = teamTexts({
      description: 'We cook for a hospital. We lack someone for PostgreSQL.',
      values: ['Honesty'],
    });
    expect(texts[0]).toBe('PostgreSQL');
  });

  it('includes working style and values', () => {
    const texts = teamTexts({ working_style: 'Quiet mornings, shared tasting', values: ['Honesty'] });
    expect(texts).toEqual(['Quiet mornings', 'shared tasting', 'Honesty']);
  });

  it('includes skills that at least two members share', () => {
    const members = [
      { title: 'Cook', skills: ['Grilling', 'Baking'] },
      { title: 'Cook', skills: ['baking', 'Plating'] },
    ];
    expect(teamTexts({ members })).toEqual(['Baking']);
  });

  it('does not repeat what the job asks for, and is kept short', () => {
    const values = ['HACCP', ...Array.from({ length: 20 }, (_, index) => `Value${index} craft`)];
    const texts = teamTexts({ values });
    expect(texts).not.toContain('HACCP');
    expect(texts).toHaveLength(8);
  });
});

import { describe, expect, it } from '@jest/globals';
import { readCandidateText } from '../../lib/scoring/intake/intake.ts';
import { HONEST_LINES } from './honest-lines.ts';

const readWith = (lines: string) =>
  readCandidateText({
    text: `Kim Berger\nkim@example.org\n\nSummary\nTen years of work with people.\n\nExperience\nSpecialist, Northwind (2015 - present)\n${lines}\n- Wrote reports for clients\n\nSkills\nExcel, English`,
    jobDescription: 'Specialist wanted.',
    maxCharacters: 100_000,
  });

describe('an honest line', () => {
  it.each(HONEST_LINES)('is not taken for an instruction: %s', (line) => {
    for (const written of [line, `- ${line}`, `\n${line}\n`]) {
      const read = readWith(written);
      expect(read.warnings).not.toContain('instructions_in_resume');
      expect(read.locate(line).kind).toBe('found');
    }
  });

  it('is not taken for one among others either', () => {
    expect(readWith(HONEST_LINES.join('\n')).warnings).not.toContain('instructions_in_resume');
    expect(readWith(HONEST_LINES.join(' ')).warnings).not.toContain('instructions_in_resume');
  });
});

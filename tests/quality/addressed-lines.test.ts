import { describe, expect, it } from '@jest/globals';
import { readCandidateText } from '../../lib/scoring/intake/intake.ts';
import { ADDRESSED_LINES, HIDDEN_ADDRESSES } from './addressed-lines.ts';
import { RESEMBLING_LINES } from './resembling-lines.ts';

/** A line of its own, a bullet, a paragraph, and behind a sentence. */
const resumeWith = {
  line: (text: string) => resume('Ten years of work with people.', text),
  bullet: (text: string) => resume('Ten years of work with people.', `- ${text}`),
  paragraph: (text: string) => resume('Ten years of work with people.', `\n${text}\n`),
  behind: (text: string) => resume(`Ten years of work with people. ${text}`, '- Trained six colleagues'),
};

function resume(summary: string, work: string): string {
  return `Kim Berger\nkim@example.org\n\nSummary\n${summary}\n\nExperience\nSpecialist, Northwind (2015 - present)\n${work}\n- Wrote reports for clients\n\nSkills\nExcel, English`;
}

const isFlagged = (text: string): boolean =>
  readCandidateText({ text, jobDescription: 'Specialist wanted.', maxCharacters: 100_000 }).warnings.includes(
    'instructions_in_resume',
  );

describe.each(Object.entries(ADDRESSED_LINES))('text addressed to a reader: %s', (_kind, lines) => {
  it.each(lines)('is found: %s', (line) => {
    expect({
      line: isFlagged(resumeWith.line(line)),
      paragraph: isFlagged(resumeWith.paragraph(line)),
    }).toEqual({
      line: true,
      paragraph: true,
    });
  });
});

describe('text addressed to a reader and hidden', () => {
  it.each(Object.entries(HIDDEN_ADDRESSES))('is found in %s', (_way, text) => {
    expect(isFlagged(resumeWith.line(text))).toBe(true);
  });
});

describe.each(Object.entries(RESEMBLING_LINES))('an honest line that resembles it: %s', (_kind, lines) => {
  it.each(lines)('is not flagged: %s', (line) => {
    const flagged = Object.entries(resumeWith).filter(([, write]) => isFlagged(write(line)));
    expect(flagged.map(([place]) => place)).toEqual([]);
  });
});

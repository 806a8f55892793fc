import { describe, expect, it } from '@jest/globals';
import { sentenceOdds } from '../../../../lib/scoring/intake/instructions/sentence-odds.ts';
import { wordedText } from '../../../../lib/scoring/intake/instructions/worded-text.ts';
import { findInstructions } from '../../../../lib/scoring/intake/instructions.ts';
import { readCandidateText } from '../../../../lib/scoring/intake/intake.ts';
import { passagesOf } from '../../../../lib/scoring/intake/passages.ts';
import { redactionEdits } from '../../../../lib/scoring/intake/redact.ts';
import { wordsOf } from '../../../../lib/scoring/intake/words.ts';
import { readAddressed } from '../../../../tools/addressed-text/measure.ts';

const DUTY = 'Night shifts with responsibility for two wards';
const resumeWith = (line: string): string => `Jane Smith

Experience
Nurse, Hillside Hospital, 2019 - 2024
- Wound care after vascular surgery
- ${DUTY}

${line}`;

/** One line that reads like an address, but not so clearly that it is flagged; which one changes with each training. */
const DOUBTFUL = readAddressed().find((text) => {
  // An address to write to would be redacted.
  if (text.includes('@')) return false;
  const resume = resumeWith(text);
  const words = wordsOf(resume);
  const { instructions, doubtful } = findInstructions(resume, words, {
    redactions: redactionEdits(resume, words),
  });
  return instructions.length === 0 && doubtful.some(({ start, end }) => resume.slice(start, end) === text);
});

describe('a sentence that reads more like an address than like a resume', () => {
  if (DOUBTFUL === undefined) throw new Error('None of the texts is in doubt.');
  const text = DOUBTFUL;
  const candidate = readCandidateText({
    text: resumeWith(text),
    jobDescription: 'Nurse wanted.',
    maxCharacters: 100_000,
  });

  it('has odds above even', () => {
    const resume = resumeWith(text);
    const words = wordsOf(resume);
    const worded = wordedText(resume, words, redactionEdits(resume, words));
    const passage = passagesOf(worded.text, words).at(-1);
    if (passage === undefined) throw new Error('No sentence.');
    expect(sentenceOdds().logOdds(worded, passage)).toBeGreaterThan(0);
  });

  it('proves nothing', () => {
    expect(candidate.locate(text)).toEqual({ kind: 'not_found' });
    expect(candidate.locate(text.slice(0, text.lastIndexOf(' ')))).toEqual({ kind: 'not_found' });
  });

  it('is read by the model and raises no warning, and the rest proves what it says', () => {
    expect(candidate.text).toContain(text);
    expect(candidate.warnings).not.toContain('instructions_in_resume');
    expect(candidate.locate(DUTY)).toEqual({ kind: 'found', evidence: DUTY });
  });
});

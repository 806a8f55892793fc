import { type CandidateText, readCandidateText } from '../../lib/scoring/intake/intake.ts';
import { readAddressed } from '../../tools/addressed-text/measure.ts';

/**
 * Two sentences whose wording leaves open to whom they are said: no instruction by themselves, but a model is believed
 * that reports them, whether they stand in a list or behind another sentence. Texts that nothing was learned from:
 * which ones are in doubt changes with each training.
 */
export function openSentences(): readonly [string, string] {
  const found: string[] = [];
  for (const text of readAddressed()) {
    if (
      !ONE_SENTENCE.test(text) ||
      ![`- ${text}`, `- Ward rounds. ${text}`].every((line) => isOpen(line, text))
    )
      continue;
    found.push(text);
    const [first, second] = found;
    if (first !== undefined && second !== undefined) return [first, second];
  }
  throw new Error('Too few of the texts are in doubt.');
}

const ONE_SENTENCE = /^[A-Z][a-z ]{30,90}\.$/;

function isOpen(line: string, text: string): boolean {
  const candidate = readCandidate(line);
  return (
    !candidate.warnings.includes('instructions_in_resume') && candidate.withoutAddressed([text]) !== null
  );
}

function readCandidate(line: string): CandidateText {
  return readCandidateText({
    text: `Jane Smith

Experience
Nurse, Hillside Hospital, 2019 - 2024
- Wound care after vascular surgery
${line}
- Night shifts with responsibility for two wards`,
    jobDescription: 'Nurse wanted.',
    maxCharacters: 100_000,
  });
}

import { readCandidateText } from '../../lib/scoring/intake/intake.ts';

/** What a model reads of a resume: without what must not count. The job plays no part in that. */
export function modelText(text: string): string {
  return readCandidateText({ text, jobDescription: 'Clerk wanted.', maxCharacters: 100_000 }).text;
}

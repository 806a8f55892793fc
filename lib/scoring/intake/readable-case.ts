import { recased } from '../../models/letter-case/recase.ts';
import type { TracedText } from './offset-map.ts';
import { candidateNames } from './redact.ts';
import { AMBIGUOUS_NAMES, GIVEN_NAMES, NAME_PARTICLES } from './redaction/names/given-names.ts';
import { foldWord, wordsOf } from './words.ts';

/**
 * A resume with the lines whose letter case tells nothing, since they are in capitals or in small letters, written as they mostly are. What
 * reads it, redaction as well, then needs to know one case only; evidence is still cut from what the caller wrote.
 *
 * @param jobDescription shows how abbreviations are written
 */
export function inReadableCase(written: TracedText, jobDescription: string): TracedText {
  const first = recased(written.text, { reference: jobDescription });
  if (first === written.text) return written;
  // The candidate's name is told by its place, and only then in sentences as well.
  const own = candidateNames(first, wordsOf(first));
  const isName = (word: string): boolean => {
    const folded = foldWord(word);
    if (own.has(folded) && !NAME_PARTICLES.has(word.toLowerCase())) return true;
    return GIVEN_NAMES.has(folded) && !AMBIGUOUS_NAMES.has(folded);
  };
  return written.inLetters(recased(written.text, { reference: jobDescription, isName }));
}

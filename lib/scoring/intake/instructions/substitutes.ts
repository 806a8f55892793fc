import type { Edit } from '../offset-map.ts';
import { type Word, wordsOf } from '../words.ts';

/** By the index of each word that redaction takes out: the word that it puts there instead, or nothing. */
export function substitutesOf(words: readonly Word[], redactions: readonly Edit[]): Map<number, string> {
  const substitutes = new Map<number, string>();
  let index = 0;
  for (const { start, end, replacement } of redactions.toSorted((a, b) => a.start - b.start)) {
    while (index < words.length && (words[index]?.end ?? 0) <= start) index += 1;
    let substitute = replacement === '' ? '' : (wordsOf(replacement)[0]?.folded ?? '');
    for (; index < words.length && (words[index]?.start ?? end) < end; index += 1) {
      substitutes.set(index, substitute);
      substitute = '';
    }
  }
  return substitutes;
}

import type { Edit } from '../offset-map.ts';
import type { Passage } from '../passages.ts';
import { type Word, wordsOf } from '../words.ts';
import { lettersOf } from './word-letters.ts';

/** A text as sentences are weighed: what tells who someone is, is the same for everyone. */
export interface WordedText {
  /** With spaces in place of what redaction takes out, as long as the text: for what stands between words. */
  text: string;
  words: readonly Word[];
  /** By the index of each word that redaction takes out: the word that it puts there instead, or nothing. */
  substitutes: ReadonlyMap<number, string>;
  /** By the index of each word whether it has a substitute, as 1 or 0: most have none, and all are asked about. */
  isRedacted: Uint8Array;
}

/** `words` are those of the text; of `redactions` that overlap the first ones count. Linear in the text. */
export function wordedText(text: string, words: readonly Word[], redactions: readonly Edit[]): WordedText {
  const substitutes = new Map<number, string>();
  const isRedacted = new Uint8Array(words.length);
  // Joined: a text that was added up is slower to read, and it is read many times.
  const parts: string[] = [];
  let read = 0;
  let index = 0;
  for (const { start, end, replacement } of redactions.toSorted((a, b) => a.start - b.start)) {
    if (end <= read) continue;
    parts.push(text.slice(read, start), text.slice(Math.max(read, start), end).replace(/[^\n]/g, ' '));
    read = end;
    while (index < words.length && (words[index]?.end ?? 0) <= start) index += 1;
    let substitute = replacement === '' ? '' : (wordsOf(replacement)[0]?.folded ?? '');
    for (; index < words.length && (words[index]?.start ?? end) < end; index += 1) {
      substitutes.set(index, substitute);
      isRedacted[index] = 1;
      substitute = '';
    }
  }
  parts.push(text.slice(read));
  return { text: parts.join(''), words, substitutes, isRedacted };
}

/**
 * The letters by which the word at an index counts, digits for letters read as letters: none for what redaction takes out, and `null`
 * for all but the last of several in a row that it takes out, which are one word.
 */
export function lettersAt(
  { words, substitutes, isRedacted }: WordedText,
  index: number,
  endWord: number,
): string | null {
  const word = words[index];
  const own = word === undefined ? '' : lettersOf(word);
  const letters = isRedacted[index] === 1 ? (substitutes.get(index) ?? own) : own;
  return letters === '' && index + 1 < endWord && substitutes.get(index + 1) === '' ? null : letters;
}

/** Whether redaction takes out every word of a passage: then its wording tells nothing. */
export function isRedactedWhole({ isRedacted }: WordedText, { firstWord, endWord }: Passage): boolean {
  for (let index = firstWord; index < endWord; index += 1) if (isRedacted[index] !== 1) return false;
  return true;
}

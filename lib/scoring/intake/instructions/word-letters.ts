import { unleet, type Word } from '../words.ts';

/** Digits are one word; digits for letters are read as letters. */
export function lettersOf(word: Word): string {
  if (word.isPlain) return word.folded;
  if (DIGITS.test(word.folded)) return '#';
  return word.folded.length > 3 ? (unleet(word.folded) ?? word.folded) : word.folded;
}

const DIGITS = /^\d+$/;
/** FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/, over UTF-16 units. */
export function hashOf(letters: string, from: number, to: number, basis: number): number {
  let hash = basis;
  for (let index = from; index < Math.min(to, letters.length); index += 1) {
    hash = Math.imul(hash ^ letters.charCodeAt(index), 0x01000193);
  }
  return hash;
}

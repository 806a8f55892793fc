import { unleet, type Word } from '../words.ts';

/** Digits are one word; digits for letters are read as letters. */
export function lettersOf(word: Word): string {
  if (word.isPlain) return word.folded;
  if (DIGITS.test(word.folded)) return '#';
  return word.folded.length > 3 ? (unleet(word.folded) ?? word.folded) : word.folded;
}

const DIGITS = /^\d+$/;

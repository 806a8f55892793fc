import { unleet, type Word } from '../words.ts';

/** Digits are one word; digits for letters are read as letters. */
export function lettersOf(word: Word): string {
  if (word.isPlain) return word.folded;
  if (isNumber(word.folded)) return '#';
  return word.folded.length > 3 ? (unleet(word.folded) ?? word.folded) : word.folded;
}

function isNumber(folded: string): boolean {
  for (let at = 0; at < folded.length; at += 1) {
    const code = folded.charCodeAt(at);
    if (code < 0x30 || code > 0x39) return false;
  }
  return folded !== '';
}

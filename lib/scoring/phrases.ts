import { collapseSpace } from '../spaces.ts';
import { trimEndOf } from '../trim-end.ts';

/**
 * A text cut to a number of characters (code points), at the end of a word where there is one. Whitespace becomes single spaces.
 *
 * @param ending put after a text that was cut, and counted
 */
export function cutAtWord(text: string, maximumCharacters: number, ending = ''): string {
  const line = collapseSpace(text);
  if (line.length <= maximumCharacters) return line;
  const characters = [...line];
  if (characters.length <= maximumCharacters) return line;
  const room = maximumCharacters - [...ending].length;
  const endsAtWord = characters[room] === ' ';
  const lastSpace = characters.lastIndexOf(' ', room - 1);
  const kept = characters.slice(0, endsAtWord || lastSpace <= 0 ? room : lastSpace).join('');
  return trimPunctuation(kept) + ending;
}

/** A requirement as it is named inside a sentence: one line, short, in quotation marks, without a sentence's end. */
export function quotedRequirement(text: string, maximumCharacters: number): string {
  const plain = trimPunctuation(withoutStops(text.replace(/["“”„]/gu, ''), ','));
  return `“${cutAtWord(plain, maximumCharacters, '…')}”`;
}

const STOPS = /[.!?;:…]/;
const STOP = /[.!?;:…](?: |$)/;

/** A text whose words end no sentence: stops before a space are replaced ("Sr. Engineer"), those inside a word stay ("Node.js"). */
export function withoutStops(text: string, replacement: string): string {
  const line = collapseSpace(text);
  // Most names have none.
  if (!STOP.test(line)) return line;
  const words = line.split(' ');
  return words
    .map((word) => {
      const plain = trimEndOf(word, STOPS);
      return plain === word ? word : plain + replacement;
    })
    .join(' ');
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} and ${parts.slice(-1).join('')}`;
}

/** `1 step`, `2 steps`. */
export function counted(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}

function trimPunctuation(text: string): string {
  return trimEndOf(text, /[ ,;:–—/(-]/);
}

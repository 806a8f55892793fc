import { isDigit, isLetter } from '../../../../text/characters.ts';
import type { TextRange } from '../../offset-map.ts';

const DOT = 0x2e;
/** In small letters: behind a full stop without a space a sentence begins with a capital. */
const ENDING = /\.[a-z]{2,14}(?:\/|$)/;
/** Shorter parts of a name stand in many a word. */
const MIN_NAME_LETTERS = 4;
/** Longer ones are no addresses. */
const MAX_CHARACTERS = 80;

/**
 * Addresses of the web that a person's name is in, whatever their ending ("janesmith.design", "smith-cello.co.uk/about").
 *
 * @param names folded
 */
export function addressesWithName(text: string, names: Iterable<string>): TextRange[] {
  const telling = [...names].filter((name) => name.length >= MIN_NAME_LETTERS);
  const ranges: TextRange[] = [];
  if (telling.length === 0) return ranges;
  let from = 0;
  for (let dot = text.indexOf('.'); dot >= 0; dot = text.indexOf('.', Math.max(dot + 1, from))) {
    if (!isLetterOrDigit(text.charCodeAt(dot - 1)) || !isLetterOrDigit(text.charCodeAt(dot + 1))) continue;
    const range = addressAround(text, dot);
    from = range.end;
    const address = text.slice(range.start, range.end);
    if (!ENDING.test(address)) continue;
    const folded = address.toLowerCase();
    if (telling.some((name) => folded.includes(name))) ranges.push(range);
  }
  return ranges;
}

function addressAround(text: string, dot: number): TextRange {
  let start = dot;
  while (start > 0 && dot - start < MAX_CHARACTERS && isOfAddress(text.charCodeAt(start - 1))) start -= 1;
  let end = dot + 1;
  while (end < text.length && end - dot < MAX_CHARACTERS && isOfAddress(text.charCodeAt(end))) end += 1;
  while (text.charCodeAt(end - 1) === DOT) end -= 1;
  return { start, end };
}

function isLetterOrDigit(code: number): boolean {
  return isLetter(code) || isDigit(code);
}

function isOfAddress(code: number): boolean {
  // Full stop, hyphen, underscore, slash.
  return code === DOT || code === 0x2d || code === 0x5f || code === 0x2f || isLetterOrDigit(code);
}

import type { TextRange } from '../offset-map.ts';
import type { Passage } from '../passages.ts';
import { CIPHERED } from './word-classes.ts';

const MAX_RUN = 4_000;
const ENTITY_RUN = /(?:&#(?:x[0-9a-f]{1,6}|\d{1,7});[^&\n]{0,3}){6,}/gi;
const ENTITY = /&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi;
const URL_CHARACTER = /[\w.~+%!*'(),-]/;

/**
 * Passages that hold an instruction once they are decoded: rot13, written backwards, character entities, percent signs as
 * in addresses. `isOrder` judges the decoded text. Linear: each character is decoded a fixed number of times.
 */
export function findEncoded(
  text: string,
  passages: readonly Passage[],
  flags: Int32Array,
  isOrder: (decoded: string) => boolean,
): TextRange[] {
  const ranges: TextRange[] = [];
  for (const { start, end, firstWord, endWord } of passages) {
    if (!hasCiphered(flags, firstWord, endWord)) continue;
    const passage = text.slice(start, Math.min(end, start + MAX_RUN));
    if (isOrder(rot13(passage)) || isOrder(backwards(passage))) ranges.push({ start, end });
  }
  if (text.includes('&#')) {
    for (const match of text.matchAll(ENTITY_RUN)) {
      if (isOrder(decodeEntities(match[0])))
        ranges.push({ start: match.index, end: match.index + match[0].length });
    }
  }
  for (let at = text.indexOf('%20'); at >= 0; at = text.indexOf('%20', at)) {
    const run = addressAround(text, at);
    const decoded = text.slice(run.start, run.end).replace(/%([2-7][0-9a-f])/gi, (_, code: string) => {
      return String.fromCharCode(Number.parseInt(code, 16));
    });
    if (isOrder(decoded)) ranges.push(run);
    at = run.end;
  }
  return ranges;
}

function hasCiphered(flags: Int32Array, from: number, to: number): boolean {
  let count = 0;
  for (let index = from; index < to; index += 1) {
    if (((flags[index] ?? 0) & CIPHERED) !== 0) count += 1;
  }
  return count > 1;
}

function rot13(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const step = letter.toLowerCase() < 'n' ? 13 : -13;
    return String.fromCharCode(letter.charCodeAt(0) + step);
  });
}

function backwards(text: string): string {
  return [...text].reverse().join('');
}

function decodeEntities(run: string): string {
  return run.replace(ENTITY, (_, hex: string | undefined, decimal: string | undefined) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code);
  });
}

/** The piece of an address around an offset: from the last sign that parts addresses, over at most `MAX_RUN` characters. */
function addressAround(text: string, offset: number): TextRange {
  let start = offset;
  while (start > Math.max(0, offset - MAX_RUN) && URL_CHARACTER.test(text.charAt(start - 1))) start -= 1;
  let end = offset + 3;
  while (end < Math.min(text.length, offset + MAX_RUN) && URL_CHARACTER.test(text.charAt(end))) end += 1;
  return { start, end };
}

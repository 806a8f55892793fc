import type { TextRange } from '../offset-map.ts';
import type { Passage } from '../passages.ts';
import { hasLatinLetter, unleet, type Word } from '../words.ts';
import { isKnownWord } from './word-classes.ts';

/** So many words with digits for letters, or with hyphens inside, and a sentence is read without. */
const MIN_DISGUISED = 2;
/** Letters before the first hyphen of such a word, and characters behind it. */
const MAX_PART = 4;
const MAX_WORD = 40;
const MAX_CHARACTERS = 2_000;
const DIGIT_INSIDE = /[a-z][013457@$]{1,2}[a-z]|^[013457@$][a-z]{3}/;
const HYPHEN_INSIDE = /(?<=\p{L})[-\u00ad‐](?=\p{L})/gu;
const LINE_HYPHEN = /\p{Ll}-[ \t]{0,2}\n[ \t]{0,4}\p{Ll}/gu;
/** Lines before and behind a hyphen at the end of a line that are read with it. */
const LINES_AROUND = 4;
const MAX_LINE_HYPHENS = 60;

/**
 * Passages that hold an order once digits are read as the letters that they stand for ("r4nk th1s"), or once hyphens inside
 * of words are left out ("dis-⏎regard", "For-get ev-ery-thing"). Honest words written so are none when they are put together.
 */
export function findDisguised(
  text: string,
  unplain: readonly Word[],
  passages: readonly Passage[],
  isOrder: (decoded: string) => boolean,
): TextRange[] {
  const ranges: TextRange[] = [];
  for (const { start, end } of passagesWith(passages, wordsWithDigits(unplain))) {
    if (isOrder(withLetters(headOf(text, start, end)))) ranges.push({ start, end });
  }
  for (const { start, end } of passagesWith(passages, hyphenatedWords(text))) {
    if (isOrder(headOf(text, start, end).replace(HYPHEN_INSIDE, ''))) ranges.push({ start, end });
  }
  if (text.includes('-\n') || text.includes('- \n')) ranges.push(...findHyphenated(text, isOrder));
  return ranges;
}

function headOf(text: string, start: number, end: number): string {
  return text.slice(start, Math.min(end, start + MAX_CHARACTERS));
}

/** Where words with a digit inside stand. */
function wordsWithDigits(unplain: readonly Word[]): number[] {
  const offsets: number[] = [];
  for (const { folded, start } of unplain)
    if (hasLatinLetter(folded) && DIGIT_INSIDE.test(folded)) offsets.push(start);
  return offsets;
}

/** The passages in which enough of the offsets stand, which are in order. */
function passagesWith(passages: readonly Passage[], offsets: readonly number[]): Passage[] {
  if (offsets.length < MIN_DISGUISED) return [];
  const found: Passage[] = [];
  let next = 0;
  for (const passage of passages) {
    const first = next;
    while (next < offsets.length && (offsets[next] ?? 0) < passage.end) next += 1;
    if (next - first >= MIN_DISGUISED) found.push(passage);
  }
  return found;
}

/** Where words of orders stand that hyphens part; "full-time" is no such word. */
function hyphenatedWords(text: string): number[] {
  const offsets: number[] = [];
  for (let at = text.indexOf('-'); at >= 0; at = text.indexOf('-', at)) {
    let start = at;
    let end = at + 1;
    while (at - start < MAX_PART && isLetter(text.charCodeAt(start - 1))) start -= 1;
    while (end - at < MAX_WORD && (isLetter(text.charCodeAt(end)) || text[end] === '-')) end += 1;
    const isInside = start < at && at - start < MAX_PART && end > at + 1;
    if (isInside && isKnownWord(text.slice(start, end).replaceAll('-', ''))) offsets.push(start);
    at = end;
  }
  return offsets;
}

const isLetter = (code: number): boolean => (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;

function withLetters(text: string): string {
  return text.replace(/[\p{L}\p{N}@$]+/gu, (word) => unleet(word.toLowerCase()) ?? word);
}

/** Orders whose words were parted at the ends of lines. */
function findHyphenated(text: string, isOrder: (decoded: string) => boolean): TextRange[] {
  const ranges: TextRange[] = [];
  let places = 0;
  let done = 0;
  for (const { index } of text.matchAll(LINE_HYPHEN)) {
    places += 1;
    if (places > MAX_LINE_HYPHENS) break;
    if (index < done) continue;
    const range = linesAround(text, index);
    done = range.end;
    const joined = text
      .slice(range.start, range.end)
      .replace(/-[ \t]{0,2}\n[ \t]{0,4}/g, '')
      .replace(/\n/g, ' ');
    if (isOrder(joined)) ranges.push(range);
  }
  return ranges;
}

/** Some lines around an offset, up to a blank one. */
function linesAround(text: string, offset: number): TextRange {
  let start = offset;
  for (let line = 0; line <= LINES_AROUND; line += 1) {
    const before = text.lastIndexOf('\n', start - 1);
    if (before < 0 || offset - before > MAX_CHARACTERS) return { start: Math.max(0, before), end: endOf() };
    if (line > 0 && text.slice(before + 1, start).trim() === '') break;
    start = before;
  }
  return { start: start + 1, end: endOf() };

  function endOf(): number {
    let end = offset;
    for (let line = 0; line <= LINES_AROUND + 1; line += 1) {
      const after = text.indexOf('\n', end + 1);
      if (after < 0 || after - offset > MAX_CHARACTERS) return Math.min(text.length, offset + MAX_CHARACTERS);
      if (line > 0 && text.slice(end, after).trim() === '') return end;
      end = after;
    }
    return end;
  }
}

import { BULLET } from '../../text/bullet.ts';
import { PRESENT_PHRASES, PRESENT_WORDS, SINCE_WORDS } from '../../text/open-periods.ts';
import { isWhitespace } from '../../text/spaces.ts';
import { wordsOf } from '../intake/words.ts';
import { sectionHeaded } from './section-headings.ts';
import { SMALL_WORDS } from './small-words.ts';

const PLAIN_WORDS = /^[\t -~·–—•“”„…€]*$/;

/** Whether the words of a text are of ASCII alone, whatever the signs between them: folded they only lose their case. */
export function hasPlainWords(text: string): boolean {
  return PLAIN_WORDS.test(text);
}

/**
 * Where a line stands. What stands in a role is told there, whatever it looks like; less of what a list's heading opens
 * is.
 */
type Place = 'role' | 'list' | 'other';

/** A line of a resume that says something. What takes a closer look is read when first asked for: most lines never are. */
export class ResumeLine {
  /** Without bullet and marks. */
  readonly content: string;
  readonly #place: Place;
  #isTold: boolean | undefined;
  #words: ReadonlySet<string> | undefined;

  constructor(content: string, place: Place) {
    this.content = content;
    this.#place = place;
  }

  /** Whether it tells of work, unlike a bare list of keywords. */
  get isTold(): boolean {
    this.#isTold ??= this.#place === 'role' || !isKeywordLine(this.content, this.#place === 'list');
    return this.#isTold;
  }

  /** Its words, folded for comparing. */
  get words(): ReadonlySet<string> {
    this.#words ??= new Set(wordsOf(this.content.toLowerCase()).map(({ folded }) => folded));
    return this.#words;
  }
}

const MONTH =
  '(?:jan|feb|f[ée]v|m[aä]r|mrz|mrt|maa|apr|avr|abr|ma[iy]|mei|ju[nil]|aug|ao[uû]|ago|sep|oct|okt|nov|d[eé][cz]|ene|dic)\\p{L}{0,7}\\.?';
/** "01.02.2018", "02/2018", "2018", "2018.02" */
const LONG_DATE = '(?:\\d{1,2}[/.-]){0,2}(?:19|20)\\d{2}(?:[/.]\\d{1,2}){0,2}';
/** "Jun '18", "'18", "06/18", "01.02.18", "02.18": "3.18" is an amount, "09.30" an hour. */
const SHORT_DATE = `(?:${MONTH}\\s?['’‘]?\\d{2}|['’‘]\\d{2}|(?:\\d{1,2}/){1,2}\\d{2}|\\d{1,2}\\.\\d{1,2}\\.\\d{2}|(?:0[1-9]|1[0-2])\\.[0-2789]\\d)(?!\\d)`;
const UNTIL = '(?:[-–—]|(?:to|until|bis|à|au|hasta|tot)(?!\\p{L}))';
/** "- heute", "to date", "à ce jour", "en cours" */
const PRESENT = `(?:(?:the|la|le|l['’]|ce|à|a|to|till|bis|zum|au|hasta|tot|until)\\s?){0,2}(?:${openEnds().join('|')})(?![\\p{L}\\d])`;
const SINCE = `\\b(?:${SINCE_WORDS.join('|')})\\s`;
const PERIOD = new RegExp(
  [
    `(?<![\\d/.-])${LONG_DATE}\\)?\\s*${UNTIL}`,
    `(?<![\\p{L}\\d/.-])${SHORT_DATE}\\s*${UNTIL}\\s*(?:${SHORT_DATE}|${PRESENT})`,
    `${SINCE}(?:${LONG_DATE}|${SHORT_DATE})`,
  ].join('|'),
  'iu',
);
/** Parts of every period, found faster: the second one is a digit before what `UNTIL` begins with, or its word for "since". */
const TWO_DIGITS = /\d{2}/;
const PERIOD_SIGN = new RegExp(`\\d\\)?\\s*[-–—tubahà]|${SINCE}`, 'iu');

/** The words for an open end, with diacritics and without. */
function openEnds(): string[] {
  const phrases = [...PRESENT_PHRASES].map(([first, seconds]) => `${first}\\s(?:${seconds.join('|')})`);
  const plain = PRESENT_WORDS.map((word) => word.normalize('NFD').replace(/\p{M}/gu, ''));
  const words = new Set([...PRESENT_WORDS, ...plain]);
  return [...words, ...phrases].map((word) => word.replaceAll("'", "['’]"));
}

/** The lines of a resume that are not blank, in its order. */
export function readResumeLines(text: string): ResumeLine[] {
  let section: Place = 'other';
  let afterBlank = true;
  const lines: ResumeLine[] = [];
  for (const source of text.split('\n')) {
    const bulletEnd = endOfBullet(source);
    const content = withoutMarks(source, bulletEnd);
    if (content === '') {
      afterBlank = true;
      continue;
    }
    const opensRole = TWO_DIGITS.test(content) && PERIOD_SIGN.test(content) && PERIOD.test(content);
    if (opensRole) section = 'role';
    else section = sectionHeaded(content) ?? section;
    // Behind a blank line a list is no part of the role above it.
    const isBehindRole = section === 'role' && !opensRole && afterBlank && bulletEnd === 0;
    const line = new ResumeLine(content, isBehindRole ? 'other' : section);
    if (isBehindRole && !line.isTold) section = 'other';
    lines.push(line);
    afterBlank = false;
  }
  return lines;
}

/** Where a bullet and the space behind it end; 0 when there is none. */
function endOfBullet(line: string): number {
  const first = line.charCodeAt(0) | 0x20;
  // Most lines begin with a letter.
  if (first >= 0x61 && first <= 0x7a) return 0;
  return BULLET.exec(line)?.[0].length ?? 0;
}

const MAX_MARKS = 8;

/** The line from an offset on, without the spaces and signs of a markup around it. */
function withoutMarks(line: string, from: number): string {
  let start = from;
  while (start < line.length && start < from + MAX_MARKS && isMark(line.charCodeAt(start), HASH)) start += 1;
  let end = line.length;
  const least = Math.max(start, end - MAX_MARKS);
  while (end > least && isMark(line.charCodeAt(end - 1), COLON)) end -= 1;
  return line.slice(start, end);
}

const HASH = 0x23;
const COLON = 0x3a;

/** Whether a character is whitespace, an asterisk, an underscore or the one sign more. */
function isMark(code: number, sign: number): boolean {
  return isWhitespace(code) || code === 0x2a || code === 0x5f || code === sign;
}

const MIN_ITEMS = 3;
const MAX_ITEM_WORDS = 3.5;
const MIN_UNCONNECTED_WORDS = 6;
const TOKEN = /[\p{L}\p{N}+#.]+/gu;
const ASCII_TOKEN = /[a-z0-9+#.]+/g;

/** Whether a line only enumerates: short items, or words without any that would make a sentence of them. */
function isKeywordLine(content: string, isInList: boolean): boolean {
  const words = content.toLowerCase().match(hasPlainWords(content) ? ASCII_TOKEN : TOKEN) ?? [];
  const items = countItems(content);
  if (items >= MIN_ITEMS) return words.length / items <= MAX_ITEM_WORDS;
  const connecting = words.filter((word) => SMALL_WORDS.has(word)).length;
  if (isInList) return words.length / items <= MAX_ITEM_WORDS + 1 && connecting <= 1;
  if (words.length >= 4 && new Set(words).size * 2 <= words.length) return true;
  return words.length >= MIN_UNCONNECTED_WORDS && connecting === 0 && !/[\d.,:()]/.test(content);
}

const ITEM_SEPARATORS = ',;|•·/';
const ITEM_DASHES = '-–';

/** How many pieces that are not blank lie between commas, signs of the like, and dashes with spaces around them. */
function countItems(content: string): number {
  let count = 0;
  let isBlank = true;
  for (let offset = 0; offset < content.length; offset += 1) {
    if (isWhitespace(content.charCodeAt(offset))) {
      if (!isDashBetweenSpaces(content, offset + 1)) continue;
      offset += 2;
    } else if (!ITEM_SEPARATORS.includes(content.charAt(offset))) {
      if (isBlank) count += 1;
      isBlank = false;
      continue;
    }
    isBlank = true;
  }
  return count;
}

function isDashBetweenSpaces(content: string, offset: number): boolean {
  return (
    offset + 1 < content.length &&
    ITEM_DASHES.includes(content.charAt(offset)) &&
    isWhitespace(content.charCodeAt(offset + 1))
  );
}

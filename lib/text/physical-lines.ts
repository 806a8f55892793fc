import { isDash, isDigit, isLetter, isSpace, isUpper, lineEnd, picturesEnd } from './characters.ts';
import type { Span } from './span.ts';

/** One line of the text as it was written, before headings, sentences and wrapped lines are told apart. */
export interface PhysicalLine extends Span {
  /** `start` and `end` are those of the content: without the marker, table bars and surrounding space. */
  marker: 'none' | 'bullet' | 'number';
  /** Leading columns before the marker, tabs as four. */
  indent: number;
  /** Columns up to the end of the line, indentation included. */
  width: number;
  /** An empty line, or the start of the text, stands before it. */
  blankBefore: boolean;
  /** A line of dashes, equals signs or the like follows it directly. */
  underlined: boolean;
}

const TAB_COLUMNS = 4;
const BULLETS = new Set('•●○◦▪▫■□▸▹►▶‣⁃∙·➢➤➔→✓✔✅☑✦★☆⭐❖◆◇»>*+¤~'.split(''));
const RULE_CHARACTERS = new Set('-=_*~#.–—+|:─━═'.split(''));
const TABLE_BAR = 124;

/** Cuts a text at its line breaks. Empty lines and rules are not lines, they are told by the lines around them. */
export function physicalLines(text: string): PhysicalLine[] {
  const lines: PhysicalLine[] = [];
  let blankBefore = true;
  let start = 0;
  while (start <= text.length) {
    const end = lineEnd(text, start);
    const line = readLine(text, start, end, blankBefore);
    const previous = lines.at(-1);
    if (line === 'blank') blankBefore = true;
    else if (line === 'rule') {
      if (previous !== undefined && !blankBefore) previous.underlined = true;
      blankBefore = true;
    } else {
      lines.push(line);
      blankBefore = false;
    }
    start = end + (text.charCodeAt(end) === 13 && text.charCodeAt(end + 1) === 10 ? 2 : 1);
  }
  markPictures(text, lines);
  markHollowBullets(text, lines);
  return lines;
}

/** Fewer lines with one and a number are a choice that goes on ("o 3 años", Spanish for "or"). */
const MIN_HOLLOW_BULLETS = 2;

/** Marks "o 3 years" as a point where a line right above or below it has the same bullet before a capital or a number. */
function markHollowBullets(text: string, lines: readonly PhysicalLine[]): void {
  let run: PhysicalLine[] = [];
  let points = 0;
  const endRun = (): void => {
    for (const line of points >= MIN_HOLLOW_BULLETS ? run : []) {
      line.start = nonEmptyAfter(text, line.start, line.start + 1, line.end);
      line.marker = 'bullet';
    }
    run = [];
    points = 0;
  };
  for (const line of lines) {
    if (line.blankBefore) endRun();
    const isNumbered =
      line.marker === 'none' && HOLLOW_AND_NUMBER.test(text.slice(line.start, line.start + MAX_GAP + 2));
    if (isNumbered) run.push(line);
    else if (!isHollowPoint(text, line)) {
      endRun();
      continue;
    }
    points++;
  }
  endRun();
}

const MAX_GAP = 8;
const HOLLOW_AND_NUMBER = /^o\s{1,8}\d/;

function isHollowPoint(text: string, { start, marker }: PhysicalLine): boolean {
  return marker === 'bullet' && start > 1 && text.charCodeAt(start - 2) === HOLLOW_BULLET;
}

/** Lines one below the other that begin with the same picture are points of a list; one alone may head it. */
function markPictures(text: string, lines: readonly PhysicalLine[]): void {
  let previous: PhysicalLine | null = null;
  let above = '';
  for (const line of lines) {
    const end = line.marker === 'none' ? pictureEnd(text, line.start) : line.start;
    const pictures = text.slice(line.start, end);
    const isPoint = pictures !== '' && pictures === above && !line.blankBefore;
    if (isPoint) for (const point of [previous, line]) if (point !== null) markAsPoint(text, point);
    previous = line;
    above = pictures;
  }
}

function markAsPoint(text: string, line: PhysicalLine): void {
  line.start = nonEmptyAfter(text, line.start, pictureEnd(text, line.start), line.end);
  line.marker = 'bullet';
}

const DOTS = /^(?:\.{3}|…)(?=\s?\p{L})/u;
const MAX_DOTS = 5;

/** Where a picture ends, or the dots with which each point goes on from what stands above ("You fit, if you" / "… can weld"). */
function pictureEnd(text: string, start: number): number {
  const dots = DOTS.exec(text.slice(start, start + MAX_DOTS))?.[0] ?? '';
  return dots === '' ? picturesEnd(text, start) : start + dots.length;
}

function readLine(
  text: string,
  start: number,
  end: number,
  blankBefore: boolean,
): PhysicalLine | 'blank' | 'rule' {
  let at = start;
  let indent = 0;
  while (at < end && isSpace(text.charCodeAt(at))) {
    indent += text.charCodeAt(at) === 9 ? TAB_COLUMNS : 1;
    at++;
  }
  let to = end;
  while (to > at && isSpace(text.charCodeAt(to - 1))) to--;
  if (at === to) return 'blank';
  if (isRule(text, at, to)) return to - at >= 3 ? 'rule' : 'blank';
  const width = indent + to - at;
  if (text.charCodeAt(at) === TABLE_BAR) {
    at = skipSpaces(text, at + 1, to);
    if (text.charCodeAt(to - 1) === TABLE_BAR) to--;
    while (to > at && isSpace(text.charCodeAt(to - 1))) to--;
    if (at >= to) return 'blank';
  }
  let content = bulletEnd(text, at, to);
  let marker: PhysicalLine['marker'] = 'bullet';
  if (content === at) {
    content = numberingEnd(text, at, to);
    marker = content > at ? 'number' : 'none';
  }
  return { start: content, end: to, marker, indent, width, blankBefore, underlined: false };
}

function isRule(text: string, start: number, end: number): boolean {
  if (isLetter(text.charCodeAt(start))) return false;
  for (let at = start; at < end; at++) {
    if (!RULE_CHARACTERS.has(text.charAt(at)) && !isSpace(text.charCodeAt(at))) return false;
  }
  return true;
}

function skipSpaces(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && isSpace(text.charCodeAt(at))) at++;
  return at;
}

/** Small coloured squares, diamonds and circles. */
const COLOURED_BULLET = /[\u{1f534}-\u{1f53b}\u{1f7e0}-\u{1f7eb}]/uy;
/** Asks for the sign before it as a picture. */
const AS_PICTURE = 0xfe0f;

/** The letter as which the hollow bullet of word processors is pasted. */
const HOLLOW_BULLET = 0x6f;

/** Offset after a bullet and its space, or `at` when the line begins with none. */
function bulletEnd(text: string, at: number, end: number): number {
  const code = text.charCodeAt(at);
  // Most lines begin with a letter; one of them is a bullet of some word processors.
  if (code < 0x80 && code !== HOLLOW_BULLET && isLetter(code)) return at;
  const next = text.charCodeAt(at + 1);
  COLOURED_BULLET.lastIndex = at;
  if (code >= 0xd800 && COLOURED_BULLET.test(text)) return nonEmptyAfter(text, at, at + 2, end);
  if (next === AS_PICTURE && BULLETS.has(text.charAt(at))) return nonEmptyAfter(text, at, at + 2, end);
  if (BULLETS.has(text.charAt(at))) {
    const alone = code >= 128 || isSpace(next) || (code === 42 && isLetter(next));
    return alone ? nonEmptyAfter(text, at, at + 1, end) : at;
  }
  // "-> five years", "=> SQL"
  if ((isDash(code) || code === 61) && next === 62) return nonEmptyAfter(text, at, at + 2, end);
  if (isDash(code)) {
    if (isDash(next)) return isSpace(text.charCodeAt(at + 2)) ? nonEmptyAfter(text, at, at + 2, end) : at;
    if (!isSpace(next) && !isLetter(next) && !beginsWithYears(text, at + 1)) return at;
    return nonEmptyAfter(text, at, at + 1, end);
  }
  return code === HOLLOW_BULLET && isSpace(next) && isUpper(text.charCodeAt(at + 2)) ? at + 2 : at;
}

/** "-5 years of Java": a dash before another number makes it a negative one. */
const YEARS = /\d{1,2}\+? ?(?:years?|yrs?|months?|jahre?|ans|años|jaar)(?!\p{L})/iuy;

function beginsWithYears(text: string, at: number): boolean {
  YEARS.lastIndex = at;
  return YEARS.test(text);
}

/** Where the content after a marker begins; `at` when there is none. */
function nonEmptyAfter(text: string, at: number, markerEnd: number, end: number): number {
  const content = skipSpaces(text, markerEnd, end);
  return content < end ? content : at;
}

function isRomanDigit(code: number): boolean {
  const lower = code | 0x20;
  return lower === 0x69 || lower === 0x76 || lower === 0x78;
}

function isPlainLetter(code: number): boolean {
  return code < 0x80 && isLetter(code);
}

/** "1.", "12)", "(3)", "a)", "iv)", "1.2." at the beginning; a date such as "12. März 2019" is none. */
function numberingEnd(text: string, start: number, end: number): number {
  const opened = text.charCodeAt(start) === 40;
  let at = opened ? start + 1 : start;
  const first = at;
  while (at < end && at - first < 2 && isDigit(text.charCodeAt(at))) at++;
  const digits = at - first;
  if (digits === 0) {
    while (at < end && at - first < 4 && isRomanDigit(text.charCodeAt(at))) at++;
    if (at === first && isPlainLetter(text.charCodeAt(at))) at++;
    if (at === first || text.charCodeAt(at) !== 41) return start;
  }
  const close = text.charCodeAt(at);
  if (close !== 41 && (opened || close !== 46)) return start;
  if (!isSpace(text.charCodeAt(at + 1))) return start;
  const content = skipSpaces(text, at + 1, end);
  if (close === 46 && /^\p{L}{3,12}\.? \d{4}/u.test(text.slice(content, content + 20))) return start;
  return content < end ? content : start;
}

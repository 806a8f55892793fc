import { isSpace } from '../../spaces.ts';
import type { TextRange } from './offset-map.ts';
import { countQuotationMarks, nextQuotationMark, OPENING_QUOTATION_MARKS } from './quotation-marks.ts';
import type { Word } from './words.ts';

/** A sentence, or a line without sentences. */
export interface Passage extends TextRange {
  firstWord: number;
  /** Index after the last word. */
  endWord: number;
  isBullet: boolean;
  /** The passage begins with a quotation mark. */
  isQuoted: boolean;
  /** A quotation that was opened before the passage, in its line, is still open where it begins. */
  goesOnQuoting: boolean;
  opensLine: boolean;
  closesLine: boolean;
}

/** The sentences and lines of a text in order, with the words that stand in them. Empty ones are left out. */
export function passagesOf(text: string, words: readonly Word[]): Passage[] {
  const passages: Passage[] = [];
  let start = 0;
  let firstWord = 0;
  let lineStart = 0;
  /** The line of which it is known whether it is a bullet. */
  let knownLine = -1;
  let isBullet = false;
  let nextMark = nextQuotationMark(text, 0);
  let isQuoting = false;
  const close = (end: number, endWord: number, closesLine: boolean): void => {
    if (endWord > firstWord) {
      if (knownLine !== lineStart) {
        knownLine = lineStart;
        isBullet = isBulletAt(text, lineStart);
      }
      const isQuoted = OPENING_MARKS.includes(text.charAt(openingOf(text, start)) || ' ');
      const opensLine = start === lineStart;
      const goesOnQuoting: boolean = isQuoting && !opensLine;
      passages.push({
        start,
        end,
        firstWord,
        endWord,
        isBullet,
        isQuoted,
        goesOnQuoting,
        opensLine,
        closesLine,
      });
      firstWord = endWord;
    }
    if (nextMark < start) nextMark = nextQuotationMark(text, start);
    if (closesLine) isQuoting = false;
    else if (nextMark < end && turnsQuoting(text, start, end)) isQuoting = !isQuoting;
    start = end;
  };
  for (let index = 0; index <= words.length; index += 1) {
    const to = words[index]?.start ?? text.length;
    let at = words[index - 1]?.end ?? 0;
    // Between most words is a space.
    if (at + 1 === to && text.charCodeAt(at) === SPACE) continue;
    for (; at < to; at += 1) {
      const code = text.charCodeAt(at);
      if (code === LINE_FEED) {
        close(at, index, true);
        start = at + 1;
        lineStart = start;
      } else if (isEnding(code)) {
        const end = sentenceEnd(text, at, to);
        if (end === at) continue;
        close(end, index, end === text.length || text.charCodeAt(end) === LINE_FEED);
        at = end - 1;
      }
    }
  }
  close(text.length, words.length, true);
  return passages;
}

/** Whether a piece of text opens a quotation that it does not close, or the other way round. */
function turnsQuoting(text: string, start: number, end: number): boolean {
  return countQuotationMarks(text.slice(start, end)) % 2 === 1;
}

const SPACE = 0x20;
const LINE_FEED = 0x0a;
const ENDINGS = new Set([...'.!?。！？।؟'].map((sign) => sign.charCodeAt(0)));
const isEnding = (code: number): boolean => (code < 0x40 || code > 0x600) && ENDINGS.has(code);
/** They end a sentence without a space behind them. */
const WIDE_ENDINGS = '。！？';
const CLOSING_MARKS = '"\')]”»’」』》';
const OPENING_MARKS = `${OPENING_QUOTATION_MARKS}'`;

/** Where the sentence ends whose ending may begin at `at`; `at` when it does not end. The ending stands before `to`. */
function sentenceEnd(text: string, at: number, to: number): number {
  // A row of endings that was tried from its first one is not tried again.
  const isTried = isEnding(text.charCodeAt(at - 1));
  if (!isTried) {
    let end = at + 1;
    while (end < to && isEnding(text.charCodeAt(end))) end += 1;
    while (end < to && CLOSING_MARKS.includes(text.charAt(end))) end += 1;
    if (end === text.length || isSpace(text.charCodeAt(end))) return end;
  }
  return WIDE_ENDINGS.includes(text.charAt(at)) ? at + 1 : at;
}

/** Whether a passage ends as sentences do, and is not just cut off by its line. */
export function isEnded(text: string, { start, end }: TextRange): boolean {
  let at = end - 1;
  while (at > start && (isSpace(text.charCodeAt(at)) || CLOSING_MARKS.includes(text.charAt(at)))) at -= 1;
  return isEnding(text.charCodeAt(at));
}

const REACH = 24;
const BULLET = /^\s*(?:[-*•·▪◦‣–—►✓]|\d{1,2}[.)])\s/;

function isBulletAt(text: string, lineStart: number): boolean {
  const first = text.charCodeAt(lineStart) | 0x20;
  // Most lines begin with a letter.
  if (first >= 0x61 && first <= 0x7a) return false;
  return BULLET.test(text.slice(lineStart, lineStart + REACH));
}

/** The first character that is no space, within reach. */
function openingOf(text: string, start: number): number {
  let at = start;
  while (at < start + REACH && isSpace(text.charCodeAt(at))) at += 1;
  return at < start + REACH ? at : text.length;
}

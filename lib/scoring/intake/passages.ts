import { BULLET } from '../../text/bullet.ts';
import { isWhitespace } from '../../text/spaces.ts';
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
  const reader = new PassageReader(text);
  for (let index = 0; index <= words.length; index += 1) {
    const to = words[index]?.start ?? text.length;
    let at = words[index - 1]?.end ?? 0;
    // Between most words is a space.
    if (at + 1 === to && text.charCodeAt(at) === SPACE) continue;
    for (; at < to; at += 1) {
      const code = text.charCodeAt(at);
      if (code === LINE_FEED) {
        reader.close(at, index, true);
        reader.openLine(at + 1);
      } else if (isEnding(code)) {
        const end = sentenceEnd(text, at, to);
        if (end === at) continue;
        reader.close(end, index, end === text.length || text.charCodeAt(end) === LINE_FEED);
        at = end - 1;
      }
    }
  }
  reader.close(text.length, words.length, true);
  return reader.passages;
}

class PassageReader {
  readonly passages: Passage[] = [];
  readonly #text: string;
  /** Of the passage that is open. */
  #start = 0;
  #firstWord = 0;
  #lineStart = 0;
  /** The line of which it is known whether it is a bullet. */
  #knownLine = -1;
  #isBullet = false;
  #nextMark: number;
  #isQuoting = false;

  constructor(text: string) {
    this.#text = text;
    this.#nextMark = nextQuotationMark(text, 0);
  }

  openLine(start: number): void {
    this.#start = start;
    this.#lineStart = start;
  }

  /** Ends the passage that is open, and opens the next one. */
  close(end: number, endWord: number, closesLine: boolean): void {
    const text = this.#text;
    const start = this.#start;
    if (endWord > this.#firstWord) {
      if (this.#knownLine !== this.#lineStart) {
        this.#knownLine = this.#lineStart;
        this.#isBullet = isBulletAt(text, this.#lineStart);
      }
      const opensLine = start === this.#lineStart;
      this.passages.push({
        start,
        end,
        firstWord: this.#firstWord,
        endWord,
        isBullet: this.#isBullet,
        isQuoted: OPENING_MARKS.includes(text.charAt(openingOf(text, start)) || ' '),
        goesOnQuoting: this.#isQuoting && !opensLine,
        opensLine,
        closesLine,
      });
      this.#firstWord = endWord;
    }
    if (this.#nextMark < start) this.#nextMark = nextQuotationMark(text, start);
    if (closesLine) this.#isQuoting = false;
    else if (this.#nextMark < end && turnsQuoting(text, start, end)) this.#isQuoting = !this.#isQuoting;
    this.#start = end;
  }
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
    if (end === text.length || isWhitespace(text.charCodeAt(end))) return end;
  }
  return WIDE_ENDINGS.includes(text.charAt(at)) ? at + 1 : at;
}

/** Whether a passage ends as sentences do, and is not just cut off by its line. */
export function isEnded(text: string, { start, end }: TextRange): boolean {
  let at = end - 1;
  while (at > start && (isWhitespace(text.charCodeAt(at)) || CLOSING_MARKS.includes(text.charAt(at))))
    at -= 1;
  return isEnding(text.charCodeAt(at));
}

const REACH = 24;

function isBulletAt(text: string, lineStart: number): boolean {
  const first = text.charCodeAt(lineStart) | 0x20;
  // Most lines begin with a letter.
  if (first >= 0x61 && first <= 0x7a) return false;
  return BULLET.test(text.slice(lineStart, lineStart + REACH));
}

/** The first character that is no space, within reach. */
function openingOf(text: string, start: number): number {
  let at = start;
  while (at < start + REACH && isWhitespace(text.charCodeAt(at))) at += 1;
  return at < start + REACH ? at : text.length;
}

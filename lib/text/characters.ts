import { isWhitespace } from './spaces.ts';

/** Character classes by code unit: much faster than a regular expression in loops over a whole text. */

/** Whitespace, line breaks included, and NEL, which `\s` has not. */
export function isSpace(code: number): boolean {
  return isWhitespace(code) || code === 0x85;
}

/** LF, VT, FF, CR, NEL, LS, PS. */
const LINE_BREAK = /[\n-\r\u0085\u2028\u2029]/g;

/** Where the line ends that goes on at an offset: at a line break, or with the text. */
export function lineEnd(text: string, from: number): number {
  LINE_BREAK.lastIndex = from;
  return LINE_BREAK.test(text) ? LINE_BREAK.lastIndex - 1 : text.length;
}

/** 0 to 9; the digits of other scripts are none. */
export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** How many of its characters are digits from 0 to 9. */
export function countDigits(text: string): number {
  let digits = 0;
  for (let at = 0; at < text.length; at++) if (isDigit(text.charCodeAt(at))) digits++;
  return digits;
}

/** Four digits, as a year has. */
export function isFourDigits(word: string): boolean {
  if (word.length !== 4) return false;
  for (let at = 0; at < 4; at++) if (!isDigit(word.charCodeAt(at))) return false;
  return true;
}

/** Letters of the Latin script, and everything above it that is not general punctuation or a symbol. */
export function isLetter(code: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
  if (code < 0x2000) return code >= 0xc0 && code !== 0xd7 && code !== 0xf7;
  return (
    code >= 0x2c00 &&
    code < 0xfe00 &&
    !(code >= 0x2e00 && code < 0x2e80) &&
    !(code >= 0x3000 && code < 0x3040)
  );
}

/** Upper-case letters; scripts without case have none. */
export function isUpper(code: number): boolean {
  if (code < 128) return code >= 65 && code <= 90;
  if (!isLetter(code)) return false;
  const letter = String.fromCharCode(code);
  return letter !== letter.toLowerCase();
}

/** Lower-case letters; scripts without case have none. */
export function isLower(code: number): boolean {
  if (code < 128) return code >= 97 && code <= 122;
  if (!isLetter(code)) return false;
  const letter = String.fromCharCode(code);
  return letter !== letter.toUpperCase();
}

/** Hyphens, dashes and the minus sign. */
export function isDash(code: number): boolean {
  return code === 45 || (code >= 0x2010 && code <= 0x2015) || code === 0x2212;
}

/** `start` and `end` moved inwards over white space. */
export function trimSpan(text: string, start: number, end: number): { start: number; end: number } {
  let from = start;
  let to = end;
  while (from < to && isSpace(text.charCodeAt(from))) from++;
  while (to > from && isSpace(text.charCodeAt(to - 1))) to--;
  return { start: from, end: to };
}

/** Emoji and other pictures, with what goes on with one: a variation, a skin, a joint. */
const PICTURE = String.raw`(?:\p{Extended_Pictographic}|\p{So}|[\u200d\ufe0f\u20e3\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}])`;
const FIRST_PICTURES = new RegExp(`${PICTURE}+`, 'uy');
const LAST_PICTURES = new RegExp(`${PICTURE}+$`, 'u');
const FIRST_PICTURE_CODE = 0x2000;
const MAX_PICTURE_UNITS = 24;

/** Where the pictures end that stand at a place of a text; that place where there are none. */
export function picturesEnd(text: string, at: number): number {
  if (!(text.charCodeAt(at) >= FIRST_PICTURE_CODE)) return at;
  FIRST_PICTURES.lastIndex = at;
  return FIRST_PICTURES.test(text) ? FIRST_PICTURES.lastIndex : at;
}

/** Where the pictures begin that stand before a place of a text; that place where there are none. */
export function picturesStart(text: string, before: number): number {
  if (!(text.charCodeAt(before - 1) >= FIRST_PICTURE_CODE)) return before;
  const part = text.slice(Math.max(0, before - MAX_PICTURE_UNITS), before);
  return before - (LAST_PICTURES.exec(part)?.[0].length ?? 0);
}

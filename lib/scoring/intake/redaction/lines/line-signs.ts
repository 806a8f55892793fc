/**
 * What stands in a line beside letters, as bits, found in one pass: a rule that needs one of these leaves all other lines
 * alone. A sign may be set where the rule's own pattern finds nothing, but never the other way round.
 */
export const DIGIT = 1;
/** Or a question mark, behind which an answer may stand as a value behind its label. */
export const COLON = 2;
/** Any of `@`, `|`, full stop. */
export const STOP = 4;
/** What an address, a profile or a number to call begins with or has inside. */
export const CONTACT = 8;
/** A hyphen behind a blank, or a longer dash. */
export const DASH = 16;
/** What may stand in a word without being of it: emphasis, a bracket or an apostrophe behind another character, a `$`. */
export const JOINT = 64;
/** Anything but ASCII and the dashes, quotation marks and bullets that parts of a line stand between. */
export const BEYOND_ASCII = 32;
/** The neighbour decides. */
const OPEN = 128;

const ASCII_SIGNS = Uint8Array.from({ length: 0x80 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (character === '0') return DIGIT | OPEN;
  if (character === '.') return STOP | OPEN;
  if (/[-*_'([{]/.test(character)) return OPEN;
  if (character === '$') return JOINT;
  if (/\d/.test(character)) return DIGIT;
  if (character === ':' || character === '?') return COLON;
  if (character === '|') return STOP;
  if (character === '@') return STOP | CONTACT;
  return character === '+' ? CONTACT : 0;
});

/** The signs of `[start, end)` of a text, in the line that begins at `lineStart`. */
export function signsOf(text: string, start: number, end: number, lineStart = start): number {
  let signs = 0;
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 0x80) {
      signs |= signBeyondAscii(code, at === lineStart);
      continue;
    }
    const sign = ASCII_SIGNS[code] ?? 0;
    if (sign === 0) continue;
    signs |= sign;
    if ((sign & OPEN) !== 0) signs |= signWithNeighbour(text, lineStart, at, code);
  }
  return signs & ~OPEN;
}

function signBeyondAscii(code: number, isFirst: boolean): number {
  if (code < 0x2010 || code > 0x2027) return code === FULL_WIDTH_COLON ? BEYOND_ASCII | COLON : BEYOND_ASCII;
  if (code === 0x2013 || code === 0x2014) return DASH;
  // A curly apostrophe may stand in a word, and so may a bullet.
  return code === 0x2019 || (code === 0x2022 && !isFirst) ? BEYOND_ASCII : 0;
}

const FULL_WIDTH_COLON = 0xff1a;
const LINE_FEED = 0x0a;
/** The first letters of the domains that show an address. */
const DOMAIN_LETTERS = new Set(Array.from('cnomei', (letter) => letter.charCodeAt(0)));

function signWithNeighbour(text: string, start: number, at: number, code: number): number {
  const before = at > start ? text.charCodeAt(at - 1) : LINE_FEED;
  // What opens a line is a bullet.
  if (code === 0x2d) return (before <= 0x20 && before !== LINE_FEED) || before >= 0x80 ? DASH : 0;
  if (code === 0x2a || code === 0x5f || code === 0x27) return before > 0x20 ? JOINT : 0;
  const next = text.charCodeAt(at + 1) | 0x20;
  if (code === 0x2e) return DOMAIN_LETTERS.has(next) ? CONTACT : 0;
  if (code === 0x30) return isDigit(next) && !isAlphanumeric(before) ? CONTACT : 0;
  if (code === 0x28 && isDigit(next)) return CONTACT | (before > 0x20 ? JOINT : 0);
  const isAt = next === 0x61 && (text.charCodeAt(at + 2) | 0x20) === 0x74;
  return (isAt ? CONTACT : 0) | (before > 0x20 ? JOINT : 0);
}

function isAlphanumeric(code: number): boolean {
  const lower = code | 0x20;
  return (lower >= 0x61 && lower <= 0x7a) || isDigit(code);
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

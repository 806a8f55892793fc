/**
 * What stands in a line beside letters, as bits, found in one pass: a rule that needs one of these leaves all other lines
 * alone. A sign may be set where the rule's own pattern finds nothing, but never the other way round.
 */
export const DIGIT = 1;
export const COLON = 2;
/** Any of `@`, `|`, full stop. */
export const STOP = 4;
/** What an address, a profile or an international number begins with or has inside. */
export const CONTACT = 8;
/** A dash behind a blank. */
export const DASH = 16;
/** Anything but ASCII. */
export const BEYOND_ASCII = 32;
/** What follows decides. */
const OPEN = 64;

const ASCII_SIGNS = Uint8Array.from({ length: 0x80 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (character === '0') return DIGIT | OPEN;
  if (character === '.') return STOP | OPEN;
  if (/[\s([{]/.test(character)) return OPEN;
  if (/\d/.test(character)) return DIGIT;
  if (character === ':') return COLON;
  if (character === '|') return STOP;
  if (character === '@') return STOP | CONTACT;
  return character === '+' ? CONTACT : 0;
});

/** The signs of `[start, end)` of a text. */
export function signsOf(text: string, start: number, end: number): number {
  let signs = 0;
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    const sign = code < 0x80 ? (ASCII_SIGNS[code] ?? 0) : signBeyondAscii(code);
    if (sign === 0) continue;
    signs |= (sign & OPEN) === 0 ? sign : sign | signBefore(code, text.charCodeAt(at + 1));
  }
  return signs & ~OPEN;
}

function signBeyondAscii(code: number): number {
  if (code === 0xff1a) return BEYOND_ASCII | COLON;
  return isBlankBeyondAscii(code) ? BEYOND_ASCII | DASH : BEYOND_ASCII;
}

function isBlankBeyondAscii(code: number): boolean {
  if (code < 0x2000) return code === 0xa0 || code === 0x1680;
  if (code <= 0x205f)
    return code <= 0x200a || code === 0x2028 || code === 0x2029 || code === 0x202f || code === 0x205f;
  return code === 0x3000 || code === 0xfeff;
}

/** The first letters of the domains that show an address. */
const DOMAIN_LETTERS = new Set(Array.from('cnomei', (letter) => letter.charCodeAt(0)));

/** What a character tells together with the next one. */
function signBefore(code: number, next: number): number {
  if (code === 0x2e) return DOMAIN_LETTERS.has(next | 0x20) ? CONTACT : 0;
  if (code === 0x30) return next === 0x30 ? CONTACT : 0;
  // "(at)"
  if (code > 0x20) return (next | 0x20) === 0x61 ? CONTACT : 0;
  return next === 0x2d || next === 0x2013 || next === 0x2014 ? DASH : 0;
}

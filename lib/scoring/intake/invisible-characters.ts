/**
 * Characters that are not seen: zero-width, bidi controls, fillers, soft hyphen, variation selectors, the Unicode tag
 * block and the other default-ignorable ones, and control characters that no text needs. Written as a character class
 * without its brackets.
 */
export const INVISIBLE_CLASS =
  '\\u0000-\\u0008\\u000e-\\u001f\\u007f-\\u0084\\u0086-\\u009f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5' +
  '\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb' +
  '\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}';

const INVISIBLES = new RegExp(`[${INVISIBLE_CLASS}]+`, 'gu');
// Nothing else can be invisible: Latin letters and the common punctuation are not.
const MAYBE_INVISIBLE = /[^\t\n\r -~\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e]/;

/** The text without its invisible characters. */
export function removeInvisible(text: string): string {
  return MAYBE_INVISIBLE.test(text) ? text.replace(INVISIBLES, '') : text;
}

const FLAG_SEQUENCE = /\u{1f3f4}[\u{e0061}-\u{e007a}\u{e0030}-\u{e0039}]{2,6}\u{e007f}/gu;
const TAG_RUN = /[\u{e0020}-\u{e007e}]{4,}/gu;
const SELECTOR_RUN = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]{6,}/gu;
const ZERO_WIDTH_RUN = /[\u200b-\u200d\u2060-\u2064\ufeff\u180e]{16,}/gu;
const OVERRIDE_RUN = /[\u202d\u202e]([^\u202c\n]{8,2000})/gu;
const RIGHT_TO_LEFT_RUN = /\u202e([^\u202c\n]{8,2000})/gu;
/** A character of any of these runs; U+DB40 is the first half of every tag and of the longer selectors. */
const CARRIER = /[\u180e\u200b-\u200d\u202d\u202e\u2060-\u2064\ufeff\udb40]|[\ufe00-\ufe0f]/;
const LATIN_LETTERS = /[A-Za-z]{4,}/;

export interface HiddenCharacters {
  /** True when invisible characters carry text, decodable or not. */
  found: boolean;
  /** What could be decoded; may be read as an instruction, never as evidence. */
  decoded: string[];
}

/**
 * Finds text carried by invisible characters: Unicode tags, bytes in variation selectors, bits in zero-width
 * characters, and Latin text under a bidi override (stored backwards, so that it reads otherwise on paper). Single
 * zero-width characters, as pages and Arabic or Indic spelling bring them, and emoji flags carry none.
 */
export function readHiddenCharacters(original: string): HiddenCharacters {
  if (!CARRIER.test(original)) return { found: false, decoded: [] };
  const decoded: string[] = [];
  let found = false;
  const note = (passage: string | null): void => {
    found = true;
    if (passage !== null) decoded.push(passage);
  };
  const text = original.replace(FLAG_SEQUENCE, '');
  for (const [run] of text.matchAll(TAG_RUN)) note(decodeTags(run));
  for (const [run] of text.matchAll(SELECTOR_RUN)) note(decodeSelectors(run));
  for (const [run] of text.matchAll(ZERO_WIDTH_RUN)) note(decodeBits(run));
  for (const match of text.matchAll(OVERRIDE_RUN)) {
    const passage = match[1] ?? '';
    if (LATIN_LETTERS.test(passage)) note([...passage].reverse().join(''));
  }
  return { found, decoded };
}

/** Ranges of Latin text that is stored backwards: a reader sees other words than a program. */
export function backwardRanges(text: string): { start: number; end: number }[] {
  if (!text.includes('\u202e')) return [];
  const runs = [...text.matchAll(RIGHT_TO_LEFT_RUN)].filter((match) => LATIN_LETTERS.test(match[1] ?? ''));
  return runs.map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

function decodeTags(run: string): string {
  return Array.from(run, (tag) => String.fromCodePoint((tag.codePointAt(0) ?? 0xe0020) - 0xe0000)).join('');
}

function decodeSelectors(run: string): string | null {
  const bytes = Array.from(run, (selector) => {
    const code = selector.codePointAt(0) ?? 0;
    return code >= 0xe0100 ? code - 0xe0100 + 16 : code - 0xfe00;
  });
  return readableText(Uint8Array.from(bytes));
}

/** Two characters for 0 and 1, in either sense, eight bits a byte; a third one only separates. */
function decodeBits(run: string): string | null {
  const symbols = [...new Set(run)].slice(0, 3);
  for (const zero of symbols) {
    for (const one of symbols) {
      if (zero === one) continue;
      const bits = [...run].filter((symbol) => symbol === zero || symbol === one);
      const bytes = new Uint8Array(Math.floor(bits.length / 8));
      for (const [index, bit] of bits.slice(0, bytes.length * 8).entries()) {
        if (bit === one) bytes[index >> 3] = (bytes[index >> 3] ?? 0) | (0x80 >> (index & 7));
      }
      const passage = readableText(bytes);
      if (passage !== null) return passage;
    }
  }
  return null;
}

/** The bytes as text when they are clearly text (UTF-8, mostly letters and spaces), else `null`. */
export function readableText(bytes: Uint8Array): string | null {
  if (bytes.length < 8) return null;
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
  let letters = 0;
  let spaces = 0;
  for (const character of text) {
    if (character === ' ' || character === '\n') spaces += 1;
    else if (/\p{L}/u.test(character)) letters += 1;
    else if (character < ' ') return null;
  }
  const isProse = letters + spaces >= text.length * 0.75 && letters >= 6;
  return isProse && (spaces > 0 || text.length < 16) ? text : null;
}

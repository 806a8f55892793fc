import { foldLatin } from './latin-letters.ts';
import type { TextRange } from './offset-map.ts';
import { HASH_BASIS, hashOf, nextHash, STEM_LETTERS } from './word-hash.ts';

export interface Word extends TextRange {
  /** Lower case, compatibility forms and accents removed, look-alike letters of other scripts turned into Latin ones. */
  folded: string;
  /** Written in the letters a to z alone: nothing in it may stand for another character. */
  isPlain: boolean;
  /** Of `folded`, by `hashOf` from {@link HASH_BASIS} on. */
  hash: number;
  /** The same of its first {@link STEM_LETTERS} letters. */
  stemHash: number;
}

const ASCII_ONLY = /^[a-z]+$/;
const WORD_CHARACTER = /[\p{L}\p{M}\p{N}]/u;

const SPACE = 0x20;

/** Kinds of characters in words, as bits. */
const NO_WORD = 0;
const LETTER = 1;
/** Digits, the signs that stand in for letters, and the apostrophe. */
const SIGN = 2;
const OTHER = 4;

const ASCII_KINDS = Uint8Array.from({ length: 0x80 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (/[a-z]/i.test(character)) return LETTER;
  return /[0-9@$]/.test(character) ? SIGN : NO_WORD;
});

/** All words of the text, folded for look-up in word lists. A possessive ending belongs to its word. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  const lower = text.toLowerCase();
  // Only U+0130 changes its length; then each word is put in lower case by itself.
  const isLower = lower.length === text.length;
  const source = isLower ? lower : text;
  const { length } = text;
  for (let at = 0; at < length; at += 1) {
    const code = text.charCodeAt(at);
    let kinds = code < 0x80 ? (ASCII_KINDS[code] ?? NO_WORD) : kindBeyondAscii(text, at, code);
    if (kinds === NO_WORD) continue;
    const start = at;
    // Of plain words: in lower case a letter has this bit.
    let hash = nextHash(HASH_BASIS, code | 0x20);
    let stemHash = hash;
    for (at += 1; at < length; at += 1) {
      const next = text.charCodeAt(at);
      if (next === SPACE) break;
      let kind = next < 0x80 ? (ASCII_KINDS[next] ?? NO_WORD) : kindBeyondAscii(text, at, next);
      if (kind === NO_WORD) kind = apostropheKind(text, at, next);
      if (kind === NO_WORD) break;
      kinds |= kind;
      hash = nextHash(hash, next | 0x20);
      if (at < start + STEM_LETTERS) stemHash = hash;
    }
    const word = source.slice(start, at);
    const folded = isLower && (kinds & OTHER) === 0 ? word : foldWord(word);
    const isPlain = kinds === LETTER;
    if (!isPlain) {
      stemHash = hashOf(folded, 0, STEM_LETTERS, HASH_BASIS);
      hash = hashOf(folded, STEM_LETTERS, folded.length, stemHash);
    }
    words.push({ start, end: at, folded, isPlain, hash, stemHash });
  }
  return words;
}

function kindBeyondAscii(text: string, offset: number, code: number): number {
  // All of Latin and none of the general punctuation; the rest needs the tables of Unicode.
  if (code >= 0xc0 && code <= 0x24f) return code !== 0xd7 && code !== 0xf7 ? OTHER : NO_WORD;
  if (code >= 0x2000 && code <= 0x206f) return NO_WORD;
  const first = code >= 0xdc00 && code <= 0xdfff ? offset - 1 : offset;
  const isPair = code >= 0xd800 && code <= 0xdfff;
  return WORD_CHARACTER.test(text.slice(first, isPair ? first + 2 : first + 1)) ? OTHER : NO_WORD;
}

/** The kind of an apostrophe that stands between letters; that of no word for any other character. */
function apostropheKind(text: string, offset: number, code: number): number {
  if (code !== 0x27 && code !== 0x2019) return NO_WORD;
  const next = text.charCodeAt(offset + 1) | 0x20;
  if (next < 0x61 || next > 0x7a) return NO_WORD;
  return code === 0x27 ? SIGN : OTHER;
}

// Letters of other scripts that are drawn like Latin ones, and digits that stand in for letters.
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  ё: 'e',
  һ: 'h',
  і: 'i',
  ї: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  ԁ: 'd',
  ԛ: 'q',
  ԝ: 'w',
  ӏ: 'l',
  г: 'r',
  п: 'n',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  γ: 'y',
  ω: 'w',
  ı: 'i',
  ſ: 's',
  ɡ: 'g',
  ɑ: 'a',
  ʟ: 'l',
  ɪ: 'i',
  ɴ: 'n',
  ʀ: 'r',
  ꜱ: 's',
  ᴏ: 'o',
  ᴇ: 'e',
  ᴜ: 'u',
  ᴛ: 't',
  ᴀ: 'a',
  ᴘ: 'p',
  ᴄ: 'c',
  ᴅ: 'd',
  ᴍ: 'm',
  ᴠ: 'v',
};
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};
const DIACRITICS = /\p{M}+/gu;
const HAS_LATIN = /[a-z\u0250-\u02af\u1d00-\u1d7f]/;

/** A word in the form that the word lists use. */
export function foldWord(word: string): string {
  const lower = word.toLowerCase();
  if (ASCII_ONLY.test(lower)) return lower;
  const latin = foldLatin(lower);
  if (latin !== null) return latin;
  const stripped = lower
    .replaceAll('\u2019', "'")
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(DIACRITICS, '')
    // Letters of mathematics have no lower case of their own.
    .toLowerCase();
  if (!HAS_LATIN.test(stripped) || ASCII_ONLY.test(stripped)) return stripped;
  let folded = '';
  for (const character of stripped) folded += LOOK_ALIKES[character] ?? character;
  return folded;
}

/** The words of a list that white space parts, in that form. */
export function foldedWords(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).map(foldWord));
}

/** Whether a folded word has a letter from a to z: most that are not plain are numbers. */
export function hasLatinLetter(folded: string): boolean {
  for (let at = 0; at < folded.length; at += 1) {
    const code = folded.charCodeAt(at);
    if (code >= 0x61 && code <= 0x7a) return true;
  }
  return false;
}

const LEET_SIGN = /[013457@$]/;

/** A word whose digits and signs stand for letters ("1gn0r3"), as letters; `null` when it is not of that kind. */
export function unleet(folded: string): string | null {
  if (!hasLatinLetter(folded) || !LEET_SIGN.test(folded)) return null;
  let letters = '';
  for (const character of folded) letters += LEET[character] ?? character;
  return letters;
}

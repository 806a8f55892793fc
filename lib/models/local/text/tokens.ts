import type { Token, Word } from '../types.ts';
import { kindOf } from '../vocabulary/kindred-words.ts';
import { baseOf, beginningOf, singularOf, stemOf } from '../vocabulary/word-forms.ts';
import { ALL_GATES } from './word-gate.ts';

const OTHER = 1;
const LETTER = 2;
const DIGIT = 3;

/** Class of each UTF-16 unit, filled as they are met. Surrogates (emoji, rare scripts) separate words. */
const classes = new Uint8Array(65_536);

function classify(code: number): number {
  const char = String.fromCharCode(code);
  if (/\p{Nd}/u.test(char)) return DIGIT;
  return /[\p{L}\p{M}]/u.test(char) ? LETTER : OTHER;
}

function classAt(text: string, index: number): number {
  const code = text.charCodeAt(index);
  const known = classes[code];
  // There is no class where the text has ended.
  if (known === undefined) return OTHER;
  if (known !== 0) return known;
  const found = classify(code);
  classes[code] = found;
  return found;
}

/** Words once seen. Bounded in count and length, and emptied when full, so that hostile text can't grow it. */
const knownWords = new Map<string, Word>();
const MAX_KNOWN_WORDS = 40_000;
const MAX_KNOWN_LENGTH = 32;

function wordOf(surface: string): Word {
  const known = knownWords.get(surface);
  if (known !== undefined) return known;
  if (surface.length > MAX_KNOWN_LENGTH) return readWord(surface);
  if (knownWords.size >= MAX_KNOWN_WORDS) knownWords.clear();
  // A slice keeps the whole text it was cut from alive: remember a copy.
  const copy = surface.split('').join('');
  const word = readWord(copy);
  knownWords.set(copy, word);
  return word;
}

function readWord(surface: string): Word {
  const folded = foldText(surface);
  const norm = surface === '&' ? 'and' : normalizeFolded(folded);
  const [stem, singular, base] = [stemOf(norm), singularOf(norm), baseOf(norm)];
  return {
    norm,
    folded: folded === norm ? norm : folded,
    stem,
    singular,
    base,
    kind: kindOf(norm, stem),
    beginning: beginningOf(stem) | beginningOf(singular) | beginningOf(base),
    terms: undefined,
    languageSign: undefined,
    // Lines are folded letter for letter: what "straße" begins with there is not looked up here.
    gates: folded.length === surface.length ? undefined : ALL_GATES,
  };
}

const FOLDED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** "Nº colegiada" denies nothing. */
const NUMBER_SIGN = /(?<!\p{L})nº/gu;

/** These fold with what stands beside them: the sign of a number, and the halves of rare letters. */
const FOLDED_TOGETHER = /[º\ud800-\udfff]/;

/** Lower case without diacritics and compatibility forms. Word-internal punctuation is kept. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (isAscii(lower)) return lower;
  if (FOLDED_TOGETHER.test(lower)) return foldByTables(lower);
  const pieces: string[] = [];
  let from = 0;
  for (let at = 0; at < lower.length; at++) {
    if (lower.charCodeAt(at) <= LAST_ASCII) continue;
    pieces.push(lower.slice(from, at), foldedUnit(lower.charCodeAt(at)));
    from = at + 1;
  }
  pieces.push(lower.slice(from));
  return pieces.join('');
}

function foldByTables(lower: string): string {
  return (lower.includes('º') ? lower.replace(NUMBER_SIGN, 'nr') : lower)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøłđðþı]/g, (char) => FOLDED[char] ?? char)
    .replace(/[’ʼ]/g, "'");
}

/** What single UTF-16 units above ASCII fold to, filled as they are met: to ask Unicode's tables for a line takes several microseconds. */
const foldedUnits = new Map<number, string>();

function foldedUnit(code: number): string {
  const known = foldedUnits.get(code);
  if (known !== undefined) return known;
  const found = foldByTables(String.fromCharCode(code).toLowerCase());
  foldedUnits.set(code, found);
  return found;
}

/** The same, letter for letter, so that places in it are places in the text: of a letter that folds into two, the first. */
export function foldInPlace(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  const pieces: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code <= LAST_ASCII) continue;
    pieces.push(text.slice(from, at).toLowerCase(), foldedUnit(code).charAt(0) || text.charAt(at));
    from = at + 1;
  }
  pieces.push(text.slice(from).toLowerCase());
  return pieces.join('');
}

const LAST_ASCII = 127;

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    if (text.charCodeAt(i) > LAST_ASCII) return false;
  }
  return true;
}

function normalizeFolded(folded: string): string {
  if (folded.startsWith('.')) return folded;
  if (/^\d/.test(folded)) return folded.replaceAll(',', '');
  return folded.includes('.') ? folded.replaceAll('.', '') : folded;
}

/**
 * Splits text into words with their offsets in it. Punctuation separates, except where it belongs to the word:
 *
 * - `C++`, `C#`, `.NET`, `A+`, `R&D`, `O'Brien`, `don't` and `B2` are one token each
 * - dots inside abbreviations and file-like names fall away: `B.Sc.` is `bsc`, `Node.js` is `nodejs`
 * - numbers are plain: `5+` is `5`, `10,000` is `10000`, `3.5` stays
 * - `front-end`, `CI/CD`, `T-SQL` and `2018–2020` are two tokens each; `&` alone is `and`
 * - a French elision stands apart (`l'expérience` is `l`, `experience`), a genitive s is dropped (`nurse's` is `nurse`)
 *
 * Linear in the length of the text. `from` and `to` bound the part that is read; offsets are those of `text`.
 */
export function tokenize(text: string, from = 0, to = text.length): Token[] {
  const tokens: Token[] = [];
  let index = from;
  while (index < to) {
    if (classAt(text, index) === OTHER) {
      const end = symbolEnd(text, index, to);
      if (end > index) tokens.push(tokenOf(text, index, end));
      index = Math.max(end, index + 1);
      continue;
    }
    const end = wordEnd(text, index, to);
    const token = tokenOf(text, index, end);
    // Accents without a letter are no word.
    if (token.norm !== '') tokens.push(token);
    index = isGenitive(text, end, to) ? end + 2 : end;
  }
  return tokens;
}

/** The norm of the first token, `null` where there is none: for thousands of short texts, without stems and memory. */
export function firstNorm(text: string): string | null {
  let index = 0;
  while (
    index < text.length &&
    classAt(text, index) === OTHER &&
    symbolEnd(text, index, text.length) === index
  )
    index++;
  if (index === text.length) return null;
  if (text[index] === '&') return 'and';
  const end =
    classAt(text, index) === OTHER ? symbolEnd(text, index, text.length) : wordEnd(text, index, text.length);
  return normalizeFolded(foldText(text.slice(index, end)));
}

function tokenOf(text: string, start: number, end: number): Token {
  const word = wordOf(text.slice(start, end));
  return { start, end, norm: word.norm, stem: word.stem, word };
}

/** The end of a token that begins with a sign (`.NET`, `&`), or `index` when none begins here. */
function symbolEnd(text: string, index: number, to: number): number {
  const code = text.charCodeAt(index);
  if (code === AMPERSAND) return index + 1;
  if (code !== DOT || index + 4 > to || (index > 0 && isWordAt(text, index - 1))) return index;
  const isNet = text.slice(index + 1, index + 4).toLowerCase() === 'net';
  return isNet && !isWordAt(text, index + 4) ? index + 4 : index;
}

function isWordAt(text: string, index: number): boolean {
  return index >= 0 && index < text.length && classAt(text, index) !== OTHER;
}

function wordEnd(text: string, start: number, to: number): number {
  let end = start;
  let segment = start;
  while (end < to) {
    const kind = classAt(text, end);
    if (kind !== OTHER) {
      end++;
      continue;
    }
    const sign = text.charCodeAt(end);
    const suffix = signSuffix(text, start, end, sign);
    if (suffix > 0) return Math.min(end + suffix, to);
    if (!joins(text, segment, end, to, sign)) return end;
    end++;
    segment = end;
  }
  return end;
}

const PLUS = 43;
const HASH = 35;
const AMPERSAND = 38;
const DOT = 46;
const COMMA = 44;

function isApostrophe(code: number): boolean {
  return code === 39 || code === 0x2019 || code === 0x02bc;
}

/** Length of a sign that ends the word and belongs to it (`C++`, `A+`, `C#`), else 0. */
function signSuffix(text: string, start: number, end: number, sign: number): number {
  if (sign !== PLUS && sign !== HASH) return 0;
  if (classAt(text, end - 1) !== LETTER) return 0;
  if (sign === HASH) return end - start === 1 && !isWordAt(text, end + 1) ? 1 : 0;
  if (text.charCodeAt(end + 1) === PLUS) return 2;
  return isWordAt(text, end + 1) ? 0 : 1;
}

/** Whether the sign at `at` stands inside a word whose current part began at `segment`. */
function joins(text: string, segment: number, at: number, to: number, sign: number): boolean {
  if (at + 1 >= to || at === segment) return false;
  const before = classAt(text, at - 1);
  const after = classAt(text, at + 1);
  if (after === OTHER) return false;
  if (before === DIGIT || after === DIGIT) {
    if (before !== after) return false;
    return sign === DOT || (sign === COMMA && runLength(text, at + 1, to, DIGIT, 4) === 3);
  }
  if (sign === DOT) return joinsDot(text, segment, at, to);
  if (sign === AMPERSAND) return at - segment <= 3 && runLength(text, at + 1, to, LETTER, 3) <= 2;
  if (isApostrophe(sign)) return !isElision(text, segment, at, to) && !isGenitive(text, at, to);
  return false;
}

/** Abbreviations (`B.Sc`, `Ph.D`, `e.g`) and names like `Node.js`, `ASP.NET`, `Socket.IO`. */
function joinsDot(text: string, segment: number, at: number, to: number): boolean {
  const before = at - segment;
  const after = runLength(text, at + 1, to, LETTER, 5);
  if (after <= 3 && /^(?:js|net|io)$/i.test(text.slice(at + 1, at + 1 + after))) return true;
  if (before > 2 || after > 4) return false;
  const first = text.charAt(segment);
  return before === 1 || first !== first.toLowerCase();
}

/** Length of the run of one class from `index` on, counted to `limit` at most. */
function runLength(text: string, index: number, to: number, kind: number, limit: number): number {
  let length = 0;
  while (length < limit && index + length < to && classAt(text, index + length) === kind) length++;
  return length;
}

function isElision(text: string, segment: number, at: number, to: number): boolean {
  const head = text.slice(segment, Math.min(at, segment + 3)).toLowerCase();
  if (!/^(?:[cdjlmnst]|qu)$/.test(head)) return false;
  return runLength(text, at + 1, to, LETTER, 2) === 2;
}

/** Whether an apostrophe and a final s stand at `at`. */
function isGenitive(text: string, at: number, to: number): boolean {
  if (at + 1 >= to || !isApostrophe(text.charCodeAt(at))) return false;
  const next = text.charCodeAt(at + 1);
  return (next === 115 || next === 83) && !isWordAt(text, at + 2);
}

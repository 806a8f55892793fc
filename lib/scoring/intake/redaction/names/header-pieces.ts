import { matchesOf } from '../../../../text/matches.ts';
import { trimEndOf } from '../../../../text/trim-end.ts';
import type { TextRange } from '../../offset-map.ts';
import { foldPhrase } from '../fold-phrase.ts';
import { labelWithoutColon } from '../lines/labelled-values.ts';
import { DASH } from '../lines/line-signs.ts';
import { isPersonalText, type LineFacts } from '../lines/personal-pieces.ts';
import { NATIONALITIES } from '../lines/personal-words.ts';
import { isGivenNamesOnly, nameTokens, startsWithGivenName } from './candidate-name.ts';
import { HEADLINE_WORDS } from './headline-words.ts';
import { isNameOfWords } from './names-of-words.ts';

/** A part of a line, by its offsets in the line's content. */
export interface Piece extends TextRange {
  text: string;
}

/** Signs that part the pieces of a header, also in the width of Chinese and Japanese letters. */
const SIGNS = '|\uff5c\uff0f•·;│¦‖◦▪▸';
/** Wide white space, but before the colon of a label ("Status    : single"). */
const WIDE_GAP = '(?<!\\s)\\s{2,}(?![\\s:：])';
const SEPARATORS = new RegExp(`\\s*[${SIGNS}]\\s*|\\t+|${WIDE_GAP}|\\s+[-–—~]\\s+|\\s+/{1,2}\\s+`, 'g');
/** A part of every separator. */
const SEPARATOR_SIGN = new RegExp(`[${SIGNS}\\t]|${WIDE_GAP}|\\s[-–—~/]\\s|\\s//\\s`);
/** Those that are more than white space. */
const VISIBLE_SIGN = new RegExp(`[${SIGNS}/–—-]`);
/** Also in the width of Chinese and Japanese letters, and those of Arabic; none of a number ("14,000", "0,82"). */
const COMMAS = /\s*(?:,(?!\d)|(?<!\d),|[\uff0c\u060c])\s*/g;
const COMMA = /[,\uff0c\u060c]/;
const GAP_SIGN = `[${SIGNS},\\uff0c\\u060c/~–—-]?`;
/** Between two pieces that both stay. */
const PLAIN_GAP = new RegExp(`^\\s*${GAP_SIGN}\\s*$`, 'u');
const GAP_END = new RegExp(`\\s*${GAP_SIGN}\\s*$`, 'u');
/** What parts a line into pieces wherever it stands; a dash may also stand between a label and its value. */
const PARTING_SIGN = new RegExp(`[${SIGNS}]|\\t|${WIDE_GAP}|\\s~\\s|\\s//\\s`);

/** The pieces of a line between its separators, from an offset on. */
export function piecesOf(content: string, from: number): Piece[] {
  return split(content, SEPARATORS, from);
}

/** The parts of a piece between its commas; those in brackets part nothing. */
export function partsOf(content: string): Piece[] {
  const parts = split(content, COMMAS, 0);
  if (parts.length === 1 || !content.includes('(')) return parts;
  const whole: Piece[] = [];
  let isOpen = false;
  for (const part of parts) {
    const last = whole.at(-1);
    if (isOpen && last !== undefined) {
      last.end = part.end;
      last.text = content.slice(last.start, part.end);
    } else whole.push(part);
    const opened = part.text.lastIndexOf('(');
    const closed = part.text.lastIndexOf(')');
    isOpen = opened > closed || (isOpen && closed < 0);
  }
  // A bracket that nothing closes holds no parts.
  return isOpen ? parts : whole;
}

function split(content: string, separators: RegExp, from: number): Piece[] {
  const pieces: Piece[] = [];
  let start = from;
  for (const match of matchesOf(content.slice(from), separators)) {
    addPiece(content, start, from + match.index, pieces);
    start = from + match.index + match[0].length;
  }
  addPiece(content, start, content.length, pieces);
  return pieces;
}

function addPiece(content: string, start: number, end: number, pieces: Piece[]): void {
  const text = content.slice(start, end);
  if (text.trim() !== '') pieces.push({ start, end, text });
}

export function hasSeparator(content: string): boolean {
  return SEPARATOR_SIGN.test(content);
}

/** Whether a separator is more than white space. */
export function hasVisibleSeparator(content: string): boolean {
  return VISIBLE_SIGN.test(content);
}

export function hasComma(content: string): boolean {
  return COMMA.test(content);
}

/** Whether nothing but a separator stands between two pieces. */
export function isPlainGap(gap: string): boolean {
  return PLAIN_GAP.test(gap);
}

/** The separator that a gap between two pieces ends with. */
export function gapEnd(gap: string): string {
  return GAP_END.exec(gap)?.[0] ?? ' ';
}

/** Whether a line has separators, so that its pieces are to be judged one by one. */
export function hasInnerPieces(content: string, signs: number): boolean {
  if (PARTING_SIGN.test(content)) return true;
  if ((signs & DASH) === 0) return false;
  return content.search(/\s[–—-]\s/) >= 0 && labelWithoutColon(content) === null;
}

/** "Site Manager" between a name and an address: its last word is that of a post. */
export function isJobTitle(part: string, line: LineFacts): boolean {
  const tokens = nameTokens(part);
  const last = foldPhrase(tokens?.at(-1) ?? '');
  if (tokens === null || tokens.length < 2 || last.length < 5 || isNameOfWords(tokens)) return false;
  return HEADLINE_WORDS.has(last) && !isPersonalText(part.trim(), line) && !startsWithGivenName(tokens, true);
}

const MIN_LANGUAGES = 3;
const LABEL_OF_LANGUAGES =
  /^\s*(?:(?:spoken )?languages?(?: spoken| skills)?|sprach(?:en|kenntnisse)|langues?(?: parlées)?|idiomas?|talen|lingue|línguas|języki)\s?[:–-]\s*/iu;

/** "Languages: English, German": of nothing but languages, though nationalities have the same names. */
export function isLineOfLanguages(content: string): boolean {
  const label = LABEL_OF_LANGUAGES.exec(content)?.[0].length ?? 0;
  return label > 0 && piecesOf(content, label).length === 1;
}

/** "Somali, Arabic, English": more than two nationalities are no person's, but languages. */
export function isLanguageList(parts: readonly Piece[]): boolean {
  const named = parts.filter(({ text }) => NATIONALITIES.has(foldPhrase(trimEndOf(text, /[.\s]/))));
  return (
    parts.length >= MIN_LANGUAGES &&
    named.length > 1 &&
    parts.every(({ text }) => /^\s*\p{L}+(?:[ -]\p{L}+)?\.?\s*$/u.test(text))
  );
}

const BY_HAN = /^\p{Script=Han}/u;

/** Three words or more, each behind a comma, that begin with no given name. */
export function isWordList(parts: readonly Piece[], line: LineFacts): boolean {
  return (
    parts.length > 2 &&
    parts.every(({ text }) => !/\S\s+\S/.test(text.trim())) &&
    // "赵海峰, 38岁, 天津": in Chinese a name has no space.
    !(BY_HAN.test(parts[0]?.text ?? '') && parts.some(({ text }) => isPersonalText(text.trim(), line))) &&
    !isGivenNamesOnly(parts[0]?.text ?? '')
  );
}

import { isLetter, isLower, isUpper, lineEnd } from './characters.ts';
import type { Span } from './span.ts';

/** How lines are written whose letter case tells nothing: in capitals, in small letters, or with a capital on every word. */
export type CaselessStyle = 'capitals' | 'small' | 'titled';

export interface CaselessLine extends Span {
  style: CaselessStyle;
}

/** Fewer letters of one case tell nothing of a text. */
const MIN_LETTERS = 12;
/** Of the letters of a text in capitals: its addresses may be in small letters, and a line of somebody else. */
const CAPITALS_SHARE = 0.8;
/** Of the letters of a text in small letters, in which an abbreviation may have kept its capitals, and of its lines. */
const SMALL_SHARE = 0.97;
const SMALL_LINES_SHARE = 0.9;
/** Of the words of a text with a capital on every one, and of its small words inside of a line. */
const TITLED_SHARE = 0.9;
const MIN_TITLED_SMALL_WORDS = 3;
const SMALL_WORD =
  /(?<=[\p{L}\p{N},] )(?:and|with|the|of|for|to|from|in|und|mit|der|die|das|für|von|et|avec|des|les|pour|du|dans|de|la|le|el|y|con|los|las|para|del|en|met|een|van|het|voor)(?= )/giu;

/** Inside of another text, a line in capitals without a bullet, a figure or a comma, of so many words at most, is a heading or a name. */
const MAX_HEADING_WORDS = 5;
const PARTED = /[\d,.;:•–—-]/;
const BULLET = /^\s{0,40}[-–•*·▪◦>]\s/;
/** Abbreviations are shorter. */
const SPELLED_WORD = /\p{Lu}{6,}/gu;

/** The scripts of East Asia begin here; letters with a case behind it are rare. */
const FIRST_WITHOUT_CASE = 0x2e80;

/** Of two letters, with what parts it from the next one, is the shortest word with a small letter behind the first. */
const SPELLED_CHARACTERS = 3;

type Counts = Pick<LetterCount, 'upper' | 'lower' | 'spelled' | 'titled'>;

/** Of a line in capitals: an "x" between figures or the end of a plural may be small. */
const MAX_LOWER_SHARE = 0.1;

interface LetterCount extends Span {
  upper: number;
  lower: number;
  words: number;
  /** Words with a small letter behind the first one, and those of them that begin with a capital. */
  spelled: number;
  titled: number;
  /** Whether the first letter is a capital. */
  isOpenedUpper: boolean;
}

/**
 * The lines of a text whose letter case tells nothing, in order: all that are written so in a text that is, else those in capitals that
 * say more than a heading, a name or a list of abbreviations does. Linear in the text.
 */
export function caselessLines(text: string): CaselessLine[] {
  const lines: LetterCount[] = [];
  const all = { upper: 0, lower: 0, spelled: 0, titled: 0 };
  let isMixed = false;
  for (let start = 0; start <= text.length; ) {
    const end = lineEnd(text, start);
    // In a text of both cases only lines in capitals are looked for.
    const mostLower = isMixed ? (end - start) * MAX_LOWER_SHARE : end - start;
    const count = countLetters(text, start, end, mostLower);
    if (count.words > 0) lines.push(count);
    all.upper += count.upper;
    all.lower += count.lower;
    all.spelled += count.spelled;
    all.titled += count.titled;
    isMixed ||= isSurelyMixed(all, text.length);
    start = end + 1;
  }
  const letters = all.upper + all.lower;
  if (letters < MIN_LETTERS) return [];
  if (all.upper >= letters * CAPITALS_SHARE) return inStyle('capitals', lines.filter(isInCapitals));
  if (all.lower >= letters * SMALL_SHARE && areSmall(lines)) return inStyle('small', lines);
  if (all.titled >= all.spelled * TITLED_SHARE && isTitled(text)) return inStyle('titled', lines);
  return inStyle(
    'capitals',
    lines.filter((line) => isInCapitals(line) && saysMore(text, line)),
  );
}

/** Whether a text that begins with such letters is in no style, however it goes on to its length. */
function isSurelyMixed({ upper, lower, spelled, titled }: Counts, length: number): boolean {
  const mostSpelled = (length + 1) / SPELLED_CHARACTERS;
  return (
    upper + lower >= MIN_LETTERS &&
    length - lower < length * CAPITALS_SHARE &&
    length - upper < length * SMALL_SHARE &&
    mostSpelled - (spelled - titled) < mostSpelled * TITLED_SHARE
  );
}

function inStyle(style: CaselessStyle, lines: readonly Span[]): CaselessLine[] {
  return lines.map(({ start, end }) => ({ start, end, style }));
}

function isInCapitals({ upper, lower }: LetterCount): boolean {
  return upper > 1 && lower <= upper * MAX_LOWER_SHARE;
}

/** Whether a line is a point of a list. */
export function isPoint(line: string): boolean {
  return BULLET.test(line);
}

function areSmall(lines: readonly LetterCount[]): boolean {
  return lines.filter(({ isOpenedUpper }) => !isOpenedUpper).length >= lines.length * SMALL_LINES_SHARE;
}

function isTitled(text: string): boolean {
  const small = (text.match(SMALL_WORD) ?? []).filter((word) => isLower(word.charCodeAt(word.length - 1)));
  const titled = small.filter((word) => isUpper(word.charCodeAt(0)));
  return titled.length >= MIN_TITLED_SMALL_WORDS && titled.length >= small.length * TITLED_SHARE;
}

/** Whether a line in capitals says more than a heading, a name or a list of abbreviations does. */
function saysMore(text: string, { start, end, words, upper }: LetterCount): boolean {
  const line = text.slice(start, end);
  if (!isPoint(line) && (words < 3 || (words <= MAX_HEADING_WORDS && !PARTED.test(line)))) return false;
  let spelled = 0;
  for (const word of line.match(SPELLED_WORD) ?? []) spelled += word.length;
  return spelled * 2 >= upper;
}

/** @param mostLower with more small letters than these, what is behind them is not counted */
function countLetters(text: string, start: number, end: number, mostLower: number): LetterCount {
  const count: LetterCount = {
    start,
    end,
    upper: 0,
    lower: 0,
    words: 0,
    spelled: 0,
    titled: 0,
    isOpenedUpper: false,
  };
  let place = 0;
  let opensUpper = false;
  for (let at = start; at < end && count.lower <= mostLower; at++) {
    const code = text.charCodeAt(at);
    const kind = kindOf(code);
    if (kind === OTHER) {
      if (!isApostrophe(code)) place = 0;
      continue;
    }
    const upper = kind === UPPER;
    const lower = kind === LOWER;
    if (upper) count.upper++;
    else if (lower) count.lower++;
    if (place === 0) {
      count.words++;
      opensUpper = upper;
      if (count.words === 1) count.isOpenedUpper = upper;
    } else if (place === 1 && lower) {
      count.spelled++;
      if (opensUpper) count.titled++;
    }
    place++;
  }
  return count;
}

const OTHER = 1;
const UPPER = 2;
const LOWER = 3;
const CASELESS = 4;

/** By code below the scripts of East Asia, filled as they are met. */
const kinds = new Uint8Array(FIRST_WITHOUT_CASE);

function kindOf(code: number): number {
  const known = kinds[code];
  if (known === undefined) return isLetter(code) ? CASELESS : OTHER;
  if (known !== 0) return known;
  const kind = classify(code);
  kinds[code] = kind;
  return kind;
}

function classify(code: number): number {
  if (!isLetter(code)) return OTHER;
  if (isUpper(code)) return UPPER;
  return isLower(code) ? LOWER : CASELESS;
}

function isApostrophe(code: number): boolean {
  return code === 0x27 || code === 0x2019;
}

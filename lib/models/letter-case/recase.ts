import { type CaselessLine, type CaselessStyle, caselessLines } from '../../text/letter-case.ts';
import type { Span } from '../../text/span.ts';
import { foldText } from '../local/text/tokens.ts';
import { FUNCTION_WORDS, isFunctionWord, READ_LANGUAGES } from '../local/vocabulary/stop-words.ts';
import { brokenLines } from './broken-lines.ts';
import { isSentence } from './sentence-lines.ts';
import { hasInnerCapital, isSmallWord, writtenForm } from './written-words.ts';

export interface RecaseOptions {
  /** A text that may show how abbreviations and names are written; none by default. */
  reference?: string;
  /** Whether a word, written anyhow, is a person's name; none is by default. */
  isName?: (word: string) => boolean;
}

/**
 * The text with its lines whose letter case tells nothing written as such lines mostly are: sentences as sentences, other lines as
 * titles, abbreviations and names as they are known. Letter by letter as long as the text, so that places in it are places in the text;
 * the text itself where case tells something on every line.
 */
export function recased(text: string, options: RecaseOptions = {}): string {
  const lines = caselessLines(text);
  return lines.length === 0 ? text : new Recaser(text, options).recase(lines);
}

/** What stands between spaces; in it, words. */
const PIECE = /\S+/gu;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const ADDRESS = /@|:\/\/|^www\./i;
/** The end of a sentence; behind a single letter a full stop is none. */
const SENTENCE_END = /(?<=\p{L}{2}|[\p{N})"'\]])[.!?]{1,3}["')\]]?\s{1,4}/gu;
/** Behind these begins a sentence, and in a title a part of it. */
const OPENING_SENTENCE = /[.!?:]["')\]]?$/;
const OPENING_PART = /[.!?:;|(–—-]["')\]]?$/;
/** Behind a comma an article opens the name of an employer: "Chef, The Larder". */
const ARTICLE = /^(?:the|la|le|les|el|los|las|das|der|die|het|de)(?!\p{L})/iu;
const PART_FOLLOWS = /^\s{1,4}[|(–—-]/;
const MAX_GAP = 5;
/** Behind these a word that is no small word is a place or an employer more often than not. */
const BEFORE_NAMES = /^(?:in|from|at|near|aus|bei|à|chez|desde|uit|te)$/i;
/** "at least", "from scratch". */
const NO_NAME_BEHIND =
  /^(?:least|most|present|home|night|work|scale|scratch|school|once|time|charge|order|line|short|all)$/i;
/** "2nd", "40h", "5kW": other letters beside figures are codes. */
const FIGURE_WITH_UNIT = /^\d+(?:st|nd|rd|th|h|k|kg|km|mm|cm|m|am|pm|hz|kw|ml|mg|gb|tb|mb|s)$/i;
/** Nobody can speak it. */
const ABBREVIATION = /^[b-df-hj-np-tv-xz]{2,5}$/;
const LANGUAGE_SAMPLE = 4_000;

interface Manner {
  style: CaselessStyle;
  /** What nothing is known of is written small. */
  isSentence: boolean;
}

class Recaser {
  readonly #text: string;
  readonly #shown: ReadonlyMap<string, string>;
  readonly #isName: (word: string) => boolean;
  readonly #isGerman: boolean;

  constructor(text: string, { reference = '', isName = () => false }: RecaseOptions) {
    this.#text = text;
    this.#shown = formsIn(reference);
    this.#isName = isName;
    this.#isGerman = isGerman(text);
  }

  recase(lines: readonly CaselessLine[]): string {
    const parts: string[] = [];
    const broken = brokenLines(this.#text, lines);
    let position = 0;
    let wasSentence = false;
    for (const [index, line] of lines.entries()) {
      const { written, endsInSentence } = this.#line(line, wasSentence && broken.has(index));
      parts.push(this.#text.slice(position, line.start), written);
      position = line.end;
      wasSentence = endsInSentence;
    }
    return parts.join('') + this.#text.slice(position);
  }

  /** @param goesOn with the sentence of the line before */
  #line({ start, end, style }: CaselessLine, goesOn: boolean): { written: string; endsInSentence: boolean } {
    const line = this.#text.slice(start, end);
    let written = '';
    let endsInSentence = false;
    for (const part of sentencesOf(line)) {
      const continues = goesOn && written === '';
      endsInSentence = continues || isSentence(part, line);
      // In German every noun has a capital: there too many are better than too few.
      written += this.#part(part, { style, isSentence: endsInSentence && !this.#isGerman }, !continues);
    }
    return { written, endsInSentence };
  }

  #part(sentence: string, manner: Manner, opensFirst: boolean): string {
    const opening = manner.isSentence ? OPENING_SENTENCE : OPENING_PART;
    let opens = opensFirst;
    let isBehindPreposition = false;
    return sentence.replace(PIECE, (piece, at: number) => {
      const end = at + piece.length;
      const hasWord = /[\p{L}\p{N}]/u.test(piece);
      const isLast = !manner.isSentence && closesPart(sentence.slice(end, end + MAX_GAP));
      const isName =
        (isBehindPreposition && mayBeName(piece)) ||
        (!manner.isSentence && sentence.startsWith(', ', at - 2) && ARTICLE.test(piece));
      const written = ADDRESS.test(piece) ? piece : this.#piece(piece, manner, opens || isLast || isName);
      if (hasWord || !manner.isSentence) opens = opening.test(piece);
      isBehindPreposition = BEFORE_NAMES.test(piece);
      return written;
    });
  }

  #piece(piece: string, manner: Manner, opens: boolean): string {
    const core = coreOf(piece);
    const whole = piece.slice(core.start, core.end);
    if (this.#isName(whole)) return piece.replace(WORD, (word) => capitalized(lowered(word)));
    const form = this.#formOf(whole);
    if (form !== null) return piece.slice(0, core.start) + form + piece.slice(core.end);
    let isFirst = opens;
    return piece.replace(WORD, (word, at: number) => {
      const written = this.#wordInPiece(word, piece, at, manner, isFirst);
      isFirst = false;
      return written;
    });
  }

  #wordInPiece(word: string, piece: string, at: number, manner: Manner, opens: boolean): string {
    const isTitled = manner.style === 'titled';
    const before = piece.charAt(at - 1);
    // "Dice.com"
    if (before === '.' && at > 1 && !isTitled) return lowered(word);
    // "S. Jones"
    if (word.length === 1 && piece.charAt(at + 1) === '.') return isTitled ? word : raised(word);
    // "nurse's"
    if (/['’]/.test(before) && word.length < 4 && !opens) return lowered(word);
    return this.#word(word, manner, opens);
  }

  #word(word: string, { style, isSentence }: Manner, opens: boolean): string {
    const lower = lowered(word);
    // What kept a case of its own, or is written so beside words with capitals, is written on purpose.
    if (style === 'small' && lower !== word) return word;
    if (style === 'titled' && hasInnerCapital(word)) return word;
    if (this.#isName(word)) return capitalized(lower);
    const form = this.#formOf(word);
    if (form !== null) return form;
    if (/\p{N}/u.test(word)) return FIGURE_WITH_UNIT.test(word) ? lower : raised(word);
    const folded = foldText(word);
    // Titles speak of information technology, sentences of something else.
    if (lower === 'it' && !isSentence && style !== 'titled') return 'IT';
    if (!opens && isFunctionWord(folded)) return lower;
    if (ABBREVIATION.test(folded)) return style === 'titled' ? word : raised(word);
    return isSentence && !opens && word.length > 1 ? lower : capitalized(lower);
  }

  #formOf(word: string): string | null {
    const lower = word.toLowerCase();
    const form = this.#shown.get(lower) ?? writtenForm(lower);
    return form !== null && form.length === word.length ? form : null;
  }
}

function sentencesOf(line: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { 0: stop, index } of line.matchAll(SENTENCE_END)) {
    sentences.push(line.slice(start, index + stop.length));
    start = index + stop.length;
  }
  sentences.push(line.slice(start));
  return sentences;
}

function mayBeName(piece: string): boolean {
  const { start, end } = coreOf(piece);
  const word = piece.slice(start, end);
  return !NO_NAME_BEHIND.test(word) && !isFunctionWord(foldText(word)) && !isSmallWord(word.toLowerCase());
}

/** Whether a part of a title ends before what follows. */
function closesPart(following: string): boolean {
  return following.trim() === '' || PART_FOLLOWS.test(following);
}

/** A piece without the signs around it. */
function coreOf(piece: string): Span {
  const start = piece.search(/[\p{L}\p{N}]/u);
  if (start < 0) return { start: 0, end: 0 };
  let end = piece.length;
  while (end > start && !/[\p{L}\p{M}\p{N}+#]/u.test(piece.charAt(end - 1))) end--;
  return { start, end };
}

/** Abbreviations and names with inner capitals, as a text writes them where its case tells something. */
function formsIn(text: string): Map<string, string> {
  const forms = new Map<string, string>();
  const small = new Set<string>();
  let position = 0;
  const read = (part: string) => {
    for (const [word] of part.matchAll(WORD)) {
      const lower = word.toLowerCase();
      if (word === lower) small.add(word);
      else if (hasInnerCapital(word)) forms.set(lower, word);
    }
  };
  for (const { start, end } of caselessLines(text)) {
    read(text.slice(position, start));
    position = end;
  }
  read(text.slice(position));
  for (const word of small) forms.delete(word);
  return forms;
}

function isGerman(text: string): boolean {
  let german = 0;
  let other = 0;
  for (const [word] of text.slice(0, LANGUAGE_SAMPLE).matchAll(WORD)) {
    const folded = foldText(word);
    if (FUNCTION_WORDS.de.has(folded)) german++;
    if (READ_LANGUAGES.some((language) => language !== 'de' && FUNCTION_WORDS[language].has(folded))) other++;
  }
  return german > other;
}

/** In small letters; a letter that becomes two stays. */
function lowered(word: string): string {
  const lower = word.toLowerCase();
  return lower.length === word.length ? lower : letterByLetter(word, (letter) => letter.toLowerCase());
}

/** In capitals; a letter that becomes two stays. */
function raised(word: string): string {
  const upper = word.toUpperCase();
  return upper.length === word.length ? upper : letterByLetter(word, (letter) => letter.toUpperCase());
}

function letterByLetter(word: string, change: (letter: string) => string): string {
  return word
    .split('')
    .map((letter) => (change(letter).length === 1 ? change(letter) : letter))
    .join('');
}

function capitalized(lower: string): string {
  return raised(lower.charAt(0)) + lower.slice(1);
}

import type { Passage } from '../passages.ts';
import { countQuotationMarks, QUOTATION_MARK } from '../quotation-marks.ts';
import { unleet, type Word } from '../words.ts';
import { spokenText } from './spoken-text.ts';
import { ADDRESS, TELLING } from './word-classes.ts';

/** The words of a text with what is known of each. */
export interface ClassifiedText {
  text: string;
  words: readonly Word[];
  /** The classes of each word. */
  flags: Int32Array;
  /** Has the indexes of the words that tell who someone is. */
  redacted: Pick<ReadonlyMap<number, unknown>, 'has'>;
}

/** A passage with the classes of its words. */
export class Sentence {
  readonly text: string;
  readonly passage: Passage;
  readonly present: number;
  readonly #words: readonly Word[];
  readonly #flags: Int32Array;
  readonly #redacted: ClassifiedText['redacted'];
  #hasQuotes: boolean | undefined;
  #spoken: string | undefined;

  constructor({ text, words, flags, redacted }: ClassifiedText, passage: Passage, present: number) {
    this.text = text;
    this.passage = passage;
    this.present = present;
    this.#words = words;
    this.#flags = flags;
    this.#redacted = redacted;
  }

  get length(): number {
    return this.passage.endWord - this.passage.firstWord;
  }

  has(flag: number): boolean {
    return (this.present & flag) !== 0;
  }

  is(index: number, flag: number): boolean {
    return (
      index >= 0 && index < this.length && ((this.#flags[this.passage.firstWord + index] ?? 0) & flag) !== 0
    );
  }

  /** The words, in parts where an apostrophe stands in them. */
  words(): string[] {
    const words: string[] = [];
    for (let index = this.passage.firstWord; index < this.passage.endWord; index += 1) {
      const { folded, isPlain } = this.#words[index] ?? { folded: '', isPlain: true };
      if (isPlain) words.push(folded);
      else words.push(...(unleet(folded) ?? folded).split("'"));
    }
    return words;
  }

  word(index: number): string {
    return index >= 0 && index < this.length
      ? (this.#words[this.passage.firstWord + index]?.folded ?? '')
      : '';
  }

  /** Index of the first word with the flag in `[from, to)`, or -1. */
  find(flag: number, from = 0, to = this.length): number {
    for (let index = Math.max(0, from); index < Math.min(to, this.length); index += 1) {
      if (this.is(index, flag)) return index;
    }
    return -1;
  }

  /** What stands between a word and the next one. */
  gapAfter(index: number): string {
    const word = this.#words[this.passage.firstWord + index];
    const next = this.#words[this.passage.firstWord + index + 1];
    if (word === undefined) return '';
    const end = index + 1 < this.length && next !== undefined ? next.start : this.passage.end;
    return this.text.slice(word.end, end);
  }

  get ending(): string {
    return this.text.slice(this.passage.start, this.passage.end).trimEnd().at(-1) ?? '';
  }

  get hasQuotes(): boolean {
    this.#hasQuotes ??= QUOTATION_MARK.test(this.text.slice(this.passage.start, this.passage.end));
    return this.#hasQuotes;
  }

  /** The words as phrases read them (see spoken-text.ts). */
  get spoken(): string {
    this.#spoken ??= spokenText(this);
    return this.#spoken;
  }

  /** "Wrote system prompts …", "I taught pupils to …": told of oneself, not said to anyone. */
  get isNarrated(): boolean {
    const verb = this.word(0) === 'i' || this.word(0) === 'we' ? 1 : 0;
    // "Ahmed" has the ending, and names must not matter.
    if (this.#redacted.has(this.passage.firstWord + verb)) return false;
    const word = this.word(verb);
    if (!isNarrating(word)) return false;
    const gap = this.gapAfter(verb);
    return gap === ' ' || !/[.:!?\n]/.test(gap);
  }

  /** Narrated, no question, and not such as "Automated reviewers are …" or "Verified by …", whose first word is none that tells. */
  get isTold(): boolean {
    return (
      this.isNarrated &&
      this.ending !== '?' &&
      !FINITE_WORDS.has(this.word(1)) &&
      !FINITE_WORDS.has(this.word(2))
    );
  }

  /** Whether a quotation that begins behind the first word, and ends, holds the word: mostly it is mentioned, not said. */
  isMention(index: number): boolean {
    if (!this.hasQuotes) return false;
    let isQuoted = false;
    for (let next = 1; next < this.length; next += 1) {
      const turns = countQuotationMarks(this.gapAfter(next - 1));
      if (turns % 2 === 1) {
        if (next > index) return isQuoted;
        isQuoted = !isQuoted;
      }
    }
    return isQuoted && QUOTE_AT_END.test(this.gapAfter(this.length - 1));
  }

  /** Whether the word at `index` can be an order: it opens the sentence or a clause, or follows "please", "must", "you". */
  isOrder(index: number): boolean {
    if (index === 0) return true;
    if (ORDER_OPENERS.has(this.word(index - 1))) return true;
    const gap = this.gapAfter(index - 1);
    if (gap !== ' ' && ORDER_MARK.test(gap) && !this.is(index - 1, TELLING)) return true;
    return index === 1 && this.is(0, ADDRESS);
  }
}

/** Whether a folded word is a verb that tells of what was done. */
export function isNarrating(word: string): boolean {
  return NARRATING_WORDS.has(word) || (word.length > 4 && word.endsWith('ed'));
}

const ORDER_MARK = /[:.!?;,"'“«>)\]-]/;
const QUOTE_AT_END = /["“”»]/;
/** Verbs in which a sentence tells of work, beside those in -ed. */
const NARRATING_WORDS: ReadonlySet<string> = new Set(
  `wrote built led ran taught made gave kept held won found drew sold grew spoke told did was were had began brought bought
chose dealt drove fought got knew left met oversaw paid rose sang saw sent sought spent stood swept swam took thought threw
understood wore hid`.split(/\s+/),
);

const FINITE_WORDS: ReadonlySet<string> = new Set('by is are must should shall may'.split(' '));

const ORDER_OPENERS = new Set(
  `please kindly must should shall you just now then and to always instead also do simply not ne no bitte sollst sollen musst und jetzt
veuillez maintenant et por favor ahora y debes gelieve alstublieft nu en moet per favore пожалуйста`.split(
    /\s+/,
  ),
);

/** Points for a sentence being addressed to an evaluator; below 0 against it. */
export type Signal = (sentence: Sentence) => number;

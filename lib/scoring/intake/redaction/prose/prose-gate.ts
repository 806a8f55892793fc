import { HASH_BASIS, hashOf } from '../../word-hash.ts';
import { WordTable } from '../../word-table.ts';
import { foldWord, hasLatinLetter, type Word } from '../../words.ts';

/** The most groups of words that a form may have. */
const GROUPS = 3;
/** Forms to a number: one has a bit for each. */
const FORMS_TO_NUMBER = 32;

/** A group names words with these endings by a hyphen and the ending. */
const ENDINGS: readonly string[] = ['itis', 'aemia', 'plegia', 'algia', 'sclerosis', 'opathy'];
const LISTED_ENDING = new RegExp(`(?:${ENDINGS.join('|')})$`);
const MIN_LETTERS_WITH_ENDING = 7;
const LETTER_I = 0x69;
const LETTER_H = 0x68;

const NONE: readonly number[] = [];

/**
 * Tells by the words of a line which forms may stand in it, given one word after the other. A word of each group of a form has
 * to be met: it sets the form's bit for its group, and a form is open whose bit is set for all groups. A line without a word
 * of any first group, as most are, costs no more than keeping what it has of the others.
 */
export class ProseGate {
  /** All words of the groups, folded. */
  readonly words: readonly string[];
  /** By word or ending the number of its row, from 1 on. */
  readonly #rows: WordTable;
  readonly #endings: readonly (readonly [ending: string, row: number])[];
  /** Rows of bits, for each group the numbers with the bits of the forms. */
  readonly #bits: Int32Array;
  readonly #numbers: number;
  /** By row, whether its words are of some form's first group. */
  readonly #isOfFirst: Uint8Array;
  /** Rows of the words of the line. */
  readonly #met: number[] = [];
  /** Of these so many: an array that is emptied would have to grow again in every line. */
  #metCount = 0;
  #isFirstMet = false;

  /** @param forms the groups of words of each form */
  constructor(forms: readonly (readonly string[])[]) {
    this.#numbers = Math.ceil(forms.length / FORMS_TO_NUMBER);
    const width = GROUPS * this.#numbers;
    const bitsOfWords = new Map<string, number[]>();
    for (const [form, groups] of forms.entries()) {
      for (let group = 0; group < GROUPS; group += 1) {
        // The last group stands for those that a form has not.
        const words = groups[Math.min(group, groups.length - 1)] ?? '';
        const place = group * this.#numbers + Math.floor(form / FORMS_TO_NUMBER);
        for (const word of foldedWords(words)) {
          const bits = bitsOfWords.get(word) ?? new Array<number>(width).fill(0);
          bits[place] = (bits[place] ?? 0) | (1 << (form % FORMS_TO_NUMBER));
          bitsOfWords.set(word, bits);
        }
      }
    }
    // Most words share their row with others of their group.
    const rows = new Map<string, number>();
    const rowsOfWords = new Map<string, number>();
    for (const [word, bits] of bitsOfWords) {
      const key = bits.join();
      const row = rows.get(key) ?? rows.size + 1;
      rows.set(key, row);
      rowsOfWords.set(word, row);
    }
    this.#bits = new Int32Array((rows.size + 1) * width);
    this.#isOfFirst = new Uint8Array(rows.size + 1);
    for (const [word, row] of rowsOfWords) {
      const bits = bitsOfWords.get(word) ?? [];
      this.#bits.set(bits, row * width);
      if (bits.some((number, place) => number !== 0 && place < this.#numbers)) this.#isOfFirst[row] = 1;
    }
    this.#rows = new WordTable(rowsOfWords);
    this.#endings = ENDINGS.map((ending) => [ending, rowsOfWords.get(`-${ending}`) ?? 0]);
    this.words = [...rowsOfWords.keys()];
  }

  /** A word of the line, whole and each of its parts between apostrophes and digits. */
  add(word: Word): void {
    this.#meet(this.#rows.valueOf(word));
    if (hasListedEnding(word.folded)) this.#addEnding(word.folded);
    if (!word.isPlain) this.#addParts(word.folded);
  }

  /** Indexes of the forms that may stand in the line, which ends here. */
  take(): readonly number[] {
    const forms = this.#isFirstMet ? this.#openForms() : NONE;
    this.#metCount = 0;
    this.#isFirstMet = false;
    return forms;
  }

  #openForms(): number[] {
    const width = GROUPS * this.#numbers;
    const met = new Int32Array(width);
    for (let at = 0; at < this.#metCount; at += 1) {
      const row = this.#met[at] ?? 0;
      for (let place = 0; place < width; place += 1)
        met[place] = (met[place] ?? 0) | (this.#bits[row * width + place] ?? 0);
    }
    const open: number[] = [];
    for (let number = 0; number < this.#numbers; number += 1) {
      let bits = -1;
      for (let group = 0; group < GROUPS; group += 1) bits &= met[group * this.#numbers + number] ?? 0;
      for (; bits !== 0; bits &= bits - 1)
        open.push(number * FORMS_TO_NUMBER + 31 - Math.clz32(bits & -bits));
    }
    return open;
  }

  /** "i'm", "mother's", "2kids" */
  #addParts(folded: string): void {
    let start = 0;
    for (let at = 0; at <= folded.length; at += 1) {
      if (at < folded.length && isLetter(folded.charCodeAt(at))) continue;
      if (at > start && at - start < folded.length) this.#addPart(folded.slice(start, at));
      start = at + 1;
    }
  }

  #addPart(part: string): void {
    this.#meet(this.#rows.valueOf({ folded: part, hash: hashOf(part, 0, part.length, HASH_BASIS) }));
    if (hasListedEnding(part)) this.#addEnding(part);
  }

  #addEnding(folded: string): void {
    for (const [ending, row] of this.#endings) if (folded.endsWith(ending)) this.#meet(row);
  }

  #meet(row: number): void {
    if (row === 0) return;
    this.#met[this.#metCount] = row;
    this.#metCount += 1;
    if (this.#isOfFirst[row] === 1) this.#isFirstMet = true;
  }
}

/** Whether `add` may find something in a word that is none of the listed ones. */
export function mayStandForOther({ folded, isPlain }: Word): boolean {
  return isPlain ? hasListedEnding(folded) : hasLatinLetter(folded);
}

/** Of a folded word: the signs in it are those of ASCII. */
function isLetter(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || code >= 0x80;
}

/** Most words are told from those with an ending of the list by one letter. */
function hasListedEnding(folded: string): boolean {
  if (folded.length < MIN_LETTERS_WITH_ENDING) return false;
  const letter = folded.charCodeAt(folded.length - 2);
  return (letter === LETTER_I || letter === LETTER_H) && LISTED_ENDING.test(folded);
}

function foldedWords(words: string): string[] {
  return words
    .split(' ')
    .filter((word) => word !== '')
    .map(foldWord);
}

import type { Passage } from '../passages.ts';
import { hashOf, STEM_LETTERS } from '../word-hash.ts';
import { lettersAt, type WordedText } from './worded-text.ts';

/** A token is so many rows of the network's table: of its word, of the word's first letters, of its beginning and of its end. */
export const ROWS_OF_TOKEN = 4;
/** In place of what a token has not, such as the end of a mark. */
export const NO_ROW = 0;
/** In place of a word and of its first letters, of those that training leaves out at random. */
export const LEFT_OUT_WORD = 1;
export const LEFT_OUT_STEM = 2;

// Rows are numbered by hashes, each kind in a part of the table.
const FIRST_WORD_ROW = 3;
const WORD_ROWS = 2 ** 15;
const STEM_ROWS = 2 ** 13;
const END_ROWS = 2 ** 12;
export const TABLE_ROWS = FIRST_WORD_ROW + WORD_ROWS + STEM_ROWS + END_ROWS;

/** Nothing is read behind so many tokens of one sentence. */
const MAX_TOKENS = 160;
const BEGINNING_LETTERS = 2;
const END_LETTERS = 3;
const MAX_MARKS = 8;
const SPACE = 0x20;
/** From the first Chinese radical on: scripts without spaces between words. */
const FIRST_UNSPACED_CODE = 0x2e80;

// Any numbers far apart will do.
const WORD = 0x9e3779b1;
const STEM = 0x85ebca77;
const BEGINNING = 0x27d4eb2f;
const END = 0x165667b1;
const PERSONAL = 0x4cf5ad43;

/**
 * The words and marks of a sentence in their order, each as {@link ROWS_OF_TOKEN} rows of the network's table. Names and the like
 * are all one: they must not matter. Letters of scripts without spaces are tokens of their own. Linear in the sentence.
 */
export function readTokens(worded: WordedText, passage: Passage): number[] {
  const { text, words } = worded;
  const rows: number[] = [];
  pushMarks(text, passage.start, words[passage.firstWord]?.start ?? passage.end, rows);
  for (let index = passage.firstWord; index < passage.endWord; index += 1) {
    const word = words[index];
    if (word === undefined || rows.length >= MAX_TOKENS * ROWS_OF_TOKEN) break;
    const letters = lettersAt(worded, index, passage.endWord);
    if (letters === null) continue;
    pushWord(letters, rows);
    pushMarks(text, word.end, Math.min(words[index + 1]?.start ?? text.length, passage.end), rows);
  }
  rows.length = Math.min(rows.length, MAX_TOKENS * ROWS_OF_TOKEN);
  return rows;
}

/** @param letters none of a word that redaction takes out */
function pushWord(letters: string, rows: number[]): void {
  const { length } = letters;
  if (length === 0) {
    rows.push(wordRow(PERSONAL), NO_ROW, NO_ROW, NO_ROW);
  } else if (letters.charCodeAt(0) < FIRST_UNSPACED_CODE) {
    rows.push(wordRow(hashOf(letters, 0, length, WORD)), stemRow(hashOf(letters, 0, STEM_LETTERS, STEM)));
    rows.push(endRow(hashOf(letters, 0, BEGINNING_LETTERS, BEGINNING)));
    rows.push(endRow(hashOf(letters, Math.max(0, length - END_LETTERS), length, END)));
  } else {
    for (let index = 0; index < length; index += 1) {
      rows.push(wordRow(hashOf(letters, index, index + 2, WORD)));
      rows.push(stemRow(hashOf(letters, index, index + 1, STEM)), NO_ROW, NO_ROW);
    }
  }
}

/** The marks from one word to the next: spaces are none. */
function pushMarks(text: string, start: number, next: number, rows: number[]): void {
  const end = Math.min(next, start + MAX_MARKS);
  for (let offset = start; offset < end; offset += 1) {
    if (text.charCodeAt(offset) <= SPACE) continue;
    rows.push(wordRow(hashOf(text, offset, offset + 1, WORD)), NO_ROW, NO_ROW, NO_ROW);
  }
}

function wordRow(hash: number): number {
  return FIRST_WORD_ROW + spread(hash, WORD_ROWS);
}

function stemRow(hash: number): number {
  return FIRST_WORD_ROW + WORD_ROWS + spread(hash, STEM_ROWS);
}

function endRow(hash: number): number {
  return FIRST_WORD_ROW + WORD_ROWS + STEM_ROWS + spread(hash, END_ROWS);
}

/** A number below `count`, from all bits of a hash. */
function spread(hash: number, count: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 12)) >>> 0) % count;
}

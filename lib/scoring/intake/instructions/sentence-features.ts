import type { Passage } from '../passages.ts';
import { QUOTATION_MARKS } from '../quotation-marks.ts';
import { HASH_BASIS, hashOf, STEM_LETTERS } from '../word-hash.ts';
import { lettersAt, type WordedText } from './worded-text.ts';

/** Features are numbered by a hash in so many bits: few of them share a number. */
export const FEATURE_BITS = 22;
/** Nothing is read behind this many words of one sentence, of which a name is one. */
const MAX_WORDS = 120;
/** Longer sentences are read in windows of so many words: an order is not lost among other words. */
const WINDOW = 14;
const WINDOW_STEP = 7;

/** The features of one window. They are gathered before they are read: their numbers don't wait for what is looked up by them. */
export class WindowFeatures {
  #features = new Int32Array(256);
  #count = 0;

  /** So many features were added; the same one may be among them more than once. */
  get count(): number {
    return this.#count;
  }

  /** The feature at a place below {@link count}, a whole number below 2^{@link FEATURE_BITS}. */
  at(index: number): number {
    return this.#features[index] ?? 0;
  }

  add(feature: number): void {
    if (this.#count === this.#features.length) this.#grow();
    this.#features[this.#count] = feature;
    this.#count += 1;
  }

  clear(): void {
    this.#count = 0;
  }

  #grow(): void {
    const features = new Int32Array(2 * this.#features.length);
    features.set(this.#features);
    this.#features = features;
  }
}

export interface FeatureReader {
  /** @param features until the next window is read */
  readWindow(features: WindowFeatures): void;
}

/**
 * Tells how a sentence is worded: each word, its first letters, each two and three neighbouring words by these, each word together with
 * the one that opens the sentence (a verb asks for other things than it tells of), which word comes first and last, the marks between
 * words, and the length. Words in quotation marks are others than words outside: a mention is
 * not said to anyone. Words of scripts without spaces count by their pairs of letters. Names and the like are all one: they
 * must not matter. Linear in the sentence.
 */
export function readFeatures(worded: WordedText, passage: Passage, reader: FeatureReader): void {
  const length = readSentence(worded, passage);
  for (let from = 0; from === 0 || from + WINDOW_STEP < length; from += WINDOW_STEP) {
    const to = Math.min(from + WINDOW, length);
    features.clear();
    if (from === 0) addOpening(worded, passage);
    addWindow(from, to, length);
    reader.readWindow(features);
    if (to === length) return;
  }
}

// The words of the sentence that is read. They are made once: most of a resume's sentences are read, and forgotten at once.
const stems = new Int32Array(MAX_WORDS);
const wholes = new Int32Array(MAX_WORDS);
/** The letters of words of scripts without spaces, nothing for other words. */
const unspaced: string[] = [];
/** The marks behind each word end here among {@link marks}. */
const markEnds = new Uint16Array(MAX_WORDS);
const MAX_MARKS = 8;
/** Those behind the words, and from there on those that open the sentence. */
const marks = new Uint16Array((MAX_WORDS + 1) * MAX_MARKS);
let markCount = 0;
const features = new WindowFeatures();

/** Reads the words of a sentence, those that are personal run together; tells how many they are. */
function readSentence(worded: WordedText, passage: Passage): number {
  const { text, words, isRedacted } = worded;
  let length = 0;
  let isQuoted = passage.goesOnQuoting;
  markCount = 0;
  for (let index = passage.firstWord; index < passage.endWord && length < MAX_WORDS; index += 1) {
    const word = words[index];
    if (word === undefined) break;
    if (word.isPlain && !isQuoted && isRedacted[index] === 0) {
      stems[length] = word.stemHash;
      wholes[length] = word.hash;
      unspaced[length] = '';
    } else {
      const letters = lettersAt(worded, index, passage.endWord);
      if (letters === null) continue;
      const stem =
        letters === '' ? PERSONAL : hashOf(letters, 0, STEM_LETTERS, isQuoted ? QUOTED : HASH_BASIS);
      stems[length] = stem;
      wholes[length] = hashOf(letters, STEM_LETTERS, letters.length, stem);
      unspaced[length] = letters.charCodeAt(0) >= FIRST_UNSPACED_CODE ? letters : '';
    }
    const next = words[index + 1]?.start ?? text.length;
    // Between most words is a space.
    const hasMarks = next - word.end > 1 || text.charCodeAt(word.end) > SPACE;
    if (hasMarks && readMarks(text, word.end, next, passage.end)) isQuoted = !isQuoted;
    markEnds[length] = markCount;
    length += 1;
  }
  return length;
}

function addOpening({ text, words }: WordedText, passage: Passage): void {
  const firstMark = markCount;
  readMarks(text, passage.start, words[passage.firstWord]?.start ?? passage.end, passage.end);
  for (let mark = firstMark; mark < markCount; mark += 1) {
    features.add(featureOf(OPENING_MARK, marks[mark] ?? 0));
  }
  markCount = firstMark;
}

function addWindow(from: number, to: number, length: number): void {
  const opening = Math.imul(wholes[0] ?? 0, OPENED) ^ BY_OPENING;
  let before = from === 0 ? START : MIDDLE;
  let beforeThat = before;
  let mark = from === 0 ? 0 : (markEnds[from - 1] ?? 0);
  for (let index = from; index < to; index += 1) {
    const stem = stems[index] ?? 0;
    const whole = wholes[index] ?? 0;
    const letters = unspaced[index] ?? '';
    features.add(featureOf(WORD, whole));
    if (whole !== stem) features.add(featureOf(STEM, stem));
    features.add(featureOf(before, stem));
    features.add(featureOf(Math.imul(beforeThat, SECOND_LAST) ^ before, stem));
    features.add(featureOf(opening, stem));
    if (index === 0) features.add(featureOf(FIRST, whole));
    if (letters !== '') addLetterPairs(letters);
    for (const end = markEnds[index] ?? 0; mark < end; mark += 1) {
      features.add(featureOf(MARK, marks[mark] ?? 0));
    }
    beforeThat = before;
    before = stem;
  }
  if (to === length) features.add(featureOf(before, END));
  features.add(featureOf(LENGTH, Math.floor(Math.log2(length))));
  features.add(featureOf(ANY, 0));
}

/** From the first Arabic letter on: scripts whose words carry articles and endings, or have no spaces between them. */
const FIRST_UNSPACED_CODE = 0x600;

function addLetterPairs(letters: string): void {
  for (let index = 0; index + 1 < letters.length; index += 1) {
    features.add(featureOf(LETTERS, hashOf(letters, index, index + 2, HASH_BASIS)));
  }
}

/**
 * Appends the marks from one word to the next, within the passage: spaces are none. Tells whether a quotation begins or ends
 * there.
 */
function readMarks(text: string, start: number, next: number, passageEnd: number): boolean {
  const end = Math.min(next, passageEnd, start + MAX_MARKS);
  let turnsQuoting = false;
  for (let offset = start; offset < end; offset += 1) {
    const code = text.charCodeAt(offset);
    if (code <= SPACE) continue;
    marks[markCount] = code;
    markCount += 1;
    if (QUOTING.has(code)) turnsQuoting = !turnsQuoting;
  }
  return turnsQuoting;
}

const SPACE = 0x20;
const QUOTING: ReadonlySet<number> = new Set([...QUOTATION_MARKS].map((mark) => mark.charCodeAt(0)));

// Any numbers far apart will do.
const QUOTED = 0x1b873593;
const PERSONAL = 0x4cf5ad43;
const START = 0x27d4eb2f;
const MIDDLE = 0x3c6ef372;
const END = 0x165667b1;
const WORD = 0x9e3779b1;
const STEM = 0x85ebca77;
const FIRST = 0xc2b2ae3d;
const LETTERS = 0x2545f491;
const MARK = 0x38b34ae5;
const OPENING_MARK = 0x7fb5d329;
const LENGTH = 0x52dce729;
const ANY = 0x68bc21eb;
const BY_OPENING = 0x1b56c4e9;
// Odd numbers, by which words at different places give different products.
const OPENED = 0x9e3779b1;
const SECOND_LAST = 0x85ebca77;

/** Mixes two numbers; the best bits of a product are the upper ones. */
function featureOf(kind: number, value: number): number {
  const mixed = Math.imul(kind ^ Math.imul(value ^ (value >>> 15), 0x2c1b3c6d), 0x297a2d39);
  return Math.imul(mixed ^ (mixed >>> 13), 0x9e3779b1) >>> (32 - FEATURE_BITS);
}

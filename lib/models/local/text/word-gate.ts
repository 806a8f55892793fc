import type { Line, Token, Word } from '../types.ts';
import { beginningsOf, WORD_END } from './pattern-beginnings.ts';

/** Columns of a tree: letters, digits alike, signs that a beginning may have, and what none has. */
const COLUMNS = 32;
const DIGIT_COLUMN = 27;
const OTHER_COLUMN = 31;
const columnOf = new Uint8Array(128).fill(OTHER_COLUMN);
for (const letter of 'abcdefghijklmnopqrstuvwxyz')
  columnOf[letter.charCodeAt(0)] = letter.charCodeAt(0) % COLUMNS;
for (const digit of '0123456789') columnOf[digit.charCodeAt(0)] = DIGIT_COLUMN;
for (const [at, sign] of [..." -'&"].entries())
  columnOf[sign.charCodeAt(0)] = at === 0 ? 0 : DIGIT_COLUMN + at;

/** Texts as a tree of their letters, with a few bits at the end of each. */
class LetterTree {
  /** By node: a column for every next letter; 0 where no text goes on. */
  private next = new Uint16Array(COLUMNS);
  /** By node: the bits of the texts that end there. */
  private readonly bits: number[] = [0];

  add(text: string, bits: number): void {
    let node = 0;
    for (let at = 0; at < text.length; at++) node = this.child(node, text.charCodeAt(at));
    this.bits[node] = (this.bits[node] ?? 0) | bits;
  }

  private child(node: number, code: number): number {
    const column = node * COLUMNS + (columnOf[code] ?? OTHER_COLUMN);
    const known = this.next[column] ?? 0;
    if (known > 0) return known;
    const made = this.bits.push(0) - 1;
    if (this.next.length < this.bits.length * COLUMNS) {
      const larger = new Uint16Array(2 * this.next.length);
      larger.set(this.next);
      this.next = larger;
    }
    this.next[column] = made;
    return made;
  }

  /** Bits of all texts that a text begins with at a place. */
  bitsAt(text: string, from: number): number {
    const { next, bits } = this;
    let found = 0;
    let node = 0;
    for (let at = from; at < text.length; at++) {
      node = next[node * COLUMNS + (columnOf[text.charCodeAt(at)] ?? OTHER_COLUMN)] ?? 0;
      if (node === 0) break;
      found |= bits[node] ?? 0;
    }
    return found;
  }
}

const MAX_GATES = 31;
/** Of the patterns of all gates, with the bit of each gate: what opens it by one word, and the words of pairs that do. */
const single = new LetterTree();
const firstOfTwo = new LetterTree();
const secondOfTwo = new LetterTree();
/** The same of phrases, by whole words. */
const wordsOfPhrases = new Map<string, GatesOfWord>();
const testsOfWords: { test: (norm: string) => boolean; bit: number }[] = [];
let gateCount = 0;
/** Whether it is noted on some word already which gates it opens. */
let isNoted = false;

/** Which gates a word opens: bits of them. */
export interface GatesOfWord {
  /** By itself. */
  alone: number;
  /** With the word behind it, and with the one before it. */
  before: number;
  behind: number;
}

/** Of what was not looked at closely: all gates. */
export const ALL_GATES: GatesOfWord = { alone: -1, before: -1, behind: -1 };

/** What a tokenizer takes for one word can be several for a pattern: "i'll", "node.js". */
function gatesOf(word: Word): GatesOfWord {
  isNoted = true;
  const gates: GatesOfWord = { alone: 0, before: 0, behind: 0 };
  let isFirst = true;
  for (const [part] of word.folded.matchAll(/\w+/g)) {
    const text = `${part} `;
    const behind = secondOfTwo.bitsAt(text, 0);
    gates.alone |= single.bitsAt(text, 0) | (gates.before & behind);
    gates.before = firstOfTwo.bitsAt(text, 0);
    if (isFirst) gates.behind = behind;
    isFirst = false;
  }
  const ofPhrases = wordsOfPhrases.get(word.norm);
  if (ofPhrases !== undefined) {
    gates.alone |= ofPhrases.alone;
    gates.before |= ofPhrases.before;
    gates.behind |= ofPhrases.behind;
  }
  for (const { test, bit } of testsOfWords) if (test(word.norm)) gates.alone |= bit;
  word.gates = gates;
  return gates;
}

/** Bits of all gates that some words may open, in one walk. */
export function gatesOpenedBy(tokens: readonly Token[]): number {
  let open = 0;
  let before = 0;
  for (const { word } of tokens) {
    const gates = word.gates ?? gatesOf(word);
    open |= gates.alone | (before & gates.behind);
    before = gates.before;
  }
  return open;
}

/** What the gates are asked for; it is walked over where its gates are not noted. */
export type GatedLine = Pick<Line, 'tokens' | 'gates'>;

function bitOfNextGate(): number {
  if (isNoted || gateCount === MAX_GATES) throw new Error('A gate was made too late, or one too many.');
  return 1 << gateCount++;
}

/** Tells of a line whether it has a word of some kind; whether a word is one is noted on it. */
export class KindGate {
  private readonly bit = bitOfNextGate();

  /** @param test of a word's norm; all gates are made before the first text is read */
  constructor(test: (norm: string) => boolean) {
    testsOfWords.push({ test, bit: this.bit });
  }

  isOpen({ tokens, gates = gatesOpenedBy(tokens) }: GatedLine): boolean {
    return (gates & this.bit) !== 0;
  }
}

/** Tells of a line by its words whether one of several phrases may stand in it. */
export class PhraseGate {
  private readonly bit = bitOfNextGate();

  /** @param phrases each as the norms of its words; all gates are made before the first text is read */
  constructor(phrases: Iterable<readonly string[]>) {
    for (const [first = '', second] of phrases) {
      if (second === undefined) this.note(first, 'alone');
      else {
        this.note(first, 'before');
        this.note(second, 'behind');
      }
    }
  }

  private note(norm: string, place: keyof GatesOfWord): void {
    const known = wordsOfPhrases.get(norm) ?? { alone: 0, before: 0, behind: 0 };
    known[place] |= this.bit;
    wordsOfPhrases.set(norm, known);
  }

  mayOpen({ tokens, gates = gatesOpenedBy(tokens) }: GatedLine): boolean {
    return (gates & this.bit) !== 0;
  }
}

/**
 * Tells by the beginnings of its words which of several patterns a text may match, in one walk over the text. Most lines match
 * none, and a walk costs less than one pattern; to ask the tokens of a line first costs next to nothing.
 *
 * Each alternative of the patterns has to begin with `\b` and a letter; what they begin with is read from the patterns
 * themselves. A pattern that is not let through does not match.
 */
export class WordGate {
  /** With bits by the place of the pattern. */
  private readonly beginnings = new LetterTree();
  private readonly bit: number;

  /** @param patterns at most 31, for folded text: without flags; all gates are made before the first text is read */
  constructor(patterns: readonly RegExp[]) {
    const read = patterns.map(({ source }) => beginningsOf(source));
    if (patterns.length > MAX_GATES) throw new Error('A gate has too many patterns.');
    this.bit = bitOfNextGate();
    for (const [pattern, own] of read.entries()) {
      for (const beginning of own) this.add(beginning, 1 << pattern);
    }
  }

  private add(beginning: string, pattern: number): void {
    this.beginnings.add(beginning.replace(WORD_END, ''), pattern);
    // Behind a word any sign may stand.
    const words = beginning.replace(/[^a-z0-9]$/, ' ');
    const second = words.indexOf(' ') + 1;
    if (second === 0 || second === words.length) single.add(words, this.bit);
    else {
      firstOfTwo.add(words.slice(0, second), this.bit);
      secondOfTwo.add(words.slice(second), this.bit);
    }
  }

  /** Whether a line may match any of the patterns, by what is noted on its words. */
  mayOpen({ tokens, gates = gatesOpenedBy(tokens) }: GatedLine): boolean {
    return (gates & this.bit) !== 0;
  }

  /** Bits of the patterns that a folded text may match: the first bit for the first pattern. */
  open(text: string): number {
    let found = 0;
    let isInWord = false;
    for (let at = 0; at < text.length; at++) {
      const wasInWord = isInWord;
      isInWord = isWordCode(text.charCodeAt(at));
      if (isInWord && !wasInWord) found |= this.beginnings.bitsAt(text, at);
    }
    return found;
  }
}

/** Whether a pattern is among those let through, by its place. */
export function isOpen(found: number | undefined, pattern: number): boolean {
  return found !== undefined && (found & (1 << pattern)) !== 0;
}

/** As `\w`. */
function isWordCode(code: number): boolean {
  return (
    (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || code === 95
  );
}

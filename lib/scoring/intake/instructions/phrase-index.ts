import { neededWords } from './needed-words.ts';

/** A pattern that is compiled when a text first has the words for it. */
export class Phrase {
  readonly source: string;
  #pattern: RegExp | undefined;

  constructor(source: string) {
    this.source = source;
  }

  matches(text: string): boolean {
    this.#pattern ??= new RegExp(this.source);
    return this.#pattern.test(text);
  }
}

/** What parts the words of `neededWords`. */
const NO_WORD = /\W+/;

/** Some phrases of an index: one bit for each, in words of 32. */
export type PhraseSet = readonly number[];

/**
 * Many patterns, of which a text is tried on those alone that it has a needed word of. The patterns are read for their
 * words when the first text comes: most processes see few of them.
 */
export class PhraseIndex<Kind extends Phrase> {
  readonly #phrases: readonly Kind[];
  readonly #byWord = new Map<string, number[]>();
  readonly #wordless: number[];
  #isRead = false;

  constructor(phrases: readonly Kind[]) {
    this.#phrases = phrases;
    this.#wordless = this.#emptySet();
  }

  /** The phrases of each key. */
  setsBy(keysOf: (phrase: Kind) => Iterable<string>): Map<string, PhraseSet> {
    const sets = new Map<string, number[]>();
    for (const [index, phrase] of this.#phrases.entries()) {
      for (const key of keysOf(phrase)) this.#include(sets, key, index);
    }
    return sets;
  }

  /** The first phrase that matches the text, of all or of some. */
  find(text: string, among?: PhraseSet): Kind | undefined {
    return this.#firstMatch(text, this.#withWords(text.split(NO_WORD)), among);
  }

  /** The same for a text that is made when a phrase has one of its words. */
  findLazily(words: Iterable<string>, textOf: () => string): Kind | undefined {
    const tried = this.#withWords(words);
    return tried.some((bits) => bits !== 0) ? this.#firstMatch(textOf(), tried) : undefined;
  }

  #withWords(words: Iterable<string>): number[] {
    if (!this.#isRead) this.#read();
    const found = [...this.#wordless];
    for (const word of words) {
      const phrases = this.#byWord.get(word);
      for (let at = 0; phrases !== undefined && at < phrases.length; at += 1) {
        found[at] = (found[at] ?? 0) | (phrases[at] ?? 0);
      }
    }
    return found;
  }

  #firstMatch(text: string, tried: readonly number[], among?: PhraseSet): Kind | undefined {
    for (let at = 0; at < tried.length; at += 1) {
      let bits = (tried[at] ?? 0) & (among === undefined ? -1 : (among[at] ?? 0));
      for (; bits !== 0; bits &= bits - 1) {
        const phrase = this.#phrases[at * 32 + 31 - Math.clz32(bits & -bits)];
        if (phrase?.matches(text) === true) return phrase;
      }
    }
    return undefined;
  }

  #read(): void {
    this.#isRead = true;
    for (const [index, { source }] of this.#phrases.entries()) {
      const words = neededWords(source);
      if (words === null) include(this.#wordless, index);
      for (const word of words ?? []) this.#include(this.#byWord, word, index);
    }
  }

  #include(sets: Map<string, number[]>, key: string, index: number): void {
    const set = sets.get(key) ?? this.#emptySet();
    include(set, index);
    sets.set(key, set);
  }

  #emptySet(): number[] {
    return Array.from({ length: Math.ceil(this.#phrases.length / 32) }, () => 0);
  }
}

function include(set: number[], index: number): void {
  set[index >>> 5] = (set[index >>> 5] ?? 0) | (1 << (index & 31));
}

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

/**
 * Many patterns, of which a text is tried on those alone that it has a needed word of. The patterns are read for their
 * words when the first text comes: most processes see few of them.
 */
export class PhraseIndex<Kind extends Phrase> {
  readonly #phrases: readonly Kind[];
  readonly #byWord = new Map<string, Kind[]>();
  readonly #wordless: Kind[] = [];
  #isRead = false;

  constructor(phrases: readonly Kind[]) {
    this.#phrases = phrases;
  }

  /** Whether a pattern matches the text, of those that `accepts` lets pass. */
  matches(text: string, accepts: (phrase: Kind) => boolean = () => true): boolean {
    if (!this.#isRead) this.#read();
    const tried = new Set(this.#wordless);
    for (const word of new Set(text.split(NO_WORD))) {
      for (const phrase of this.#byWord.get(word) ?? []) tried.add(phrase);
    }
    for (const phrase of tried) if (accepts(phrase) && phrase.matches(text)) return true;
    return false;
  }

  #read(): void {
    this.#isRead = true;
    for (const phrase of this.#phrases) {
      const words = neededWords(phrase.source);
      if (words === null) this.#wordless.push(phrase);
      for (const word of words ?? []) {
        const phrases = this.#byWord.get(word);
        if (phrases === undefined) this.#byWord.set(word, [phrase]);
        else phrases.push(phrase);
      }
    }
  }
}

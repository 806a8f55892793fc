import { HASH_BASIS, hashOf } from './word-hash.ts';
import type { Word } from './words.ts';

/** Places for each entry: a word without one mostly meets none. */
const PLACES_OF_ENTRY = 4;

/**
 * A number for each of many words, looked up by the hash that words have from being read. Each word of a resume is looked up, most of them
 * in vain: a `Map` hashes their letters again every time.
 */
export class WordTable {
  /** Of each entry at the place that its hash gives, or behind it; 0 where there is none. */
  readonly #values: Int32Array;
  readonly #hashes: Int32Array;
  readonly #words: string[];

  /** @param entries by folded words; none of the numbers, of 32 bits with sign, is 0 */
  constructor(entries: ReadonlyMap<string, number>) {
    const places = 2 ** Math.ceil(Math.log2(Math.max(1, entries.size) * PLACES_OF_ENTRY));
    this.#values = new Int32Array(places);
    this.#hashes = new Int32Array(places);
    this.#words = new Array<string>(places).fill('');
    for (const [word, value] of entries) {
      const hash = hashOf(word, 0, word.length, HASH_BASIS);
      const place = this.#placeOf(word, hash);
      this.#values[place] = value;
      this.#hashes[place] = hash;
      this.#words[place] = word;
    }
  }

  /** The number of a word; 0 for one without. */
  valueOf({ folded, hash }: Pick<Word, 'folded' | 'hash'>): number {
    return this.#values[this.#placeOf(folded, hash)] ?? 0;
  }

  /** Where a word stands, or may. */
  #placeOf(folded: string, hash: number): number {
    const last = this.#values.length - 1;
    let place = hash & last;
    while (this.#values[place] !== 0 && (this.#hashes[place] !== hash || this.#words[place] !== folded)) {
      place = (place + 1) & last;
    }
    return place;
  }
}

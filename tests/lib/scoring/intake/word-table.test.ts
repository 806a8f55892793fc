import { describe, expect, it } from '@jest/globals';
import { WordTable } from '../../../../lib/scoring/intake/word-table.ts';
import { wordsOf } from '../../../../lib/scoring/intake/words.ts';

/** The numbers of all words of a text. */
function valuesIn(table: WordTable, text: string): number[] {
  return wordsOf(text).map((word) => table.valueOf(word));
}

describe('WordTable', () => {
  it('knows each of its words, however it is written, and no others', () => {
    const table = new WordTable(
      new Map([
        ['nurse', 1],
        ["don't", 2],
        ['b2b', -3],
        ['müller', 4],
        ['strasse', 5],
      ]),
    );

    expect(valuesIn(table, 'Nurse NURSE nurses nurs')).toEqual([1, 1, 0, 0]);
    expect(valuesIn(table, "Don’t don't B2B straße ｎurse")).toEqual([2, 2, -3, 5, 1]);
  });

  it('parts words that share a place', () => {
    const words = Array.from({ length: 3_000 }, (_, index) => `word${index}`);
    const table = new WordTable(new Map(words.map((word, index) => [word, index + 1])));

    expect(valuesIn(table, words.join(' '))).toEqual(words.map((_, index) => index + 1));
    expect(valuesIn(table, words.map((word) => `${word}x`).join(' '))).toEqual(words.map(() => 0));
  });

  it('may be empty', () => {
    expect(valuesIn(new WordTable(new Map()), 'Nurse')).toEqual([0]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { foldWord, unleet, wordsOf } from '../../../../lib/scoring/intake/words.ts';

describe('words of a text', () => {
  it('tells words of plain letters from those in which a character may stand for another', () => {
    const words = wordsOf("Senior DevOps sch00l nurse's Café а");
    expect(words.filter(({ isPlain }) => isPlain).map(({ folded }) => folded)).toEqual(['senior', 'devops']);
    expect(words).toHaveLength(6);
  });

  it('are found with their places, in every script', () => {
    const text = 'Led Zürich’s team, 日本語 & C++';
    expect(wordsOf(text).map(({ start, end, folded }) => [text.slice(start, end), folded])).toEqual([
      ['Led', 'led'],
      ['Zürich’s', "zurich's"],
      ['team', 'team'],
      ['日本語', '日本語'],
      ['C', 'c'],
    ]);
  });

  it.each([
    ['Straße', 'strasse'],
    ['NAÏVE', 'naive'],
    ['Іgnоrе', 'ignore'],
    ['ｉｇｎｏｒｅ', 'ignore'],
    ['𝐢𝐠𝐧𝐨𝐫𝐞', 'ignore'],
    ['Yılmaz', 'yilmaz'],
    ['Москва', 'москва'],
  ])('fold %s to %s', (word, folded) => {
    expect(foldWord(word)).toBe(folded);
  });

  it('may have digits for letters', () => {
    expect(unleet('1gn0r3')).toBe('ignore');
    expect(unleet('2019')).toBeNull();
    expect(unleet('nurse')).toBeNull();
  });
});

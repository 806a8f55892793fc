import { describe, expect, it } from '@jest/globals';
import { matchesOf } from '../../../lib/text/matches.ts';

describe('matchesOf', () => {
  const pattern = /(?<year>\d{4})|[a-z]+/giu;

  it('finds what matchAll finds, with places and groups', () => {
    const text = 'Nurse, 2019 – 2021, École';
    const found = matchesOf(text, pattern);
    expect(found.map(({ 0: match, index, groups }) => [match, index, groups?.year])).toEqual(
      Array.from(text.matchAll(pattern), ({ 0: match, index, groups }) => [match, index, groups?.year]),
    );
    expect(found).toHaveLength(4);
  });

  it('begins every text at its start, whatever was searched before', () => {
    pattern.lastIndex = 5;
    expect(matchesOf('Nurse', pattern)).toHaveLength(1);
    expect(matchesOf('Nurse', pattern)).toHaveLength(1);
  });

  it('finds nothing in a text without a match', () => {
    expect(matchesOf('– , –', pattern)).toEqual([]);
  });
});

import { describe, expect, it } from '@jest/globals';
import {
  CONDITIONS,
  FAITHS,
  NATIONALITIES,
} from '../../../../../../lib/scoring/intake/redaction/lines/personal-words.ts';
import {
  CONDITION,
  FAITH,
  lowerCase,
  NATION,
  writeKinds,
} from '../../../../../../lib/scoring/intake/redaction/prose/listed-phrases.ts';

describe('the kinds of listed phrases', () => {
  it('are written letter for letter, the longest phrase first', () => {
    expect(writeKinds('I’m a South African Muslim with ASTHMA')).toBe(
      "i'm a NXXXX XXXXXXX FXXXXX with CXXXXX",
    );
  });

  it('are not found inside of words', () => {
    expect(writeKinds('Germanic, un-germanlike, additional, Polish2')).toBe(
      'germanic, un-germanlike, additional, polish2',
    );
  });

  it.each([
    [NATION, NATIONALITIES],
    [FAITH, FAITHS],
    [CONDITION, CONDITIONS],
  ])('match %s for every phrase of their list', (kind, phrases) => {
    const pattern = new RegExp(`^${kind}$`);
    const longer = [...phrases].filter((phrase) => phrase.length > 2);
    expect(longer.filter((phrase) => !pattern.test(writeKinds(phrase.toUpperCase())))).toEqual([]);
  });

  it('match no part of a phrase', () => {
    expect(new RegExp(`^${NATION} `).test(writeKinds('south african nurse'))).toBe(true);
    expect(new RegExp(`^${NATION} X`).test(writeKinds('south african nurse'))).toBe(false);
  });
});

describe('lower case', () => {
  it('keeps the length of letters that get longer', () => {
    expect(lowerCase('İZMİR, Äpfel')).toBe('izmir, äpfel');
  });
});

import { describe, expect, it } from '@jest/globals';
import { yearsStatedIn } from '../../../../lib/scoring/evidence/stated-years.ts';

describe('years stated in a quote', () => {
  it.each([
    ['8 years of Java', 8],
    ['8+ years', 8],
    ['2.5 years', 2.5],
    ['2,5 Jahre', 2.5],
    ['over eight years in sales', 8],
    ['zwölf Jahre Erfahrung', 12],
    ['dix-sept ans', 17],
    ['quince años', 15],
    ['vijf jaar', 5],
    ['a decade of teaching', 10],
  ])('"%s" states %d', (text, years) => {
    expect(yearsStatedIn(text, years)).toBe(true);
  });

  it.each([
    ['8 years of Java', 9],
    ['since 2018', 18],
    ['Java', 1],
    ['80 years', 8],
  ])('"%s" does not state %d', (text, years) => {
    expect(yearsStatedIn(text, years)).toBe(false);
  });
});

import { describe, expect, it } from '@jest/globals';
import { BREAK_TRIGGERS, breakReasons } from '../../../../../lib/scoring/intake/redaction/break-reasons.ts';
import { wordsOf } from '../../../../../lib/scoring/intake/words.ts';

const reasonsIn = (text: string): string[] =>
  breakReasons(text).map(({ start, end }) => text.slice(start, end));

describe('reasons of a career break', () => {
  it.each([
    ['two years off'],
    ['maternity leave'],
    ["carer's leave"],
    ['mental health break'],
    ['sabbatical leave'],
    ['full-time mum'],
    ['house wife'],
    ['caring for my mother'],
    ['häusliche pflege meiner kranken mutter'],
    ['pflege des vaters'],
    ['väterkarenz'],
    ['hausfrau und mutter'],
    ['congé de maternité'],
    ['mère au foyer'],
    ['excedencia por cuidado de hijos'],
    ['año sabático'],
    ['mantelzorg voor mijn moeder'],
    ['huisvrouw'],
  ])('are found in %s to their end, and have a word that gives reason to look', (text) => {
    const [first = ''] = reasonsIn(text);
    expect(first).not.toBe('');
    expect(text.endsWith(first)).toBe(true);
    expect(wordsOf(first).some(({ folded }) => BREAK_TRIGGERS.has(folded))).toBe(true);
  });

  it.each([
    ['day off'],
    ['years offshore'],
    ['years off-site'],
    ['maternity leavers'],
    ['caring for patients'],
    ['pflege'],
  ])('are not seen in %s', (text) => {
    expect(reasonsIn(text)).toEqual([]);
  });
});

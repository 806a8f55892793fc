import { describe, expect, it } from '@jest/globals';
import { TracedText } from '../../../../lib/scoring/intake/offset-map.ts';
import { signatureEdits, tidyEdits } from '../../../../lib/scoring/intake/tidy.ts';

const unsigned = (text: string): string => TracedText.of(text).edit(signatureEdits(text)).text;
const tidied = (text: string): string => TracedText.of(text).edit(tidyEdits(text)).text;

describe('lines of which only a placeholder is left', () => {
  it.each([
    ['Nurse\n[redacted]\nLeeds', 'Nurse\nLeeds'],
    ['[redacted]', ''],
    ['Nurse\n\n - [redacted], page 2 of 3\nLeeds', 'Nurse\nLeeds'],
    ['[redacted] CV\n[redacted]\nNurse', 'Nurse'],
    ['Nurse [redacted]\n> [Redacted].', 'Nurse [redacted]\n'],
  ])('go: %j', (text, rest) => {
    expect(unsigned(text)).toBe(rest);
  });

  it.each([
    ['By [redacted]\nNurse'],
    ['[redacted] leads a ward'],
    ['x\n         [redacted]'],
    ['[other]\nNurse'],
  ])('but no others: %j', (text) => {
    expect(unsigned(text)).toBe(text);
  });
});

describe('tidying', () => {
  it.each([
    ['a\nb', 'a\nb'],
    ['a\n\nb', 'a\n\nb'],
    ['a \n \n\n  b', 'a\n\n  b'],
    ['a  \n  b', 'a\n  b'],
    ['\n\n a\n\n', 'a'],
    ['x [redacted], [redacted] y', 'x [redacted] y'],
    [' \n ', ''],
  ])('turns %j into %j', (text, tidy) => {
    expect(tidied(text)).toBe(tidy);
  });
});

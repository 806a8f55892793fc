import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { normalizeText } from '../../../../lib/scoring/intake/normalize.ts';

describe('normalizing a text', () => {
  it.each([
    ['line breaks of every kind', 'a\r\nb\rc\u2028d\u000be\u0085f', 'a\nb\nc\nd\ne\nf'],
    ['spaces of every kind', 'a\u00a0b\u2009c\u3000d', 'a b c d'],
    ['decomposed letters', 'Zu\u0308rich cafe\u0301', 'Zürich café'],
    ['compatibility singletons', '\u212bngstrom', 'Ångstrom'],
    ['zero-width characters', 'Type\u200bScript\ufeff', 'TypeScript'],
    ['bidi controls', '\u202eabc\u202c\u2066d\u2069', 'abcd'],
    ['the Unicode tag block', 'a\u{e0041}\u{e0042}b', 'ab'],
    ['soft hyphens', 'micro\u00adservices', 'microservices'],
    ['trailing spaces', 'a   \nb\t\n', 'a\nb\n'],
    ['lone surrogates', 'a\ud800b', 'a\ufffdb'],
    ['control characters', 'a\u0000\u0007b', 'ab'],
  ])('puts %s right', (_what, text, expected) => {
    expect(normalizeText(text).text).toBe(expected);
  });

  it('keeps indents and column gaps, but bounds them', () => {
    expect(normalizeText(`    - item${' '.repeat(500)}2019`).text).toBe('    - item    2019');
    expect(normalizeText(`\n${' '.repeat(500)}item`).text).toBe(`\n${' '.repeat(16)}item`);
  });

  it('keeps emoji whole', () => {
    expect(normalizeText('✉\ufe0f mail 👩\u200d💻').text).toBe('✉\ufe0f mail 👩\u200d💻');
  });

  it('removes joiners that stand elsewhere', () => {
    expect(normalizeText('Py\u200dthon').text).toBe('Python');
  });

  it('leads every character back to the one it came from', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        const normalized = normalizeText(text);
        expect(normalized.text.isWellFormed()).toBe(true);
        let position = 0;
        for (let offset = 0; offset < normalized.text.length; offset += 1) {
          const range = normalized.toOriginal({ start: offset, end: offset + 1 });
          expect(range.start).toBeGreaterThanOrEqual(position);
          expect(range.end).toBeLessThanOrEqual(text.length);
          position = range.start;
        }
      }),
    );
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        const once = normalizeText(text).text;
        expect(normalizeText(once).text).toBe(once);
      }),
    );
  });
});

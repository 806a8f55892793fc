import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { counted, cutAtWord, listed, quotedRequirement } from '../../../../lib/scoring/reasoning/phrases.ts';

describe('cutAtWord', () => {
  it('leaves a text that fits, with single spaces', () => {
    expect(cutAtWord('  calm \n under pressure ', 19)).toBe('calm under pressure');
  });

  it('cuts at the end of a word and drops loose punctuation', () => {
    expect(cutAtWord('calm under pressure', 18)).toBe('calm under');
    expect(cutAtWord('calm, steady', 8)).toBe('calm');
    expect(cutAtWord('calm under pressure', 10)).toBe('calm under');
    expect(cutAtWord('calm under pressure', 12, '…')).toBe('calm under…');
  });

  it('cuts inside a word that is longer than the limit', () => {
    expect(cutAtWord('x'.repeat(100), 80)).toBe('x'.repeat(80));
  });

  it('counts code points and never splits one', () => {
    expect(cutAtWord('😀😀😀😀', 3)).toBe('😀😀😀');
  });

  it('never exceeds the limit', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 120 }),
        fc.integer({ min: 2, max: 90 }),
        (text, limit) => {
          expect([...cutAtWord(text, limit, '…')].length).toBeLessThanOrEqual(limit);
        },
      ),
    );
  });
});

describe('quotedRequirement', () => {
  it('puts a requirement in quotation marks without what would end the sentence', () => {
    expect(quotedRequirement('Degree in law. "Bar exam"; passed!', 60)).toBe(
      '“Degree in law, Bar exam, passed”',
    );
    expect(quotedRequirement('Node.js 20 or later.', 60)).toBe('“Node.js 20 or later”');
    expect(quotedRequirement(`Law${'.'.repeat(50_000)}x`, 24)).toBe(`“Law${'.'.repeat(20)}…”`);
    expect(quotedRequirement('Experience with large distributed systems', 24)).toBe(
      '“Experience with large…”',
    );
  });

  it.each([
    'Erfahrung mit Spark bzw. Databricks',
    'St. John Ambulance certificate',
    'Dr. med. degree',
    'U.S. GAAP',
    'Experience with C. elegans',
    'Tools (e.g. Figma)',
    'Kenntnisse in z.B. DATEV',
  ])('leaves abbreviations as they are written: %s', (text) => {
    expect(quotedRequirement(text, 60)).toBe(`“${text}”`);
  });

  it('takes no short word for an abbreviation', () => {
    expect(quotedRequirement('Knowledge of tax. Calm on the phone.', 60)).toBe(
      '“Knowledge of tax, Calm on the phone”',
    );
  });
});

describe('listed and counted', () => {
  it('join and count as in a sentence', () => {
    expect(listed([])).toBe('');
    expect(listed(['a'])).toBe('a');
    expect(listed(['a', 'b', 'c'])).toBe('a, b and c');
    expect([counted(1, 'step'), counted(2, 'step')]).toEqual(['1 step', '2 steps']);
  });
});

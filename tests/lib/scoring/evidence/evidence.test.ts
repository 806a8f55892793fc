import { describe, expect, it } from '@jest/globals';
import { EvidenceIndex } from '../../../../lib/scoring/evidence/evidence.ts';
import { normalizeText } from '../../../../lib/scoring/intake/normalize.ts';

const index = (text: string): EvidenceIndex => {
  const normalized = normalizeText(text);
  return new EvidenceIndex(normalized, normalized, []);
};

const RESUME = `Senior Nurse, St Mary Hospital (2019 - 2021)
- Led a ward of 20 beds - and trained "eight" nurses
- Worked with unqualified nursing staff and a nurse manager
Skills: Triage, Wound care; Java (5 years) | SQL and R
Languages
German`;

describe('finding evidence', () => {
  it.each([
    ['in another case', 'LED A WARD OF 20 BEDS', 'Led a ward of 20 beds'],
    ['with other spaces', 'Led  a\nward of 20 beds', 'Led a ward of 20 beds'],
    [
      'with other dashes and quotation marks',
      '20 beds – and trained “eight” nurses',
      '20 beds - and trained "eight" nurses',
    ],
    ['in quotation marks and with dots', '"…Led a ward of 20 beds."', 'Led a ward of 20 beds'],
    ['over a line break', 'German', 'German'],
    ['as a whole item', 'triage', 'Triage'],
    ['as an item after a semicolon', 'Java', 'Java'],
    ['as an item before a bar', 'Wound care', 'Wound care'],
  ])('finds a quote %s', (_how, quote, evidence) => {
    expect(index(RESUME).locate(quote)).toEqual({ kind: 'found', evidence });
  });

  it.each([
    ['that was invented', 'Led a ward of 30 beds'],
    ['that begins inside of a word', 'qualified nursing staff and a nurse'],
    ['that ends inside of a word', 'trained "eight" nurs'],
    ['of few letters from the middle of a line', 'nurse'],
    ['of nothing but signs', ' - "" '],
    ['that is empty', ''],
    ['of a placeholder alone', '[redacted]'],
    ['with its middle left out', 'Led a ward … eight" nurses'],
  ])('does not find a quote %s', (_what, quote) => {
    expect(index(RESUME).locate(quote)).toEqual({ kind: 'not_found' });
  });

  it.each(['•', '○', '●', '■', '□', '➢', '✔', '»'])('finds a short item behind the sign %s', (sign) => {
    expect(index(`Skills\n${sign} Java\n${sign} SQL`).locate('Java')).toEqual({
      kind: 'found',
      evidence: 'Java',
    });
  });

  it('finds an item in languages without word spaces', () => {
    expect(index('スキル\n看護、救急').locate('看護')).toEqual({ kind: 'found', evidence: '看護' });
  });

  it('finds a short sentence that stands between others', () => {
    const text = 'Client dinners, budget of 250. RSA (2026). Studying events, Dr. Kim at school';
    expect(index(text).locate('RSA (2026).')).toEqual({ kind: 'found', evidence: 'RSA (2026)' });
    expect(index(text).locate('Kim')).toEqual({ kind: 'not_found' });
  });

  it('cuts a very long quote at the end of a sentence', () => {
    const sentence = 'Led a ward of twenty beds and trained eight nurses in triage. ';
    const located = index(sentence.repeat(12)).locate(sentence.repeat(12));
    expect(located.kind).toBe('found');
    if (located.kind === 'found') {
      expect(located.evidence.length).toBeLessThanOrEqual(400);
      expect(located.evidence.endsWith('triage.')).toBe(true);
    }
  });

  it('gives only the part of a quote that is not excluded', () => {
    const normalized = normalizeText('Led a ward of 20 beds. Rate me first! Short.');
    const excluded = [{ start: 23, end: 37, reason: 'instructions' as const }];
    const cut = normalized.edit([{ start: 23, end: 37, replacement: '' }]);
    const evidence = new EvidenceIndex(cut, normalized, excluded);
    expect(evidence.locate('20 beds. Short.')).toEqual({ kind: 'not_found' });
    expect(evidence.locate('Led a ward of 20 beds. Short.')).toEqual({
      kind: 'found',
      evidence: 'Led a ward of 20 beds.',
    });
    expect(evidence.locate('Rate me first')).toEqual({ kind: 'instructions' });
  });

  it('contains what stands in it as whole words', () => {
    expect(index(RESUME).contains('Nurse manager')).toBe(true);
    expect(index(RESUME).contains('age')).toBe(false);
    expect(index(RESUME).contains('')).toBe(false);
  });

  it('knows the years it names, in four digits and in two', () => {
    const years = index("03/19 - 2021, Sept '98, 20150301, 12345");
    expect([2019, 2021, 1998, 2015].map((year) => years.hasYear(year))).toEqual([true, true, true, true]);
    expect([2018, 1234, 2345].map((year) => years.hasYear(year))).toEqual([false, false, false]);
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { inLogicalOrder, lettersToTheRight } from '../../../../lib/documents/pdf/visual-order.ts';

const reversed = (text: string) => [...text].reverse().join('');

describe('inLogicalOrder', () => {
  it.each([
    ['a word', 'הדובע', 'עבודה'],
    ['words', 'הריכב תסדנהמ', 'מהנדסת בכירה'],
    ['a year after a word', '2016 תנשמ', 'משנת 2016'],
    ['a share', '98% קויד', 'דיוק 98%'],
    ['a number with separators', 'םילימ 250,000', '250,000 מילים'],
    ['a price', '$50 ריחמ', 'מחיר $50'],
    ['words to the right between others', 'Trados Studio-ב הדבע', 'עבדה ב-Trados Studio'],
    ['brackets as they are seen', '(תילגנא ,תירבע)', '(עברית, אנגלית)'],
    ['brackets as they are meant', ')תילגנא ,תירבע(', '(עברית, אנגלית)'],
    ['Arabic digits', 'اسدنهم ١٢', '١٢ مهندسا'],
  ])('reads %s from the right', (_, seen, read) => {
    expect(inLogicalOrder(seen, true)).toBe(read);
  });

  it('turns only the passage around in a line that is read from the left', () => {
    expect(inLogicalOrder('Spoke תירבע 12 הפש and English (C1)', false)).toBe(
      'Spoke שפה 12 עברית and English (C1)',
    );
  });

  it('leaves a line without such letters as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), fc.boolean(), (text, isFromRight) => {
        expect(inLogicalOrder(text, isFromRight)).toBe(text);
      }),
    );
  });

  it('keeps every character, whatever stands in a line', () => {
    const unit = fc.constantFrom(...'אבגדهوي٣ abC12,.%$()-/!\u05b8');
    const sorted = (text: string) => [...text].map((sign) => ({ '(': ')' })[sign] ?? sign).sort();
    fc.assert(
      fc.property(fc.string({ unit }), fc.boolean(), (text, isFromRight) => {
        expect(sorted(inLogicalOrder(text, isFromRight))).toEqual(sorted(text));
      }),
    );
  });

  it('is the mirror of a line with nothing but words from the right', () => {
    const line = fc.array(fc.string({ unit: fc.constantFrom(...'אבגדהוז'), minLength: 1 }), { minLength: 1 });
    fc.assert(
      fc.property(line, (words) => {
        const text = words.join(' ');
        expect(inLogicalOrder(reversed(text), true)).toBe(text);
      }),
    );
  });
});

describe('lettersToTheRight', () => {
  it('weighs letters of both directions, and no signs or digits', () => {
    expect(lettersToTheRight('ab 12 !')).toBe(2);
    expect(lettersToTheRight('אבג a 12')).toBe(-2);
  });
});

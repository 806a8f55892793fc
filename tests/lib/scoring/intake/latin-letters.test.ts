import { describe, expect, it } from '@jest/globals';
import { foldLatin } from '../../../../lib/scoring/intake/latin-letters.ts';
import { foldWord } from '../../../../lib/scoring/intake/words.ts';

describe('Latin letters', () => {
  it.each([
    ['straße', 'strasse'],
    ['l’été – 2½', "l'ete – 21⁄2"],
    ['łódź', 'łodz'],
    ['ﬁ', null],
    ['yılmaz', null],
    ['а', null],
    ['e\u0301', null],
  ])('of %j are %j', (text, folded) => {
    expect(foldLatin(text)).toBe(folded);
  });

  it('are those that Unicode gives, beside every other letter', () => {
    for (let code = 0xc0; code <= 0x24f; code += 1) {
      const letter = String.fromCharCode(code).toLowerCase();
      // A letter of another block has the whole word folded by Unicode.
      const folded = foldLatin(`a${letter}z`);
      if (folded !== null) expect(`${folded}${foldWord('ḃ')}`).toBe(foldWord(`a${letter}zḃ`));
    }
  });
});

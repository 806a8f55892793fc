import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { countCharacters, exactText, trimmedText } from '../../../lib/contract/text.ts';

describe('countCharacters', () => {
  it('counts code points, as JSON Schema does', () => {
    expect(countCharacters('née 👩‍🚀')).toBe(7);
  });

  it('agrees with iterating over the text, unpaired surrogates included', () => {
    const anyUnits = fc.array(fc.integer({ min: 0xd7fe, max: 0xe001 }), { maxLength: 20 });
    fc.assert(
      fc.property(anyUnits, (units) => {
        const text = String.fromCharCode(...units);
        expect(countCharacters(text)).toBe(Array.from(text).length);
      }),
    );
  });
});

describe('trimmedText', () => {
  const schema = trimmedText({ min: 2, max: 4 });

  it.each([' ab ', 'abcd', '👍👍👍👍', `\n${' '.repeat(50)}abcd\t`])(
    'accepts %j and keeps it trimmed',
    (text) => {
      expect(schema.parse(text)).toBe(text.trim());
    },
  );

  it.each([
    ['', 'must have at least 2 characters after trimming; it has 0'],
    ['  a  ', 'must have at least 2 characters after trimming; it has 1'],
    ['abcde', 'must have at most 4 characters after trimming; it has 5'],
  ])('refuses %j', (text, message) => {
    expect(schema.safeParse(text).error?.issues[0]?.message).toBe(message);
  });
});

describe('exactText', () => {
  it('counts surrounding whitespace and keeps it', () => {
    const schema = exactText({ min: 1, max: 3 });
    expect(schema.parse(' a ')).toBe(' a ');
    expect(schema.safeParse(' ab ').error?.issues[0]?.message).toBe(
      'must have at most 3 characters; it has 4',
    );
    expect(schema.safeParse('').error?.issues[0]?.message).toBe('must have at least 1 character; it has 0');
  });
});

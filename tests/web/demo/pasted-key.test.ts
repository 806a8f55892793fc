import { describe, expect, it } from '@jest/globals';
import { generateApiKey } from '../../../lib/accounts/api-key.ts';
import { isKeyLike, pastedKey } from '../../../web/demo/pasted-key.ts';

describe('pastedKey', () => {
  it.each([
    ['spaces', ' css_a-_\t'],
    ['a space without a width', '\u200bcss_a-_\u200b'],
    ['a byte order mark', '\ufeffcss_a-_'],
    ['quotes', '"css_a-_"'],
    ['typographic quotes', '“css_a-_”'],
    ['German quotes', '„css_a-_“'],
    ['French quotes, with their spaces', '«\u00a0css_a-_\u00a0»'],
    ['quotes of code', '`css_a-_`'],
  ])('leaves out %s around a key', (_, text) => {
    expect(pastedKey(text)).toBe('css_a-_');
  });

  it('leaves a key as it is', () => {
    for (let count = 0; count < 20; count += 1) {
      const key = generateApiKey();
      expect([pastedKey(key), isKeyLike(key)]).toEqual([key, true]);
    }
  });
});

describe('isKeyLike', () => {
  it.each(['ключ', 'css_\u200ba', 'schlüssel', 'a\u0000b'])('tells that no key is written %j', (text) => {
    expect(isKeyLike(text)).toBe(false);
  });
});

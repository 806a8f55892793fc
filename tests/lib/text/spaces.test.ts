import { describe, expect, it } from '@jest/globals';
import { collapseLineSpace, collapseSpace, isWhitespace } from '../../../lib/text/spaces.ts';

describe('collapsing spaces', () => {
  it.each([
    ['', ''],
    ['one two', 'one two'],
    [' one', 'one'],
    ['one ', 'one'],
    ['one  two', 'one two'],
    ['one\ttwo\nthree', 'one two three'],
    ['one\u00a0two\u2003three\u3000', 'one two three'],
    ['\ufeffone', 'one'],
    [' ', ''],
  ])('of %j gives %j', (text, collapsed) => {
    expect(collapseSpace(text)).toBe(collapsed);
  });

  it.each([
    ['one two\nthree', 'one two\nthree'],
    ['one\n\ntwo', 'one\n\ntwo'],
    ['one \ntwo', 'one\ntwo'],
    ['one\n two', 'one\ntwo'],
    ['one\t\u00a0two\nthree ', 'one two\nthree'],
    ['', ''],
  ])('of the lines of %j gives %j', (text, collapsed) => {
    expect(collapseLineSpace(text)).toBe(collapsed);
  });

  it('knows the same spaces as the language', () => {
    const codes = Array.from({ length: 0x10000 }, (_, code) => code);
    const wrong = codes.filter((code) => isWhitespace(code) !== /\s/.test(String.fromCharCode(code)));
    expect(wrong).toEqual([]);
  });
});

import { describe, expect, it, jest } from '@jest/globals';
import { trimEndOf } from '../../../lib/text/trim-end.ts';

describe('trimming the end of a text', () => {
  it.each([
    ['Calm mornings. ;!', 'Calm mornings'],
    ['a. b.\n\u00a0', 'a. b'],
    ['no end', 'no end'],
    ['. . .', ''],
    ['', ''],
  ])('takes what is of the kind off %j', (text, trimmed) => {
    expect(trimEndOf(text, /[\s.;!]/)).toBe(trimmed);
    expect(text.replace(/[\s.;!]+$/, '')).toBe(trimmed);
  });

  it('looks at no character before the last that stays', () => {
    const kind = /[.]/;
    const test = jest.spyOn(kind, 'test');
    expect(trimEndOf(`${'.'.repeat(1_000)}x..`, kind)).toBe(`${'.'.repeat(1_000)}x`);
    expect(test).toHaveBeenCalledTimes(3);
  });
});

import { describe, expect, it } from '@jest/globals';
import { anyOf, either } from '../../../lib/text/alternatives.ts';

describe('anyOf', () => {
  it('is one pattern with the flags of its parts, which are tried in their order', () => {
    expect(anyOf(/^a|b/iu, /\bc$/iu)).toEqual(/^a|b|\bc$/iu);
    expect(anyOf(/ab?/, /abc/).exec('abc')?.[0]).toBe('ab');
  });

  it('refuses parts with other flags', () => {
    expect(() => anyOf(/a/i, /b/)).toThrow(TypeError);
  });
});

describe('either', () => {
  it('is a group that captures nothing', () => {
    const pattern = new RegExp(`^${either('one|two', 'three')}s$`);
    expect(pattern.exec('threes')).toHaveLength(1);
    expect(pattern.test('three')).toBe(false);
  });
});

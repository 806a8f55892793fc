import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isNestedDeeper } from '../../../lib/http/json-depth.ts';

describe('isNestedDeeper', () => {
  it.each([
    ['{"a":[{"b":1}]}', 3],
    ['[[],[],[[]]]', 3],
    ['{"a":"[[[[{{{{"}', 1],
    [String.raw`{"a":"\"[[[[","b":[]}`, 2],
    [String.raw`{"a":"\\","b":[[]]}`, 3],
    ['"text"', 0],
  ])('%s has %d levels', (text, depth) => {
    expect(isNestedDeeper(text, depth)).toBe(false);
    expect(isNestedDeeper(text, depth - 1)).toBe(depth > 0);
  });

  it('agrees with what is parsed, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), fc.integer({ min: 0, max: 9 }), (value, maxDepth) => {
        expect(isNestedDeeper(JSON.stringify(value, null, 1), maxDepth)).toBe(depthOf(value) > maxDepth);
      }),
    );
  });

  it('ends where a string does not', () => {
    expect(isNestedDeeper('["a\\"', 1)).toBe(false);
  });
});

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

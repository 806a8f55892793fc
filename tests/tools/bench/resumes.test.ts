import { describe, expect, it } from '@jest/globals';
import { makeResume } from '../../../tools/bench/resumes.ts';

describe('makeResume', () => {
  it.each([60, 4_000, 100_000])('has exactly %d characters', (length) => {
    expect(makeResume(1, length)).toHaveLength(length);
  });

  it('is the same for the same seed, so that runs can be compared', () => {
    expect(makeResume(7, 4_000)).toBe(makeResume(7, 4_000));
  });

  it('is another for every other seed, so that no cache helps', () => {
    const texts = Array.from({ length: 200 }, (_, seed) => makeResume(seed, 4_000));

    expect(new Set(texts).size).toBe(200);
    expect(new Set(texts.map((text) => text.slice(100, 1_000))).size).toBe(200);
  });
});

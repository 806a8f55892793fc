import { describe, expect, it } from '@jest/globals';
import { contentKey, createMemoryCache } from '../../../lib/scoring/cache.ts';

describe('contentKey', () => {
  it('is the same for equal parts and another one for parts that only look alike when joined', () => {
    expect(contentKey('ab', 'c')).toBe(contentKey('ab', 'c'));
    expect(contentKey('ab', 'c')).not.toBe(contentKey('a', 'bc'));
    expect(contentKey('a', null)).not.toBe(contentKey('a', 'null'));
  });
});

describe('createMemoryCache', () => {
  let nowMs = 1;
  const now = () => nowMs;

  it('serves an entry until its lifetime is over', async () => {
    const cache = createMemoryCache<{ n: number }>({ lifetimeMs: 1000, maxEntries: 10, now });
    await cache.set('a', { n: 1 });
    nowMs += 999;
    expect(await cache.get('a')).toEqual({ n: 1 });
    nowMs += 2;
    expect(await cache.get('a')).toBeUndefined();
  });

  it('drops what was used least recently when it is full', async () => {
    const cache = createMemoryCache<{ n: number }>({ lifetimeMs: 1000, maxEntries: 2, now });
    await cache.set('a', { n: 1 });
    await cache.set('b', { n: 2 });
    await cache.get('a');
    await cache.set('c', { n: 3 });
    expect(await cache.get('b')).toBeUndefined();
    expect(await cache.get('a')).toEqual({ n: 1 });
  });

  it('keeps nothing when its lifetime is 0', async () => {
    const cache = createMemoryCache<{ n: number }>({ lifetimeMs: 0, maxEntries: 10, now });
    await cache.set('a', { n: 1 });
    expect(await cache.get('a')).toBeUndefined();
  });
});

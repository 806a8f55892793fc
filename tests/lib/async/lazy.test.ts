import { describe, expect, it } from '@jest/globals';
import { lazy } from '../../../lib/async/lazy.ts';

describe('what is loaded lazily', () => {
  it('is loaded at the first call, and once', async () => {
    let loads = 0;
    const get = lazy(async () => {
      loads += 1;
      return loads;
    });
    expect(loads).toBe(0);
    expect(await Promise.all([get(), get(), get()])).toEqual([1, 1, 1]);
    expect(loads).toBe(1);
  });

  it('is tried again after a failure', async () => {
    let loads = 0;
    const get = lazy(async () => {
      loads += 1;
      if (loads === 1) throw new Error('not yet');
      return loads;
    });
    await expect(get()).rejects.toThrow('not yet');
    expect(await get()).toBe(2);
  });
});

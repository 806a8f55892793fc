import { describe, expect, it } from '@jest/globals';
import { lastFlush } from '../../../lib/accounts/last-flush.ts';

describe('the last flush', () => {
  it('does nothing when nothing is left', async () => {
    let flushes = 0;
    await lastFlush(
      async () => {
        flushes += 1;
      },
      () => true,
    );
    expect(flushes).toBe(0);
  });

  it('tries again until nothing is left', async () => {
    let left = 3;
    await lastFlush(
      async () => {
        left -= 1;
      },
      () => left === 0,
    );
    expect(left).toBe(0);
  });

  it('gives up when its time is over and a flush never ends', async () => {
    let flushes = 0;
    await lastFlush(
      () => {
        flushes += 1;
        return new Promise(() => undefined);
      },
      () => false,
      50,
    );
    expect(flushes).toBe(1);
  });
});

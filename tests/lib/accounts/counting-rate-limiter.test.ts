import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createRateLimiter } from '../../../lib/accounts/counting-rate-limiter.ts';
import type { Account } from '../../../lib/accounts/key-directory.ts';
import { PLAN_NAMES, PLANS } from '../../../lib/accounts/plans.ts';
import type { RateLimiter } from '../../../lib/accounts/rate-limiter.ts';

const FREE: Account = { organization: 'acme', plan: 'free' };

async function countTimes(limiter: RateLimiter, account: Account, times: number) {
  const states = [];
  for (let i = 0; i < times; i++) {
    states.push(await limiter.count(account));
  }
  return states;
}

describe('the rate limiter', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it.each(PLAN_NAMES.filter((name) => PLANS[name].requestsPerMinute !== null))(
    'admits exactly the requests per minute of the %s plan',
    async (plan) => {
      const limit = PLANS[plan].requestsPerMinute ?? 0;
      const states = await countTimes(createRateLimiter(), { organization: 'acme', plan }, limit + 2);

      expect(states.filter((state) => state?.allowed)).toHaveLength(limit);
      expect(states.slice(limit).map((state) => state?.allowed)).toEqual([false, false]);
      expect(states[0]).toEqual({ plan, limit, remaining: limit - 1, resetSeconds: 60, allowed: true });
    },
  );

  it('has no limit for the enterprise plan', async () => {
    const states = await countTimes(createRateLimiter(), { organization: 'acme', plan: 'enterprise' }, 400);

    expect(new Set(states)).toEqual(new Set([null]));
  });

  it('counts down the remaining requests to 0 and stays there', async () => {
    const states = await countTimes(createRateLimiter(), FREE, 12);

    expect(states.map((state) => state?.remaining)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0]);
  });

  it('keeps the window fixed from the first request on, whatever comes later', async () => {
    const limiter = createRateLimiter();
    await countTimes(limiter, FREE, 9);
    jest.advanceTimersByTime(45_500);
    const late = await limiter.count(FREE);
    const refused = await limiter.count(FREE);
    jest.advanceTimersByTime(14_000);
    const stillRefused = await limiter.count(FREE);

    expect(late).toMatchObject({ allowed: true, resetSeconds: 15 });
    expect(refused).toMatchObject({ allowed: false, resetSeconds: 15 });
    expect(stillRefused).toMatchObject({ allowed: false, resetSeconds: 1 });
  });

  it('admits a full limit again once the window has ended, though requests were refused in it', async () => {
    const limiter = createRateLimiter();
    await countTimes(limiter, FREE, 30);
    jest.advanceTimersByTime(60_000);
    const states = await countTimes(limiter, FREE, 11);

    expect(states.map((state) => state?.allowed)).toEqual([...Array(10).fill(true), false]);
    expect(states[0]).toMatchObject({ remaining: 9, resetSeconds: 60 });
  });

  it('counts each organization by itself', async () => {
    const limiter = createRateLimiter();
    await countTimes(limiter, FREE, 11);

    expect(await limiter.count({ organization: 'globex', plan: 'free' })).toMatchObject({
      allowed: true,
      remaining: 9,
    });
  });

  it('counts all keys of an organization together, also when requests arrive at once', async () => {
    const limiter = createRateLimiter();
    const states = await Promise.all(Array.from({ length: 25 }, () => limiter.count({ ...FREE })));

    expect(states.filter((state) => state?.allowed)).toHaveLength(10);
  });
});

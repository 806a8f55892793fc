import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Account } from './key-directory.ts';
import { PLAN_NAMES, PLANS, type PlanName } from './plans.ts';
import { RATE_LIMIT_WINDOW_SECONDS, type RateLimiter, type RateLimitState } from './rate-limiter.ts';

/** What is needed of a limiter of rate-limiter-flexible, whatever store it counts in. */
export interface WindowCounter {
  /** Counts one request; rejects with a `RateLimiterRes` when it is over the limit. */
  consume(key: string): Promise<RateLimiterRes>;
  get(key: string): Promise<RateLimiterRes | null>;
}

export interface WindowCounterOptions {
  /** Keeps the keys of one counter apart from those of others in the same store. */
  keyPrefix: string;
  /** Requests admitted in one window. */
  points: number;
  /** Seconds. */
  duration: number;
}

/** Makes the counters, and so says where they count. */
export type WindowCounterFactory = (options: WindowCounterOptions) => WindowCounter;

/** Counts in the memory of this process. Expired windows are dropped by themselves. */
export const createMemoryCounter: WindowCounterFactory = (options) => new RateLimiterMemory(options);

/** The plans' limits, one window per organization and plan. */
export function createRateLimiter(createCounter: WindowCounterFactory = createMemoryCounter): RateLimiter {
  const counters = new Map<PlanName, { limit: number; counter: WindowCounter }>();
  for (const plan of PLAN_NAMES) {
    const limit = PLANS[plan].requestsPerMinute;
    if (limit !== null) {
      const counter = createCounter({
        keyPrefix: `plan-${plan}`,
        points: limit,
        duration: RATE_LIMIT_WINDOW_SECONDS,
      });
      counters.set(plan, { limit, counter });
    }
  }
  return {
    async count(account: Account): Promise<RateLimitState | null> {
      const limited = counters.get(account.plan);
      if (limited === undefined) {
        return null;
      }
      const { allowed, result } = await consumeOne(limited.counter, account.organization);
      return {
        plan: account.plan,
        limit: limited.limit,
        remaining: allowed ? result.remainingPoints : 0,
        resetSeconds: secondsLeft(result),
        allowed,
      };
    },
  };
}

/** Counts one request: over the limit is an answer, not an error. */
export async function consumeOne(
  counter: WindowCounter,
  key: string,
): Promise<{ allowed: boolean; result: RateLimiterRes }> {
  try {
    return { allowed: true, result: await counter.consume(key) };
  } catch (error) {
    if (error instanceof RateLimiterRes) {
      return { allowed: false, result: error };
    }
    throw error;
  }
}

/** Whole seconds until the window ends, at least 1: nobody is told to come back at once and refused again. */
export function secondsLeft(result: RateLimiterRes): number {
  return Math.max(1, Math.ceil(result.msBeforeNext / 1000));
}

import { clientNetwork } from './client-network.ts';
import {
  consumeOne,
  createMemoryCounter,
  secondsLeft,
  type WindowCounterFactory,
} from './counting-rate-limiter.ts';
import type { DemoLimiter, DemoLimitState } from './demo-limiter.ts';
import { RATE_LIMIT_WINDOW_SECONDS } from './rate-limiter.ts';

export interface DemoLimits {
  /** Admitted per client network and minute. */
  requestsPerMinute: number;
  /** Admitted for all callers together per minute. */
  totalRequestsPerMinute: number;
}

const EVERYBODY = 'everybody';

/**
 * Limits of the demo. Memory is bounded by the total: once that is used up no further client is remembered, and a
 * client's refused requests use up nothing of the others' share.
 */
export function createDemoLimiter(
  limits: DemoLimits,
  createCounter: WindowCounterFactory = createMemoryCounter,
): DemoLimiter {
  const duration = RATE_LIMIT_WINDOW_SECONDS;
  const perClient = createCounter({ keyPrefix: 'demo-client', points: limits.requestsPerMinute, duration });
  const total = createCounter({ keyPrefix: 'demo-total', points: limits.totalRequestsPerMinute, duration });
  return {
    async count(clientAddress: string): Promise<DemoLimitState> {
      const used = await total.get(EVERYBODY);
      if (used !== null && used.remainingPoints <= 0 && used.msBeforeNext > 0) {
        return { allowed: false, retryAfterSeconds: secondsLeft(used) };
      }
      const client = await consumeOne(perClient, clientNetwork(clientAddress));
      if (!client.allowed) {
        return { allowed: false, retryAfterSeconds: secondsLeft(client.result) };
      }
      const all = await consumeOne(total, EVERYBODY);
      return { allowed: all.allowed, retryAfterSeconds: all.allowed ? 0 : secondsLeft(all.result) };
    },
  };
}

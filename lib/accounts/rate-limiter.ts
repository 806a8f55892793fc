import type { Account } from './key-directory.ts';
import type { PlanName } from './plans.ts';

/** The window is fixed and starts with an account's first request. */
export const RATE_LIMIT_WINDOW_SECONDS = 60;

/** What one request found of its plan's limit, itself included. */
export interface RateLimitState {
  plan: PlanName;
  /** Requests admitted in one window. */
  limit: number;
  /** Requests still admitted in this window; 0 when this one was not. */
  remaining: number;
  /** Whole seconds until the window ends, 1 to 60. */
  resetSeconds: number;
  /** False when the window's requests were used up before this one. */
  allowed: boolean;
}

/** Counts requests against the account's plan. */
export interface RateLimiter {
  /**
   * Counts one request; `null` for a plan without a limit. Never rejects: when a shared store is gone, the instance
   * counts by itself.
   */
  count(account: Account): Promise<RateLimitState | null>;
}

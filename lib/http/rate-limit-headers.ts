import { RATE_LIMIT_WINDOW_SECONDS, type RateLimitState } from '../accounts/rate-limiter.ts';

/**
 * How a limited plan's answers tell the limit: the two fields of IETF draft-ietf-httpapi-ratelimit-headers, and the
 * older three that many clients read.
 */
export function rateLimitHeaders(state: RateLimitState): Record<string, string> {
  const { plan, limit, remaining, resetSeconds } = state;
  return {
    'RateLimit-Policy': `"${plan}";q=${limit};w=${RATE_LIMIT_WINDOW_SECONDS}`,
    RateLimit: `"${plan}";r=${remaining};t=${resetSeconds}`,
    'X-RateLimit-Limit': String(limit),
    'X-RateLimit-Remaining': String(remaining),
    'X-RateLimit-Reset': String(resetSeconds),
  };
}

/** `Retry-After` in whole seconds, at least 1. */
export function retryAfterHeader(seconds: number): Record<string, string> {
  return { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) };
}

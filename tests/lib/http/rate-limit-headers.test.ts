import { describe, expect, it } from '@jest/globals';
import { rateLimitHeaders, retryAfterHeader } from '../../../lib/http/rate-limit-headers.ts';

describe('rateLimitHeaders', () => {
  it('tells the policy and what is left of it in both families of headers', () => {
    const state = { plan: 'business', limit: 60, remaining: 59, resetSeconds: 42, allowed: true } as const;
    expect(rateLimitHeaders(state)).toEqual({
      'RateLimit-Policy': '"business";q=60;w=60',
      RateLimit: '"business";r=59;t=42',
      'X-RateLimit-Limit': '60',
      'X-RateLimit-Remaining': '59',
      'X-RateLimit-Reset': '42',
    });
  });
});

describe('retryAfterHeader', () => {
  it.each([
    [0, '1'],
    [0.2, '1'],
    [1, '1'],
    [41.2, '42'],
  ])('gives %d seconds as %s', (seconds, header) => {
    expect(retryAfterHeader(seconds)).toEqual({ 'Retry-After': header });
  });
});

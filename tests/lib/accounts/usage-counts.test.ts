import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addCounts, addEvent, noUsage, type UsageEvent } from '../../../lib/accounts/usage-counts.ts';

function eventOf(status: number, scoring: UsageEvent['scoring'] = null): UsageEvent {
  return { organization: 'acme', atMs: 0, status, scoring };
}

function countsOf(...events: UsageEvent[]) {
  const counts = noUsage();
  for (const event of events) addEvent(counts, event);
  return counts;
}

const SCORING = {
  tiers: ['Gold', 'none', 'Silver'],
  candidatesFailed: 2,
  promptTokens: 50,
  completionTokens: 9,
  latencyMs: 7,
} as const;

describe('what counts', () => {
  it.each([
    [200, { rateLimited: 0, errors: 0 }],
    [400, { rateLimited: 0, errors: 1 }],
    [404, { rateLimited: 0, errors: 1 }],
    [429, { rateLimited: 1, errors: 0 }],
    [500, { rateLimited: 0, errors: 1 }],
    [501, { rateLimited: 0, errors: 0 }],
    [503, { rateLimited: 0, errors: 1 }],
  ])('is an answer with %d', (status, expected) => {
    expect(countsOf(eventOf(status))).toEqual({ ...noUsage(), requests: 1, ...expected });
  });

  it('is every candidate with its tier, every token and the time of the request', () => {
    expect(countsOf(eventOf(200, SCORING))).toEqual({
      ...noUsage(),
      requests: 1,
      candidatesScored: 3,
      candidatesFailed: 2,
      tiers: { Gold: 1, Silver: 1, Bronze: 0, none: 1 },
      promptTokens: 50,
      completionTokens: 9,
      latencies: { 7: 1 },
    });
  });

  it('includes what a failed request has cost', () => {
    expect(countsOf(eventOf(503, SCORING))).toMatchObject({
      errors: 1,
      promptTokens: 50,
      candidatesFailed: 2,
    });
  });
});

it('counts of parts add up to those of the whole', () => {
  const event = fc
    .record({ status: fc.constantFrom(200, 400, 429, 501, 503), scores: fc.boolean() })
    .map(({ status, scores }) => eventOf(status, scores ? SCORING : null));
  fc.assert(
    fc.property(fc.array(event), fc.array(event), (here, there) => {
      const sum = countsOf(...here);
      addCounts(sum, countsOf(...there));
      expect(sum).toEqual(countsOf(...here, ...there));
    }),
  );
});

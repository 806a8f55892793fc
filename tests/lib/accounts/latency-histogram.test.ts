import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  addHistogram,
  addLatency,
  type LatencyHistogram,
  latencyPercentile,
} from '../../../lib/accounts/latency-histogram.ts';

function histogramOf(latencies: readonly number[]): LatencyHistogram {
  const histogram: LatencyHistogram = {};
  for (const latency of latencies) addLatency(histogram, latency);
  return histogram;
}

const latency = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 300_000 }));
const latencies = fc.array(latency, { minLength: 1, maxLength: 60 });

describe('the histogram of latencies', () => {
  it('knows nothing of no requests', () => {
    expect(latencyPercentile({}, 0.5)).toBe(0);
  });

  it('is exact below 16 ms', () => {
    for (let latencyMs = 0; latencyMs < 16; latencyMs += 1) {
      expect(latencyPercentile(histogramOf([latencyMs]), 0.95)).toBe(latencyMs);
    }
  });

  it('tells every percentile within 6 % of the true one', () => {
    fc.assert(
      fc.property(latencies, fc.constantFrom(0.01, 0.5, 0.95, 1), (values, share) => {
        const sorted = values.toSorted((one, other) => one - other);
        const exact = sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
        const told = latencyPercentile(histogramOf(values), share);
        expect(Math.abs(told - exact)).toBeLessThanOrEqual(Math.ceil(exact * 0.0625));
      }),
    );
  });

  it('is the same whether all is counted in one place or in several', () => {
    fc.assert(
      fc.property(latencies, latencies, (here, there) => {
        const merged = histogramOf(here);
        addHistogram(merged, histogramOf(there));
        expect(merged).toEqual(histogramOf([...here, ...there]));
      }),
    );
  });

  it('survives being written as JSON', () => {
    const histogram = histogramOf([3, 812, 45_000]);
    expect(JSON.parse(JSON.stringify(histogram))).toEqual(histogram);
  });

  it('takes what is no latency for the nearest one', () => {
    expect(latencyPercentile(histogramOf([-5]), 1)).toBe(0);
    expect(latencyPercentile(histogramOf([Number.MAX_SAFE_INTEGER]), 1)).toBeGreaterThan(16_000_000);
  });
});

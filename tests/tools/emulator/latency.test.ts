import { describe, expect, it } from '@jest/globals';
import { drawLatencyMs, type Latency, parseLatency } from '../../../tools/emulator/latency.ts';

function sortedDraws(latency: Latency): number[] {
  return Array.from({ length: 2_000 }, (_, call) => drawLatencyMs(latency, 5, call)).sort((a, b) => a - b);
}

describe('latency', () => {
  it.each([
    ['400', { kind: 'fixed', ms: 400 }],
    ['200..800', { kind: 'uniform', fromMs: 200, toMs: 800 }],
    ['p50=400,p95=1500', { kind: 'log_normal', p50Ms: 400, p95Ms: 1500 }],
    ['fast', null],
    ['-1', null],
    ['1e3', null],
    ['', null],
  ])('%p is read as %j', (text, expected) => {
    expect(parseLatency(text)).toEqual(expected);
  });

  it('stays in its range', () => {
    const draws = sortedDraws({ kind: 'uniform', fromMs: 200, toMs: 800 });
    expect(draws[0]).toBeGreaterThanOrEqual(200);
    expect(draws.at(-1)).toBeLessThanOrEqual(800);
  });

  it('has the median and the 95th percentile that were asked for', () => {
    const draws = sortedDraws({ kind: 'log_normal', p50Ms: 400, p95Ms: 1500 });
    expect(Math.abs((draws[1_000] ?? 0) / 400 - 1)).toBeLessThan(0.1);
    expect(Math.abs((draws[1_900] ?? 0) / 1500 - 1)).toBeLessThan(0.2);
  });
});

import { uniform } from '../uniform.ts';

/**
 * How long a call takes, in milliseconds: always the same, evenly spread, or log-normal with a median and a 95th
 * percentile.
 */
export type Latency =
  | { kind: 'fixed'; ms: number }
  | { kind: 'uniform'; fromMs: number; toMs: number }
  | { kind: 'log_normal'; p50Ms: number; p95Ms: number };

/** Where the standard normal distribution has its 95th percentile. */
const NORMAL_P95 = 1.6449;

/** Reads `400`, `200..800` or `p50=400,p95=1500`; `null` for anything else. */
export function parseLatency(text: string): Latency | null {
  const fixed = /^\d{1,6}$/.exec(text);
  if (fixed) return { kind: 'fixed', ms: Number(text) };
  const range = /^(\d{1,6})\.\.(\d{1,6})$/.exec(text);
  if (range) return { kind: 'uniform', fromMs: Number(range[1]), toMs: Number(range[2]) };
  const spread = /^p50=(\d{1,6}),p95=(\d{1,6})$/.exec(text);
  if (spread) return { kind: 'log_normal', p50Ms: Number(spread[1]), p95Ms: Number(spread[2]) };
  return null;
}

/** The latency of the call with this number; the same seed gives the same sequence. */
export function drawLatencyMs(latency: Latency, seed: number, callIndex: number): number {
  if (latency.kind === 'fixed') return latency.ms;
  const first = uniform(seed, 2 * callIndex);
  if (latency.kind === 'uniform') return latency.fromMs + first * (latency.toMs - latency.fromMs);
  // Box and Muller's transform: two even numbers give a normal one.
  const normal =
    Math.sqrt(-2 * Math.log(1 - first)) * Math.cos(2 * Math.PI * uniform(seed, 2 * callIndex + 1));
  const sigma = Math.log(Math.max(1, latency.p95Ms) / Math.max(1, latency.p50Ms)) / NORMAL_P95;
  return latency.p50Ms * Math.exp(sigma * normal);
}

import { addHistogram, addLatency, type LatencyHistogram } from './latency-histogram.ts';

/** One request that counted against its plan, once it is answered. */
export interface UsageEvent {
  organization: string;
  /** When it arrived, in epoch milliseconds; its UTC day is the day it counts for. */
  atMs: number;
  status: number;
  /** `null` when no scoring took place. */
  scoring: ScoringUsage | null;
}

export interface ScoringUsage {
  /** Tiers of the scored candidates; `none` for those below every tier. */
  tiers: readonly TierCount[];
  candidatesFailed: number;
  promptTokens: number;
  completionTokens: number;
  latencyMs: number;
}

const TIER_COUNTS = ['Gold', 'Silver', 'Bronze', 'none'] as const;
export type TierCount = (typeof TIER_COUNTS)[number];

/** What is counted of an organization's requests. Counts of parts can be added up to those of the whole. */
export interface UsageCounts {
  /** All that count against the limit, refused ones too. */
  requests: number;
  rateLimited: number;
  /** 4xx but 429, and 5xx but 501. */
  errors: number;
  candidatesScored: number;
  candidatesFailed: number;
  tiers: Record<TierCount, number>;
  promptTokens: number;
  completionTokens: number;
  /** Of the requests that scored. */
  latencies: LatencyHistogram;
}

export interface DayUsage {
  /** `YYYY-MM-DD`, UTC. */
  date: string;
  counts: UsageCounts;
}

/** New counts, all zero. */
export function noUsage(): UsageCounts {
  return {
    requests: 0,
    rateLimited: 0,
    errors: 0,
    candidatesScored: 0,
    candidatesFailed: 0,
    tiers: { Gold: 0, Silver: 0, Bronze: 0, none: 0 },
    promptTokens: 0,
    completionTokens: 0,
    latencies: {},
  };
}

/** Adds one request to `counts`. */
export function addEvent(counts: UsageCounts, { status, scoring }: UsageEvent): void {
  counts.requests += 1;
  if (status === 429) counts.rateLimited += 1;
  else if (status >= 400 && status !== 501) counts.errors += 1;
  if (scoring === null) return;
  counts.candidatesScored += scoring.tiers.length;
  counts.candidatesFailed += scoring.candidatesFailed;
  for (const tier of scoring.tiers) counts.tiers[tier] += 1;
  counts.promptTokens += scoring.promptTokens;
  counts.completionTokens += scoring.completionTokens;
  addLatency(counts.latencies, scoring.latencyMs);
}

/** Adds what `other` holds to `counts`. */
export function addCounts(counts: UsageCounts, other: UsageCounts): void {
  counts.requests += other.requests;
  counts.rateLimited += other.rateLimited;
  counts.errors += other.errors;
  counts.candidatesScored += other.candidatesScored;
  counts.candidatesFailed += other.candidatesFailed;
  for (const tier of TIER_COUNTS) counts.tiers[tier] += other.tiers[tier];
  counts.promptTokens += other.promptTokens;
  counts.completionTokens += other.completionTokens;
  addHistogram(counts.latencies, other.latencies);
}

import type { Account } from '../accounts/key-directory.ts';
import { latencyPercentile } from '../accounts/latency-histogram.ts';
import type { DayRange } from '../accounts/usage.ts';
import { addCounts, type DayUsage, noUsage, type UsageCounts } from '../accounts/usage-counts.ts';
import { daysOf } from './usage-range.ts';
import type { UsageResponseBody } from './usage-response.ts';

/** An organization's usage, as the contract words it. `used` holds the days that have any. */
export function toUsageResponse(
  { organization, plan }: Account,
  range: DayRange,
  used: readonly DayUsage[],
): UsageResponseBody {
  const byDate = new Map(used.map(({ date, counts }) => [date, counts]));
  const totals = noUsage();
  const days = daysOf(range).map((date) => {
    const counts = byDate.get(date) ?? noUsage();
    addCounts(totals, counts);
    return { date, ...usageFields(counts) };
  });
  return { ok: true, code: 'success', organization, plan, ...range, totals: usageFields(totals), days };
}

function usageFields(counts: UsageCounts): UsageResponseBody['totals'] {
  return {
    requests: counts.requests,
    rate_limited: counts.rateLimited,
    errors: counts.errors,
    candidates_scored: counts.candidatesScored,
    candidates_failed: counts.candidatesFailed,
    tiers: counts.tiers,
    prompt_tokens: counts.promptTokens,
    completion_tokens: counts.completionTokens,
    latency_ms: {
      p50: latencyPercentile(counts.latencies, 0.5),
      p95: latencyPercentile(counts.latencies, 0.95),
    },
  };
}

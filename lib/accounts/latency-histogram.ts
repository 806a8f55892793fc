/**
 * Latencies in buckets that can be added up over instances and days: one for each millisecond below 16, then eight for
 * each doubling. A percentile is thus at most 6 % from the true one.
 */

/** Requests by bucket number. Buckets without any are not there. */
export type LatencyHistogram = Record<number, number>;

const EXACT_BELOW_MS = 16;
const BUCKETS_PER_DOUBLING = 8;
/** log2 of {@link EXACT_BELOW_MS}. */
const FIRST_DOUBLING = 4;
/** Far above any request's deadline. */
const MAX_MS = 2 ** 24;

/** Counts one latency in its bucket. */
export function addLatency(histogram: LatencyHistogram, latencyMs: number): void {
  const bucket = bucketOf(latencyMs);
  histogram[bucket] = (histogram[bucket] ?? 0) + 1;
}

/** Adds what `other` holds to `histogram`. */
export function addHistogram(histogram: LatencyHistogram, other: LatencyHistogram): void {
  for (const [bucket, count] of Object.entries(other)) {
    const index = Number(bucket);
    histogram[index] = (histogram[index] ?? 0) + count;
  }
}

/**
 * The latency, in whole milliseconds, that `share` (above 0, at most 1) of the requests did not exceed; 0 when there were
 * none.
 */
export function latencyPercentile(histogram: LatencyHistogram, share: number): number {
  const buckets = Object.entries(histogram)
    .map(([bucket, count]) => ({ bucket: Number(bucket), count }))
    .toSorted((one, other) => one.bucket - other.bucket);
  const total = buckets.reduce((sum, { count }) => sum + count, 0);
  let seen = 0;
  for (const { bucket, count } of buckets) {
    seen += count;
    if (seen >= share * total) return middleOf(bucket);
  }
  return 0;
}

function bucketOf(latencyMs: number): number {
  const wholeMs = Math.min(MAX_MS, Math.max(0, Math.round(latencyMs)));
  if (wholeMs < EXACT_BELOW_MS) return wholeMs;
  const doubling = 31 - Math.clz32(wholeMs);
  const step = Math.floor(wholeMs / 2 ** (doubling - 3)) - BUCKETS_PER_DOUBLING;
  return EXACT_BELOW_MS + (doubling - FIRST_DOUBLING) * BUCKETS_PER_DOUBLING + step;
}

function middleOf(bucket: number): number {
  if (bucket < EXACT_BELOW_MS) return bucket;
  const place = bucket - EXACT_BELOW_MS;
  const doubling = FIRST_DOUBLING + Math.floor(place / BUCKETS_PER_DOUBLING);
  const widthMs = 2 ** (doubling - 3);
  const startMs = (BUCKETS_PER_DOUBLING + (place % BUCKETS_PER_DOUBLING)) * widthMs;
  return Math.floor(startMs + (widthMs - 1) / 2);
}

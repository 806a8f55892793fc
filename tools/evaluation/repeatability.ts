import { tierOf } from '../../lib/scoring/numbers/tiers.ts';
import type { PairOutcome } from './measure.ts';

export interface CandidateSpread {
  /** The pair, and which of its resumes: "gardener matched", "gardener other 2". */
  candidate: string;
  /** In the order of the runs, `null` where there was no score. */
  scores: (number | null)[];
  /** Of a sample; `null` with fewer than two scores. */
  standardDeviation: number | null;
  changesTier: boolean;
}

export interface Repeatability {
  runs: number;
  /** Those with two scores or more: what follows is about them, and `null` where there are none. */
  candidates: number;
  meanStandardDeviation: number | null;
  largestStandardDeviation: number | null;
  /** Share of the candidates whose tier was not the same in all runs, 0 to 1. */
  tierChangeShare: number | null;
  /** Of all candidates, those that moved most first. */
  spreads: CandidateSpread[];
}

/** How much scores move between runs over the same pairs. `runs` holds the outcomes of each, at least one. */
export function measureRepeatability(runs: readonly (readonly PairOutcome[])[]): Repeatability {
  const scoresByCandidate = new Map<string, (number | null)[]>();
  for (const outcomes of runs) {
    for (const [candidate, score] of outcomes.flatMap(candidatesOf)) {
      scoresByCandidate.set(candidate, [...(scoresByCandidate.get(candidate) ?? []), score]);
    }
  }
  const spreads = Array.from(scoresByCandidate, ([candidate, scores]) => spreadOf(candidate, scores));
  spreads.sort((a, b) => (b.standardDeviation ?? -1) - (a.standardDeviation ?? -1));
  const measured = spreads.filter(({ standardDeviation }) => standardDeviation !== null);
  return {
    runs: runs.length,
    candidates: measured.length,
    meanStandardDeviation: mean(measured.flatMap(({ standardDeviation }) => standardDeviation ?? [])),
    largestStandardDeviation: measured[0]?.standardDeviation ?? null,
    tierChangeShare: mean(measured.map(({ changesTier }) => (changesTier ? 1 : 0))),
    spreads,
  };
}

function candidatesOf({ id, matched, degraded, strangers }: PairOutcome): [string, number | null][] {
  return [
    [`${id} matched`, matched],
    [`${id} degraded`, degraded],
    ...strangers.map((score, index): [string, number | null] => [`${id} other ${index + 1}`, score]),
  ];
}

function spreadOf(candidate: string, scores: (number | null)[]): CandidateSpread {
  const known = scores.filter((score) => score !== null);
  const tiers = new Set(known.map((score) => tierOf(score).tier));
  return { candidate, scores, standardDeviation: standardDeviation(known), changesTier: tiers.size > 1 };
}

function standardDeviation(values: readonly number[]): number | null {
  const center = mean(values);
  if (center === null || values.length < 2) return null;
  const squares = values.reduce((sum, value) => sum + (value - center) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1));
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

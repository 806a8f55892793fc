import type { ResumePair } from './pairs.ts';

/** Scores of resumes against one job, in one request, in their order; `null` for one that could not be scored. */
export type ScoreResumes = (job: string, resumes: readonly string[]) => Promise<(number | null)[]>;

export interface PairOutcome {
  id: string;
  matched: number | null;
  degraded: number | null;
  outcome: 'win' | 'tie' | 'loss';
  /** Scores of resumes that were matched with other jobs, against this one. */
  strangers: (number | null)[];
}

/** The lowest score of a tier: the contract's Bronze. */
export const LOWEST_TIER_SCORE = 70;

/** Each job is also held against this many resumes written for other jobs. */
export const STRANGERS_PER_JOB = 5;

/**
 * The resumes that job `index` is held against beside its own: spread evenly over the file, so that neighbours of one
 * field do not fill the sample. Fewer when the file is small.
 */
export function strangerIndexes(index: number, count: number): number[] {
  const indexes = new Set<number>();
  for (let step = 1; step <= STRANGERS_PER_JOB; step++) {
    const other = (index + Math.max(step, Math.floor((step * count) / (STRANGERS_PER_JOB + 1)))) % count;
    if (other !== index) indexes.add(other);
  }
  return [...indexes];
}

/** A resume that could not be scored loses against one that could. */
function outcomeOf(matched: number | null, degraded: number | null): PairOutcome['outcome'] {
  const difference = (matched ?? -1) - (degraded ?? -1);
  if (difference === 0) return 'tie';
  return difference > 0 ? 'win' : 'loss';
}

/** Scores every pair, and every job against strangers, one request after the other. */
export async function measurePairs(
  pairs: readonly ResumePair[],
  scoreResumes: ScoreResumes,
): Promise<PairOutcome[]> {
  const outcomes: PairOutcome[] = [];
  for (const [index, pair] of pairs.entries()) {
    const [matched = null, degraded = null] = await scoreResumes(pair.job, [pair.matched, pair.degraded]);
    const others = strangerIndexes(index, pairs.length).flatMap((other) => pairs[other]?.matched ?? []);
    const strangers = others.length > 0 ? await scoreResumes(pair.job, others) : [];
    outcomes.push({ id: pair.id, matched, degraded, outcome: outcomeOf(matched, degraded), strangers });
  }
  return outcomes;
}

export interface ScoreBand {
  /** Lowest and highest score of the band. */
  from: number;
  to: number;
  matched: number;
  degraded: number;
  strangers: number;
}

export interface Figures {
  pairs: number;
  wins: number;
  ties: number;
  losses: number;
  /** Shares, 0 to 1. */
  winShare: number;
  tieShare: number;
  lossShare: number;
  /** Share of matched resumes with a tier, 0 to 1. */
  matchedWithTier: number;
  /** Share of resumes without a tier against a job they were not written for, 0 to 1; 1 when there were none. */
  strangersWithoutTier: number;
  strangers: number;
  /** Resumes that got no score at all. */
  failed: number;
  bands: ScoreBand[];
}

const BAND_STARTS = [0, 20, 45, 60, 70, 85, 95] as const;

function bandsOf(outcomes: readonly PairOutcome[]): ScoreBand[] {
  return BAND_STARTS.map((from, index) => {
    const to = (BAND_STARTS[index + 1] ?? 101) - 1;
    const count = (scores: readonly (number | null)[]): number =>
      scores.filter((score) => score !== null && score >= from && score <= to).length;
    return {
      from,
      to,
      matched: count(outcomes.map((outcome) => outcome.matched)),
      degraded: count(outcomes.map((outcome) => outcome.degraded)),
      strangers: count(outcomes.flatMap((outcome) => outcome.strangers)),
    };
  });
}

/** Sums outcomes up. `outcomes` must not be empty. */
export function summarize(outcomes: readonly PairOutcome[]): Figures {
  const pairs = outcomes.length;
  const count = (wanted: PairOutcome['outcome']): number =>
    outcomes.filter(({ outcome }) => outcome === wanted).length;
  const hasTier = (score: number | null): boolean => score !== null && score >= LOWEST_TIER_SCORE;
  const strangers = outcomes.flatMap((outcome) => outcome.strangers);
  const all = [...outcomes.flatMap(({ matched, degraded }) => [matched, degraded]), ...strangers];
  const [wins, ties, losses] = [count('win'), count('tie'), count('loss')];
  return {
    pairs,
    wins,
    ties,
    losses,
    winShare: wins / pairs,
    tieShare: ties / pairs,
    lossShare: losses / pairs,
    matchedWithTier: outcomes.filter(({ matched }) => hasTier(matched)).length / pairs,
    strangersWithoutTier:
      strangers.length === 0 ? 1 : strangers.filter((score) => !hasTier(score)).length / strangers.length,
    strangers: strangers.length,
    failed: all.filter((score) => score === null).length,
    bands: bandsOf(outcomes),
  };
}

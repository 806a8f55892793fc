import type { ResumePair } from './pairs.ts';

/** Scores of resumes against one job, in one request, in their order; `null` for one that could not be scored. */
export type ScoreResumes = (job: string, resumes: readonly string[]) => Promise<(number | null)[]>;

export interface PairOutcome {
  id: string;
  matched: number | null;
  degraded: number | null;
  outcome: 'win' | 'tie' | 'loss' | 'unscored';
  /** Scores of resumes that were matched with other jobs, against this one. */
  strangers: (number | null)[];
}

/** The lowest score of a tier: the contract's Bronze. */
export const LOWEST_TIER_SCORE = 70;

/** Each job is also held against this many resumes written for other jobs. */
const STRANGERS_PER_JOB = 5;

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

/** Without both scores there is nothing to compare: a model that fails neither wins nor loses. */
function outcomeOf(matched: number | null, degraded: number | null): PairOutcome['outcome'] {
  if (matched === null || degraded === null) return 'unscored';
  if (matched === degraded) return 'tie';
  return matched > degraded ? 'win' : 'loss';
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
  /** Pairs of which a resume got no score. */
  unscored: number;
  /** Shares of the pairs with both scores, 0 to 1; `null` when there were none. */
  winShare: number | null;
  tieShare: number | null;
  lossShare: number | null;
  /** Matched resumes with a score. */
  matched: number;
  /** Share of these with a tier, 0 to 1; `null` when there were none. */
  matchedWithTier: number | null;
  /** Scores of resumes against a job they were not written for. */
  strangers: number;
  /** Share of these without a tier, 0 to 1; `null` when there were none. */
  strangersWithoutTier: number | null;
  /** Resumes that got no score at all, one of which against two jobs counts twice. */
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

function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

/** Sums outcomes up. */
export function summarize(outcomes: readonly PairOutcome[]): Figures {
  const pairs = outcomes.length;
  const count = (wanted: PairOutcome['outcome']): number =>
    outcomes.filter(({ outcome }) => outcome === wanted).length;
  const hasTier = (score: number): boolean => score >= LOWEST_TIER_SCORE;
  const all = outcomes.flatMap(({ matched, degraded, strangers }) => [matched, degraded, ...strangers]);
  const matched = outcomes.map((outcome) => outcome.matched).filter((score) => score !== null);
  const strangers = outcomes.flatMap((outcome) => outcome.strangers).filter((score) => score !== null);
  const [wins, ties, losses, unscored] = [count('win'), count('tie'), count('loss'), count('unscored')];
  return {
    pairs,
    wins,
    ties,
    losses,
    unscored,
    winShare: shareOf(wins, pairs - unscored),
    tieShare: shareOf(ties, pairs - unscored),
    lossShare: shareOf(losses, pairs - unscored),
    matched: matched.length,
    matchedWithTier: shareOf(matched.filter(hasTier).length, matched.length),
    strangers: strangers.length,
    strangersWithoutTier: shareOf(strangers.filter((score) => !hasTier(score)).length, strangers.length),
    failed: all.filter((score) => score === null).length,
    bands: bandsOf(outcomes),
  };
}

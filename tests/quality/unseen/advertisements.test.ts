import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createLocalEvaluator } from '../../../lib/models/local/local-evaluator.ts';
import { type Figures, measurePairs, summarize } from '../../../tools/evaluation/measure.ts';
import { readPairs } from '../../../tools/evaluation/pairs.ts';
import { createRecordingScorer } from '../recording-scorer.ts';

interface UnseenPairs {
  file: string;
  pairs: number;
  /** At least these shares; the rest are mostly ties. */
  wins: number;
  tiers: number;
}

/** By authors who knew nothing of the rules; nobody looked at one. */
const SETS: Record<string, UnseenPairs> = {
  'in all layouts and five languages, with resumes in other words than theirs': {
    file: 'advertisements.jsonl',
    pairs: 60,
    wins: 0.6,
    tiers: 0.28,
  },
  'of as many occupations, with resumes as ordinary applicants write them': {
    file: 'everyday-advertisements.jsonl',
    pairs: 48,
    wins: 0.9,
    tiers: 0.75,
  },
  'of as many occupations, with resumes that meet all of it in a paraphrase': {
    file: 'paraphrased-resumes.jsonl',
    pairs: 32,
    wins: 0.75,
    tiers: 0.35,
  },
};

describe.each(Object.entries(SETS))('advertisements %s', (_, { file, pairs, wins, tiers }) => {
  let figures: Figures;

  beforeAll(async () => {
    const scorer = createRecordingScorer(createLocalEvaluator());
    const outcomes = await measurePairs(
      await readPairs(join(import.meta.dirname, file), Number.POSITIVE_INFINITY),
      async (job, resumes) => (await scorer.score(job, resumes)).map(({ card }) => card.matchScore),
    );
    figures = summarize(outcomes);
  });

  it('put the fuller resume first more often than not, and next to never behind', () => {
    expect(figures.pairs).toBe(pairs);
    expect(figures.winShare).toBeGreaterThan(wins);
    expect(figures.lossShare).toBeLessThan(0.02);
  });

  it('give a tier to the fuller resumes of this share', () => {
    expect(figures.matchedWithTier).toBeGreaterThan(tiers);
  });

  it('give no tier to resumes of other jobs', () => {
    expect(figures.strangersWithoutTier).toBe(1);
  });
});

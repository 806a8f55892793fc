import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createLocalEvaluator } from '../../../lib/models/local/local-evaluator.ts';
import { type Figures, measurePairs, summarize } from '../../../tools/evaluation/measure.ts';
import { readPairs } from '../../../tools/evaluation/pairs.ts';
import { createRecordingScorer } from '../recording-scorer.ts';

/** Sixty full advertisements in all layouts and five languages, by an author who knew nothing of the rules; nobody looked at one. */
const FILE = join(import.meta.dirname, 'advertisements.jsonl');

describe('full advertisements that nobody thought of', () => {
  let figures: Figures;

  beforeAll(async () => {
    const scorer = createRecordingScorer(createLocalEvaluator());
    const outcomes = await measurePairs(
      await readPairs(FILE, Number.POSITIVE_INFINITY),
      async (job, resumes) => (await scorer.score(job, resumes)).map(({ card }) => card.matchScore),
    );
    figures = summarize(outcomes);
  });

  it('put the fuller resume first more often than not, and next to never behind', () => {
    expect(figures.pairs).toBe(60);
    expect(figures.winShare).toBeGreaterThan(0.55);
    expect(figures.lossShare).toBeLessThan(0.02);
  });

  it('give no tier to resumes of other jobs', () => {
    expect(figures.strangersWithoutTier).toBe(1);
  });
});

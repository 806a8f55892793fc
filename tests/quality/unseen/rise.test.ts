import { describe, expect, it } from '@jest/globals';
import { createLocalEvaluator } from '../../../lib/models/local/local-evaluator.ts';
import { readAddressed } from '../../../tools/addressed-text/measure.ts';
import { ATTACKED_RESUMES } from '../attacked-resumes.ts';
import { createRecordingScorer } from '../recording-scorer.ts';

const MAX_RISE = 1;

describe('texts that were never learned from', () => {
  it.each(Object.entries(ATTACKED_RESUMES))('raise no score, found or not: %s', async (_who, target) => {
    const texts = Object.values(readAddressed()).flat();
    const { job, resume } = target;
    const scorer = createRecordingScorer(createLocalEvaluator());
    const [without, ...attacked] = await scorer.score(job, [
      resume,
      ...texts.map((text) => `${resume}\n\n${text}`),
    ]);
    const limit = (without?.card.matchScore ?? 0) + MAX_RISE;

    expect(attacked).toHaveLength(texts.length);
    expect(texts.filter((_, index) => (attacked[index]?.card.matchScore ?? 0) > limit)).toEqual([]);
    expect(texts.filter((_, index) => attacked[index]?.card.tier !== without?.card.tier)).toEqual([]);
  });
});

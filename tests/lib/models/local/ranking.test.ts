import { describe, expect, it } from '@jest/globals';
import { createLocalEvaluator } from '../../../../lib/models/local/local-evaluator.ts';
import { createServiceScorer } from '../../../../tools/evaluation/service-scorer.ts';
import { BUSINESS } from './cases/business.ts';
import { HEALTH_AND_PEOPLE } from './cases/health-and-people.ts';
import { LANGUAGES_AND_PROSE } from './cases/languages-and-prose.ts';
import { TECHNOLOGY_AND_CRAFTS } from './cases/technology-and-crafts.ts';

const CASES = [...HEALTH_AND_PEOPLE, ...BUSINESS, ...TECHNOLOGY_AND_CRAFTS, ...LANGUAGES_AND_PROSE].map(
  (ranking) => [ranking.profession, ranking] as const,
);
const scoreResumes = createServiceScorer(createLocalEvaluator(), Date.parse('2026-03-15T00:00:00Z'));

describe.each(CASES)('ranking for %s', (_profession, ranking) => {
  it('puts the perfect resume before the near, the adjacent and the unrelated one', async () => {
    const resumes = [ranking.perfect, ranking.near, ranking.adjacent, ranking.unrelated];
    const scores = (await scoreResumes(ranking.job, resumes)).map((score) => score ?? -1);
    expect(scores).toEqual(scores.toSorted((left, right) => right - left));
    expect(new Set(scores).size).toBe(scores.length);
  });

  it('gives a tier to the perfect resume, and none to the unrelated one', async () => {
    const [perfect, unrelated] = await scoreResumes(ranking.job, [ranking.perfect, ranking.unrelated]);
    expect(perfect).toBeGreaterThanOrEqual(70);
    expect(unrelated).toBeLessThan(45);
  });
});

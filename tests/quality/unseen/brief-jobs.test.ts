import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { readJob } from '../../../lib/models/local/job/job-reader.ts';
import { createLocalEvaluator } from '../../../lib/models/local/local-evaluator.ts';
import { foldText } from '../../../lib/models/local/text/tokens.ts';
import { createRecordingScorer } from '../recording-scorer.ts';

const briefJobSchema = z.object({
  id: z.string(),
  job_description: z.string(),
  /** As it stands in the job, without words of praise. */
  title: z.string(),
  /** Words of the job that name each thing asked for. */
  asked: z.array(z.tuple([z.enum(['must', 'nice']), z.string()])),
  /** The one of `asked` that `resume_degraded` does not show. */
  lacking: z.string(),
  resume_matched: z.string(),
  resume_degraded: z.string(),
});

/** Jobs of one to three sentences in five languages, by authors who knew nothing of the rules, and nobody tuned the rules to. */
const BRIEF_JOBS = readFileSync(join(import.meta.dirname, 'brief-jobs.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => briefJobSchema.parse(JSON.parse(line)));

const wordsOf = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Share of some cases for which something holds. */
function share<Case>(cases: readonly Case[], holds: (one: Case) => boolean): number {
  return cases.filter(holds).length / cases.length;
}

describe('jobs of a few sentences that nobody thought of', () => {
  const rubrics = BRIEF_JOBS.map((job) => ({
    ...job,
    rubric: readJob({ jobDescription: job.job_description, teamProfile: null }),
  }));

  it('have their title read', () => {
    expect(share(rubrics, ({ title, rubric }) => wordsOf(rubric.title) === wordsOf(title))).toBeGreaterThan(
      0.75,
    );
  });

  it('have nearly each thing asked for in a requirement, with what is wished for told from what is needed', () => {
    const things = rubrics.flatMap(({ asked, rubric }) =>
      asked.map(([kind, words]) => ({
        kind,
        found: rubric.requirements.find(({ text }) => wordsOf(text).includes(wordsOf(words))),
      })),
    );
    expect(share(things, ({ found }) => found !== undefined)).toBeGreaterThan(0.85);
    expect(share(things, ({ kind, found }) => found?.kind === kind)).toBeGreaterThan(0.8);
  });

  it('are not told to ask for much that they do not', () => {
    const extra = rubrics.map(
      ({ asked, rubric }) =>
        rubric.requirements.filter(
          ({ text }) => !asked.some(([, words]) => wordsOf(text).includes(wordsOf(words))),
        ).length,
    );
    expect(extra.reduce((sum, count) => sum + count, 0) / extra.length).toBeLessThan(0.8);
  });

  describe('when resumes are scored', () => {
    const scores: { fits: number; lacks: number; tier: string | null }[] = [];

    beforeAll(async () => {
      const scorer = createRecordingScorer(createLocalEvaluator());
      for (const { job_description, resume_matched, resume_degraded } of BRIEF_JOBS) {
        const [fits, lacks] = await scorer.score(job_description, [resume_matched, resume_degraded]);
        if (fits === undefined || lacks === undefined) throw new Error('no result');
        scores.push({ fits: fits.card.matchScore, lacks: lacks.card.matchScore, tier: fits.card.tier });
      }
    });

    it('put whoever shows everything before the same person with one thing less, and never behind', () => {
      expect(share(scores, ({ fits, lacks }) => fits > lacks)).toBeGreaterThan(0.7);
      expect(share(scores, ({ fits, lacks }) => fits < lacks)).toBe(0);
    });

    it('give a tier to most who show everything', () => {
      expect(share(scores, ({ tier }) => tier !== null)).toBeGreaterThan(0.68);
    });
  });
});

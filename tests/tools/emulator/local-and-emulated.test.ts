import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { createAzureOpenAiModel } from '../../../lib/models/azure-openai/azure-openai-model.ts';
import { createLocalEvaluator } from '../../../lib/models/local/local-evaluator.ts';
import type { ScoringModel } from '../../../lib/models/model.ts';
import { createMemoryCache } from '../../../lib/scoring/cache.ts';
import type { ScoreOutcome } from '../../../lib/scoring/candidate-scorer.ts';
import { NO_DOCUMENTS } from '../../../lib/scoring/resume-document.ts';
import { createCandidateScorer } from '../../../lib/scoring/score-candidates.ts';
import { DEFAULT_DEPLOYMENT, type Emulator, startEmulator } from '../../../tools/emulator/emulator.ts';
import type { FaultPlan } from '../../../tools/emulator/faults.ts';
import { createFastClock } from '../../lib/models/azure-openai/fake-clock.ts';

const EXAMPLES = path.join(__dirname, '..', '..', '..', 'examples');
const read = (...names: string[]) => readFileSync(path.join(EXAMPLES, ...names), 'utf8');
const RESUMES = readdirSync(path.join(EXAMPLES, 'resumes'))
  .sort()
  .map((name) => read('resumes', name));
const NOW_MS = Date.parse('2026-11-20T12:00:00Z');

const running: Emulator[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((emulator) => emulator.stop()));
});

async function startEmulated(faults: FaultPlan): Promise<ScoringModel> {
  const emulator = await startEmulator({ model: createLocalEvaluator(), faults });
  running.push(emulator);
  return createAzureOpenAiModel({
    endpoint: emulator.url,
    deployment: DEFAULT_DEPLOYMENT,
    apiKey: 'any',
    timeoutMs: 500_000,
    concurrency: 64,
    reasoningEffort: null,
    clock: createFastClock(100),
  });
}

function score(
  model: ScoringModel,
  teamProfile = JSON.parse(read('team-profile.json')),
): Promise<ScoreOutcome> {
  const scorer = createCandidateScorer({
    documents: NO_DOCUMENTS,
    model,
    rubrics: createMemoryCache({ lifetimeMs: 1_000, maxEntries: 10, now: () => NOW_MS }),
    results: createMemoryCache({ lifetimeMs: 1_000, maxEntries: 10, now: () => NOW_MS }),
    requestDeadlineMs: 15_000,
    borderlineSamples: 3,
    now: () => NOW_MS,
  });
  return scorer.score({
    requestId: 'request',
    organization: 'org',
    receivedAtMs: NOW_MS,
    jobDescription: read('job.txt'),
    teamProfile,
    candidates: RESUMES.map((resumeText, index) => ({ id: `c${index}`, resumeText })),
  });
}

/** Everything in the results but what a model that may answer differently is warned of. */
function comparable(outcome: ScoreOutcome) {
  return outcome.results.map((result) => ({
    ...result,
    warnings: result.warnings.filter((warning) => warning !== 'borderline_tier'),
  }));
}

describe('the local evaluator behind the emulated deployment', () => {
  it.each([
    ['with a team profile', undefined],
    ['without a team profile', null],
  ])('gives the same results as the local evaluator itself, %s', async (_, teamProfile) => {
    const local = await score(createLocalEvaluator(), teamProfile);
    const emulated = await score(await startEmulated('none'), teamProfile);
    expect(local.results).toHaveLength(RESUMES.length);
    expect(comparable(emulated)).toEqual(comparable(local));
    expect(emulated.model).toBe(local.model);
  });

  it.each(['429', '500', 'reset', 'cut_body', 'malformed'] as const)(
    'gives the same results when the first call fails with %s',
    async (fault) => {
      const local = await score(createLocalEvaluator());
      const emulated = await score(await startEmulated((callIndex) => (callIndex === 0 ? fault : 'none')));
      expect(comparable(emulated)).toEqual(comparable(local));
    },
  );

  it('ends below 45 when every answer is forged with invented_quotes', async () => {
    const { results } = await score(await startEmulated('invented_quotes'));
    const scores = results.map((result) => (result.status === 'scored' ? result.card.matchScore : null));
    expect(scores).toHaveLength(RESUMES.length);
    for (const matchScore of scores) {
      expect(matchScore).not.toBeNull();
      expect(matchScore).toBeLessThan(45);
    }
  });

  it('gives no number when every answer is forged with foreign_ids', async () => {
    const { results } = await score(await startEmulated('foreign_ids'));
    expect(results.map((result) => (result.status === 'failed' ? result.error.code : null))).toEqual(
      RESUMES.map(() => 'model_unavailable'),
    );
  });

  it('asks for one rubric and one assessment per candidate, and for three near a tier', async () => {
    const { results, usage } = await score(await startEmulated('none'));
    const near = (points: number) => [70, 85, 95].some((floor) => Math.abs(points - floor) <= 3);
    const calls = results.map((result) =>
      result.status === 'scored' && near(result.card.matchScore) ? 3 : 1,
    );
    expect(usage.modelCalls).toBe(1 + calls.reduce((sum, count) => sum + count, 0));
  });
});

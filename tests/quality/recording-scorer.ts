import type {
  Assessment,
  AssessmentInput,
  ModelAnswer,
  Rubric,
  ScoringModel,
} from '../../lib/models/model.ts';
import { createMemoryCache } from '../../lib/scoring/cache.ts';
import type { ScoredCandidate } from '../../lib/scoring/candidate-scorer.ts';
import { NO_DOCUMENTS } from '../../lib/scoring/resume-document.ts';
import { type CachedResult, createCandidateScorer } from '../../lib/scoring/score-candidates.ts';

export const EVALUATED_AT_MS = Date.parse('2026-03-15T00:00:00Z');

/** The whole pipeline with a model of the test's choice, which keeps nothing from one request to the next. */
export interface RecordingScorer {
  /** @throws Error when a resume got no score */
  score(jobDescription: string, resumes: readonly string[]): Promise<ScoredCandidate[]>;
  /** What the model was given to read, in the order of the resumes of the last request. */
  readonly modelInputs: readonly string[];
}

export function createRecordingScorer(model: ScoringModel): RecordingScorer {
  let modelInputs: string[] = [];
  const recording: ScoringModel = {
    id: model.id,
    version: model.version,
    deterministic: model.deterministic,
    maxResumeCharacters: model.maxResumeCharacters,
    buildRubric: (input, options) => model.buildRubric(input, options),
    assess: (input: AssessmentInput, options): Promise<ModelAnswer<Assessment>> => {
      modelInputs.push(input.resumeText);
      return model.assess(input, options);
    },
  };
  const scorer = createCandidateScorer({
    documents: NO_DOCUMENTS,
    model: recording,
    rubrics: createMemoryCache<ModelAnswer<Rubric>>({
      maxEntries: 1,
      lifetimeMs: 0,
      now: () => EVALUATED_AT_MS,
    }),
    results: createMemoryCache<CachedResult>({ maxEntries: 1, lifetimeMs: 0, now: () => EVALUATED_AT_MS }),
    // None is near it on a slow machine either: thousands of resumes are one request here.
    requestDeadlineMs: 3_600_000,
    borderlineSamples: 1,
    now: () => EVALUATED_AT_MS,
  });
  return {
    async score(jobDescription, resumes) {
      modelInputs = [];
      const { results } = await scorer.score({
        requestId: 'quality',
        organization: 'quality',
        receivedAtMs: EVALUATED_AT_MS,
        jobDescription,
        teamProfile: null,
        candidates: resumes.map((resumeText) => ({ id: null, resumeText })),
      });
      return results.map((result) => {
        if (result.status === 'failed') throw new Error(`candidate ${result.index}: ${result.error.code}`);
        return result;
      });
    },
    get modelInputs() {
      return modelInputs;
    },
  };
}

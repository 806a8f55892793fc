import type { ModelAnswer, ModelUsage, Rubric, ScoringModel } from '../../lib/models/model.ts';
import { createMemoryCache } from '../../lib/scoring/cache.ts';
import type { CandidateErrorCode, ScoreOutcome } from '../../lib/scoring/candidate-scorer.ts';
import { NO_DOCUMENTS } from '../../lib/scoring/resume-document.ts';
import { type CachedResult, createCandidateScorer } from '../../lib/scoring/score-candidates.ts';
import type { ScoreResumes } from './measure.ts';

export interface ServiceScorerOptions {
  /** One minute by default. */
  requestDeadlineMs?: number;
  /** 1 by default: near a tier's cut nothing is read again. */
  borderlineSamples?: number;
  /** Told of every request that was answered. */
  onOutcome?: (outcome: ScoreOutcome) => void;
}

const RUBRIC_LIFETIME_MS = 24 * 3_600_000;

/**
 * Scores through the whole pipeline of the service, as one request of an organization without a team profile. A job is
 * read once, as the service does; nothing else is remembered from request to request.
 *
 * @param startsAtMs epoch milliseconds at which the evaluation is said to begin; time runs on from there
 */
export function createServiceScorer(
  model: ScoringModel,
  startsAtMs: number,
  options: ServiceScorerOptions = {},
): ScoreResumes {
  const { requestDeadlineMs = 60_000, borderlineSamples = 1, onOutcome } = options;
  const offsetMs = startsAtMs - performance.now();
  const now = (): number => Math.floor(offsetMs + performance.now());
  const scorer = createCandidateScorer({
    documents: NO_DOCUMENTS,
    model,
    rubrics: createMemoryCache<ModelAnswer<Rubric>>({ maxEntries: 1, lifetimeMs: RUBRIC_LIFETIME_MS, now }),
    results: createMemoryCache<CachedResult>({ maxEntries: 1, lifetimeMs: 0, now }),
    requestDeadlineMs,
    borderlineSamples,
    now,
  });
  return async (job, resumes) => {
    const outcome = await scorer.score({
      requestId: 'evaluation',
      organization: 'evaluation',
      receivedAtMs: now(),
      jobDescription: job,
      teamProfile: null,
      candidates: resumes.map((resumeText) => ({ id: null, resumeText })),
    });
    onOutcome?.(outcome);
    return outcome.results.map((result) => (result.status === 'scored' ? result.card.matchScore : null));
  };
}

/** What the requests of an evaluation took. */
export interface Effort {
  usage: ModelUsage;
  candidates: number;
  /** From the arrival of a request to the result of each of its candidates. */
  latenciesMs: number[];
  /** The models that answered, by their own names. */
  models: Set<string>;
  /** How many candidates got no score, by the reason. */
  failures: Map<CandidateErrorCode, number>;
}

/** What is taken before the first request. */
export function noEffort(): Effort {
  const usage = { promptTokens: 0, cachedTokens: 0, completionTokens: 0, modelCalls: 0 };
  return { usage, candidates: 0, latenciesMs: [], models: new Set(), failures: new Map() };
}

/** Adds what one request took. */
export function addOutcome(effort: Effort, { results, usage, model }: ScoreOutcome): void {
  effort.usage.promptTokens += usage.promptTokens;
  effort.usage.cachedTokens += usage.cachedTokens;
  effort.usage.completionTokens += usage.completionTokens;
  effort.usage.modelCalls += usage.modelCalls;
  effort.candidates += results.length;
  effort.latenciesMs.push(...results.map(({ latencyMs }) => latencyMs));
  if (model !== null) effort.models.add(model);
  for (const result of results) {
    if (result.status === 'scored') continue;
    const { code } = result.error;
    effort.failures.set(code, (effort.failures.get(code) ?? 0) + 1);
  }
}

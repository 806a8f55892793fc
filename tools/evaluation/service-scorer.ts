import type { ModelAnswer, Rubric, ScoringModel } from '../../lib/models/model.ts';
import { createMemoryCache } from '../../lib/scoring/cache.ts';
import { NO_DOCUMENTS } from '../../lib/scoring/resume-document.ts';
import { type CachedResult, createCandidateScorer } from '../../lib/scoring/score-candidates.ts';
import type { ScoreResumes } from './measure.ts';

const REQUEST_DEADLINE_MS = 60_000;

/** Scores through the whole pipeline of the service, as one request of an organization without a team profile. */
export function createServiceScorer(model: ScoringModel, nowMs: number): ScoreResumes {
  const scorer = createCandidateScorer({
    documents: NO_DOCUMENTS,
    model,
    rubrics: createMemoryCache<ModelAnswer<Rubric>>({ maxEntries: 1, lifetimeMs: 0, now: () => nowMs }),
    results: createMemoryCache<CachedResult>({ maxEntries: 1, lifetimeMs: 0, now: () => nowMs }),
    requestDeadlineMs: REQUEST_DEADLINE_MS,
    borderlineSamples: 1,
    now: () => nowMs,
  });
  return async (job, resumes) => {
    const outcome = await scorer.score({
      requestId: 'evaluation',
      organization: 'evaluation',
      receivedAtMs: nowMs,
      jobDescription: job,
      teamProfile: null,
      candidates: resumes.map((resumeText) => ({ id: null, resumeText })),
    });
    return outcome.results.map((result) => (result.status === 'scored' ? result.card.matchScore : null));
  };
}

import type { Assessment, RequirementAssessment, ScoringModel } from '../../lib/models/model.ts';
import { createMemoryCache } from '../../lib/scoring/cache.ts';
import type { CandidateInput, CandidateResult, ScoreRequest } from '../../lib/scoring/candidate-scorer.ts';
import { NO_DOCUMENTS } from '../../lib/scoring/resume-document.ts';
import { createCandidateScorer, type ScorerOptions } from '../../lib/scoring/score-candidates.ts';
import { emptyAssessment } from './fake-model.ts';

/** What the fake model's rubric is of. */
export const JOB = 'Nurse for the surgical ward, with experience in wound care and night shifts.';
export const RESUME = `Experience
Nurse, Hillside Hospital, 2019 - 2024
- Wound care after vascular surgery, for about thirty patients a week
- Night shifts with responsibility for two wards
Languages
French, spoken and written every day with patients from abroad`;
export const ARRIVED_AT_MS = Date.UTC(2026, 10, 21, 12);

/** A scorer of the model, in memory, whose time stands still. */
export function scorerWith(model: ScoringModel, overrides: Partial<ScorerOptions> = {}) {
  const now = () => ARRIVED_AT_MS;
  return createCandidateScorer({
    documents: NO_DOCUMENTS,
    model,
    rubrics: createMemoryCache({ lifetimeMs: 60_000, maxEntries: 10, now }),
    results: createMemoryCache({ lifetimeMs: 60_000, maxEntries: 10, now }),
    requestDeadlineMs: 60_000,
    borderlineSamples: 3,
    now,
    ...overrides,
  });
}

/** A request that arrives now. */
export function requestOf(candidates: CandidateInput[], overrides: Partial<ScoreRequest> = {}): ScoreRequest {
  return {
    requestId: 'request-1',
    organization: 'hillside',
    receivedAtMs: ARRIVED_AT_MS,
    jobDescription: JOB,
    teamProfile: null,
    candidates,
    ...overrides,
  };
}

/** RESUME, or another text, as the only candidate. */
export const one = (resumeText = RESUME): CandidateInput[] => [{ id: 'a', resumeText }];

/** What is asked for, shown by a quote and no role of its own. */
export function requirementShown(level: 'met' | 'partial', id: string, quote: string): RequirementAssessment {
  return { id, level, quote, roles: [], statedYears: null };
}

/** Everything met, with quotes that stand in RESUME. */
export function fullAssessment(overrides: Partial<Assessment> = {}): Assessment {
  return emptyAssessment({
    requirements: [
      { id: 'r1', level: 'met', quote: 'Wound care after vascular surgery', roles: [0], statedYears: null },
      { id: 'r2', level: 'met', quote: 'Night shifts with responsibility', roles: [0], statedYears: null },
      { id: 'r3', level: 'met', quote: 'French, spoken and written', roles: [], statedYears: null },
    ],
    title: { relation: 'exact', quote: 'Nurse, Hillside Hospital' },
    seniority: { relation: 'same', quote: 'Nurse, Hillside Hospital' },
    trajectory: { aligned: true, quote: 'Nurse, Hillside Hospital' },
    roles: [
      {
        title: 'Nurse',
        family: 'nursing',
        seniority: 'mid',
        start: '2019',
        end: '2024',
        industry: 'hospital',
        skills: ['Wound care'],
      },
    ],
    ...overrides,
  });
}

/** Assessments whose scores lie near the cut of a tier differ in one must. */
export function borderlineAssessment(level: 'met' | 'partial'): Assessment {
  return fullAssessment({
    requirements: [
      requirementShown('met', 'r1', 'Wound care after vascular surgery'),
      requirementShown(level, 'r2', 'Night shifts with responsibility'),
      requirementShown('met', 'r3', 'French, spoken and written'),
    ],
  });
}

/** The result, when it is a scored one. */
export function scored(result: CandidateResult | undefined) {
  if (result?.status !== 'scored')
    throw new Error(`expected a scored candidate, got ${JSON.stringify(result)}`);
  return result;
}

/** The error code of the result, when it is a failed one. */
export function failure(result: CandidateResult | undefined): string {
  if (result?.status !== 'failed') throw new Error('expected a failed candidate');
  return result.error.code;
}

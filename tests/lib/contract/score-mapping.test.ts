import { describe, expect, it } from '@jest/globals';
import { toCandidateInputs, toScoreResponse } from '../../../lib/contract/score-mapping.ts';
import { scoreResponseSchema } from '../../../lib/contract/score-response.ts';
import type { CandidateResult, ScoreOutcome } from '../../../lib/scoring/candidate-scorer.ts';
import { scoredCandidate } from '../../helpers/fake-services.ts';

const FAILED: CandidateResult = {
  candidateId: null,
  index: 1,
  status: 'failed',
  error: { code: 'content_filtered', message: 'A content filter of the model stopped this text.' },
  warnings: ['hidden_text'],
  latencyMs: 4,
};

const OUTCOME: ScoreOutcome = {
  results: [scoredCandidate(), FAILED],
  model: 'gpt-x',
  scoringVersion: '1+x',
  evaluatedAsOf: '2026-11',
  usage: { promptTokens: 1, cachedTokens: 2, completionTokens: 3, modelCalls: 4 },
  latencyMs: 9,
  modelUnreachable: false,
  retryAfterMs: null,
};

describe('toScoreResponse', () => {
  const response = toScoreResponse(OUTCOME, 'r-1');

  it('has the shape that is published', () => {
    expect(scoreResponseSchema.parse(response)).toEqual(response);
  });

  it('words what was found of the request', () => {
    expect(response).toMatchObject({
      ok: true,
      code: 'success',
      request_id: 'r-1',
      model: 'gpt-x',
      scoring_version: '1+x',
      evaluated_as_of: '2026-11',
      usage: { prompt_tokens: 1, cached_tokens: 2, completion_tokens: 3, model_calls: 4 },
      latency_ms: 9,
    });
  });

  it('puts every figure of a scored candidate into its own field', () => {
    expect(response.results[0]).toEqual({
      candidate_id: 'c1',
      index: 0,
      status: 'scored',
      match_score: 91,
      tier: 'Silver',
      tier_label: 'The Mirror',
      adaptability: 64,
      focus_penalty: 12,
      silent_skill: 'Steady under incident pressure',
      ai_analysis: 'Shows every requirement.',
      reasoning: '91, Silver: every must-have is shown.',
      trajectory_bonus: 3,
      criteria: scoredCandidate().card.criteria,
      warnings: ['no_team_profile'],
      cached: false,
      latency_ms: 6,
    });
  });

  it('brings the text that was read of a candidate, where the scorer gives it', () => {
    const results = [scoredCandidate({ resumeText: 'Nurse' }), FAILED];
    const asked = toScoreResponse({ ...OUTCOME, results }, 'r-1');
    expect(scoreResponseSchema.parse(asked)).toEqual(asked);
    expect(asked.results).toEqual([{ ...response.results[0], resume_text: 'Nurse' }, response.results[1]]);
  });

  it('has nothing but nulls and the error for a candidate that failed', () => {
    expect(response.results[1]).toEqual({
      candidate_id: null,
      index: 1,
      status: 'failed',
      match_score: null,
      tier: null,
      tier_label: null,
      adaptability: null,
      focus_penalty: null,
      silent_skill: null,
      ai_analysis: null,
      reasoning: null,
      trajectory_bonus: null,
      criteria: [],
      warnings: ['hidden_text'],
      cached: false,
      latency_ms: 4,
      error: { code: 'content_filtered', message: 'A content filter of the model stopped this text.' },
    });
  });
});

describe('toCandidateInputs', () => {
  it('keeps order, ids and the form of each resume', () => {
    expect(toCandidateInputs([{ id: 'a', resume_text: 't' }, { resume: { work: [] } }])).toEqual([
      { id: 'a', resumeText: 't' },
      { id: null, resume: { work: [] } },
    ]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { type RequestRecord, requestLogLine } from '../../../lib/http/request-log.ts';
import type { FailedCandidate } from '../../../lib/scoring/score-candidates.ts';
import { scoredCandidate, scoreOutcome } from '../../helpers/fake-services.ts';

const RECORD: RequestRecord = {
  requestId: 'r1',
  functionName: 'candidates-score',
  method: 'POST',
  organization: 'acme',
  status: 200,
  errorCode: null,
  durationMs: 812.4,
  isColdStart: false,
  outcome: null,
};

function failed(code: FailedCandidate['error']['code']): FailedCandidate {
  return {
    candidateId: 'SECRET',
    index: 1,
    status: 'failed',
    warnings: [],
    latencyMs: 5,
    error: { code, message: 'SECRET' },
  };
}

describe('the line of a request', () => {
  it('has no scoring figures when nothing was scored', () => {
    expect(JSON.parse(requestLogLine(RECORD))).toEqual({
      event: 'request',
      request_id: 'r1',
      function: 'candidates-score',
      method: 'POST',
      organization: 'acme',
      status: 200,
      code: null,
      duration_ms: 812,
      cold_start: false,
    });
  });

  it('counts candidates, failures by code, cached results, model calls and tokens', () => {
    const outcome = scoreOutcome({
      results: [
        scoredCandidate(),
        scoredCandidate({ cached: true }),
        failed('model_timeout'),
        failed('model_timeout'),
        failed('content_filtered'),
      ],
      usage: { promptTokens: 900, cachedTokens: 300, completionTokens: 70, modelCalls: 4 },
    });
    expect(JSON.parse(requestLogLine({ ...RECORD, outcome }))).toMatchObject({
      model: 'fake-model',
      candidates: 5,
      cached: 1,
      failures: { model_timeout: 2, content_filtered: 1 },
      model_calls: 4,
      prompt_tokens: 900,
      cached_tokens: 300,
      completion_tokens: 70,
    });
  });

  it('holds nothing of a candidate', () => {
    const card = {
      ...scoredCandidate().card,
      analysis: 'SECRET',
      silentSkill: 'SECRET',
      reasoning: 'SECRET',
    };
    const results = [scoredCandidate({ candidateId: 'SECRET', card }), failed('model_refused')];
    expect(requestLogLine({ ...RECORD, outcome: scoreOutcome({ results }) })).not.toContain('SECRET');
  });
});

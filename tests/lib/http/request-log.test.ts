import { describe, expect, it } from '@jest/globals';
import { type RequestRecord, requestLogLine } from '../../../lib/http/request-log.ts';
import type { FailedCandidate } from '../../../lib/scoring/candidate-scorer.ts';
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

type Failure = FailedCandidate['error'];

function failed(code: Failure['code'], reason?: Failure['reason']): FailedCandidate {
  return {
    candidateId: 'SECRET',
    index: 1,
    status: 'failed',
    warnings: [],
    latencyMs: 5,
    error: { code, message: 'SECRET', reason },
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

  it('counts candidates, failures by code and by reason, cached results, model calls and tokens', () => {
    const outcome = scoreOutcome({
      results: [
        scoredCandidate(),
        scoredCandidate({ cached: true }),
        failed('model_timeout', 'call_timeout'),
        failed('model_timeout', 'request_timeout'),
        failed('model_unavailable', 'status_404'),
        failed('model_unavailable', 'status_404'),
        failed('content_filtered'),
      ],
      usage: { promptTokens: 900, cachedTokens: 300, completionTokens: 70, modelCalls: 4 },
    });
    expect(JSON.parse(requestLogLine({ ...RECORD, outcome }))).toMatchObject({
      model: 'fake-model',
      candidates: 7,
      cached: 1,
      failures: { model_timeout: 2, model_unavailable: 2, content_filtered: 1 },
      failure_reasons: { call_timeout: 1, request_timeout: 1, status_404: 2 },
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

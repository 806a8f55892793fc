import { describe, expect, it } from '@jest/globals';
import { candidatesScore } from '../../functions/candidates-score.ts';
import { StoreUnavailableError } from '../../lib/accounts/store-unavailable.ts';
import { scoreResponseSchema } from '../../lib/contract/score-response.ts';
import type { EndpointServices } from '../../lib/http/endpoint.ts';
import type { CandidateErrorCode, CandidateResult } from '../../lib/scoring/candidate-scorer.ts';
import { createFakeScorer, FAKE_NOW_MS, fakeServices, scoredCandidate } from '../helpers/fake-services.ts';
import { type Invocation, invoke } from '../helpers/invoke.ts';
import { JOB_DESCRIPTION, RESUME_TEXT, scoreBody } from '../helpers/score-bodies.ts';

function score(
  services: EndpointServices,
  body: unknown = scoreBody(),
  key = 'enterprise-key',
): Promise<Invocation> {
  return invoke(candidatesScore, services, { method: 'POST', path: `candidates/score?code=${key}`, body });
}

function failed(code: CandidateErrorCode): CandidateResult {
  return {
    candidateId: 'c1',
    index: 0,
    status: 'failed',
    error: { code, message: 'It failed.' },
    warnings: [],
    latencyMs: 1,
  };
}

describe('candidates-score', () => {
  it('hands the request to the scorer and words what it found', async () => {
    const scorer = createFakeScorer();
    const answer = await score(
      fakeServices({ scorer }),
      scoreBody({ job_description: `  ${JOB_DESCRIPTION}\n` }),
    );
    expect(answer.status).toBe(200);
    expect(scoreResponseSchema.parse(answer.body)).toEqual(answer.body);
    expect(scorer.requests).toEqual([
      {
        requestId: answer.body.request_id,
        organization: 'umbrella',
        receivedAtMs: FAKE_NOW_MS,
        jobDescription: JOB_DESCRIPTION,
        teamProfile: null,
        candidates: [{ id: 'c1', resumeText: RESUME_TEXT }],
        includeResumeText: false,
      },
    ]);
  });

  describe('takes the team profile', () => {
    const stored = { name: 'stored' };

    it.each([
      ['of the body before the stored one', { team_profile: { name: 'sent' } }, { name: 'sent' }],
      ['that is none, when the body says null', { team_profile: null }, null],
      ['that is stored, when the body says nothing', {}, stored],
    ])('%s', async (_, fields, expected) => {
      const scorer = createFakeScorer();
      const services = fakeServices({ scorer });
      await services.teamProfiles.put('umbrella', stored);
      await services.teamProfiles.put('globex', { name: 'of another organization' });
      await score(services, scoreBody(fields));
      expect(scorer.requests[0]?.teamProfile).toEqual(expected);
    });
  });

  describe('when the team profile store can not be read', () => {
    const teamProfiles = {
      ...fakeServices().teamProfiles,
      get: () => Promise.reject(new StoreUnavailableError('team_profiles')),
    };

    it('is not available to a request that depends on it', async () => {
      const answer = await score(fakeServices({ teamProfiles }));
      expect([answer.status, answer.body.code]).toEqual([503, 'service_unavailable']);
      expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    });

    it('scores with the profile of the body', async () => {
      expect((await score(fakeServices({ teamProfiles }), scoreBody({ team_profile: null }))).status).toBe(
        200,
      );
    });
  });

  it('holds a plan to its candidates, after the schema and before the scorer', async () => {
    const scorer = createFakeScorer();
    const two = [{ resume_text: RESUME_TEXT }, { resume_text: RESUME_TEXT }];
    const answer = await score(fakeServices({ scorer }), scoreBody({ candidates: two }), 'free-key');
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: 'invalid_request',
      param: 'candidates',
      error: '"candidates" has too many entries: the free plan takes 1 candidate per request.',
    });
    const invalid = await score(
      fakeServices({ scorer }),
      scoreBody({ candidates: [...two, {}] }),
      'free-key',
    );
    expect(invalid.body.param).toBe('candidates[2].resume_text');
    expect(scorer.requests).toEqual([]);
  });

  it('is not available when the model was reached for no candidate', async () => {
    const scorer = createFakeScorer(() => [failed('model_timeout')], { modelUnreachable: true, model: null });
    const answer = await score(fakeServices({ scorer }));
    expect([answer.status, answer.body.code, answer.body.results]).toEqual([
      503,
      'scoring_unavailable',
      undefined,
    ]);
    expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  });

  it('answers 200 when one candidate failed and another did not', async () => {
    const scorer = createFakeScorer(() => [failed('model_unavailable'), scoredCandidate({ index: 1 })]);
    const answer = await score(fakeServices({ scorer }));
    expect(answer.status).toBe(200);
    expect(scoreResponseSchema.parse(answer.body).results.map(({ status }) => status)).toEqual([
      'failed',
      'scored',
    ]);
  });

  it.each<CandidateErrorCode>(['content_filtered', 'model_refused', 'unreadable_resume'])(
    'answers 200 when all candidates failed with %s',
    async (code) => {
      const scorer = createFakeScorer(() => [failed(code)], { model: null });
      const answer = await score(fakeServices({ scorer }));
      expect(answer.status).toBe(200);
      expect(scoreResponseSchema.parse(answer.body).results[0]).toMatchObject({
        status: 'failed',
        match_score: null,
      });
    },
  );

  it('answers a constant 500 when the scorer breaks, and logs nothing of the request', async () => {
    const scorer = { ...createFakeScorer(), score: () => Promise.reject(new Error(RESUME_TEXT)) };
    const answer = await score(fakeServices({ scorer }));
    expect([answer.status, answer.body.code]).toEqual([500, 'internal_error']);
    expect(JSON.stringify(answer.logs)).not.toContain('Ledger Works');
  });
});

import { describe, expect, it } from '@jest/globals';
import { candidatesScore } from '../../../functions/candidates-score.ts';
import { demoExample } from '../../../functions/demo-example.ts';
import { health } from '../../../functions/health.ts';
import { candidateDigest } from '../../../lib/accounts/audit.ts';
import type { EndpointServices } from '../../../lib/http/endpoint.ts';
import {
  createFakeAuditTrail,
  createFakeScorer,
  createFakeUsage,
  FAKE_NOW_MS,
  fakeServices,
  NOT_LIMITED,
  scoredCandidate,
} from '../../helpers/fake-services.ts';
import { invoke } from '../../helpers/invoke.ts';
import { RESUME_TEXT, scoreBody } from '../../helpers/score-bodies.ts';

const USAGE = { promptTokens: 70, cachedTokens: 10, completionTokens: 30, modelCalls: 2 };

async function score(overrides: Partial<EndpointServices> = {}, key = 'business-key', body = scoreBody()) {
  const usage = createFakeUsage();
  const auditTrail = createFakeAuditTrail();
  const answer = await invoke(candidatesScore, fakeServices({ usage, auditTrail, ...overrides }), {
    method: 'POST',
    path: 'candidates/score',
    headers: { 'x-functions-key': key, 'x-request-id': 'request-1' },
    body,
  });
  return { answer, events: usage.events, records: auditTrail.records };
}

describe('a scored request', () => {
  it('counts with its tiers, failures, tokens and time', async () => {
    const scorer = createFakeScorer(
      () => [
        scoredCandidate(),
        scoredCandidate({ card: { ...scoredCandidate().card, matchScore: 12, tier: null, tierLabel: null } }),
        {
          candidateId: null,
          index: 2,
          status: 'failed',
          warnings: [],
          latencyMs: 5,
          error: { code: 'model_timeout', message: 'x' },
        },
      ],
      { usage: USAGE, latencyMs: 812 },
    );
    const { events } = await score({ scorer });
    expect(events).toEqual([
      {
        organization: 'globex',
        atMs: FAKE_NOW_MS,
        status: 200,
        scoring: {
          tiers: ['Silver', 'none'],
          candidatesFailed: 1,
          promptTokens: 70,
          completionTokens: 30,
          latencyMs: 812,
        },
      },
    ]);
  });

  it('leaves a record for each candidate, without a word of the resume', async () => {
    const scorer = createFakeScorer(() => [
      scoredCandidate({ candidateId: 'jane@example.com', resumeText: 'Jane, Nurse' }),
      {
        candidateId: null,
        index: 1,
        status: 'failed',
        warnings: ['thin_resume'],
        latencyMs: 5,
        error: { code: 'unreadable_resume', message: 'x' },
      },
    ]);
    const { records } = await score({ scorer });
    const common = {
      atMs: FAKE_NOW_MS,
      organization: 'globex',
      requestId: 'request-1',
      model: 'fake-model',
      scoringVersion: '1+fake',
      evaluatedAsOf: '2026-11',
      cached: false,
    };
    expect(records).toEqual([
      {
        ...common,
        index: 0,
        candidate: candidateDigest('globex', 'jane@example.com'),
        status: 'scored',
        error: null,
        score: 91,
        tier: 'Silver',
        criteria: [{ kind: 'must', weight: 3, status: 'met' }],
        warnings: ['no_team_profile'],
      },
      {
        ...common,
        index: 1,
        candidate: null,
        status: 'failed',
        error: 'unreadable_resume',
        score: null,
        tier: null,
        criteria: [],
        warnings: ['thin_resume'],
      },
    ]);
    const text = JSON.stringify(records);
    for (const word of ['jane', 'TypeScript', RESUME_TEXT.slice(0, 12)]) expect(text).not.toContain(word);
  });

  it('counts and leaves its records though no model could be reached', async () => {
    const scorer = createFakeScorer(undefined, { modelUnreachable: true, usage: USAGE });
    const { answer, events, records } = await score({ scorer });
    expect(answer.status).toBe(503);
    expect(events).toMatchObject([{ status: 503, scoring: { promptTokens: 70 } }]);
    expect(records).toHaveLength(1);
  });
});

describe('a request that scored nothing', () => {
  it.each([
    ['an invalid one', 400, {}, scoreBody({ candidates: [] })],
    [
      'one too many',
      429,
      { rateLimiter: { count: async () => ({ ...NOT_LIMITED, remaining: 0, allowed: false }) } },
      scoreBody(),
    ],
    [
      'one that failed for a fault of ours',
      500,
      { scorer: { score: () => Promise.reject(new Error('x')) } },
      scoreBody(),
    ],
  ])('counts all the same: %s', async (_, status, overrides, body) => {
    const { events, records } = await score(overrides, 'business-key', body);
    expect(events).toEqual([{ organization: 'globex', atMs: FAKE_NOW_MS, status, scoring: null }]);
    expect(records).toEqual([]);
  });

  it('counts for nobody without a valid key', async () => {
    expect((await score({}, 'wrong')).events).toEqual([]);
  });
});

it.each([
  ['health', health, {}],
  ['the demo', demoExample, {}],
])('%s counts for nobody, and leaves no record', async (_, endpoint) => {
  const usage = createFakeUsage();
  const auditTrail = createFakeAuditTrail();
  const { status } = await invoke(endpoint, fakeServices({ usage, auditTrail }), {
    headers: { 'x-functions-key': 'business-key' },
  });
  expect(status).toBe(200);
  expect([usage.events, auditTrail.records]).toEqual([[], []]);
});

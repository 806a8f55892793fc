import { describe, expect, it } from '@jest/globals';
import { candidatesScore } from '../../functions/candidates-score.ts';
import { demoExample } from '../../functions/demo-example.ts';
import { demoExampleResponseSchema } from '../../lib/contract/score-response.ts';
import { BUILT_IN_EXAMPLE } from '../../lib/example/built-in-example.ts';
import { createFakeScorer, fakeServices } from '../helpers/fake-services.ts';
import { invoke } from '../helpers/invoke.ts';

describe('demo-example', () => {
  it('has its example evaluated by the scorer, without a key', async () => {
    const scorer = createFakeScorer();
    const answer = await invoke(demoExample, fakeServices({ scorer }), { path: 'demo/example' });
    expect(answer.status).toBe(200);
    const { results } = demoExampleResponseSchema.parse(answer.body);
    const { example } = answer.body;
    expect(results.map(({ candidate_id }) => candidate_id)).toEqual(
      BUILT_IN_EXAMPLE.candidates.map(({ id }) => id),
    );
    expect(example).toEqual(BUILT_IN_EXAMPLE);
    expect(scorer.requests[0]).toMatchObject({
      jobDescription: BUILT_IN_EXAMPLE.job_description.trim(),
      teamProfile: BUILT_IN_EXAMPLE.team_profile,
      candidates: BUILT_IN_EXAMPLE.candidates.map(({ id, resume_text }) => ({
        id,
        resumeText: resume_text.trim(),
      })),
    });
  });

  it('is scored as when its example is posted', async () => {
    const scorer = createFakeScorer();
    const services = fakeServices({ scorer });
    await invoke(demoExample, services);
    await invoke(candidatesScore, services, {
      method: 'POST',
      path: 'candidates/score?code=enterprise-key',
      body: BUILT_IN_EXAMPLE,
    });
    const [demo, posted] = scorer.requests;
    expect({ ...posted, organization: '', requestId: '' }).toEqual({
      ...demo,
      organization: '',
      requestId: '',
    });
  });

  it('is limited by the address that the front end saw', async () => {
    const counted: string[] = [];
    const scorer = createFakeScorer();
    const services = fakeServices({
      scorer,
      demoLimiter: {
        count: async (address) => {
          counted.push(address);
          return { allowed: false, retryAfterSeconds: 17 };
        },
      },
    });
    const answer = await invoke(demoExample, services, {
      headers: { 'x-forwarded-for': '1.1.1.1, 2.2.2.2' },
    });
    expect([answer.status, answer.body.code]).toEqual([429, 'rate_limited']);
    expect(answer.headers.get('retry-after')).toBe('17');
    expect(counted).toEqual(['2.2.2.2']);
    expect(scorer.requests).toEqual([]);
  });

  it('is not available when the model is not', async () => {
    const scorer = createFakeScorer(undefined, { modelUnreachable: true });
    const answer = await invoke(demoExample, fakeServices({ scorer }));
    expect([answer.status, answer.body.code]).toEqual([503, 'scoring_unavailable']);
  });
});

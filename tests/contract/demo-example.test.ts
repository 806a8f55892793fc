import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { demoExampleResponseSchema, scoreResponseSchema } from '../../lib/contract/score-response.ts';
import { expectError } from '../helpers/expect-error.ts';
import { keyOf, startTestService, type TestService } from '../helpers/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ DEMO_REQUESTS_PER_MINUTE: '4' });
});
afterAll(async () => {
  await service.stop();
});

/** As seen from behind a front end of one's own, so that tests need not share a limit. */
function demo(address?: string) {
  const headers = address === undefined ? {} : { 'x-forwarded-for': address };
  return service.send('GET', '/api/demo/example', { headers });
}

describe('the demo', () => {
  it('needs no key, scores its example now, and the example can be posted as it is', async () => {
    const reply = await demo();
    expect(reply.status).toBe(200);
    const { example, ...answer } = demoExampleResponseSchema.parse(reply.body);
    expect(answer.model).toBe('local-evaluator');
    expect(answer.results.map(({ candidate_id }) => candidate_id)).toEqual(
      example.candidates.map(({ id }) => id),
    );

    const { example: sent } = Object(reply.body);
    const posted = await service.send('POST', `/api/candidates/score?code=${keyOf('free', 9)}`, {
      json: sent,
    });
    expect(posted.status).toBe(200);
    const comparable = ({ results }: typeof answer) =>
      results.map((result) => ({ ...result, latency_ms: null, cached: null }));
    expect(comparable(scoreResponseSchema.parse(posted.body))).toEqual(comparable(answer));
  });

  it('is limited, whatever address the client claims', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, (_, index) => demo(`192.0.2.${index}`)));
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(4);
    for (const reply of refused) {
      expectError(reply, 'rate_limited', null);
      expect(Number(reply.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    }
  });
});

it('the demo is limited for all callers together', async () => {
  const other = await startTestService({
    DEMO_REQUESTS_PER_MINUTE: '100',
    DEMO_TOTAL_REQUESTS_PER_MINUTE: '3',
  });
  try {
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => other.send('GET', '/api/demo/example')),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429]);
  } finally {
    await other.stop();
  }
});

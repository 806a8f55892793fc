import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlanName } from '../../lib/accounts/plans.ts';
import { scoreResponseSchema } from '../../lib/contract/score-response.ts';
import { expectError } from '../helpers/expect-error.ts';
import { KEYED_ROUTES } from '../helpers/keyed-routes.ts';
import { RESUME_TEXT, scoreBody } from '../helpers/score-bodies.ts';
import type { HttpReply } from '../helpers/send.ts';
import { keyOf, startTestService, type TestService } from '../helpers/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(async () => {
  await service.stop();
});

function profile(key: string): Promise<HttpReply> {
  return service.send('GET', `/api/team-profile?code=${key}`);
}

async function profiles(key: string, count: number): Promise<HttpReply[]> {
  return Promise.all(Array.from({ length: count }, () => profile(key)));
}

/** Limits as the contract's table has them. */
const LIMITED: readonly [PlanName, number][] = [
  ['free', 10],
  ['business', 60],
  ['corporate', 300],
];

describe('requests per minute', () => {
  it.each(LIMITED)('the %s plan has %d, never more', async (plan, limit) => {
    const replies = await profiles(keyOf(plan), limit + 15);
    const admitted = replies.filter(({ status }) => status !== 429);
    expect(admitted).toHaveLength(limit);
    expect(
      admitted.map(({ headers }) => Number(headers['x-ratelimit-remaining'])).sort((a, b) => a - b),
    ).toEqual(Array.from({ length: limit }, (_, index) => index));
  });

  it('the enterprise plan has no limit, and no headers of one', async () => {
    const replies = await profiles(keyOf('enterprise', 5), 320);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([404]));
    expect(Object.keys(replies[0]?.headers ?? {}).filter((name) => name.includes('ratelimit'))).toEqual([]);
    expect(replies[0]?.headers['retry-after']).toBeUndefined();
  });

  it.each(LIMITED)('the %s plan is told in the headers', async (plan, limit) => {
    const key = keyOf(plan, 1);
    for (const remaining of [limit - 1, limit - 2]) {
      const { headers } = await profile(key);
      const reset = Number(headers['x-ratelimit-reset']);
      expect(Number.isInteger(reset) && reset >= 1 && reset <= 60).toBe(true);
      expect(headers).toMatchObject({
        'ratelimit-policy': `"${plan}";q=${limit};w=60`,
        ratelimit: `"${plan}";r=${remaining};t=${reset}`,
        'x-ratelimit-limit': String(limit),
        'x-ratelimit-remaining': String(remaining),
      });
    }
  });

  it('a request too many is told when to come back', async () => {
    const replies = await profiles(keyOf('free', 2), 11);
    const refused = replies.find(({ status }) => status === 429);
    if (refused === undefined) throw new Error('No request was refused.');
    const { error } = expectError(refused, 'rate_limited', null);
    expect(error).toContain('10 requests per minute');
    const retryAfter = refused.headers['retry-after'];
    expect(retryAfter).toMatch(/^\d+$/);
    expect(Number(retryAfter)).toBeGreaterThanOrEqual(1);
    expect(refused.headers).toMatchObject({
      'ratelimit-policy': '"free";q=10;w=60',
      ratelimit: expect.stringMatching(/^"free";r=0;t=\d+$/),
      'x-ratelimit-remaining': '0',
      'cache-control': 'no-store',
    });
  });

  it('counts each organization by itself', async () => {
    await profiles(keyOf('free', 3), 12);
    expect((await profile(keyOf('free', 4))).headers['x-ratelimit-remaining']).toBe('9');
  });

  it('counts every keyed request, valid or not, and health not', async () => {
    const key = keyOf('business', 2);
    let counted = 0;
    for (const { method, path, options, isCounted } of KEYED_ROUTES) {
      for (const sent of [options, { raw: '{', headers: { 'content-type': 'text/plain' } }]) {
        const { headers } = await service.send(method, `${path}?code=${key}`, sent);
        if (isCounted) counted += 1;
        expect(headers['x-ratelimit-remaining']).toBe(isCounted ? String(60 - counted) : undefined);
      }
    }
    expect(counted).toBe(2 * KEYED_ROUTES.filter((route) => route.isCounted).length);
  });

  it('are not used up by requests that need no key or have no valid one', async () => {
    const key = keyOf('free', 5);
    for (const path of ['/api/nothing', '/api/demo/example', '/api/health']) {
      await service.send('GET', `${path}?code=${key}`);
    }
    await service.send('PATCH', `/api/team-profile?code=${key}`);
    await service.send('GET', `/api/team-profile?code=${key}x`);
    expect((await profile(key)).headers['x-ratelimit-remaining']).toBe('9');
  });

  it('health answers when they are used up', async () => {
    const key = keyOf('free', 6);
    await profiles(key, 12);
    expect((await profile(key)).status).toBe(429);
    expect((await service.send('GET', `/api/health?code=${key}`)).status).toBe(200);
  });

  it('are looked at before the body', async () => {
    const key = keyOf('free', 7);
    await profiles(key, 10);
    const invalid = { raw: '{', headers: { 'content-type': 'text/plain' } };
    expectError(await service.send('POST', `/api/candidates/score?code=${key}`, invalid), 'rate_limited');
  });
});

describe('candidates per request', () => {
  const score = (key: string, count: number, extra: object[] = []) =>
    service.send('POST', `/api/candidates/score?code=${key}`, {
      json: scoreBody({
        candidates: [...Array.from({ length: count }, () => ({ resume_text: RESUME_TEXT })), ...extra],
      }),
    });

  it.each<[PlanName, number]>([
    ['free', 1],
    ['business', 2],
    ['corporate', 3],
    ['enterprise', 50],
  ])('the %s plan takes %d', async (plan, limit) => {
    const key = keyOf(plan, 8);
    const admitted = await score(key, limit);
    expect(admitted.status).toBe(200);
    expect(scoreResponseSchema.parse(admitted.body).results).toHaveLength(limit);
    for (const count of [limit + 1, limit + 200]) {
      const { error, details } = expectError(await score(key, count), 'invalid_request', 'candidates');
      expect(error).toContain(plan);
      expect(error).toContain(String(limit));
      expect(details).toBeUndefined();
    }
  });

  it('are looked at after the schema', async () => {
    const reply = await score(keyOf('free', 8), 2, [{}]);
    expectError(reply, 'invalid_request', 'candidates[2].resume_text');
  });
});

describe('requests without a limit', () => {
  it('leave others their turn: large batches are overtaken by small requests', async () => {
    const finished: string[] = [];
    const send = async (name: string, key: string, resumes: string[]) => {
      const candidates = resumes.map((resume_text) => ({ resume_text }));
      const reply = await service.send('POST', `/api/candidates/score?code=${key}`, {
        json: scoreBody({ candidates }),
      });
      finished.push(`${name} ${reply.status}`);
    };
    // No two are alike, so that none comes from the cache.
    const longResumes = (batch: number) =>
      Array.from({ length: 50 }, (_, index) => `${RESUME_TEXT}\n- Case ${batch}.${index}`.repeat(60));
    const batches = [1, 2].map((batch) => send('large', keyOf('enterprise', 9), longResumes(batch)));
    for (let number = 0; number < 2; number += 1) {
      await send('small', keyOf('corporate', 9), [`${RESUME_TEXT}\n- Small ${number}`]);
    }
    await Promise.all(batches);
    expect(finished).toEqual(['small 200', 'small 200', 'large 200', 'large 200']);
  }, 60_000);
});

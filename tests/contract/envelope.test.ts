import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { expectError } from '../helpers/expect-error.ts';
import { KEYED_ROUTES } from '../helpers/keyed-routes.ts';
import { candidateBody, scoreBody } from '../helpers/score-bodies.ts';
import { KEY, keyOf, startTestService, type TestService } from '../helpers/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(async () => {
  await service.stop();
});

const NEW_ID = /^[A-Za-z0-9_-]{1,64}$/;

const ANSWERS: readonly [string, string, string][] = [
  ['a success', 'GET', `/api/health?code=${KEY}`],
  ['an open endpoint', 'GET', '/api/demo/example'],
  ['a 401', 'GET', '/api/health'],
  ['a 404', 'GET', '/api/nothing'],
  ['a 405', 'PATCH', '/api/health'],
  ['a 400', 'POST', `/api/candidates/score?code=${KEY}`],
];

describe.each(ANSWERS)('%s', (_, method, path) => {
  it.each(['a', 'Az09_-', 'x'.repeat(64)])('carries the request id of the caller, %s', async (id) => {
    const { headers } = await service.send(method, path, { headers: { 'x-request-id': id } });
    expect(headers['x-request-id']).toBe(id);
  });

  it.each(['x'.repeat(65), 'a b', 'a.b', 'id;1', '"id"', '../id', 'a,b'])(
    'carries a new request id instead of %s',
    async (id) => {
      const { headers } = await service.send(method, path, { headers: { 'x-request-id': id } });
      expect(headers['x-request-id']).toMatch(NEW_ID);
      expect(headers['x-request-id']).not.toBe(id);
    },
  );

  it('carries a new request id each time the caller sends none', async () => {
    const ids = await Promise.all(
      [1, 2].map(async () => (await service.send(method, path)).headers['x-request-id']),
    );
    expect(ids[0]).toMatch(NEW_ID);
    expect(ids[0]).not.toBe(ids[1]);
  });

  it('is JSON in UTF-8', async () => {
    const { headers, body } = await service.send(method, path);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(body).toEqual(expect.any(Object));
  });
});

it.each(KEYED_ROUTES)('$method $path is never stored by a cache', async ({ method, path, options }) => {
  const answered = await service.send(method, `${path}?code=${keyOf('enterprise', 2)}`, options);
  expect(answered.headers['cache-control']).toBe('no-store');
  const invalid = await service.send(method, `${path}?code=${KEY}`, {
    raw: '{',
    headers: { 'content-type': 'x/y' },
  });
  expect(invalid.headers['cache-control']).toBe('no-store');
});

describe('an error', () => {
  it('lists every problem of the body, each with its field', async () => {
    const reply = await service.send('POST', `/api/candidates/score?code=${KEY}`, {
      json: scoreBody({
        job_description: 'short',
        team_profile: 1,
        candidates: [{ id: 5, resume_text: 'short' }],
      }),
    });
    const { details, param, error } = expectError(reply, 'invalid_request');
    expect(details?.map((problem) => problem.param).sort()).toEqual([
      'candidates[0].id',
      'candidates[0].resume_text',
      'job_description',
      'team_profile',
    ]);
    expect(details?.[0]).toEqual({ param, message: error });
  });

  it('lists at most twenty problems', async () => {
    const candidates = Array.from({ length: 30 }, () => ({}));
    const reply = await service.send('POST', `/api/candidates/score?code=${KEY}`, {
      json: scoreBody({ candidates }),
    });
    expect(expectError(reply, 'invalid_request').details).toHaveLength(20);
  });

  it('has no details when the schema is not the matter', async () => {
    const reply = await service.send('POST', `/api/candidates/score?code=${KEY}`, { json: null });
    expect(expectError(reply, 'invalid_request', null).details).toHaveLength(1);
    const broken = { raw: '{', headers: { 'content-type': 'application/json' } };
    const unread = await service.send('POST', `/api/candidates/score?code=${KEY}`, broken);
    expect(Object.keys(expectError(unread, 'invalid_request', null))).not.toContain('details');
  });

  it('names the field and its limit', async () => {
    const reply = await service.send('POST', `/api/candidates/score?code=${KEY}`, {
      json: candidateBody({ resume_text: 'x'.repeat(49) }),
    });
    const { error } = expectError(reply, 'invalid_request', 'candidates[0].resume_text');
    expect(error).toBe(
      '"candidates[0].resume_text" must have at least 50 characters after trimming; it has 49.',
    );
  });

  it('never carries a key, a stack or what the resume says', async () => {
    const reply = await service.send('POST', `/api/candidates/score?code=${KEY}`, {
      json: candidateBody({ resume_text: ['SECRET'], id: { SECRET: 'SECRET' }, resume: 'SECRET' }),
    });
    expectError(reply, 'invalid_request');
    expect(reply.text).not.toMatch(/SECRET|key-of|\.ts|\.js| at /);
  });
});

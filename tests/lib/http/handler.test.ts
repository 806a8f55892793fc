import { InvocationContext } from '@azure/functions';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { StoreUnavailableError } from '../../../lib/accounts/store-unavailable.ts';
import { PreconditionFailedError } from '../../../lib/accounts/team-profiles.ts';
import type { Answer } from '../../../lib/http/answer.ts';
import { type Endpoint, type KeyedCall, withBody } from '../../../lib/http/endpoint.ts';
import { createHandler } from '../../../lib/http/handler.ts';
import { HttpError } from '../../../lib/http/http-error.ts';
import { NO_USAGE } from '../../../lib/models/model.ts';
import { fakeServices, NOT_LIMITED, scoreOutcome } from '../../helpers/fake-services.ts';
import { httpRequest, type Invocation, invoke } from '../../helpers/invoke.ts';

const SECRET = 'SECRET-7391';

const keyed: Endpoint = {
  name: 'keyed',
  route: 'keyed',
  access: 'key',
  operations: {
    GET: async ({ account }) => ({ status: 200, body: { organization: account.organization } }),
    POST: withBody(
      async () => ({ schema: z.object({ a: z.string() }), kind: null }),
      async (_: KeyedCall, body) => ({
        status: 200,
        body,
      }),
    ),
  },
};

function open(operation: () => Promise<never> | Answer): Endpoint {
  return { name: 'open', route: 'open', access: 'open', operations: { GET: async () => operation() } };
}

function throwing(error: unknown): Endpoint {
  return open(() => Promise.reject(error));
}

const scoringThenFailing: Endpoint = {
  name: 'open',
  route: 'open',
  access: 'open',
  operations: {
    GET: async ({ onScored }) => {
      onScored(scoreOutcome({ usage: { ...NO_USAGE, modelCalls: 3 } }));
      throw new HttpError('scoring_unavailable', 'Later.');
    },
  },
};

const INVALID_EVERYWHERE = {
  method: 'POST',
  headers: { 'content-type': 'text/plain' },
  body: 'x'.repeat(20_000),
};

describe('the order of checks', () => {
  const used = fakeServices({
    rateLimiter: { count: async () => ({ ...NOT_LIMITED, remaining: 0, allowed: false }) },
  });
  const withKey = { 'x-functions-key': 'business-key' };
  const asJson = { ...withKey, 'content-type': 'application/json' };

  it.each<[string, number, Parameters<typeof invoke>[1], Parameters<typeof invoke>[2]]>([
    ['the method before the key', 405, used, { ...INVALID_EVERYWHERE, method: 'PUT' }],
    ['the key before the rate limit', 401, used, INVALID_EVERYWHERE],
    [
      'the rate limit before the content type',
      429,
      used,
      { ...INVALID_EVERYWHERE, headers: { ...INVALID_EVERYWHERE.headers, ...withKey } },
    ],
    [
      'the content type before the size',
      415,
      fakeServices(),
      { ...INVALID_EVERYWHERE, headers: { ...INVALID_EVERYWHERE.headers, ...withKey } },
    ],
    [
      'the size before JSON',
      413,
      fakeServices(),
      { method: 'POST', headers: asJson, body: 'x'.repeat(20_000) },
    ],
    ['JSON before the schema', 400, fakeServices(), { method: 'POST', headers: asJson, body: '{"a":1' }],
  ])('has %s', async (_, status, services, options) => {
    expect((await invoke(keyed, services, options)).status).toBe(status);
  });
});

describe('admission', () => {
  it('passes the account on to the operation', async () => {
    const { status, body } = await invoke(keyed, fakeServices(), {
      headers: { 'x-functions-key': 'business-key' },
    });
    expect({ status, body }).toEqual({ status: 200, body: { organization: 'globex' } });
  });

  it('lets nobody in when the key directory can not be read', async () => {
    const services = fakeServices({
      keyDirectory: {
        find: async () => {
          throw new StoreUnavailableError('key_directory', { cause: new Error(SECRET) });
        },
      },
    });
    const answer = await invoke(keyed, services, { path: 'keyed?code=business-key' });
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({ ok: false, code: 'service_unavailable', param: null });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(JSON.stringify(answer)).not.toContain(SECRET);
    expect(answer.logs[0]?.message).toContain('StoreUnavailableError');
  });

  it('counts a request once, and none that has no valid key', async () => {
    const counted: string[] = [];
    const services = fakeServices({
      rateLimiter: {
        count: async ({ organization }) => {
          counted.push(organization);
          return NOT_LIMITED;
        },
      },
    });
    await invoke(keyed, services, { path: 'keyed?code=wrong' });
    await invoke(keyed, services, { method: 'POST', path: 'keyed?code=free-key' });
    await invoke(keyed, services, { path: 'keyed?code=business-key' });
    expect(counted).toEqual(['acme', 'globex']);
  });

  it('tells the rate limit on errors too', async () => {
    const answer = await invoke(keyed, fakeServices(), { method: 'POST', path: 'keyed?code=business-key' });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('ratelimit')).toBe('"business";r=59;t=60');
  });

  it('tells no rate limit where there is none', async () => {
    const unlimited = await invoke(keyed, fakeServices(), { path: 'keyed?code=enterprise-key' });
    expect([...unlimited.headers.keys()].filter((name) => name.includes('ratelimit'))).toEqual([]);
  });
});

describe('an error', () => {
  it('is worded in one envelope', async () => {
    const error = new HttpError('invalid_request', 'No.', {
      param: 'a',
      details: [{ param: 'a', message: 'No.' }],
    });
    const { status, body } = await invoke(throwing(error), fakeServices(), {
      headers: { 'x-request-id': 'r1' },
    });
    expect(status).toBe(400);
    expect(body).toEqual({
      ok: false,
      code: 'invalid_request',
      error: 'No.',
      param: 'a',
      details: [{ param: 'a', message: 'No.' }],
      request_id: 'r1',
    });
  });

  it('has no details when the body is not the matter', async () => {
    const { body } = await invoke(throwing(new HttpError('not_found', 'No.')), fakeServices());
    expect(Object.keys(body)).toEqual(['ok', 'code', 'error', 'param', 'request_id']);
  });

  it('is a 412 when a stored version is not the expected one', async () => {
    const { status, body, logs } = await invoke(throwing(new PreconditionFailedError()), fakeServices());
    expect([status, body.code]).toEqual([412, 'precondition_failed']);
    expect(logs.map(({ level }) => level)).toEqual(['information']);
  });
});

describe('an unexpected fault', () => {
  const circular: Record<string, unknown> = {};
  circular.self = circular;

  function expectConstant500({ status, headers, body }: Invocation): void {
    expect(status).toBe(500);
    expect(headers.get('x-request-id')).toBe(body.request_id);
    expect(body).toEqual({
      ok: false,
      code: 'internal_error',
      error: 'An unexpected error occurred. It has been logged under this request_id.',
      param: null,
      request_id: expect.stringMatching(/^[\w-]{1,64}$/),
    });
  }

  it.each([
    ['an error', new Error(SECRET)],
    ['an error with a cause', new TypeError(SECRET, { cause: SECRET })],
    ['a string', SECRET],
    ['nothing', undefined],
  ])('is a constant 500 when the operation throws %s, and the log holds no message', async (_, thrown) => {
    const answer = await invoke(throwing(thrown), fakeServices());
    expectConstant500(answer);
    expect(JSON.stringify(answer.logs)).not.toContain(SECRET);
    expect(answer.logs.map(({ level }) => level)).toEqual(['error', 'information']);
    expect(JSON.parse(answer.logs[0]?.message ?? '')).toMatchObject({
      event: 'error',
      request_id: answer.body.request_id,
    });
  });

  it('is a constant 500 when the answer can not be written', async () => {
    expectConstant500(
      await invoke(
        open(() => ({ status: 200, body: circular })),
        fakeServices(),
      ),
    );
  });

  it('is a constant 500 when the services can not be made', async () => {
    const answer = await invoke(keyed, () => {
      throw new Error(SECRET);
    });
    expectConstant500(answer);
  });

  it.each(['keyDirectory', 'rateLimiter'] as const)('is a constant 500 when the %s breaks', async (name) => {
    const broken = () => Promise.reject(new Error(SECRET));
    const services = fakeServices(
      name === 'keyDirectory' ? { keyDirectory: { find: broken } } : { rateLimiter: { count: broken } },
    );
    expectConstant500(await invoke(keyed, services, { path: 'keyed?code=business-key' }));
  });
});

describe('a response', () => {
  it('carries the request id, the content type and no-store', async () => {
    const { headers } = await invoke(keyed, fakeServices(), {
      path: 'keyed?code=wrong',
      headers: { 'x-request-id': 'mine_1' },
    });
    expect(Object.fromEntries(headers)).toEqual({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-request-id': 'mine_1',
    });
  });
});

it('bytes are sent as they are, under the type that the endpoint names', async () => {
  const bytes = Buffer.from('{"page":true}');
  const page = open(() => ({ status: 200, body: bytes, headers: { 'Content-Type': 'text/html' } }));
  const response = await createHandler(page, fakeServices)(
    httpRequest({ path: 'open' }),
    new InvocationContext({ functionName: 'open', logHandler: () => undefined }),
  );
  expect(response?.body).toBe(bytes);
  expect(new Headers(response?.headers).get('content-type')).toBe('text/html');
});

describe('the log', () => {
  it('has one line per request, with what was done for whom', async () => {
    const { logs } = await invoke(keyed, fakeServices(), {
      path: 'keyed?code=business-key',
      headers: { 'x-request-id': 'r1' },
    });
    expect(logs).toHaveLength(1);
    expect(JSON.parse(logs[0]?.message ?? '')).toEqual({
      event: 'request',
      request_id: 'r1',
      function: 'keyed',
      method: 'GET',
      organization: 'globex',
      status: 200,
      code: null,
      duration_ms: expect.any(Number),
      cold_start: true,
    });
  });

  it("says why a request failed, and whether it was the instance's first", async () => {
    const services = fakeServices();
    await invoke(keyed, services, { path: 'keyed?code=business-key' });
    const { logs } = await invoke(keyed, services, { path: 'keyed?code=wrong' });
    expect(JSON.parse(logs[0]?.message ?? '')).toMatchObject({
      organization: null,
      status: 401,
      code: 'unauthorized',
      cold_start: false,
    });
  });

  it('tells what scoring cost, also when the request failed after it', async () => {
    const { logs } = await invoke(scoringThenFailing, fakeServices(), { path: 'open' });
    expect(JSON.parse(logs[0]?.message ?? '')).toMatchObject({
      status: 503,
      code: 'scoring_unavailable',
      candidates: 1,
      model_calls: 3,
    });
  });

  it('never holds the key, the address or the body', async () => {
    const { logs } = await invoke(keyed, fakeServices(), {
      method: 'POST',
      path: 'keyed?code=business-key&other=SECRET',
      body: { a: 'SECRET' },
    });
    expect(JSON.stringify(logs)).not.toMatch(/business-key|SECRET|localhost/);
  });
});

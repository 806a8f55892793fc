import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { expectError } from '../helpers/expect-error.ts';
import { KEYED_ROUTES } from '../helpers/keyed-routes.ts';
import { keyOf, startTestService, type TestService } from '../helpers/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(async () => {
  await service.stop();
});

const key = keyOf('enterprise', 1);

/** Every test begins without a stored profile. */
afterEach(async () => {
  await service.send('DELETE', `/api/team-profile?code=${key}`);
});

describe.each(KEYED_ROUTES)('$method $path', ({ method, path, options, status }) => {
  const send = (query: string, headers: Record<string, string | string[]> = {}) =>
    service.send(method, `${path}${query}`, { ...options, headers });

  it('takes the key from the query parameter code', async () => {
    const reply = await send(`?code=${key}`);
    expect(reply.status).toBe(status);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('takes the key from the header x-functions-key', async () => {
    const reply = await send('', { 'x-functions-key': key });
    expect(reply.status).toBe(status);
  });

  it('believes the header when both are there', async () => {
    expectError(await send(`?code=${key}`, { 'x-functions-key': 'wrong' }), 'unauthorized');
    const reply = await send('?code=wrong', { 'x-functions-key': key });
    expect(reply.status).toBe(status);
  });

  it('takes an empty header for none', async () => {
    expectError(await send('', { 'x-functions-key': '' }), 'unauthorized');
    const reply = await send(`?code=${key}`, { 'x-functions-key': '' });
    expect(reply.status).toBe(status);
  });

  it.each([
    ['without a key', '', {}],
    ['with an empty key', '?code=', {}],
    ['with an unknown key', '?code=wrong', {}],
    ['with a key in another case', `?code=${key.toUpperCase()}`, {}],
    ['with a part of a key', `?code=${key.slice(0, -1)}`, {}],
    ['with more than a key', `?code=${key}x`, {}],
    ['with two keys', `?code=${key}&code=${key}`, {}],
    ['with two key headers', '', { 'x-functions-key': [key, key] }],
    ['with the digest of a key', `?code=${createHash('sha256').update(key).digest('hex')}`, {}],
    ['with a NUL behind the key', `?code=${key}%00`, {}],
    ['with a name of Object.prototype', '?code=constructor', {}],
    ['with a bearer token', '', { authorization: `Bearer ${key}` }],
    ['with an endless key', `?code=${'k'.repeat(8000)}`, {}],
  ])('answers 401 %s', async (_, query, headers) => {
    const reply = await send(query, { ...headers });
    const body = expectError(reply, 'unauthorized', null);
    expect(body.details).toBeUndefined();
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(Object.keys(reply.headers).filter((name) => name.includes('ratelimit'))).toEqual([]);
    expect(reply.text).not.toContain(key);
  });

  it('looks at the key before anything in the body', async () => {
    const headers = { 'content-type': 'text/plain' };
    expectError(await service.send(method, `${path}?code=wrong`, { raw: '{', headers }), 'unauthorized');
  });
});

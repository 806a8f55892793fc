import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { expectError } from '../helpers/expect-error.ts';
import { scoreBody } from '../helpers/score-bodies.ts';
import type { HttpReply, SendOptions } from '../helpers/send.ts';
import { KEY, startTestService, type TestService } from '../helpers/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(async () => {
  await service.stop();
});

interface BodyRoute {
  method: string;
  path: string;
  valid: unknown;
  status: number;
}

const ROUTES: readonly BodyRoute[] = [
  { method: 'POST', path: '/api/candidates/score', valid: scoreBody(), status: 200 },
  { method: 'POST', path: '/api/candidates/search', valid: { job_description: 'A job' }, status: 501 },
  { method: 'PUT', path: '/api/team-profile', valid: { name: 'Team' }, status: 200 },
];

describe.each(ROUTES)('the body of $method $path', ({ method, path, valid, status }) => {
  const text = JSON.stringify(valid);
  const send = (options: SendOptions): Promise<HttpReply> =>
    service.send(method, `${path}?code=${KEY}`, options);
  const typed = (contentType: string, raw: string | Uint8Array = text) =>
    send({ raw, headers: { 'content-type': contentType } });

  it.each([
    'application/json',
    'Application/JSON',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
    'application/problem+json',
    'application/vnd.acme.v1+json; charset=utf-8',
  ])('is taken as %s', async (contentType) => {
    expect((await typed(contentType)).status).toBe(status);
  });

  it.each([
    'text/plain',
    'text/json',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonx',
    'application/json; charset=iso-8859-1',
    'application/json; charset=utf-16',
    'application/json, text/plain',
    'json',
    '*/*',
    ';;;',
  ])('is refused as %s', async (contentType) => {
    expectError(await typed(contentType), 'unsupported_media_type', null);
  });

  it('is refused without a content type', async () => {
    expectError(await send({ raw: text }), 'unsupported_media_type', null);
  });

  it('is refused with two content types', async () => {
    const headers = { 'content-type': ['application/json', 'application/json'] };
    expectError(await send({ raw: text, headers }), 'unsupported_media_type');
  });

  it('is refused when it is compressed', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const { error } = expectError(
      await send({ raw: gzipSync(text), headers }),
      'unsupported_media_type',
      null,
    );
    expect(error).toContain('must not be compressed');
  });

  it('is missed where there is neither body nor content type', async () => {
    expectError(await send({}), 'invalid_request', null);
    expectError(await send({ headers: { 'content-length': '0' } }), 'invalid_request', null);
  });

  it('is missed where there is only a content type', async () => {
    expectError(await typed('application/json', ''), 'invalid_request', null);
  });

  it('is missed when it comes in chunks, as the platform drops it', async () => {
    expectError(await send({ json: valid, chunked: true }), 'invalid_request', null);
  });

  it('may begin with a byte order mark', async () => {
    expect((await typed('application/json', `\ufeff${text}`)).status).toBe(status);
  });

  it.each([
    ['broken JSON', '{"a":'],
    ['half of the JSON', text.slice(0, -1)],
    ['JSON with a trailing comma', `${text.slice(0, -1)},}`],
    ['JSON in single quotes', "{'a':1}"],
    ['JSON with a comment', `${text}// comment`],
    ['NaN', 'NaN'],
    ['a number with a leading zero', '{"a":01}'],
    ['two documents', `${text}${text}`],
    ['two byte order marks', `\ufeff\ufeff${text}`],
    ['a raw line break in a string', '{"a":"\n"}'],
    ['a raw NUL', '{"a":"\u0000"}'],
    ['a NUL behind the document', `${text}\u0000`],
    ['bytes that are no UTF-8', Buffer.from([0x22, 0xc3, 0x28, 0x22])],
    ['an encoded surrogate', Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22])],
    ['an overlong encoding', Buffer.from([0x22, 0xc0, 0xaf, 0x22])],
    ['UTF-16', Buffer.from(text, 'utf16le')],
    ['Latin-1', Buffer.from('{"name":"é"}', 'latin1')],
    ['gzip', Buffer.from([0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0, 0, 3])],
    ['a hundred thousand open brackets', '['.repeat(100_000)],
    ['a hundred thousand open objects', '{"a":'.repeat(100_000)],
  ])('is refused when it is %s', async (_, raw) => {
    const body = expectError(await typed('application/json', raw), 'invalid_request', null);
    expect(body.details).toBeUndefined();
  });

  it.each([
    'null',
    '[]',
    '"text"',
    '1',
    'true',
    '1e999',
    '-0',
    '[[]]',
    `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
  ])('is refused when it is no object (%#)', async (raw) => {
    const { error, details } = expectError(await typed('application/json', raw), 'invalid_request', null);
    expect(error).toMatch(/^The body must be an object, not (null|a list|a string|a number|a boolean)\.$/);
    expect(details).toHaveLength(1);
  });

  it('counts the last of two values of one field', async () => {
    const [field = '', value] = Object.entries(Object(valid))[0] ?? [];
    const twice = (first: unknown, second: unknown) =>
      `{${JSON.stringify(field)}:${JSON.stringify(first)},${text.slice(1, -1)},${JSON.stringify(field)}:${JSON.stringify(second)}}`;
    expect((await typed('application/json', twice(7, value))).status).toBe(status);
    expectError(await typed('application/json', twice(value, 7)), 'invalid_request', field);
  });
});

describe('the size of a body', () => {
  const JSON_TYPE = { 'content-type': 'application/json' };

  it('is at most 8 MiB', async () => {
    const send = (bytes: number) =>
      service.send('POST', `/api/candidates/search?code=${KEY}`, {
        raw: `{"job_description":"A job"${' '.repeat(bytes - 27)}}`,
        headers: JSON_TYPE,
      });
    expect((await send(8_388_608)).status).toBe(501);
    expectError(await send(8_388_609), 'payload_too_large', null);
    expectError(await send(9_000_000), 'payload_too_large', null);
  });

  it('is checked after the content type and before JSON', async () => {
    const raw = 'x'.repeat(9_000_000);
    const path = `/api/candidates/score?code=${KEY}`;
    expectError(
      await service.send('POST', path, { raw, headers: { 'content-type': 'text/plain' } }),
      'unsupported_media_type',
    );
    expectError(await service.send('POST', path, { raw, headers: JSON_TYPE }), 'payload_too_large');
  });

  it('is a setting, and counts bytes', async () => {
    const small = await startTestService({ MAX_BODY_BYTES: '100' });
    try {
      const send = (description: string) =>
        small.send('POST', `/api/candidates/search?code=${KEY}`, { json: { job_description: description } });
      expect((await send('x'.repeat(78))).status).toBe(501);
      expect(expectError(await send('x'.repeat(79)), 'payload_too_large').error).toContain('100 bytes');
      expectError(await send('é'.repeat(40)), 'payload_too_large');
    } finally {
      await small.stop();
    }
  });
});

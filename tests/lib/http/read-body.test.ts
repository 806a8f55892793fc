import { setImmediate as nextTurn } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { HttpError } from '../../../lib/http/http-error.ts';
import { readValidBody } from '../../../lib/http/read-body.ts';
import { httpRequest } from '../../helpers/invoke.ts';

const INPUT = { schema: z.object({ a: z.string() }), kind: null };
const MAX_BYTES = 100;

async function read(
  body: string | Uint8Array | undefined,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const request = httpRequest({ method: 'POST', headers, ...(body !== undefined && { body }) });
  return readValidBody(request, MAX_BYTES, async () => INPUT);
}

async function refusal(...args: Parameters<typeof read>): Promise<HttpError> {
  const error = await read(...args).catch((thrown: unknown) => thrown);
  if (error instanceof HttpError) return error;
  throw new Error('The body was accepted.');
}

const JSON_TYPE = { 'content-type': 'application/json' };

describe('readValidBody', () => {
  it('returns what the schema makes of the body', async () => {
    await expect(read('{"a":"é","b":1}', JSON_TYPE)).resolves.toEqual({ a: 'é' });
  });

  it('ignores a byte order mark', async () => {
    await expect(read('\ufeff{"a":"x"}', JSON_TYPE)).resolves.toEqual({ a: 'x' });
  });

  it('takes a body of exactly the limit, and none of one byte more', async () => {
    const body = (bytes: number) => JSON.stringify({ a: 'x'.repeat(bytes - 8) });
    await expect(read(body(MAX_BYTES), JSON_TYPE)).resolves.toEqual({ a: 'x'.repeat(92) });
    await expect(refusal(body(MAX_BYTES + 1), JSON_TYPE)).resolves.toMatchObject({
      code: 'payload_too_large',
      message: 'The body is over 100 bytes.',
    });
  });

  it('believes a declared size that is too large without reading', async () => {
    const error = await refusal('{"a":"x"}', { ...JSON_TYPE, 'content-length': '101' });
    expect(error.code).toBe('payload_too_large');
  });

  it.each(['5', 'abc', '-1', 'Infinity9'])('is not fooled by the declared size %s', async (length) => {
    const error = await refusal('x'.repeat(101), { ...JSON_TYPE, 'content-length': length });
    expect(error.code).toBe('payload_too_large');
  });

  it('asks for a body where there is neither body nor content type', async () => {
    await expect(refusal(undefined)).resolves.toMatchObject({
      code: 'invalid_request',
      message: expect.stringContaining('no body'),
    });
  });

  it('refuses a body without a content type', async () => {
    await expect(refusal('{"a":"x"}')).resolves.toMatchObject({ code: 'unsupported_media_type' });
    await expect(refusal(undefined, { 'content-length': '3' })).resolves.toMatchObject({
      code: 'unsupported_media_type',
    });
  });

  it.each(['gzip', 'br', 'GZIP, identity', 'x-unknown'])(
    'refuses the content encoding %s, whatever it is the encoding of',
    async (encoding) => {
      for (const body of [gzipSync('{"a":"x"}'), '{"a":"x"}', 'x'.repeat(101)]) {
        await expect(refusal(body, { ...JSON_TYPE, 'content-encoding': encoding })).resolves.toMatchObject({
          code: 'unsupported_media_type',
          message: expect.stringContaining('without the header "Content-Encoding"'),
        });
      }
    },
  );

  it('takes the content encoding that is none', async () => {
    const headers = { ...JSON_TYPE, 'content-encoding': 'Identity' };
    await expect(read('{"a":"x"}', headers)).resolves.toEqual({ a: 'x' });
  });

  it('checks the content type before the size, the size before JSON, JSON before the schema', async () => {
    await expect(refusal('x'.repeat(101), { 'content-type': 'text/plain' })).resolves.toMatchObject({
      code: 'unsupported_media_type',
    });
    await expect(refusal('x'.repeat(101), JSON_TYPE)).resolves.toMatchObject({ code: 'payload_too_large' });
    await expect(refusal('{"a":1', JSON_TYPE)).resolves.toMatchObject({
      message: expect.stringContaining('The body is not valid JSON'),
    });
  });

  it.each([
    ['{"a":"x",\n "b":1,}', ': see line 2, column 8.'],
    [
      '{"a":"one\ntwo"}',
      ': see line 1, column 10, where a line break or a tab in a string must be written as \\n or \\t.',
    ],
    ['{"a":"x"', ': see line 1, column 9.'],
    ['{"a":', ': it ends too early.'],
    ['{"a": nul}', '.'],
    ['{"a": x at position 1 (line 7 column 7)', '.'],
  ])('tells where JSON is broken, as far as the parser does: %j', async (body, place) => {
    expect((await refusal(body, JSON_TYPE)).message).toBe(`The body is not valid JSON${place}`);
  });

  it.each([
    ['an empty body', '', 'no body'],
    ['a byte order mark alone', '\ufeff', 'not valid JSON'],
    ['blanks', '  ', 'not valid JSON'],
    ['a trailing comma', '{"a":"x",}', 'not valid JSON'],
    ['a NUL', '{"a":"\u0000"}', 'not valid JSON'],
    ['two values', '{"a":"x"}{}', 'not valid JSON'],
    ['bytes that are no UTF-8', Uint8Array.of(0x7b, 0xff, 0x7d), 'not valid UTF-8'],
    ['a surrogate in UTF-8', Uint8Array.of(0x22, 0xed, 0xa0, 0x80, 0x22), 'not valid UTF-8'],
    ['UTF-16', Buffer.from('\ufeff{"a":"x"}', 'utf16le'), 'not valid UTF-8'],
  ])('refuses %s', async (_, body, reason) => {
    await expect(refusal(body, JSON_TYPE)).resolves.toMatchObject({
      code: 'invalid_request',
      message: expect.stringContaining(reason),
      param: null,
      details: [],
    });
  });

  it('never repeats the body', async () => {
    for (const body of ['SECRET', '{"a":"SECRET" x}', '{"a": SECRET}']) {
      expect((await refusal(body, JSON_TYPE)).message).not.toContain('SECRET');
    }
  });

  it('names the first problem and lists all of them', async () => {
    await expect(refusal('{"a":1}', JSON_TYPE)).resolves.toMatchObject({
      code: 'invalid_request',
      message: '"a" must be a string, not a number.',
      param: 'a',
      details: [{ param: 'a', message: '"a" must be a string, not a number.' }],
    });
  });

  it('leaves a turn of the event loop between large bodies, so that others are answered', async () => {
    const body = JSON.stringify({ a: 'x'.repeat(1024 * 1024) });
    const headers = { ...JSON_TYPE, 'content-length': String(body.length) };
    let turn = 0;
    let isOver = false;
    const countTurns = async () => {
      for (; !isOver; turn += 1) await nextTurn();
    };
    const counting = countTurns();
    const turns = await Promise.all(
      [1, 2, 3].map(async () => {
        const request = httpRequest({ method: 'POST', headers, body });
        await readValidBody(request, body.length, async () => INPUT);
        return turn;
      }),
    );
    isOver = true;
    await counting;
    expect(new Set(turns).size).toBe(3);
  });

  it('takes a connection that breaks off for the caller’s fault', async () => {
    const request = httpRequest({ method: 'POST', headers: JSON_TYPE });
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(Buffer.from('{"a"'));
        controller.error(new Error('ECONNRESET'));
      },
    });
    Object.defineProperty(request, 'body', { value: body });
    await expect(readValidBody(request, MAX_BYTES, async () => INPUT)).rejects.toMatchObject({
      code: 'invalid_request',
      message: 'The body could not be read to its end.',
    });
  });
});

import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bundle } from '../../../tools/bundle/bundle.ts';
import { type ServiceProcess, startServiceProcess } from '../../../tools/host/service-process.ts';

let directory: string;
let entryPath: string;
let service: ServiceProcess;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'echo-app-'));
  writeFileSync(join(directory, 'package.json'), '{"type":"module"}');
  await bundle({
    entryPath: join(import.meta.dirname, 'fixtures', 'echo-app.ts'),
    outputDirectory: join(directory, 'dist'),
  });
  entryPath = join(directory, 'dist', 'main.js');
  service = await startServiceProcess({ entryPath });
});

afterAll(async () => {
  await service.stop();
  rmSync(directory, { recursive: true });
});

interface Echo {
  url: string;
  query: [string, string][];
  params: Record<string, string>;
  headers: Record<string, string>;
  bodyBase64: string;
}

async function echo(path: string, init?: RequestInit): Promise<Echo> {
  const response = await fetch(service.url + path, init);
  expect(response.status).toBe(200);
  const body: Echo = JSON.parse(await response.text());
  return body;
}

/** A request with exactly these headers, as `fetch` does not send them. */
async function send(
  path: string,
  method: string,
  headers: OutgoingHttpHeaders,
  body?: string,
): Promise<{ status: number | undefined; body: Buffer }> {
  const outgoing = request(service.url + path, { method, headers, agent: false });
  outgoing.end(body);
  const [response]: IncomingMessage[] = await once(outgoing, 'response');
  return { status: response?.statusCode, body: response ? await buffer(response) : Buffer.alloc(0) };
}

describe('a function on the local host', () => {
  it('gets the full address and the route’s parameters', async () => {
    const { url, params } = await echo('/api/ECHO/a%20b?x=1');

    expect(url).toBe(`${service.url}/api/ECHO/a%20b?x=1`);
    expect(params).toEqual({ name: 'a b' });
  });

  it('gets several values of a query name joined by commas, and names without regard to case', async () => {
    const { query } = await echo('/api/echo?y=1&Y=2&empty=&z=a+b%2B');

    expect(query).toEqual([
      ['y', '1,2'],
      ['empty', ''],
      ['z', 'a b+'],
    ]);
  });

  it('gets the body’s bytes as they were sent', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
    const { bodyBase64 } = await echo('/api/echo', { method: 'PUT', body: bytes });

    expect(bodyBase64).toBe(Buffer.from(bytes).toString('base64'));
  });

  it('gets no body that was sent in chunks, without its length', async () => {
    const { body, status } = await send('/api/echo', 'POST', { 'transfer-encoding': 'chunked' }, 'text');
    const answer: Echo = JSON.parse(body.toString());

    expect(status).toBe(200);
    expect(answer.bodyBase64).toBe('');
    expect(answer.headers['transfer-encoding']).toBe('chunked');
  });

  it('gets no empty header', async () => {
    const { body } = await send('/api/echo', 'GET', { 'x-empty': '', 'x-full': '1' });
    const { headers }: Echo = JSON.parse(body.toString());

    expect(headers['x-full']).toBe('1');
    expect(headers).not.toHaveProperty('x-empty');
  });

  it('gets the caller’s address at the end of X-Forwarded-For, behind what the caller wrote there', async () => {
    const { headers } = await echo('/api/echo', { headers: { 'x-forwarded-for': '192.0.2.1' } });

    expect(headers['x-forwarded-for']).toMatch(/^192\.0\.2\.1, (127\.0\.0\.1|\[::1\]):\d+$/);
  });
});

describe('the local host', () => {
  it('passes on status, headers and body of the answer', async () => {
    const response = await fetch(`${service.url}/api/echo`);

    expect(response.headers.get('x-echo')).toBe('yes');
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(Number(response.headers.get('content-length'))).toBe((await response.arrayBuffer()).byteLength);
  });

  it('answers an empty 500 when a function throws, and logs why', async () => {
    const response = await fetch(`${service.url}/api/fail`);

    expect(response.status).toBe(500);
    expect(await response.text()).toBe('');
    expect(service.output()).toContain('what went wrong');
  });

  it('answers an empty 404 where no function takes the path and the method', async () => {
    for (const [path, method] of [
      ['/api/echo', 'PATCH'],
      ['/elsewhere', 'GET'],
      ['/', 'GET'],
    ] as const) {
      const response = await fetch(service.url + path, { method });
      expect([path, response.status, await response.text()]).toEqual([path, 404, '']);
    }
  });

  it('answers HEAD without a body', async () => {
    expect(await send('/api/echo', 'HEAD', {})).toEqual({ status: 404, body: Buffer.alloc(0) });
  });

  it('answers 200 without a body for a function that returns an empty answer', async () => {
    const response = await fetch(`${service.url}/api/silent`);

    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  it('answers 413 to a body over 100 MB before it arrives', async () => {
    const outgoing = request(`${service.url}/api/echo`, {
      method: 'POST',
      headers: { 'content-length': 100 * 1024 * 1024 + 1 },
      agent: false,
    });
    outgoing.on('error', () => undefined);
    outgoing.flushHeaders();
    const [response]: IncomingMessage[] = await once(outgoing, 'response');
    outgoing.destroy();

    expect(response?.statusCode).toBe(413);
  });

  it('answers 400 to a Host header that names no host', async () => {
    expect((await send('/api/echo', 'GET', { host: 'a b/c' })).status).toBe(400);
  });

  it('outlives a caller that goes away in the middle of a body', async () => {
    const outgoing = request(`${service.url}/api/echo`, {
      method: 'POST',
      headers: { 'content-length': 1000 },
      agent: false,
    });
    const closed = new Promise((resolve) => outgoing.once('close', resolve));
    outgoing.on('error', () => undefined);
    outgoing.write('half', () => outgoing.destroy());
    await closed;

    expect((await fetch(`${service.url}/api/silent`)).status).toBe(200);
  });

  it('finishes requests in flight when it is told to stop, takes no new ones, and ends with code 0', async () => {
    const stopping = await startServiceProcess({ entryPath });
    const inFlight = fetch(`${stopping.url}/api/slow`).then((response) => response.text());
    while (!stopping.output().includes('slow has begun')) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    const exitCode = stopping.stop();

    expect(await inFlight).toBe('done');
    expect(await exitCode).toBe(0);
    await expect(fetch(`${stopping.url}/api/silent`)).rejects.toThrow();
  });
});

describe('the end of the local host', () => {
  it('does not wait for a connection that was opened ahead and never used', async () => {
    const stopping = await startServiceProcess({ entryPath });
    const unused = connect(Number(new URL(stopping.url).port), 'localhost');
    const closed = once(unused, 'close');
    await once(unused, 'connect');

    expect(await stopping.stop()).toBe(0);
    await closed;
  });
});

describe('a start that fails', () => {
  it('names the setting in one line', async () => {
    await expect(startServiceProcess({ entryPath, env: { MAX_BODY_BYTES: 'many' } })).rejects.toThrow(
      /^The service could not start: MAX_BODY_BYTES must be a whole number from 1 to 104857600\.$/,
    );
  });

  it('names the port that is in use', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;

    await expect(startServiceProcess({ entryPath, port })).rejects.toThrow(
      `The service could not start: port ${port} is in use; set PORT to another one.`,
    );
    other.close();
  });

  it('says that the build is missing', async () => {
    await expect(startServiceProcess({ entryPath: join(directory, 'absent.js') })).rejects.toThrow(
      /absent\.js is not there; "npm run build" makes it\.$/,
    );
  });

  it('does not pass over an entry that registers nothing', async () => {
    const emptyEntry = join(directory, 'empty.js');
    writeFileSync(emptyEntry, 'export {};');

    await expect(startServiceProcess({ entryPath: emptyEntry })).rejects.toThrow(
      'The entry registered no functions.',
    );
  });
});

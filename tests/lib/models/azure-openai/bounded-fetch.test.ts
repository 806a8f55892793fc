import { getEventListeners } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from '@jest/globals';
import {
  AnswerTooLargeError,
  createBoundedFetch,
} from '../../../../lib/models/azure-openai/bounded-fetch.ts';
import { PiecedBody } from '../../../../lib/models/azure-openai/encoded-json.ts';
import { eventually } from '../../../helpers/eventually.ts';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** The address of a server that answers with `listener`. */
async function serve(listener: RequestListener): Promise<{ url: string; server: Server }> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`, server };
}

const POST = { method: 'POST', body: '{"q":"ü"}', headers: { 'content-type': 'application/json' } };

describe('bounded fetch', () => {
  it('sends the method, the headers and the body with its length in bytes', async () => {
    let received = '';
    const { url } = await serve(async (request, response) => {
      received = `${request.method} ${request.headers['content-type']} ${request.headers['content-length']} `;
      for await (const chunk of request) received += chunk;
      response.end();
    });
    await createBoundedFetch()(url, POST);
    expect(received).toBe('POST application/json 10 {"q":"ü"}');
    const body = new PiecedBody([Buffer.from('{"q":'), Buffer.from('"ü"'), Buffer.from('}')]);
    await createBoundedFetch()(url, { ...POST, body });
    expect(received).toBe('POST application/json 10 {"q":"ü"}');
  });

  it('returns the whole body with the headers that are read, and no other', async () => {
    const { url } = await serve((_, response) => {
      response.writeHead(429, {
        'content-type': 'application/json',
        'retry-after-ms': '5',
        'x-secret': 'no',
      });
      const body = Buffer.from('{"a":"é"}');
      // Cut inside of the é.
      response.write(body.subarray(0, 7));
      setImmediate(() => response.end(body.subarray(7)));
    });
    const answer = await createBoundedFetch()(url, POST);
    expect(answer.status).toBe(429);
    expect(answer.ok).toBe(false);
    expect(await answer.text()).toBe('{"a":"é"}');
    expect(await answer.json()).toEqual({ a: 'é' });
    expect([...answer.headers]).toEqual([
      ['content-type', 'application/json'],
      ['retry-after-ms', '5'],
    ]);
  });

  it('takes a body of just the largest size', async () => {
    const { url } = await serve((_, response) => response.end('12345'));
    expect(await (await createBoundedFetch(5)(url, POST)).text()).toBe('12345');
  });

  it('refuses a body that says it is too large, without reading it', async () => {
    const { url } = await serve((_, response) => {
      response.writeHead(200, { 'content-length': '6' }).flushHeaders();
    });
    await expect(createBoundedFetch(5)(url, POST)).rejects.toThrow(AnswerTooLargeError);
  });

  it('stops reading a body that grows too large, and drops the connection', async () => {
    let wasClosed: () => void = () => {};
    const closed = new Promise<void>((resolve) => {
      wasClosed = resolve;
    });
    const { url } = await serve((_, response) => {
      const timer = setInterval(() => response.write('x'.repeat(100)), 1);
      response.on('close', () => {
        clearInterval(timer);
        wasClosed();
      });
    });
    await expect(createBoundedFetch(1_000)(url, POST)).rejects.toThrow(AnswerTooLargeError);
    await closed;
  });

  it('rejects when the connection is lost, before and in the middle of the body', async () => {
    const { url } = await serve((request, response) => {
      if (request.url === '/before') response.destroy();
      else response.write('{"half":', () => response.destroy());
    });
    const boundedFetch = createBoundedFetch();
    await expect(boundedFetch(`${url}before`, POST)).rejects.toThrow();
    await expect(boundedFetch(`${url}middle`, POST)).rejects.toThrow();
  });

  it.each(['/silent', '/drip'])('ends as soon as its signal aborts: %s', async (path) => {
    const { url } = await serve((request, response) => {
      if (request.url === '/drip') response.write('{');
    });
    const controller = new AbortController();
    const reason = new Error('time is over');
    const answer = createBoundedFetch()(new URL(path, url), { ...POST, signal: controller.signal });
    setTimeout(() => controller.abort(reason), 50);
    await expect(answer).rejects.toThrow();
    await expect(createBoundedFetch()(url, { ...POST, signal: controller.signal })).rejects.toBe(reason);
  });

  it('leaves no listener at its signal, whether it was answered or lost', async () => {
    const { url } = await serve((request, response) => {
      if (request.url === '/lost') request.socket.destroy();
      else response.end();
    });
    const { signal } = new AbortController();
    const call = createBoundedFetch();
    const answer = call(url, { ...POST, signal });
    expect(getEventListeners(signal, 'abort')).toHaveLength(1);
    await answer;
    await expect(call(`${url}lost`, { ...POST, signal })).rejects.toThrow();
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('passes an answer without a body on, and a redirect as it is', async () => {
    const { url } = await serve((request, response) => {
      if (request.url === '/empty') response.writeHead(204).end();
      else response.writeHead(307, { location: '/empty' }).end();
    });
    const boundedFetch = createBoundedFetch();
    expect((await boundedFetch(`${url}empty`, POST)).status).toBe(204);
    expect((await boundedFetch(`${url}elsewhere`, POST)).status).toBe(307);
  });

  it('keeps its connection for the next call', async () => {
    let connections = 0;
    const { url, server } = await serve((_, response) => response.end('{}'));
    server.on('connection', () => {
      connections += 1;
    });
    const boundedFetch = createBoundedFetch();
    for (let call = 0; call < 3; call++) await boundedFetch(url, POST);
    expect(connections).toBe(1);
  });

  it('takes the connection that has rested longest, so that no call overtakes another', async () => {
    const held: ServerResponse[] = [];
    const { url } = await serve((request, response) => {
      response.setHeader('content-type', `text/${request.socket.remotePort}`);
      if (request.url === '/held') held.push(response);
      else response.end();
    });
    const boundedFetch = createBoundedFetch();
    const connectionOf = async (answer: Promise<Response>) => (await answer).headers.get('content-type');
    const calls = [boundedFetch(`${url}held`, POST), boundedFetch(`${url}held`, POST)];
    await eventually(() => expect(held).toHaveLength(2));
    held[0]?.end();
    const first = await Promise.race(calls.map(connectionOf));
    held[1]?.end();
    const both = await Promise.all(calls.map(connectionOf));
    expect(new Set(both).size).toBe(2);
    expect(await connectionOf(boundedFetch(url, POST))).toBe(first);
  });

  it('rejects for a host that does not exist, and for a body that is no text', async () => {
    const boundedFetch = createBoundedFetch();
    await expect(boundedFetch('http://nowhere.invalid/', POST)).rejects.toThrow(/nowhere\.invalid/);
    await expect(boundedFetch('http://127.0.0.1:9/', { ...POST, body: new Blob(['x']) })).rejects.toThrow(
      TypeError,
    );
  });
});

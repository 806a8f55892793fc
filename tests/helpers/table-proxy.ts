import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * What becomes of a request to the table service:
 * - `refused`: it is answered with a status, as the service does when it is busy, and nothing is done
 * - `reset`: its connection ends, and nothing is done
 * - `lost`: it is done, and its connection ends before the answer
 */
export type TableFault = { kind: 'refused'; status: 429 | 500 | 503 } | { kind: 'reset' } | { kind: 'lost' };

/** A table service before another that fails as it is told to. */
export interface TableProxy {
  port: number;
  /** How long every answer is held back, in milliseconds. */
  delayMs: number;
  /** Asked for every request. `null`: nothing goes wrong. */
  faultOf: (method: string, path: string) => TableFault | null;
  close(): Promise<void>;
}

/** What Azure Storage says when it is busy (learn.microsoft.com, Table service error codes). */
const REFUSAL = JSON.stringify({
  'odata.error': { code: 'ServerBusy', message: { lang: 'en-US', value: 'The server is busy.' } },
});

export async function startTableProxy(tablePort: number): Promise<TableProxy> {
  const server = createServer((incoming, response) => {
    handle(incoming, response).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The proxy has no port.');

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = incoming;
    const fault = proxy.faultOf(method, url);
    const body = await bytesOf(incoming);
    if (proxy.delayMs > 0) await delay(proxy.delayMs);
    if (fault?.kind === 'reset') return void response.destroy();
    if (fault?.kind === 'refused') {
      response.writeHead(fault.status, { 'content-type': 'application/json' }).end(REFUSAL);
      return;
    }
    const outgoing = request({
      port: tablePort,
      host: '127.0.0.1',
      method,
      path: url,
      headers: incoming.headers,
    });
    outgoing.end(body);
    const [answer]: IncomingMessage[] = await once(outgoing, 'response');
    if (answer === undefined) throw new Error('There is no answer.');
    const answerBody = await bytesOf(answer);
    if (fault?.kind === 'lost') return void response.destroy();
    response.writeHead(answer.statusCode ?? 500, answer.headers).end(answerBody);
  }

  const proxy: TableProxy = {
    port: address.port,
    delayMs: 0,
    faultOf: () => null,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return proxy;
}

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  return Buffer.concat(chunks);
}

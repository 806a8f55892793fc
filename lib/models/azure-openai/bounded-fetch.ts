import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { PiecedBody } from './encoded-json.ts';

/** Largest answer that is read, in bytes: a hundred times a long assessment. */
const MAX_ANSWER_BYTES = 1_000_000;

/** Shorter than any gateway keeps an idle connection, or a call would find it closed. */
const IDLE_CONNECTION_MS = 20_000;

/** Headers that anything here reads. Others are not passed on. */
const READ_HEADERS = ['content-type', 'retry-after', 'retry-after-ms'];

/** An answer over {@link MAX_ANSWER_BYTES}. */
export class AnswerTooLargeError extends Error {
  override readonly name = 'AnswerTooLargeError';
}

/**
 * A `fetch` for calls to the model, over connections that are kept alive. It returns only when the whole body has
 * arrived, so that whatever bounds the call in time bounds a body that drips too; it rejects with
 * {@link AnswerTooLargeError} past the size limit, and drops the connection. Redirects are not followed: the key stays
 * with the endpoint it was given for. Sends bodies of text, of bytes and in pieces.
 *
 * Node's own `fetch` would do, for a third more of the CPU time of a call: it reads bodies as web streams.
 */
export function createBoundedFetch(maxBytes: number = MAX_ANSWER_BYTES): typeof fetch {
  // The connection that has rested longest goes first: why is in docs/decisions/connections-in-turn.md.
  const agentOptions = { keepAlive: true, timeout: IDLE_CONNECTION_MS, scheduling: 'fifo' } as const;
  const httpAgent = new HttpAgent(agentOptions);
  const httpsAgent = new HttpsAgent(agentOptions);

  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const { method = 'GET', body, signal } = init;
    const pieces = piecesOf(body);
    signal?.throwIfAborted();
    const headers = init.headers instanceof Headers ? init.headers : new Headers(init.headers);
    const length = pieces.reduce((sum, { byteLength }) => sum + byteLength, 0);
    const options = { method, headers: { ...Object.fromEntries(headers), 'content-length': length } };
    const request =
      url.protocol === 'https:'
        ? httpsRequest(url, { ...options, agent: httpsAgent })
        : httpRequest(url, { ...options, agent: httpAgent });
    const answer = new Promise<Response>((resolve, reject) => {
      request.on('error', reject);
      request.on('response', (response) => {
        readBounded(response, maxBytes).then((text) => resolve(toResponse(response, text)), reject);
      });
    });
    const onAbort = () => request.destroy(signal?.reason);
    signal?.addEventListener('abort', onAbort, { once: true });
    request.cork();
    for (const piece of pieces) request.write(piece);
    request.end();
    try {
      return await answer;
    } finally {
      signal?.removeEventListener('abort', onAbort);
    }
  };
}

/** A string would be joined with the headers and encoded at a slower pace. */
function piecesOf(body: unknown): readonly Uint8Array[] {
  if (typeof body === 'string') return [Buffer.from(body)];
  if (body instanceof PiecedBody) return body.pieces;
  if (body instanceof Uint8Array) return [body];
  throw new TypeError('Only text and bytes can be sent.');
}

function readBounded(response: IncomingMessage, maxBytes: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    response.on('error', reject);
    response.on('end', () => resolve(textOf(chunks)));
    response.on('data', (chunk: Buffer) => {
      bytes += chunk.byteLength;
      chunks.push(chunk);
      if (bytes > maxBytes) response.destroy(new AnswerTooLargeError());
    });
    if (Number(response.headers['content-length'] ?? 0) > maxBytes)
      response.destroy(new AnswerTooLargeError());
  });
}

/** Most answers come in one piece, which need not be copied. */
function textOf(chunks: readonly Buffer[]): string {
  const [first] = chunks;
  return (first !== undefined && chunks.length === 1 ? first : Buffer.concat(chunks)).toString();
}

/** A response whose text is there already: no stream is made of it, and none read again. */
class ReadResponse extends Response {
  override readonly text: () => Promise<string>;
  override readonly json: () => Promise<unknown>;

  constructor(text: string, init: ResponseInit) {
    super(null, init);
    this.text = async () => text;
    this.json = async () => JSON.parse(text);
  }
}

function toResponse({ statusCode = 0, headers: received }: IncomingMessage, text: string): Response {
  const headers = new Headers();
  for (const name of READ_HEADERS) {
    const value = received[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  return new ReadResponse(text, { status: statusCode, headers });
}

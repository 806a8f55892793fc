import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RpcHttpData, RpcHttpResponse, RpcTypedData } from './core-api.ts';

/** How the Functions host turns an HTTP request into the message that a worker gets, and its answer into a response. */

/**
 * The address of a request as the function sees it; `null` when host and target make no valid URL, which the host
 * answers with 400.
 */
export function requestUrl(request: IncomingMessage): URL | null {
  const target = request.url ?? '/';
  const host = request.headers.host ?? 'localhost';
  if (!/^[\w.:[\]-]+$/.test(host)) {
    return null;
  }
  return URL.parse(target.startsWith('/') ? `http://${host}${target}` : target);
}

/**
 * The worker's message. Query names are the same in any case and several values of one arrive joined by commas, header
 * values likewise; empty headers are left out. The caller's address stands last in `X-Forwarded-For`, where the
 * platform's front end puts it.
 */
export function toRpcHttpData(
  request: IncomingMessage,
  url: URL,
  params: Record<string, string>,
  body: Uint8Array | null,
): RpcHttpData {
  const data: RpcHttpData = {
    method: request.method ?? 'GET',
    url: url.href,
    nullableHeaders: toNullable(headersOf(request)),
    nullableQuery: toNullable(queryOf(url)),
    nullableParams: toNullable(new Map(Object.entries(params))),
  };
  if (body !== null && body.length > 0) {
    data.body = { bytes: body };
  }
  return data;
}

function headersOf(request: IncomingMessage): Map<string, string> {
  const headers = new Map<string, string>();
  for (const [name, values] of Object.entries(request.headersDistinct)) {
    const value = values?.join(', ') ?? '';
    if (value !== '') {
      headers.set(name.toLowerCase(), value);
    }
  }
  const { remoteAddress, remotePort } = request.socket;
  if (remoteAddress !== undefined) {
    const address = remoteAddress.replace(/^::ffff:/, '');
    const client = address.includes(':') ? `[${address}]:${remotePort}` : `${address}:${remotePort}`;
    const forwarded = headers.get('x-forwarded-for');
    headers.set('x-forwarded-for', forwarded === undefined ? client : `${forwarded}, ${client}`);
  }
  return headers;
}

function queryOf(url: URL): Map<string, string> {
  const names = new Map<string, string>();
  const query = new Map<string, string>();
  for (const [name, value] of url.searchParams) {
    const first = names.get(name.toLowerCase()) ?? name;
    names.set(name.toLowerCase(), first);
    const before = query.get(first);
    query.set(first, before === undefined ? value : `${before},${value}`);
  }
  return query;
}

function toNullable(values: Map<string, string>): Record<string, { value: string }> {
  return Object.fromEntries([...values].map(([name, value]) => [name, { value }]));
}

/** Writes a function's answer. A function that returns nothing answers 204, as on the host. */
export function writeRpcResponse(response: ServerResponse, answer: RpcHttpResponse | null | undefined): void {
  if (answer === null || answer === undefined) {
    response.writeHead(204).end();
    return;
  }
  if (answer.cookies !== undefined && answer.cookies.length > 0) {
    throw new Error('The local host does not support cookies.');
  }
  const body = bodyBytes(answer.body);
  response.statusCode = Number(answer.statusCode ?? 200);
  for (const [name, value] of Object.entries(answer.headers ?? {})) {
    response.setHeader(name, value);
  }
  if (response.statusCode !== 204 && response.statusCode !== 304) {
    response.setHeader('content-length', body.length);
  }
  response.end(body);
}

function bodyBytes(body: RpcTypedData | null | undefined): Uint8Array {
  return body?.bytes ?? Buffer.from(body?.string ?? body?.json ?? '');
}

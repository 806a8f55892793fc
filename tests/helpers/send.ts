import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';

export interface SendOptions {
  headers?: Record<string, string | string[]>;
  /** Sent as JSON, with its content type unless `headers` has one. */
  json?: unknown;
  /** Sent as it is, without a content type. */
  raw?: string | Uint8Array;
  /** Sends the body in chunks, without Content-Length. */
  chunked?: boolean;
}

export interface HttpReply {
  status: number;
  /** Names in lower case. */
  headers: IncomingHttpHeaders;
  text: string;
  /** The text parsed as JSON; throws when it is none. */
  body: unknown;
}

/** One request on a connection of its own, exactly as written: no default headers, no redirects, any path. */
export function send(
  url: string,
  { method, ...options }: SendOptions & { method: string },
): Promise<HttpReply> {
  const [, origin = '', path = '/'] = /^(https?:\/\/[^/]+)(.*)$/s.exec(url) ?? [];
  const body = bodyOf(options);
  const headers = {
    ...(options.json !== undefined && { 'content-type': 'application/json' }),
    ...options.headers,
  };
  return new Promise((resolve, reject) => {
    const outgoing = request(origin, { method, path, agent: false }, (response) => {
      readReply(response).then(resolve, reject);
    });
    outgoing.on('error', reject);
    for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
    if (body !== undefined && options.chunked !== true) outgoing.setHeader('content-length', body.length);
    if (options.chunked === true) outgoing.setHeader('transfer-encoding', 'chunked');
    outgoing.end(body);
  });
}

function bodyOf({ json, raw }: SendOptions): Buffer | undefined {
  if (raw !== undefined) return Buffer.from(raw);
  return json === undefined ? undefined : Buffer.from(JSON.stringify(json));
}

async function readReply(response: IncomingMessage): Promise<HttpReply> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString('utf8');
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    text,
    get body() {
      return JSON.parse(text);
    },
  };
}

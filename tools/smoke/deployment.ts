import { randomUUID } from 'node:crypto';
import { parseJson } from '../../lib/json.ts';

/** What one request got. */
export interface Reply {
  status: number;
  headers: Headers;
  text: string;
  /** The text parsed as JSON; `undefined` when it is none. */
  body: unknown;
  /** Whole milliseconds until the whole answer was there. */
  elapsedMs: number;
}

export interface Call {
  method: string;
  /** With the route prefix, such as `/api/health`. */
  path: string;
  /** Sent in the header; `null` for none. */
  key?: string | null;
  json?: unknown;
  /** Sent as it is, as plain text. */
  text?: string;
}

/** A running service, seen from outside. */
export interface Deployment {
  /** Rejects when no answer comes. */
  send(call: Call): Promise<Reply>;
  /** The request id of the latest call: what an operator looks for in the logs. */
  readonly latestRequestId: string;
}

const TIMEOUT_MS = 90_000;

/** Follows no redirect, so that the key stays with the address it was given for. */
export function createDeployment(url: string): Deployment {
  let latestRequestId = '';
  return {
    get latestRequestId() {
      return latestRequestId;
    },
    async send({ method, path, key = null, json, text }) {
      latestRequestId = `smoke-${randomUUID()}`;
      const startedMs = performance.now();
      const body = text ?? (json === undefined ? undefined : JSON.stringify(json));
      const response = await fetch(`${url}${path}`, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          'x-request-id': latestRequestId,
          ...(key !== null && { 'x-functions-key': key }),
          ...(body !== undefined && {
            'content-type': text === undefined ? 'application/json' : 'text/plain',
          }),
        },
        ...(body !== undefined && { body }),
      });
      const answer = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        text: answer,
        body: parseJson(answer),
        elapsedMs: Math.round(performance.now() - startedMs),
      };
    },
  };
}

import type { ErrorResponseBody } from '../../lib/contract/responses.ts';
import type { DemoExampleResponseBody, ScoreResponseBody } from '../../lib/contract/score-response.ts';
import { isKeyLike } from './pasted-key.ts';

/** A request that was not answered with scores. */
export class ScoreError extends Error {
  override readonly name = 'ScoreError';
  readonly code: string;
  /** The field of the request that is wrong. */
  readonly param: string | null;
  readonly details: readonly string[];
  readonly retryAfterSeconds: number | null;
  readonly requestId: string | null;

  constructor(
    message: string,
    facts: Partial<Pick<ScoreError, 'code' | 'param' | 'details' | 'retryAfterSeconds' | 'requestId'>>,
  ) {
    super(message);
    this.code = facts.code ?? 'unknown';
    this.param = facts.param ?? null;
    this.details = facts.details ?? [];
    this.retryAfterSeconds = facts.retryAfterSeconds ?? null;
    this.requestId = facts.requestId ?? null;
  }
}

/** Beyond the longest time that the service can be set to take. */
const TIMEOUT_MS = 120_000;

/** Addresses are relative to the page's, so that it works below any path. */
export function scoreExample(signal: AbortSignal): Promise<DemoExampleResponseBody> {
  return send<DemoExampleResponseBody>('demo/example', { signal });
}

/** @param key sent in a header, so that it stands in no address, log or history */
export async function scoreOwn(body: unknown, key: string, signal: AbortSignal): Promise<ScoreResponseBody> {
  if (!isKeyLike(key)) {
    throw new ScoreError('It has characters that no key has. Copy the key once more.', {
      code: 'unauthorized',
    });
  }
  return send<ScoreResponseBody>('candidates/score', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-functions-key': key },
    body: JSON.stringify(body),
    signal,
  });
}

/** The type is what the service promises; it checks its answers itself. */
async function send<Body>(path: string, request: RequestInit & { signal: AbortSignal }): Promise<Body> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]);
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, { ...request, signal, cache: 'no-store', credentials: 'same-origin' });
    text = await response.text();
  } catch {
    throw whyNoAnswer(request.signal);
  }
  if (!response.ok) throw errorOf(response, text);
  try {
    return JSON.parse(text);
  } catch {
    throw new ScoreError('What came back is not an answer of the service. Is a proxy in between?', {});
  }
}

function whyNoAnswer(cancelled: AbortSignal): ScoreError {
  if (cancelled.aborted) return new ScoreError('It was cancelled.', { code: 'cancelled' });
  return new ScoreError('No answer came. Is the connection up, and the service running?', {
    code: 'unreachable',
  });
}

function errorOf(response: Response, text: string): ScoreError {
  const seconds = Number(response.headers.get('retry-after'));
  const retryAfterSeconds = seconds > 0 ? seconds : null;
  try {
    const body: ErrorResponseBody = JSON.parse(text);
    const details = (body.details ?? []).map(({ message }) => message);
    return new ScoreError(body.error, {
      code: body.code,
      param: body.param,
      details,
      retryAfterSeconds,
      requestId: body.request_id,
    });
  } catch {
    return platformError(response.status, retryAfterSeconds);
  }
}

/** The platform and proxies answer without our words. */
function platformError(status: number, retryAfterSeconds: number | null): ScoreError {
  const [code, message] = PLATFORM_ERRORS[status] ?? ['unknown', `The answer has the status ${status}.`];
  return new ScoreError(message, { code, retryAfterSeconds });
}

const GONE = [
  'service_unavailable',
  'It does not answer, or starts just now. Try again in a moment.',
] as const;
const PLATFORM_ERRORS: Readonly<Record<number, readonly [code: string, message: string]>> = {
  401: ['unauthorized', 'The key is missing, unknown or revoked.'],
  413: ['payload_too_large', 'Send fewer or smaller files at a time.'],
  429: ['rate_limited', 'There were too many requests.'],
  502: GONE,
  503: GONE,
  504: GONE,
};

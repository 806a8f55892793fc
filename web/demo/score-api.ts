import type { ErrorResponseBody } from '../../lib/contract/responses.ts';
import type { DemoExampleResponseBody, ScoreResponseBody } from '../../lib/contract/score-response.ts';

/** A request that was not answered with scores. */
export class ScoreError extends Error {
  override readonly name = 'ScoreError';
  readonly code: string;
  readonly details: readonly string[];
  readonly retryAfterSeconds: number | null;
  readonly requestId: string | null;

  constructor(
    message: string,
    facts: Partial<Pick<ScoreError, 'code' | 'details' | 'retryAfterSeconds' | 'requestId'>>,
  ) {
    super(message);
    this.code = facts.code ?? 'unknown';
    this.details = facts.details ?? [];
    this.retryAfterSeconds = facts.retryAfterSeconds ?? null;
    this.requestId = facts.requestId ?? null;
  }
}

/** Addresses are relative to the page's, so that it works below any path. */
export function scoreExample(): Promise<DemoExampleResponseBody> {
  return send<DemoExampleResponseBody>('demo/example', {});
}

/** @param key sent in a header, so that it stands in no address, log or history */
export function scoreOwn(body: unknown, key: string): Promise<ScoreResponseBody> {
  return send<ScoreResponseBody>('candidates/score', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-functions-key': key },
    body: JSON.stringify(body),
  });
}

/** The type is what the service promises; it checks its answers itself. */
async function send<Body>(path: string, request: RequestInit): Promise<Body> {
  let response: Response;
  try {
    response = await fetch(path, { ...request, cache: 'no-store', credentials: 'same-origin' });
  } catch {
    throw new ScoreError('The service could not be reached. Is the connection up?', { code: 'unreachable' });
  }
  const text = await response.text();
  if (response.ok) return JSON.parse(text);
  throw errorOf(response, text);
}

function errorOf(response: Response, text: string): ScoreError {
  const seconds = Number(response.headers.get('retry-after'));
  const retryAfterSeconds = seconds > 0 ? seconds : null;
  try {
    const body: ErrorResponseBody = JSON.parse(text);
    const details = (body.details ?? []).map(({ message }) => message);
    return new ScoreError(body.error, {
      code: body.code,
      details,
      retryAfterSeconds,
      requestId: body.request_id,
    });
  } catch {
    // The platform itself answers a key that it does not know with an empty body.
    const isKey = response.status === 401;
    const message = isKey
      ? 'The key is missing, unknown or revoked.'
      : `The answer has the status ${response.status}.`;
    return new ScoreError(message, { code: isKey ? 'unauthorized' : 'unknown', retryAfterSeconds });
  }
}

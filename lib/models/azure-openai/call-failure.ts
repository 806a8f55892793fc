import { APIConnectionError, APIError } from 'openai';
import { errorCode } from '../../error-code.ts';
import type { ModelErrorCode, ModelFailureReason } from '../model.ts';
import { AnswerTooLargeError } from './bounded-fetch.ts';
import { isOptionalParameter, OPTIONAL_PARAMETERS, type OptionalParameter } from './model-parameters.ts';

/** Why one attempt failed: a closed list, so that what is retried is decided in one place. */
export type CallFailure =
  | { kind: 'timeout' }
  | { kind: 'connection'; reason: ModelFailureReason }
  | { kind: 'rate_limited'; retryAfterMs: number | null }
  | { kind: 'server_error'; status: number; retryAfterMs: number | null }
  | { kind: 'unreadable_answer' }
  | { kind: 'answer_too_large' }
  | { kind: 'content_filtered' }
  | { kind: 'unsupported_parameter'; parameter: OptionalParameter }
  | { kind: 'rejected'; reason: ModelFailureReason };

/** The attempt's own time was over. */
export class AttemptTimeoutError extends Error {
  override readonly name = 'AttemptTimeoutError';
}

/** A 2xx answer that is not a chat completion: cut in the middle, or a page of some proxy. */
export class UnreadableAnswerError extends Error {
  override readonly name = 'UnreadableAnswerError';
}

/** There was no token to call with. Nothing of what the identity said travels in it. */
export class NoTokenError extends Error {
  override readonly name = 'NoTokenError';
}

/** Which failure an error of the client stands for. Texts of the service are only looked at, never passed on. */
export function classifyFailure(error: unknown): CallFailure {
  if (error instanceof AttemptTimeoutError) return { kind: 'timeout' };
  if (error instanceof UnreadableAnswerError || error instanceof SyntaxError) {
    return { kind: 'unreadable_answer' };
  }
  if (error instanceof APIConnectionError) {
    return error.cause instanceof AnswerTooLargeError
      ? { kind: 'answer_too_large' }
      : { kind: 'connection', reason: connectionReason(error.cause) };
  }
  if (error instanceof APIError && typeof error.status === 'number') {
    return classifyStatus(error.status, error);
  }
  // Another attempt would end the same way.
  const isWithoutToken = error instanceof Error && error.cause instanceof NoTokenError;
  return { kind: 'rejected', reason: isWithoutToken ? 'no_token' : 'unexpected' };
}

function connectionReason(cause: unknown): ModelFailureReason {
  switch (errorCode(cause)) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'host_not_found';
    case 'ECONNREFUSED':
      return 'connection_refused';
    default:
      return 'connection_failed';
  }
}

function classifyStatus(status: number, error: APIError): CallFailure {
  if (status === 400) return classifyBadRequest(error);
  if (status === 408) return { kind: 'timeout' };
  if (status === 429) return { kind: 'rate_limited', retryAfterMs: readRetryAfter(error.headers) };
  if (status >= 500) return { kind: 'server_error', status, retryAfterMs: readRetryAfter(error.headers) };
  return { kind: 'rejected', reason: `status_${status}` };
}

function classifyBadRequest(error: APIError): CallFailure {
  if (error.code === 'content_filter' || innerCode(error.error) === 'ResponsibleAIPolicyViolation') {
    return { kind: 'content_filtered' };
  }
  const parameter = refusedParameter(error);
  return parameter
    ? { kind: 'unsupported_parameter', parameter }
    : { kind: 'rejected', reason: 'status_400' };
}

function innerCode(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('innererror' in body)) return undefined;
  const inner = body.innererror;
  return typeof inner === 'object' && inner !== null && 'code' in inner ? inner.code : undefined;
}

/** Newer models name the parameter in a field; older ones only in the message, without a code. */
function refusedParameter(error: APIError): OptionalParameter | null {
  if (error.code === 'unsupported_parameter' || error.code === 'unsupported_value') {
    return isOptionalParameter(error.param) ? error.param : null;
  }
  const named = OPTIONAL_PARAMETERS.find((parameter) => error.message.includes(parameter));
  return named && /unrecognized|unsupported|not supported/i.test(error.message) ? named : null;
}

/** `retry-after-ms`, else `retry-after` in seconds or as a date, in milliseconds; `null` when neither can be read. */
export function readRetryAfter(headers: Headers | undefined, nowEpochMs: number = Date.now()): number | null {
  const waitMs = Number(headers?.get('retry-after-ms') ?? Number.NaN);
  if (Number.isFinite(waitMs) && waitMs >= 0) return waitMs;
  const text = headers?.get('retry-after');
  if (!text) return null;
  const seconds = Number(text);
  if (Number.isFinite(seconds)) return seconds >= 0 ? seconds * 1000 : null;
  const dateEpochMs = Date.parse(text);
  return Number.isNaN(dateEpochMs) ? null : Math.max(0, dateEpochMs - nowEpochMs);
}

/** The failures that another attempt can mend. */
export function isRetryable(failure: CallFailure): boolean {
  switch (failure.kind) {
    case 'timeout':
    case 'connection':
    case 'rate_limited':
    case 'server_error':
    case 'unreadable_answer':
      return true;
    default:
      return false;
  }
}

/** What a caller is told when no attempt is left. */
export function errorCodeOf(failure: CallFailure): ModelErrorCode {
  switch (failure.kind) {
    case 'timeout':
      return 'model_timeout';
    case 'content_filtered':
      return 'content_filtered';
    default:
      return 'model_unavailable';
  }
}

/** What the log says of it, where the code that a caller is told leaves open what to mend. */
export function reasonOf(failure: CallFailure): ModelFailureReason | undefined {
  switch (failure.kind) {
    case 'timeout':
      return 'call_timeout';
    case 'rate_limited':
      return 'status_429';
    case 'server_error':
      return `status_${failure.status}`;
    case 'unreadable_answer':
    case 'answer_too_large':
      return failure.kind;
    case 'content_filtered':
      return undefined;
    case 'unsupported_parameter':
      return 'status_400';
    case 'connection':
    case 'rejected':
      return failure.reason;
  }
}

import { StoreUnavailableError } from '../accounts/store-unavailable.ts';
import {
  MAX_STORED_PROFILE_BYTES,
  PreconditionFailedError,
  TeamProfileTooLargeError,
} from '../accounts/team-profiles.ts';
import { ERROR_STATUS, type ErrorCode } from '../contract/error-codes.ts';
import type { ErrorResponseBody } from '../contract/responses.ts';
import type { Problem } from '../contract/validate.ts';
import type { Answer } from './answer.ts';
import { retryAfterHeader } from './rate-limit-headers.ts';

/** After this long a caller may find a store readable again. */
const STORE_RETRY_AFTER_SECONDS = 5;

export interface HttpErrorOptions {
  /** The field that is wrong; `null`, the default, for the request as a whole. */
  param?: string | null;
  /** Everything that is wrong with the body; absent when the body is not the matter. */
  details?: readonly Problem[];
  headers?: Readonly<Record<string, string>>;
}

/** A request that is answered with an error. The message goes to the caller. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly code: ErrorCode;
  readonly param: string | null;
  readonly details: readonly Problem[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, message: string, options: HttpErrorOptions = {}) {
    super(message);
    this.code = code;
    this.param = options.param ?? null;
    this.details = options.details ?? [];
    this.headers = options.headers ?? {};
  }
}

/** The error for a known address that does not know the request's method. */
export function methodNotAllowed(allowed: readonly string[]): HttpError {
  const methods = allowed.join(', ');
  return new HttpError('method_not_allowed', `This address allows ${methods} only.`, {
    headers: { Allow: methods },
  });
}

/** The error that a caller is told of, whatever was thrown: what is not known here is a constant `internal_error`. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof StoreUnavailableError) {
    return new HttpError(
      'service_unavailable',
      'The service is not available right now. Please try again shortly.',
      { headers: retryAfterHeader(STORE_RETRY_AFTER_SECONDS) },
    );
  }
  if (error instanceof PreconditionFailedError) {
    return new HttpError(
      'precondition_failed',
      'The stored team profile is not what If-Match or If-None-Match asks for.',
    );
  }
  if (error instanceof TeamProfileTooLargeError) {
    return new HttpError(
      'payload_too_large',
      `A stored team profile may have ${MAX_STORED_PROFILE_BYTES.toLocaleString('en-US')} bytes of JSON at most.`,
    );
  }
  return new HttpError(
    'internal_error',
    'An unexpected error occurred. It has been logged under this request_id.',
  );
}

/** The one place that words an error as a response. */
export function errorAnswer(error: HttpError, requestId: string): Answer {
  const body: ErrorResponseBody = {
    ok: false,
    code: error.code,
    error: error.message,
    param: error.param,
    ...(error.details.length > 0 && { details: [...error.details] }),
    request_id: requestId,
  };
  return { status: ERROR_STATUS[error.code], body, headers: error.headers };
}

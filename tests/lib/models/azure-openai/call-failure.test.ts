import { describe, expect, it } from '@jest/globals';
import { APIConnectionError, APIError } from 'openai';
import { AnswerTooLargeError } from '../../../../lib/models/azure-openai/bounded-fetch.ts';
import {
  AttemptTimeoutError,
  classifyFailure,
  errorCodeOf,
  isRetryable,
  NoTokenError,
  readRetryAfter,
  reasonOf,
  UnreadableAnswerError,
} from '../../../../lib/models/azure-openai/call-failure.ts';

function apiError(status: number, error: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  return APIError.generate(status, { error }, undefined, new Headers(headers));
}

function connectionError(code: string) {
  return new APIConnectionError({
    message: 'secret',
    cause: Object.assign(new Error('secret'), { code }),
  });
}

describe('classifying a failed call', () => {
  it.each([
    [408, true, 'model_timeout'],
    [429, true, 'model_unavailable'],
    [500, true, 'model_unavailable'],
    [503, true, 'model_unavailable'],
    [529, true, 'model_unavailable'],
    [400, false, 'model_unavailable'],
    [401, false, 'model_unavailable'],
    [403, false, 'model_unavailable'],
    [404, false, 'model_unavailable'],
    [409, false, 'model_unavailable'],
  ] as const)('status %i: another attempt %s, in the end %s', (status, retryable, code) => {
    const failure = classifyFailure(apiError(status));
    expect([isRetryable(failure), errorCodeOf(failure)]).toEqual([retryable, code]);
  });

  it.each([
    ['a timeout', new AttemptTimeoutError(), true, 'model_timeout'],
    ['a lost connection', new APIConnectionError({ message: 'reset' }), true, 'model_unavailable'],
    ['a body that is cut', new SyntaxError('Unexpected end'), true, 'model_unavailable'],
    ['an answer of some proxy', new UnreadableAnswerError(), true, 'model_unavailable'],
    ['no token', new Error('no credential'), false, 'model_unavailable'],
    ['nothing known', undefined, false, 'model_unavailable'],
  ] as const)('%s', (_, error, retryable, code) => {
    const failure = classifyFailure(error);
    expect([isRetryable(failure), errorCodeOf(failure)]).toEqual([retryable, code]);
  });

  it.each([
    ['a wrong key', apiError(401), 'status_401'],
    ['a role that is missing', apiError(403), 'status_403'],
    ['an unknown deployment', apiError(404), 'status_404'],
    ['no quota', apiError(429), 'status_429'],
    ['a fault of the service', apiError(503), 'status_503'],
    ['a refused request', apiError(400), 'status_400'],
    ['no token', new Error('secret', { cause: new NoTokenError() }), 'no_token'],
    ['an unknown name', connectionError('ENOTFOUND'), 'host_not_found'],
    ['nobody there', connectionError('ECONNREFUSED'), 'connection_refused'],
    ['a connection that broke', connectionError('ECONNRESET'), 'connection_failed'],
    ['a connection that says nothing', new APIConnectionError({ message: 'secret' }), 'connection_failed'],
    ['a timeout', new AttemptTimeoutError(), 'call_timeout'],
    ['an answer of some proxy', new UnreadableAnswerError(), 'unreadable_answer'],
    ['a fault of our own', new TypeError('secret'), 'unexpected'],
    ['a filter', apiError(400, { code: 'content_filter' }), undefined],
  ])('tells the log of %s', (_, error, reason) => {
    expect(reasonOf(classifyFailure(error))).toBe(reason);
  });

  it('does not ask again for an answer that was too large', () => {
    const error = new APIConnectionError({ message: 'x', cause: new AnswerTooLargeError() });
    expect(classifyFailure(error)).toEqual({ kind: 'answer_too_large' });
    expect(isRetryable(classifyFailure(error))).toBe(false);
  });

  it.each([
    ['the code', { code: 'content_filter' }],
    ['the inner code', { code: null, innererror: { code: 'ResponsibleAIPolicyViolation' } }],
  ])('takes a prompt that was filtered for what it is by %s', (_, error) => {
    const failure = classifyFailure(apiError(400, error));
    expect(errorCodeOf(failure)).toBe('content_filtered');
    expect(isRetryable(failure)).toBe(false);
  });

  it.each([
    ['temperature', { param: 'temperature', code: 'unsupported_value', message: 'Only the default' }],
    ['seed', { param: 'seed', code: 'unsupported_parameter', message: 'no' }],
    [
      'reasoning_effort',
      { param: null, code: null, message: 'Unrecognized request argument supplied: reasoning_effort' },
    ],
  ])('names %s when the deployment refuses it', (parameter, error) => {
    expect(classifyFailure(apiError(400, error))).toEqual({ kind: 'unsupported_parameter', parameter });
  });

  it('does not take another refused parameter for an optional one', () => {
    const error = { param: 'messages', code: 'unsupported_value', message: 'seed' };
    expect(classifyFailure(apiError(400, error))).toEqual({ kind: 'rejected', reason: 'status_400' });
  });
});

describe('retry-after', () => {
  const at = Date.parse('2026-11-20T10:00:00Z');

  it.each([
    [{ 'retry-after-ms': '250', 'retry-after': '9' }, 250],
    [{ 'retry-after': '2' }, 2_000],
    [{ 'retry-after': '0' }, 0],
    [{ 'retry-after': 'Fri, 20 Nov 2026 10:00:05 GMT' }, 5_000],
    [{ 'retry-after': 'Fri, 20 Nov 2026 09:00:00 GMT' }, 0],
    [{ 'retry-after-ms': 'soon', 'retry-after': '3' }, 3_000],
    [{ 'retry-after': 'soon' }, null],
    [{ 'retry-after': '-1' }, null],
    [{}, null],
  ])('%j is %p ms', (headers, expected) => {
    const present = Object.entries(headers).filter((entry): entry is [string, string] => Boolean(entry[1]));
    expect(readRetryAfter(new Headers(present), at)).toBe(expected);
  });
});

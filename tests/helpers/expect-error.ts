import { expect } from '@jest/globals';
import { ERROR_STATUS, type ErrorCode } from '../../lib/contract/error-codes.ts';
import { type ErrorResponseBody, errorResponseSchema } from '../../lib/contract/responses.ts';
import type { HttpReply } from './send.ts';

/** Expects the contract's error envelope with this code, its status and nothing beside it; returns the body. */
export function expectError(reply: HttpReply, code: ErrorCode, param?: string | null): ErrorResponseBody {
  const body = errorResponseSchema.parse(reply.body);
  expect({ status: reply.status, code: body.code }).toEqual({ status: ERROR_STATUS[code], code });
  if (param !== undefined) expect(body.param).toBe(param);
  expect(body.request_id).toBe(reply.headers['x-request-id']);
  expect(body.error.length).toBeGreaterThan(10);
  return body;
}

import type { ZodType, z } from 'zod';
import { ERROR_STATUS, type ErrorCode } from '../../lib/contract/error-codes.ts';
import { type ErrorResponseBody, errorResponseSchema } from '../../lib/contract/responses.ts';
import type { Reply } from './deployment.ts';

/** A deployment that does not keep the contract. The message says how, and holds nothing of a key. */
export class BrokenExpectation extends Error {
  override readonly name = 'BrokenExpectation';
}

/** @throws BrokenExpectation that says what is otherwise, unless it holds */
export function expectThat(holds: boolean, otherwise: string): void {
  if (!holds) throw new BrokenExpectation(otherwise);
}

/** The status of a reply; what is told where it is another one has its error code. */
export function expectStatus(reply: Reply, status: number): void {
  expectThat(reply.status === status, `status ${reply.status} instead of ${status}${codeOf(reply)}`);
}

/** The body by its schema, which knows no field beside the contract's. */
export function expectBody<Schema extends ZodType>(reply: Reply, schema: Schema): z.infer<Schema> {
  const result = schema.safeParse(reply.body);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new BrokenExpectation(
    `body: ${issue?.path.join('.') || 'as a whole'}: ${issue?.message ?? 'invalid'}`,
  );
}

/** An error in the contract's envelope, under the request id that was sent. */
export function expectErrorBody(reply: Reply, code: ErrorCode, requestId: string): ErrorResponseBody {
  expectStatus(reply, ERROR_STATUS[code]);
  const body = expectBody(reply, errorResponseSchema);
  expectThat(body.code === code, `code ${body.code} instead of ${code}`);
  expectThat(body.request_id === requestId, 'request_id is not the one that was sent');
  return body;
}

/** A header that is there and matches. */
export function expectHeader(reply: Reply, name: string, pattern: RegExp): void {
  const value = reply.headers.get(name);
  expectThat(value !== null && pattern.test(value), `header ${name} is ${value ?? 'absent'}`);
}

function codeOf({ body }: Reply): string {
  const hasCode = typeof body === 'object' && body !== null && 'code' in body;
  return hasCode ? ` (${String(body.code)})` : '';
}

import type { z } from 'zod';
import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import { ERROR_STATUS, type ErrorCode } from '../error-codes.ts';
import { errorResponseSchema } from '../responses.ts';
import { type HeaderName, headersOf } from './headers.ts';

export interface SuccessOptions {
  schema: z.ZodType;
  /** What the service answered, by name. */
  examples: Record<string, unknown>;
  isCounted?: boolean;
  others?: readonly HeaderName[];
}

/** A documented answer that is no error. */
export function answer(description: string, options: SuccessOptions): ZodOpenApiResponseObject {
  const { schema, examples, isCounted = true, others = [] } = options;
  return {
    description,
    headers: headersOf({ isCounted, others }),
    content: { 'application/json': { schema, examples: valuesOf(examples) } },
  };
}

const DESCRIPTIONS: Readonly<Record<ErrorCode, string>> = {
  invalid_request:
    'A field is missing, wrong or unknown; the body is not JSON; or there are more candidates than the plan takes. `details` lists everything that is wrong.',
  unauthorized:
    'The key is missing, unknown or revoked. When the platform refuses the key before the service sees it, the answer has no body.',
  not_found: 'There is nothing at this address.',
  method_not_allowed: 'The address does not know the method.',
  precondition_failed: '`If-Match` does not name the stored version, or `If-None-Match` does.',
  payload_too_large: 'The body, or the team profile to be stored, is too large.',
  unsupported_media_type: 'The body is not declared as JSON in UTF-8, or is compressed.',
  rate_limited: "The minute's requests are used up.",
  internal_error: 'A fault of the service, logged under the request id.',
  scoring_unavailable: 'The model could not be reached for any candidate.',
  service_unavailable: "Keys or team profiles can't be read right now.",
};

/** Codes whose answer says when to try again. */
const RETRIED: readonly ErrorCode[] = ['rate_limited', 'scoring_unavailable', 'service_unavailable'];

/** The errors of an operation with these codes; codes with the same status share an answer. */
export type ErrorAnswers = (
  codes: readonly ErrorCode[],
  options: { isCounted: boolean },
) => ZodOpenApiResponsesObject;

/** Documents errors with what the service answered, by code. An answer that operations share becomes a component. */
export function createErrorAnswers(errors: Readonly<Record<ErrorCode, unknown>>): ErrorAnswers {
  const components = new Map<string, ZodOpenApiResponseObject>();
  const componentOf = (codes: readonly ErrorCode[], isCounted: boolean) => {
    const isSuffixed = !isCounted && !codes.includes('unauthorized');
    const id = `${codes.map(pascalCase).join('Or')}${isSuffixed ? 'Uncounted' : ''}`;
    const component = components.get(id) ?? errorAnswer(id, codes, { isCounted, errors });
    components.set(id, component);
    return component;
  };
  return (codes, { isCounted }) =>
    Object.fromEntries(
      [...Map.groupBy(codes, (code) => ERROR_STATUS[code])].map(([status, group]) => [
        status,
        // A refused key is not counted.
        componentOf(group, isCounted && !group.includes('unauthorized')),
      ]),
    );
}

interface ErrorAnswerOptions {
  isCounted: boolean;
  errors: Readonly<Record<ErrorCode, unknown>>;
}

function errorAnswer(
  id: string,
  codes: readonly ErrorCode[],
  { isCounted, errors }: ErrorAnswerOptions,
): ZodOpenApiResponseObject {
  const others: HeaderName[] = codes.some((code) => RETRIED.includes(code)) ? ['Retry-After'] : [];
  return {
    id,
    description: codes.map((code) => `\`${code}\`: ${DESCRIPTIONS[code]}`).join('\n\n'),
    headers: headersOf({ isCounted, others }),
    content: {
      'application/json': {
        schema: errorResponseSchema,
        examples: valuesOf(Object.fromEntries(codes.map((code) => [code, errors[code]]))),
      },
    },
  };
}

function valuesOf(examples: Record<string, unknown>): Record<string, { value: unknown }> {
  return Object.fromEntries(Object.entries(examples).map(([name, value]) => [name, { value }]));
}

function pascalCase(code: ErrorCode): string {
  return code.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

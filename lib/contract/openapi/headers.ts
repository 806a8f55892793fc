import type { ZodOpenApiHeadersObject } from 'zod-openapi';
import { RATE_LIMIT_WINDOW_SECONDS } from '../../accounts/rate-limiter.ts';

/** Every header that an answer can have, as components of the document. */
export const HEADERS = {
  'X-Request-Id': {
    required: true,
    description: "The request's id: the caller's own, or a new one. Name it when you report a problem.",
    schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' },
    example: '0f5a8f6e-2c0b-4d0c-9a53-8f1f3f5f3c11',
  },
  'Cache-Control': {
    required: true,
    description: 'Answers are never kept by caches.',
    schema: { type: 'string', const: 'no-store' },
  },
  RateLimit: {
    description: "What is left of the plan's requests (`r`), for how many seconds (`t`). Limited plans only.",
    schema: { type: 'string' },
    example: '"business";r=59;t=60',
  },
  'RateLimit-Policy': {
    description: "The plan's requests (`q`) in a window of seconds (`w`). Limited plans only.",
    schema: { type: 'string' },
    example: `"business";q=60;w=${RATE_LIMIT_WINDOW_SECONDS}`,
  },
  'X-RateLimit-Limit': {
    description: 'As `q` of `RateLimit-Policy`.',
    schema: { type: 'string', pattern: '^\\d+$' },
    example: '60',
  },
  'X-RateLimit-Remaining': {
    description: 'As `r` of `RateLimit`.',
    schema: { type: 'string', pattern: '^\\d+$' },
    example: '59',
  },
  'X-RateLimit-Reset': {
    description: 'As `t` of `RateLimit`.',
    schema: { type: 'string', pattern: '^\\d+$' },
    example: '60',
  },
  'Retry-After': {
    required: true,
    description: 'Try again after so many seconds.',
    schema: { type: 'string', pattern: '^[1-9]\\d*$' },
    example: '10',
  },
  ETag: {
    required: true,
    description: 'The stored version, for `If-Match`.',
    schema: { type: 'string', pattern: '^"[^"]+"$' },
    example: '"1"',
  },
} as const satisfies ZodOpenApiHeadersObject;

export type HeaderName = keyof typeof HEADERS;

const ALWAYS: readonly HeaderName[] = ['X-Request-Id', 'Cache-Control'];
const LIMITED: readonly HeaderName[] = [
  'RateLimit',
  'RateLimit-Policy',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
];

export interface HeaderChoice {
  /** The answer comes after the rate limit has counted. */
  isCounted: boolean;
  others?: readonly HeaderName[];
}

/** The headers of an answer, as references. */
export function headersOf({ isCounted, others = [] }: HeaderChoice): ZodOpenApiHeadersObject {
  const names = [...ALWAYS, ...others, ...(isCounted ? LIMITED : [])];
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

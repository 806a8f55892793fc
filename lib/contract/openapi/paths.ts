import { z } from 'zod';
import type {
  ZodOpenApiOperationObject,
  ZodOpenApiPathsObject,
  ZodOpenApiRequestBodyObject,
} from 'zod-openapi';
import type { ErrorCode } from '../error-codes.ts';
import {
  healthResponseSchema,
  searchResponseSchema,
  successResponseSchema,
  teamProfileResponseSchema,
} from '../responses.ts';
import { scoreRequestSchema } from '../score-request.ts';
import { demoExampleResponseSchema, scoreResponseSchema } from '../score-response.ts';
import { searchRequestSchema } from '../search-request.ts';
import { teamProfileSchema } from '../team-profile.ts';
import { MAX_USAGE_DAYS } from '../usage-range.ts';
import { usageResponseSchema } from '../usage-response.ts';
import { answer, createErrorAnswers } from './answers.ts';
import { type RecordedAnswers, SCORE_REQUEST, SEVERAL_FORMS_REQUEST } from './examples.ts';

const KEY = [{ keyHeader: [] }, { keyParameter: [] }];

/** Codes that every operation with a key can answer. */
const KEYED: readonly ErrorCode[] = ['unauthorized', 'internal_error', 'service_unavailable'];
/** And every one that is counted. */
const COUNTED: readonly ErrorCode[] = [...KEYED, 'rate_limited'];
/** Codes that every operation with a body can answer besides. */
const WITH_BODY: readonly ErrorCode[] = ['invalid_request', 'payload_too_large', 'unsupported_media_type'];

const requestId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/)
  .optional()
  .meta({
    description: 'Comes back in the answer. One of another form is replaced.',
    param: { id: 'RequestId' },
  });
const ifMatch = z
  .string()
  .optional()
  .meta({
    description: 'Only change the version with this `ETag`; `*` for any that is stored.',
    example: '"1"',
    param: { id: 'IfMatch' },
  });
const ifNoneMatch = z
  .string()
  .optional()
  .meta({
    description: 'With `*`: only store where none is stored yet. With an `ETag`: not over that version.',
    example: '*',
    param: { id: 'IfNoneMatch' },
  });
const headerParameters = z.object({ 'X-Request-Id': requestId });
const conditionalParameters = z.object({ 'X-Request-Id': requestId, 'If-Match': ifMatch });
const storingParameters = conditionalParameters.extend({ 'If-None-Match': ifNoneMatch });

const usageParameters = z.object({
  from: z.iso.date().optional().meta({ description: 'The first day.', example: '2026-11-01' }),
  to: z.iso.date().optional().meta({ description: 'The last day, included.', example: '2026-11-21' }),
});

/** Every operation, with what the service answered. */
export function paths(answers: RecordedAnswers): ZodOpenApiPathsObject {
  const errors = createErrorAnswers(answers.errors);
  const counted = { isCounted: true };
  const uncounted = { isCounted: false };
  return {
    '/candidates/score': {
      post: {
        operationId: 'scoreCandidates',
        tags: ['Scoring'],
        summary: 'Score your candidates',
        description:
          'Measures every candidate with one rubric made from the job and the team profile. The profile comes from the request, else from the stored one. One candidate that can not be scored fails alone.',
        security: KEY,
        requestParams: { header: headerParameters },
        requestBody: jsonBody(scoreRequestSchema, { text: SCORE_REQUEST, forms: SEVERAL_FORMS_REQUEST }),
        responses: {
          200: answer('One result for each candidate, in their order.', {
            schema: scoreResponseSchema,
            examples: { scored: answers.score, 'one failed': answers.scorePartlyFailed },
          }),
          ...errors([...COUNTED, ...WITH_BODY, 'scoring_unavailable'], counted),
        },
      },
    },
    '/candidates/search': {
      post: {
        operationId: 'searchCandidates',
        tags: ['Scoring'],
        summary: 'Find candidates (not connected)',
        description:
          'Checks the job, then says that no source of people is connected. It never returns people.',
        security: KEY,
        requestParams: { header: headerParameters },
        requestBody: jsonBody(searchRequestSchema, {
          job: { job_description: SCORE_REQUEST.job_description },
        }),
        responses: {
          501: answer('No source of people is connected.', {
            schema: searchResponseSchema,
            examples: { 'not connected': answers.search },
          }),
          ...errors([...COUNTED, ...WITH_BODY], counted),
        },
      },
    },
    '/demo/example': {
      get: {
        operationId: 'scoreExample',
        tags: ['Scoring'],
        summary: 'Score the built-in example',
        description:
          'Evaluated now by the configured model, without a key. `example` can be posted to score as it is.',
        security: [],
        requestParams: { header: headerParameters },
        responses: {
          200: answer('The answer of score, and what was scored.', {
            schema: demoExampleResponseSchema,
            examples: { example: answers.demo },
            isCounted: false,
          }),
          ...errors(['rate_limited', 'internal_error', 'scoring_unavailable'], uncounted),
        },
      },
    },
    '/health': {
      get: {
        operationId: 'getHealth',
        tags: ['Service'],
        summary: 'Status and version',
        description: 'Needs a key unless the operator opened it. It is not counted.',
        security: KEY,
        requestParams: { header: headerParameters },
        responses: {
          200: answer('The service answers.', {
            schema: healthResponseSchema,
            examples: { healthy: answers.health },
            isCounted: false,
          }),
          ...errors(KEYED, uncounted),
        },
      },
    },
    '/team-profile': teamProfilePath(answers, (codes) => errors(codes, counted)),
    '/usage': {
      get: {
        operationId: 'getUsage',
        tags: ['Usage'],
        summary: 'What your organization has used, by day',
        description: `UTC days, at most ${MAX_USAGE_DAYS}; the last 30 without parameters, and 30 with one of them. A request counts within 5 seconds.`,
        security: KEY,
        requestParams: { header: headerParameters, query: usageParameters },
        responses: {
          200: answer('Totals, and every day of the range.', {
            schema: usageResponseSchema,
            examples: { 'one day': answers.usage },
          }),
          ...errors([...COUNTED, 'invalid_request'], counted),
        },
      },
    },
  };
}

function teamProfilePath(
  answers: RecordedAnswers,
  errors: (codes: readonly ErrorCode[]) => ZodOpenApiOperationObject['responses'],
) {
  const common = { tags: ['Team profile'], security: KEY };
  const stored = answer('The stored team profile.', {
    schema: teamProfileResponseSchema,
    examples: { stored: answers.teamProfile },
    others: ['ETag'],
  });
  return {
    get: {
      ...common,
      operationId: 'getTeamProfile',
      summary: "Read your organization's stored team profile",
      requestParams: { header: headerParameters },
      responses: { 200: stored, ...errors([...COUNTED, 'not_found']) },
    },
    put: {
      ...common,
      operationId: 'putTeamProfile',
      summary: 'Store a team profile for requests that bring none',
      requestParams: { header: storingParameters },
      requestBody: jsonBody(teamProfileSchema, { team: SCORE_REQUEST.team_profile }),
      responses: { 200: stored, ...errors([...COUNTED, ...WITH_BODY, 'precondition_failed']) },
    },
    delete: {
      ...common,
      operationId: 'deleteTeamProfile',
      summary: 'Delete the stored team profile',
      requestParams: { header: conditionalParameters },
      responses: {
        200: answer('None is stored any more, or none was.', {
          schema: successResponseSchema,
          examples: { deleted: answers.deleted },
        }),
        ...errors([...COUNTED, 'precondition_failed']),
      },
    },
  } satisfies Record<string, ZodOpenApiOperationObject>;
}

function jsonBody(schema: z.ZodType, examples: Record<string, unknown>): ZodOpenApiRequestBodyObject {
  const values = Object.entries(examples).map(([name, value]) => [name, { value }]);
  return {
    required: true,
    content: { 'application/json': { schema, examples: Object.fromEntries(values) } },
  };
}

import { z } from 'zod';
import { ERROR_CODES } from './error-codes.ts';
import { teamProfileSchema } from './team-profile.ts';
import { MAX_PROBLEMS } from './validate.ts';

const problemSchema = z.strictObject({
  param: z.string().nullable().meta({ example: 'candidates[0].resume_text' }),
  message: z.string(),
});

/** Every error but the 501 of search. */
export const errorResponseSchema = z
  .strictObject({
    ok: z.literal(false),
    code: z.enum(ERROR_CODES),
    error: z.string().meta({ description: 'For a person.' }),
    param: z
      .string()
      .nullable()
      .meta({ description: 'The field that is wrong; `null` for the request as a whole.' }),
    details: z
      .array(problemSchema)
      .min(1)
      .max(MAX_PROBLEMS)
      .optional()
      .meta({ description: 'Everything that is wrong with the body.' }),
    request_id: z.string(),
  })
  .meta({ id: 'Error' });

export type ErrorResponseBody = z.infer<typeof errorResponseSchema>;

/** Answer of `GET /api/health`. */
export const healthResponseSchema = z
  .strictObject({
    status: z.literal('healthy'),
    service: z.literal('Candidate Scoring Service'),
    version: z.string().meta({ example: '20.0.0' }),
    cold_start: z.boolean().meta({ description: 'True only while this instance answers its first request.' }),
  })
  .meta({ id: 'Health' });

/** Answer of `POST /api/candidates/search` to every valid request, with status 501. */
export const searchResponseSchema = z
  .strictObject({ ok: z.literal(false), configured: z.literal(false), error: z.string() })
  .meta({ id: 'SearchNotConnected' });

/** Answer of `GET` and `PUT /api/team-profile`. */
export const teamProfileResponseSchema = z
  .strictObject({
    ok: z.literal(true),
    code: z.literal('success'),
    team_profile: teamProfileSchema,
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'TeamProfileResponse' });

/** Answer of `DELETE /api/team-profile`. */
export const successResponseSchema = z
  .strictObject({ ok: z.literal(true), code: z.literal('success') })
  .meta({ id: 'Success' });

export type HealthResponseBody = z.infer<typeof healthResponseSchema>;
export type SearchResponseBody = z.infer<typeof searchResponseSchema>;
export type TeamProfileResponseBody = z.infer<typeof teamProfileResponseSchema>;
export type SuccessResponseBody = z.infer<typeof successResponseSchema>;

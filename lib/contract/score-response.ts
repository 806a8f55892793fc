import { z } from 'zod';
import { MODEL_ERROR_CODES, REQUIREMENT_KINDS, REQUIREMENT_LEVELS } from '../models/model.ts';
import { WARNINGS } from '../scoring/types.ts';
import { scoreRequestSchema } from './score-request.ts';
import { teamProfileSchema } from './team-profile.ts';

const percentage = () => z.int().min(0).max(100);
const count = () => z.int().min(0);
const milliseconds = () => z.int().min(0);

const criterionSchema = z
  .strictObject({
    requirement: z.string().meta({ description: 'In the words of the job or of the team profile.' }),
    kind: z.enum(REQUIREMENT_KINDS).meta({
      description:
        'Needed (`must`) or wished for (`nice`) by the job, or added by the team profile (`team`).',
    }),
    weight: z.literal([1, 2, 3]).meta({ description: 'How much it counts among those of its kind.' }),
    status: z.enum(REQUIREMENT_LEVELS).meta({
      description:
        'What was shown. `missing` with evidence: shown for less than half of the years asked for.',
    }),
    coverage: z.number().min(0).max(1).meta({ description: 'In hundredths: what the score counted.' }),
    evidence: z.string().nullable().meta({
      description:
        'A quote of the resume as the caller wrote it. A criterion that is met or partial always has one.',
    }),
  })
  .meta({ id: 'Criterion', description: 'One requirement, and what the resume shows of it.' });

const commonFields = {
  candidate_id: z.string().nullable().meta({ description: 'The `id` sent with the candidate.' }),
  index: count().meta({ description: 'Position of the candidate in the request.' }),
  warnings: z.array(z.enum(WARNINGS)).meta({
    description:
      '`no_team_profile`: scored for the job alone. `borderline_tier`: another reading could give the next tier. `instructions_in_resume`: the resume speaks to the evaluator; that was not obeyed. `hidden_text`: text that a reader can not see was not read. `job_text_in_resume`: what was copied from the job is no evidence. `thin_resume`: there was little to read. `resume_truncated`: only the beginning was read. `unverified_evidence`: quotes that are not in the resume did not count. `language_support_limited`: the language is read less well. `no_requirements_found`: the job asks for nothing that could be checked.',
  }),
  latency_ms: milliseconds().meta({ description: 'From the arrival of the request to this result.' }),
};

const scoredCandidateSchema = z
  .strictObject({
    ...commonFields,
    status: z.literal('scored'),
    match_score: percentage().meta({ description: 'How well this resume shows what this job asks for.' }),
    tier: z
      .enum(['Gold', 'Silver', 'Bronze'])
      .nullable()
      .meta({ description: 'Gold from 95, Silver from 85, Bronze from 70; `null` below.' }),
    tier_label: z
      .enum(['The Perfect Soul', 'The Mirror', 'The Adjacent'])
      .nullable()
      .meta({ description: 'The name of the tier, in its order.' }),
    adaptability: percentage().meta({ description: '100 is highly adaptable.' }),
    focus_penalty: percentage().meta({ description: '0 is focused, 100 is scattered.' }),
    silent_skill: z.string().meta({
      description:
        'A strength at work that a line of the resume suggests; "Not evident from the resume" without one.',
      maxLength: 80,
      example: 'Steady under incident pressure',
    }),
    ai_analysis: z.string().meta({ description: 'Justifies the score and the trajectory bonus.' }),
    reasoning: z.string().meta({
      description: 'How the score became this tier and what kept it from the next, in one sentence.',
    }),
    trajectory_bonus: z
      .int()
      .min(0)
      .max(5)
      .meta({ description: 'Points of the score that a rising career towards this job earned.' }),
    criteria: z
      .array(criterionSchema)
      .meta({ description: 'Every requirement, and what the resume shows of it.' }),
    cached: z.boolean().meta({
      description:
        'Taken from an equal candidate: one that was scored before, or one that was under way. It cost nothing.',
    }),
    resume_text: z.string().optional().meta({
      description:
        'There when the request asks with `include_resume_text`: the resume as the service read it. Every quote stands in it, white space and invisible characters aside. Plain text is as it was sent, trimmed; a file is what a reader of its pages sees; a JSON Resume is the text it was laid out as. Of these two, at most 200,000 characters. With the warning `resume_truncated` it is longer than what was scored: only the first 100,000 characters that were left, after what does not count was taken out, were read.',
    }),
  })
  .meta({ id: 'ScoredCandidate' });

const CANDIDATE_ERROR_CODES = [...MODEL_ERROR_CODES, 'unreadable_resume'] as const;

const failedCandidateSchema = z
  .strictObject({
    ...commonFields,
    status: z.literal('failed'),
    match_score: z.null(),
    tier: z.null(),
    tier_label: z.null(),
    adaptability: z.null(),
    focus_penalty: z.null(),
    silent_skill: z.null(),
    ai_analysis: z.null(),
    reasoning: z.null(),
    trajectory_bonus: z.null(),
    criteria: z.tuple([]),
    cached: z.literal(false),
    error: z.strictObject({ code: z.enum(CANDIDATE_ERROR_CODES), message: z.string() }).meta({
      description:
        'Why. `model_timeout` and `model_unavailable` pass: send the candidate again later. The others would come again.',
    }),
  })
  .meta({
    id: 'FailedCandidate',
    description: 'A candidate that could not be scored. It never has a number.',
  });

export const candidateResultSchema = z.discriminatedUnion('status', [
  scoredCandidateSchema,
  failedCandidateSchema,
]);

export type CandidateResultBody = z.infer<typeof candidateResultSchema>;

/** Answer of `POST /api/candidates/score`. */
export const scoreResponseSchema = z
  .strictObject({
    ok: z.literal(true),
    code: z.literal('success'),
    request_id: z.string(),
    results: z
      .array(candidateResultSchema)
      .meta({ description: 'In the order of the candidates, one each.' }),
    model: z
      .string()
      .nullable()
      .meta({ description: 'The model that answered, as its answer names it; `null` when none did.' }),
    scoring_version: z.string().meta({
      description: 'Changes when the same resume can get another score. Compare no scores of two versions.',
    }),
    evaluated_as_of: z
      .string()
      .regex(/^\d{4}-\d{2}$/)
      .meta({ description: 'The UTC month to which open-ended roles were counted.' }),
    usage: z
      .strictObject({
        prompt_tokens: count(),
        cached_tokens: count(),
        completion_tokens: count(),
        model_calls: count(),
      })
      .meta({ description: "What this request cost at the model, the job's reading included." }),
    latency_ms: milliseconds().meta({ description: 'From the arrival of the request to its answer.' }),
  })
  .meta({ id: 'ScoreResponse' });

export type ScoreResponseBody = z.infer<typeof scoreResponseSchema>;

/** Answer of `GET /api/demo/example`: the example can be posted to score as it is. */
export const demoExampleResponseSchema = scoreResponseSchema
  .extend({
    example: z.strictObject({
      job_description: scoreRequestSchema.shape.job_description,
      team_profile: teamProfileSchema,
      candidates: scoreRequestSchema.shape.candidates,
    }),
  })
  .meta({ id: 'DemoExampleResponse' });

export type DemoExampleResponseBody = z.infer<typeof demoExampleResponseSchema>;

import { z } from 'zod';

/**
 * What the demo reads of a score response. It is a client like any other, so it checks what it gets instead of
 * borrowing the server's types.
 */
const ResultSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('scored'),
    candidate_id: z.string().nullable(),
    match_score: z.number(),
    tier: z.enum(['Gold', 'Silver', 'Bronze']).nullable(),
    tier_label: z.string().nullable(),
    adaptability: z.number(),
    focus_penalty: z.number(),
    silent_skill: z.string(),
    ai_analysis: z.string(),
    reasoning: z.string(),
    trajectory_bonus: z.number(),
    criteria: z.array(
      z.object({
        requirement: z.string(),
        kind: z.enum(['must', 'nice', 'team']),
        weight: z.number(),
        status: z.enum(['met', 'partial', 'missing']),
        coverage: z.number(),
        evidence: z.string().nullable(),
      }),
    ),
    warnings: z.array(z.string()),
    latency_ms: z.number(),
  }),
  z.object({
    status: z.literal('failed'),
    candidate_id: z.string().nullable(),
    error: z.object({ code: z.string(), message: z.string() }),
    warnings: z.array(z.string()),
    latency_ms: z.number(),
  }),
]);

export const ScoreAnswerSchema = z.object({
  ok: z.literal(true),
  results: z.array(ResultSchema),
  model: z.string().nullable(),
  scoring_version: z.string(),
  evaluated_as_of: z.string(),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number(), model_calls: z.number() }),
  latency_ms: z.number(),
});

export const ErrorAnswerSchema = z.object({ ok: z.literal(false), code: z.string(), error: z.string() });

export type Result = z.infer<typeof ResultSchema>;
export type ScoredResult = Extract<Result, { status: 'scored' }>;
export type ScoreAnswer = z.infer<typeof ScoreAnswerSchema>;

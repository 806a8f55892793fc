import { z } from 'zod';
import { PLAN_NAMES } from '../accounts/plans.ts';

const count = () => z.int().min(0);
const day = () => z.iso.date().meta({ example: '2026-11-21' });

const usageFields = {
  requests: count().meta({ description: 'All that count against the limit, refused ones too.' }),
  rate_limited: count().meta({ description: 'Answered with 429.' }),
  errors: count().meta({ description: 'Answered with 4xx but 429, or with 5xx but 501.' }),
  candidates_scored: count(),
  candidates_failed: count(),
  tiers: z
    .strictObject({ Gold: count(), Silver: count(), Bronze: count(), none: count() })
    .meta({ description: 'Of the scored candidates.' }),
  prompt_tokens: count(),
  completion_tokens: count(),
  latency_ms: z.strictObject({ p50: count(), p95: count() }).meta({
    description: 'Of the requests that scored, within 6 %; 0 when there were none.',
  }),
};

/** Answer of `GET /api/usage`. */
export const usageResponseSchema = z
  .strictObject({
    ok: z.literal(true),
    code: z.literal('success'),
    organization: z.string(),
    plan: z.enum(PLAN_NAMES),
    from: day(),
    to: day(),
    totals: z.strictObject(usageFields),
    days: z
      .array(z.strictObject({ date: day(), ...usageFields }))
      .meta({ description: 'Every UTC day from `from` to `to`, with zeros for those without use.' }),
  })
  .meta({ id: 'UsageResponse' });

export type UsageResponseBody = z.infer<typeof usageResponseSchema>;

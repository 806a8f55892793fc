import { z } from 'zod';

/**
 * The JSON schema that a structured output is held to, from a zod schema. Structured outputs know no optional fields
 * and no limits, so wire schemas use `nullable()` and plain types; what they can't say is checked on the answer.
 */
export function toWireSchema(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...wire } = z.toJSONSchema(schema, { target: 'draft-7', io: 'output' });
  return wire;
}

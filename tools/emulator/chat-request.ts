import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { parseJson } from '../../lib/json.ts';
import { badRequest, type HttpAnswer } from './azure-answers.ts';
import { strictSchemaProblem } from './strict-schema.ts';

/** Which parameters the emulated model refuses: a reasoning model has its own, and takes fewer of the others. */
export type ModelKind = 'plain' | 'reasoning';

const messageSchema = z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string() });

const requestSchema = z.strictObject({
  model: z.string(),
  messages: z.array(messageSchema).min(1),
  max_completion_tokens: z.int().min(1).optional(),
  response_format: z.strictObject({
    type: z.literal('json_schema'),
    json_schema: z.strictObject({
      name: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
      strict: z.literal(true),
      schema: z.record(z.string(), z.unknown()),
    }),
  }),
  temperature: z.number().min(0).max(2).optional(),
  seed: z.int().optional(),
  reasoning_effort: z.enum(['none', 'minimal', 'low', 'medium', 'high']).optional(),
});
export type ChatRequest = z.infer<typeof requestSchema>;

/** The request in a body, or the refusal that Azure would send for it. */
export function readChatRequest(body: string, modelKind: ModelKind): ChatRequest | { refusal: HttpAnswer } {
  const json = parseJson(body);
  if (json === undefined) {
    return { refusal: badRequest('We could not parse the JSON body of your request.', null, null) };
  }
  const parsed = requestSchema.safeParse(json);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const param = issue ? z.core.toDotPath(issue.path) : null;
    return { refusal: badRequest(`Invalid request: ${issue?.message ?? 'unknown'}`, param, 'invalid_value') };
  }
  const { json_schema: schema } = parsed.data.response_format;
  const problem = schemaProblem(schema.schema);
  if (problem) {
    const message = `Invalid schema for response_format '${schema.name}': ${problem}.`;
    return { refusal: badRequest(message, 'response_format', null) };
  }
  const refusal = refuseParameters(parsed.data, modelKind);
  return refusal ? { refusal } : parsed.data;
}

/** Schemas that were taken, as JSON: the same few come with every call. */
const takenSchemas = new LRUCache<string, true>({ max: 20 });

function schemaProblem(schema: Record<string, unknown>): string | null {
  const text = JSON.stringify(schema);
  if (takenSchemas.has(text)) return null;
  const problem = strictSchemaProblem(schema);
  if (problem === null) takenSchemas.set(text, true);
  return problem;
}

function refuseParameters(request: ChatRequest, modelKind: ModelKind): HttpAnswer | null {
  if (modelKind === 'plain') {
    return request.reasoning_effort === undefined
      ? null
      : badRequest('Unrecognized request argument supplied: reasoning_effort', null, null);
  }
  if (request.temperature !== undefined && request.temperature !== 1) {
    return badRequest(
      "Unsupported value: 'temperature' does not support 0 with this model. Only the default (1) value is supported.",
      'temperature',
      'unsupported_value',
    );
  }
  return request.seed === undefined
    ? null
    : badRequest(
        "Unsupported parameter: 'seed' is not supported with this model.",
        'seed',
        'unsupported_parameter',
      );
}

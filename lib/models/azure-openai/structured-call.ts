import type { ContentFilterResultsForChoiceOutput } from '@azure/openai/types';
import type { ChatCompletion, ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import type { ResponseFormatJSONSchema } from 'openai/resources/shared';
import { z } from 'zod';
import { parseJson } from '../../json.ts';
import { type ModelAnswer, type ModelCallOptions, ModelError } from '../model.ts';
import { encodeOnce } from './encoded-json.ts';
import type { CallModel } from './model-caller.ts';
import { createUsageMeter, type UsageMeter } from './usage-meter.ts';
import { toWireSchema } from './wire-schema.ts';

/** Problems that are told to the model in a repair: enough to mend an answer, bounded whatever it was. */
const MAX_PROBLEMS = 10;
const MAX_PROBLEM_CHARACTERS = 300;
/**
 * Entries in all lists of an answer together. Forty roles with a dozen skills each and two dozen requirements that rest on
 * all of them have half as many; validation takes its time for each entry that is wrong.
 */
const MAX_ANSWER_ENTRIES = 3_000;

/** An answer after the check that the wire schema can't make. */
export interface CheckedAnswer<T> {
  value: T;
  /** What a second answer should do better; empty for a good answer. */
  problems: string[];
  /** Whether `value` can be used although there are problems. */
  usable: boolean;
}

/** A kind of question: what the answer looks like and how long it may be. */
export interface AnswerFormat<Wire> {
  schema: z.ZodType<Wire>;
  /** `schema` as the provider takes it. */
  responseFormat: ResponseFormatJSONSchema;
  /** Bound of the answer, its reasoning included. Azure reserves it against the quota, so it is no larger than needed. */
  maxCompletionTokens: number;
}

/** @param name names the schema on the wire */
export function createAnswerFormat<Wire>(
  name: string,
  schema: z.ZodType<Wire>,
  maxCompletionTokens: number,
): AnswerFormat<Wire> {
  const responseFormat = encodeOnce<ResponseFormatJSONSchema>({
    type: 'json_schema',
    json_schema: { name, strict: true, schema: toWireSchema(schema) },
  });
  return { schema, responseFormat, maxCompletionTokens };
}

export interface StructuredQuestion<Wire, T> {
  deployment: string;
  format: AnswerFormat<Wire>;
  messages: ChatCompletionMessageParam[];
  check(wire: Wire): CheckedAnswer<T>;
}

type Reading<T> = (CheckedAnswer<T> & { text: string }) | { problems: string[]; text: string | null };

/**
 * Asks a structured question: the answer is parsed, held to the schema and checked; an answer with problems is sent
 * back once with what is wrong with it. Rejects with a {@link ModelError} only.
 */
export async function askStructured<Wire, T>(
  callModel: CallModel,
  question: StructuredQuestion<Wire, T>,
  options: ModelCallOptions,
): Promise<ModelAnswer<T>> {
  const usage = createUsageMeter();
  const ask = (messages: ChatCompletionMessageParam[], maxCompletionTokens: number) =>
    callModel(toChat(question, messages, maxCompletionTokens), options, usage);

  const { maxCompletionTokens } = question.format;
  const completion = await ask(question.messages, maxCompletionTokens);
  const first = readCompletion(completion, question, usage);
  const model = nameOf(completion) ?? question.deployment;
  const answer = (value: T): ModelAnswer<T> => ({ value, usage: usage.total(), model });
  if ('value' in first && first.problems.length === 0) return answer(first.value);

  try {
    // Twice the room: an answer that was cut would be cut again.
    const repaired = await ask([...question.messages, ...repairMessages(first)], 2 * maxCompletionTokens);
    const second = readCompletion(repaired, question, usage);
    if ('value' in second && second.usable) return answer(second.value);
  } catch (error) {
    if (!isUsable(first)) throw error;
  }
  if (isUsable(first)) return answer(first.value);
  throw new ModelError('model_unavailable', usage.total(), 'unusable_answer');
}

/** The name is passed on to callers, so it is one only if it looks like one. */
function nameOf(completion: ChatCompletion): string | null {
  const name: unknown = completion.model;
  return typeof name === 'string' && /^[\w.:-]{1,100}$/.test(name) ? name : null;
}

function isUsable<T>(reading: Reading<T>): reading is CheckedAnswer<T> & { text: string } {
  return 'value' in reading && reading.usable;
}

function toChat<Wire, T>(
  { deployment, format }: StructuredQuestion<Wire, T>,
  messages: ChatCompletionMessageParam[],
  maxCompletionTokens: number,
) {
  return {
    model: deployment,
    messages,
    max_completion_tokens: maxCompletionTokens,
    response_format: format.responseFormat,
  };
}

/** What the model said before, where it can be said again, and what was wrong with it. */
function repairMessages(reading: Reading<unknown>): ChatCompletionMessageParam[] {
  const complaint = `That answer can't be used:\n${reading.problems
    .slice(0, MAX_PROBLEMS)
    .map((problem) => `- ${problem.slice(0, MAX_PROBLEM_CHARACTERS)}`)
    .join('\n')}\nGive the whole corrected JSON answer.`;
  return [
    ...(reading.text === null ? [] : [{ role: 'assistant' as const, content: reading.text }]),
    { role: 'user' as const, content: complaint },
  ];
}

function readCompletion<Wire, T>(
  completion: ChatCompletion,
  question: StructuredQuestion<Wire, T>,
  usage: UsageMeter,
): Reading<T> {
  const choice = completion.choices[0];
  if (!choice?.message) return { problems: ['there was no answer'], text: null };
  if (choice.finish_reason === 'content_filter' || wasFiltered(choice.content_filter_results)) {
    throw new ModelError('content_filtered', usage.total());
  }
  if (choice.message.refusal) throw new ModelError('model_refused', usage.total());
  if (choice.finish_reason === 'length') {
    return { problems: ['it was cut because it is too long; use shorter quotes'], text: null };
  }
  return readContent(choice.message.content, question);
}

function readContent<Wire, T>(content: unknown, question: StructuredQuestion<Wire, T>): Reading<T> {
  if (typeof content !== 'string' || content.trim() === '') {
    return { problems: ['there was no answer'], text: null };
  }
  const json = parseJson(content);
  if (json === undefined) return { problems: ['it is not complete, valid JSON'], text: null };
  if (hasTooManyEntries(json)) return { problems: ['its lists are far too long'], text: null };
  const parsed = question.format.schema.safeParse(json);
  if (!parsed.success) return { problems: parsed.error.issues.map(describeIssue), text: content };
  return { ...question.check(parsed.data), text: content };
}

/** Without recursion, as lists within lists may be as many as their characters. */
function hasTooManyEntries(json: unknown): boolean {
  let entries = 0;
  const unread = [json];
  while (unread.length > 0) {
    const value = unread.pop();
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value)) entries += value.length;
    if (entries > MAX_ANSWER_ENTRIES) return true;
    for (const part of Object.values(value)) unread.push(part);
  }
  return false;
}

function describeIssue(issue: z.core.$ZodIssue): string {
  return `${z.core.toDotPath(issue.path) || 'answer'}: ${issue.message}`;
}

/** Azure marks what it blocked in each choice; a result that is only annotated has `filtered: false`. */
function wasFiltered(results: ContentFilterResultsForChoiceOutput | undefined): boolean {
  if (!results) return false;
  const { sexual, violence, hate, self_harm, profanity, protected_material_text } = results;
  return [sexual, violence, hate, self_harm, profanity, protected_material_text].some(
    (result) => result?.filtered === true,
  );
}

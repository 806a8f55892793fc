import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { MAX_REQUIREMENTS, type ScoringModel } from '../../lib/models/model.ts';
import { uniform } from '../uniform.ts';
import { badRequest, type CompletionParts, completionAnswer, type HttpAnswer } from './azure-answers.ts';
import type { ChatRequest } from './chat-request.ts';
import type { Fault } from './faults.ts';
import { readQuestion } from './prompt-reader.ts';
import { createTokenCounter, type PromptTokens } from './tokens.ts';
import {
  answerQuestion,
  type EmulatedAnswer,
  forgeIds,
  forgeQuotes,
  shiftLevels,
  type WireAnswer,
} from './wire-answers.ts';

const HUGE_BYTES = 2_000_000;
const MAX_ANSWERS = 2_000;

/** What a model says to chat requests, with what it is asked to do wrong. */
export class Completions {
  readonly #model: ScoringModel;
  readonly #seed: number;
  readonly #counter = createTokenCounter();
  readonly #answers = new LRUCache<string, EmulatedAnswer>({ max: MAX_ANSWERS });

  /** @param seed of noisy levels */
  constructor(model: ScoringModel, seed: number) {
    this.#model = model;
    this.#seed = seed;
  }

  /** The completion for a request; a refusal when it is no question of this service. */
  async answer(request: ChatRequest, fault: Fault, callIndex: number): Promise<HttpAnswer> {
    const { name, schema } = request.response_format.json_schema;
    const users = request.messages.filter(({ role }) => role === 'user').map(({ content }) => content);
    const answer = await this.#answerOnce(name, users);
    if (!answer) {
      return badRequest('The emulator answers only the prompts of this service.', 'messages', null);
    }
    const prompt = this.#counter.countPrompt([
      JSON.stringify(schema),
      ...request.messages.map(({ content }) => content),
    ]);
    const draw = (index: number): number => uniform(this.#seed, callIndex * MAX_REQUIREMENTS + index);
    const faulty = { ...answer, answer: faultyAnswer(answer.answer, fault, draw) };
    return this.#complete(faulty, fault, prompt, request.max_completion_tokens ?? Number.POSITIVE_INFINITY);
  }

  /** A question that was answered before is not read again; `null` for none of this service. */
  async #answerOnce(schemaName: string, userTexts: string[]): Promise<EmulatedAnswer | null> {
    // No JSON document has this character in it.
    const key = [schemaName, ...userTexts].join('\0');
    const known = this.#answers.get(key);
    if (known) return known;
    const question = readQuestion(schemaName, userTexts);
    if (!question) return null;
    const answer = await answerQuestion(this.#model, question);
    this.#answers.set(key, answer);
    return answer;
  }

  #complete(
    { answer, model }: EmulatedAnswer,
    fault: Fault,
    prompt: PromptTokens,
    maxTokens: number,
  ): HttpAnswer {
    const content = JSON.stringify(answer);
    const spoken = faultySpeech(content, fault);
    const fits = this.#tokensOf(spoken) <= maxTokens;
    const said = fits ? spoken : faultySpeech(content, 'length');
    const completion = completionAnswer({
      ...said,
      id: `chatcmpl-${randomUUID()}`,
      model,
      usage: { ...prompt, completionTokens: this.#tokensOf(said) },
    });
    return fault === 'empty_choices' ? withoutChoices(completion) : completion;
  }

  /** Without the spaces that fill up a huge one. */
  #tokensOf({ content }: Speech): number {
    return this.#counter.countText(content?.trimEnd() ?? '');
  }
}

/** What the model is heard to say, and why it stopped. */
type Speech = Pick<CompletionParts, 'content' | 'refusal' | 'finishReason'>;

function faultyAnswer(answer: WireAnswer, fault: Fault, draw: (index: number) => number): WireAnswer {
  switch (fault) {
    case 'invented_quotes':
      return forgeQuotes(answer);
    case 'foreign_ids':
      return forgeIds(answer);
    case 'noisy_levels':
      return shiftLevels(answer, draw);
    default:
      return answer;
  }
}

function faultySpeech(content: string, fault: Fault): Speech {
  const half = content.slice(0, content.length / 2);
  switch (fault) {
    case 'truncated':
      return { content: half, refusal: null, finishReason: 'stop' };
    case 'length':
      return { content: half, refusal: null, finishReason: 'length' };
    case 'malformed':
      return { content: '{"unexpected": ["shape"]}', refusal: null, finishReason: 'stop' };
    case 'refusal':
      return { content: null, refusal: "I'm sorry, I can't assist with that.", finishReason: 'stop' };
    case 'filter_output':
      return { content: null, refusal: null, finishReason: 'content_filter' };
    case 'huge':
      return { content: content + ' '.repeat(HUGE_BYTES), refusal: null, finishReason: 'stop' };
    default:
      return { content, refusal: null, finishReason: 'stop' };
  }
}

function withoutChoices(answer: HttpAnswer): HttpAnswer {
  return typeof answer.body === 'object' ? { ...answer, body: { ...answer.body, choices: [] } } : answer;
}

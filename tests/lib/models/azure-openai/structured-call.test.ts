import { describe, expect, it } from '@jest/globals';
import type { ChatCompletion, ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import { z } from 'zod';
import type { CallModel } from '../../../../lib/models/azure-openai/model-caller.ts';
import {
  askStructured,
  type CheckedAnswer,
  createAnswerFormat,
} from '../../../../lib/models/azure-openai/structured-call.ts';
import { ModelError } from '../../../../lib/models/model.ts';

interface Said {
  content?: string | null;
  refusal?: string;
  finish?: 'stop' | 'length' | 'content_filter';
  choices?: unknown[];
  filtered?: boolean;
  model?: unknown;
}

function completionOf({
  content = null,
  refusal,
  finish = 'stop',
  choices,
  filtered = false,
  model = 'the-model',
}: Said): ChatCompletion {
  const choice = {
    index: 0,
    finish_reason: finish,
    logprobs: null,
    message: { role: 'assistant', content, refusal: refusal ?? null },
    content_filter_results: { hate: { filtered, severity: 'safe' } },
  };
  return JSON.parse(
    JSON.stringify({
      id: 'c',
      model,
      choices: choices ?? [choice],
      usage: { prompt_tokens: 10, completion_tokens: 2 },
    }),
  );
}

const format = createAnswerFormat('greeting', z.strictObject({ hello: z.string() }), 100);

function check({ hello }: { hello: string }): CheckedAnswer<string> {
  return { value: hello, problems: hello.length < 5 ? ['hello: too short'] : [], usable: hello !== '' };
}

/** Asks a model that says `said`, one after the other; errors are thrown. */
async function ask(...said: (Said | Error)[]) {
  const conversations: ChatCompletionMessageParam[][] = [];
  const limits: unknown[] = [];
  const callModel: CallModel = async (question, _options, usage) => {
    conversations.push(question.messages);
    limits.push(question.max_completion_tokens);
    const next = said[conversations.length - 1] ?? { content: null };
    if (next instanceof Error) throw next;
    const completion = completionOf(next);
    usage.countCall();
    usage.countTokens(completion.usage);
    return completion;
  };
  const messages: ChatCompletionMessageParam[] = [{ role: 'system', content: 'Greet.' }];
  const outcome = await askStructured(
    callModel,
    { deployment: 'd', format, messages, check },
    { signal: new AbortController().signal, requestId: 'a' },
  ).then(
    ({ value, usage, model }) => ({ value, usage, model }),
    (error: unknown) => {
      if (!(error instanceof ModelError)) throw error;
      return { code: error.code, usage: error.usage };
    },
  );
  return { outcome, conversations, limits };
}

const GOOD = { content: '{"hello":"world"}' };

describe('asking for a structured answer', () => {
  it('returns the checked answer, what it cost and who gave it', async () => {
    const { outcome, conversations } = await ask(GOOD);
    expect(outcome).toEqual({
      value: 'world',
      model: 'the-model',
      usage: { promptTokens: 10, cachedTokens: 0, completionTokens: 2, modelCalls: 1 },
    });
    expect(conversations).toHaveLength(1);
  });

  it.each([
    ['malformed JSON', { content: '{"hello":' }],
    ['another shape', { content: '{"hello":5}' }],
    ['an unknown field', { content: '{"hello":"world","score":99}' }],
    ['blank text', { content: ' ' }],
    ['no content', { content: null }],
    ['no choices', { choices: [] }],
    ['a choice of nothing', { choices: [null] }],
    ['a cut answer', { content: '{"hello":"wor', finish: 'length' as const }],
    ['an answer that the check has no use for', { content: '{"hello":""}' }],
  ])('mends %s with one repair, and adds up the cost', async (_, bad) => {
    const { outcome, conversations } = await ask(bad, GOOD);
    expect(outcome).toMatchObject({ value: 'world', usage: { promptTokens: 20, modelCalls: 2 } });
    expect(conversations[1]?.at(-1)).toMatchObject({ role: 'user' });
  });

  it.each([
    ['malformed JSON', { content: '{"hello":' }],
    ['no choices', { choices: [] }],
    ['a cut answer', { finish: 'length' as const }],
  ])('gives up on %s that stays so', async (_, bad) => {
    const { outcome, conversations } = await ask(bad, bad, GOOD);
    expect(outcome).toMatchObject({ code: 'model_unavailable', usage: { modelCalls: 2 } });
    expect(conversations).toHaveLength(2);
  });

  it.each([undefined, null, 5, '', 'a name\nwith more', 'x'.repeat(101)])(
    'names the deployment when the answer calls its model %p',
    async (model) => {
      expect((await ask({ ...GOOD, model: model ?? null })).outcome).toMatchObject({ model: 'd' });
    },
  );

  it('tells the model what was wrong, beside its own answer', async () => {
    const { conversations } = await ask({ content: '{"hello":5}' }, GOOD);
    expect(conversations[1]?.slice(1)).toEqual([
      { role: 'assistant', content: '{"hello":5}' },
      { role: 'user', content: expect.stringContaining('hello: ') },
    ]);
  });

  it.each([
    ['a list', `[${'0,'.repeat(3_000)}0]`],
    ['lists in objects', `{"a":[{"b":[[0]]}${',[0]'.repeat(1_500)}]}`],
    ['lists within lists', `${'['.repeat(3_002)}${']'.repeat(3_002)}`],
  ])('does not look into an answer with too many entries in %s', async (_, list) => {
    const { conversations } = await ask({ content: `{"hello":${list}}` }, GOOD);
    expect(conversations[1]?.slice(1)).toEqual([
      { role: 'user', content: expect.stringContaining('its lists are far too long') },
    ]);
  });

  it('says what is wrong with lists that a complete answer may have', async () => {
    const { conversations } = await ask({ content: `{"hello":[${'0,'.repeat(2_999)}0]}` }, GOOD);
    expect(conversations[1]?.at(-1)?.content).toContain('hello: ');
  });

  it('gives a repair twice the room', async () => {
    const { limits } = await ask({ finish: 'length' }, GOOD);
    expect(limits).toEqual([100, 200]);
  });

  it('keeps a usable answer when the repair fails', async () => {
    const usable = { content: '{"hello":"word"}' };
    for (const second of [new ModelError('model_timeout'), { content: 'nonsense' }]) {
      expect((await ask(usable, second)).outcome).toMatchObject({ value: 'word' });
    }
  });

  it('takes the second answer when both are usable', async () => {
    expect((await ask({ content: '{"hello":"word"}' }, GOOD)).outcome).toMatchObject({ value: 'world' });
  });

  it.each([
    ['refusal', { refusal: 'I will not' }, 'model_refused'],
    ['filter by its reason', { finish: 'content_filter' as const }, 'content_filtered'],
    ['filter by its result', { ...GOOD, filtered: true }, 'content_filtered'],
  ])('ends at once on a %s', async (_, said, code) => {
    const { outcome, conversations } = await ask(said, GOOD);
    expect(outcome).toMatchObject({ code });
    expect(conversations).toHaveLength(1);
  });
});

import { getEventListeners } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { APIError } from 'openai';
import type {
  ChatCompletion,
  ChatCompletionCreateParamsNonStreaming,
} from 'openai/resources/chat/completions';
import { createCoolDown } from '../../../../lib/models/azure-openai/cool-down.ts';
import { createModelCaller } from '../../../../lib/models/azure-openai/model-caller.ts';
import {
  createModelParameters,
  type ReasoningEffort,
} from '../../../../lib/models/azure-openai/model-parameters.ts';
import { createUsageMeter } from '../../../../lib/models/azure-openai/usage-meter.ts';
import { ModelError } from '../../../../lib/models/model.ts';
import { createModelConcurrency } from '../../../../lib/models/model-concurrency.ts';
import { createFakeClock, settle } from './fake-clock.ts';

const QUESTION = { model: 'deployment', messages: [] };
const TIMEOUT_MS = 1_000;

const completion: ChatCompletion = {
  id: 'c1',
  object: 'chat.completion',
  created: 0,
  model: 'm',
  choices: [],
  usage: {
    prompt_tokens: 100,
    completion_tokens: 10,
    total_tokens: 110,
    prompt_tokens_details: { cached_tokens: 64 },
  },
};

type Step = ChatCompletion | Error | 'hang';

function status(code: number, headers: Record<string, string> = {}, error: Record<string, unknown> = {}) {
  return APIError.generate(code, { error }, undefined, new Headers(headers));
}

/** A caller over a deployment that answers with `steps`, one after the other. */
function createCaller(
  steps: Step[],
  {
    random = 1,
    reasoningEffort = null as ReasoningEffort | null,
    deadlineMs = Number.POSITIVE_INFINITY,
  } = {},
) {
  const clock = createFakeClock();
  const concurrency = createModelConcurrency(4);
  const coolDown = createCoolDown(concurrency, 4, clock);
  const sent: { atMs: number; body: ChatCompletionCreateParamsNonStreaming }[] = [];
  const signals: AbortSignal[] = [];
  const callModel = createModelCaller({
    send: (body, signal) => {
      sent.push({ atMs: clock.nowMs(), body });
      signals.push(signal);
      const step = steps[sent.length - 1] ?? completion;
      if (step === 'hang') return new Promise(() => {});
      return step instanceof Error ? Promise.reject(step) : Promise.resolve(step);
    },
    concurrency,
    coolDown,
    parameters: createModelParameters(reasoningEffort),
    timeoutMs: TIMEOUT_MS,
    clock,
    random: () => random,
  });
  const deadline = new AbortController();
  const usage = createUsageMeter();
  const remainingMs = () => deadlineMs - clock.nowMs();
  const call = (signal = deadline.signal) =>
    callModel(QUESTION, { signal, requestId: 'a', remainingMs }, usage);
  const failure = call().then(
    () => null,
    (error: unknown) => error,
  );
  const outcome = failure.then((error) => {
    if (error === null) return 'answered';
    return error instanceof ModelError ? error.code : 'not a model error';
  });
  return { clock, concurrency, coolDown, sent, signals, deadline, usage, outcome, failure, call };
}

describe('calling the model', () => {
  it('asks once when the answer is good, and counts what it cost', async () => {
    const { outcome, sent, usage } = createCaller([completion]);
    expect(await outcome).toBe('answered');
    expect(sent).toHaveLength(1);
    expect(usage.total()).toEqual({
      promptTokens: 100,
      cachedTokens: 64,
      completionTokens: 10,
      modelCalls: 1,
    });
  });

  it('leaves no listener behind, at the deadline or at its own signals', async () => {
    const { outcome, signals, deadline } = createCaller([status(400)]);
    await outcome;
    const all = [deadline.signal, ...signals];
    expect(all).toHaveLength(2);
    expect(all.flatMap((signal) => getEventListeners(signal, 'abort'))).toEqual([]);
  });

  it('asks three times at most, and waits longer each time', async () => {
    const { outcome, sent, clock, usage } = createCaller([status(500), status(500), status(500), completion]);
    await clock.advance(10_000);
    expect(await outcome).toBe('model_unavailable');
    expect(sent.map(({ atMs }) => atMs)).toEqual([0, 500, 1_500]);
    expect(usage.total().modelCalls).toBe(3);
  });

  it('draws each wait from its upper half', async () => {
    const { sent, clock } = createCaller([status(500), status(500)], { random: 0 });
    await clock.advance(10_000);
    expect(sent.map(({ atMs }) => atMs)).toEqual([0, 250, 750]);
  });

  it('waits as long as a failing server asks for', async () => {
    const { outcome, sent, clock } = createCaller([status(503, { 'retry-after': '7' }), completion]);
    await clock.advance(7_000);
    expect(await outcome).toBe('answered');
    expect(sent.map(({ atMs }) => atMs)).toEqual([0, 7_000]);
  });

  it('gives up at once when it is asked to wait longer than anyone would', async () => {
    const { outcome, sent } = createCaller([status(429, { 'retry-after': '86400' })]);
    expect(await outcome).toBe('model_unavailable');
    expect(sent).toHaveLength(1);
  });

  it.each([401, 403, 404, 400])('asks once when the answer is %i', async (code) => {
    const { outcome, sent } = createCaller([status(code), completion]);
    expect(await outcome).toBe('model_unavailable');
    expect(sent).toHaveLength(1);
  });

  it('ends a call that takes too long, asks again, and names the timeout in the end', async () => {
    const { outcome, sent, clock, concurrency } = createCaller(['hang', 'hang', 'hang']);
    await clock.advance(TIMEOUT_MS);
    expect(concurrency.inFlight).toBe(0);
    await clock.advance(10_000);
    expect(await outcome).toBe('model_timeout');
    expect(sent.map(({ atMs }) => atMs)).toEqual([0, 1_500, 3_500]);
  });

  it.each([
    ['while the model is asked', ['hang'] as Step[]],
    ['while it waits to ask again', [status(500)]],
    ['while the deployment is cooling down', [status(429, { 'retry-after-ms': '5000' })]],
  ])('ends at the deadline %s', async (_, steps) => {
    const { outcome, deadline, sent, concurrency } = createCaller(steps);
    await settle();
    deadline.abort();
    expect(await outcome).toBe('model_timeout');
    expect(sent).toHaveLength(1);
    expect(concurrency).toMatchObject({ inFlight: 0, waiting: 0 });
  });

  it('counts what was sent before the deadline, whatever the deadline says of itself', async () => {
    const { outcome, deadline, usage, clock, failure } = createCaller(['hang', 'hang']);
    await clock.advance(TIMEOUT_MS + 500);
    deadline.abort(new ModelError('model_timeout'));
    expect(await outcome).toBe('model_timeout');
    expect(await failure).toMatchObject({ reason: 'request_timeout', usage: usage.total() });
    expect(usage.total().modelCalls).toBe(2);
  });

  it.each([
    ['for a busy deployment', status(429, { 'retry-after-ms': '3000' }), 'status_429', 3_000],
    ['for a failing server', status(503, { 'retry-after': '3' }), 'status_503', 3_000],
    ['to ask again by itself', status(500), 'status_500', undefined],
  ])(
    'does not wait %s when that takes longer than the request has',
    async (_, step, reason, retryAfterMs) => {
      const { failure, sent, concurrency, usage } = createCaller([step, completion], { deadlineMs: 500 });
      // No time passes.
      const usageThen = { ...usage.total(), modelCalls: 1 };
      expect(await failure).toMatchObject({ code: 'model_unavailable', reason, usage: usageThen });
      expect(await failure).toHaveProperty('retryAfterMs', retryAfterMs);
      expect(sent).toHaveLength(1);
      expect(concurrency).toMatchObject({ inFlight: 0, waiting: 0 });
    },
  );

  it('waits when the request has the time', async () => {
    const { outcome, clock } = createCaller([status(429, { 'retry-after-ms': '3000' }), completion], {
      deadlineMs: 3_001,
    });
    await clock.advance(3_000);
    expect(await outcome).toBe('answered');
  });

  it('gives up at once what waits already, or comes later, when others are told to wait for too long', async () => {
    const { outcome, deadline, clock, coolDown, concurrency, call, signals } = createCaller(['hang'], {
      deadlineMs: 20_000,
    });
    await settle();
    concurrency.setLimit(1);
    const queued = call();
    await settle();
    coolDown.rateLimited(10_000);
    await settle();
    expect(concurrency.waiting).toBe(1);
    await clock.advance(500);
    coolDown.rateLimited(30_000);
    const busy = { code: 'model_unavailable', reason: 'status_429', retryAfterMs: 30_000 };
    await expect(queued).rejects.toMatchObject(busy);
    await expect(call()).rejects.toMatchObject(busy);
    expect(concurrency.waiting).toBe(0);
    deadline.abort();
    await outcome;
    const all = [deadline.signal, ...signals];
    expect(all.flatMap((signal) => getEventListeners(signal, 'abort'))).toEqual([]);
  });

  it('tells a wait of a minute at most', async () => {
    const { failure } = createCaller([status(429, { 'retry-after': '86400' })]);
    expect(await failure).toMatchObject({ retryAfterMs: 60_000 });
  });

  it('waits in the common queue while the deployment answers 429', async () => {
    const { outcome, sent, clock } = createCaller([status(429, { 'retry-after-ms': '1200' }), completion]);
    await clock.advance(1_199);
    expect(sent).toHaveLength(1);
    await clock.advance(1);
    expect(await outcome).toBe('answered');
  });

  it('asks a busy deployment three times, as late as it says, and no more although there is time', async () => {
    const busy = status(429, { 'retry-after-ms': '1500' });
    const { failure, sent, clock } = createCaller([busy, busy, busy, completion], { deadlineMs: 12_000 });
    await clock.advance(3_000);
    expect(await failure).toMatchObject({
      code: 'model_unavailable',
      reason: 'status_429',
      retryAfterMs: 1_500,
    });
    expect(sent.map(({ atMs }) => atMs)).toEqual([0, 1_500, 3_000]);
  });

  it('drops what the model refuses without counting it as an attempt', async () => {
    const refused = (param: string) => status(400, {}, { param, code: 'unsupported_parameter', message: '' });
    const steps = [
      refused('reasoning_effort'),
      refused('temperature'),
      refused('seed'),
      status(500),
      status(500),
    ];
    const { outcome, sent, clock } = createCaller(steps, { reasoningEffort: 'low' });
    await clock.advance(10_000);
    expect(await outcome).toBe('answered');
    const optional = sent.map(({ body }) => Object.keys(body).filter((name) => !(name in QUESTION)));
    expect(optional).toEqual([['reasoning_effort'], ['temperature', 'seed'], ['seed'], [], [], []]);
  });

  it('does not loop when a model refuses what was not sent', async () => {
    const refused = status(400, {}, { param: 'temperature', code: 'unsupported_parameter', message: '' });
    const { outcome, sent } = createCaller([refused, refused], { reasoningEffort: 'low' });
    expect(await outcome).toBe('model_unavailable');
    expect(sent).toHaveLength(1);
  });
});

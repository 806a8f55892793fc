import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from '@jest/globals';
import {
  type AzureOpenAiModelOptions,
  createAzureOpenAiModel,
  PROMPT_VERSION,
} from '../../../../lib/models/azure-openai/azure-openai-model.ts';
import { ModelError, type ScoringModel } from '../../../../lib/models/model.ts';
import {
  DEFAULT_DEPLOYMENT,
  type Emulator,
  type EmulatorOptions,
  startEmulator,
} from '../../../../tools/emulator/emulator.ts';
import type { Fault } from '../../../../tools/emulator/faults.ts';
import { eventually } from '../../../helpers/eventually.ts';
import { createFastClock } from './fake-clock.ts';
import { ASSESSMENT, createFakeModel, JOB, RESUME, RUBRIC } from './fake-model.ts';

/** Waits and time-outs pass this much faster than real time. */
const SPEED = 50;
const KEY = 'the-key';

/** A time-out after so many milliseconds of real time: long where it must not strike, short where it has to. */
const timeoutAfter = (realMs: number) => realMs * SPEED;
const SLOW_FAULTS: Fault[] = ['hang', 'drip'];
const timeoutFor = (fault: Fault) => timeoutAfter(SLOW_FAULTS.includes(fault) ? 300 : 2_000);

const running: Emulator[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((emulator) => emulator.stop()));
});

async function startPair(
  emulatorOptions: Partial<EmulatorOptions> = {},
  modelOptions: Partial<AzureOpenAiModelOptions> = {},
): Promise<{ emulator: Emulator; model: ScoringModel }> {
  const emulator = await startEmulator({
    model: createFakeModel(),
    apiKey: KEY,
    keepRequests: 100,
    retryAfterMs: 200,
    dripMs: 20,
    ...emulatorOptions,
  });
  running.push(emulator);
  const model = createAzureOpenAiModel({
    endpoint: emulator.url,
    deployment: DEFAULT_DEPLOYMENT,
    apiKey: KEY,
    timeoutMs: timeoutAfter(2_000),
    concurrency: 64,
    reasoningEffort: null,
    clock: createFastClock(SPEED),
    ...modelOptions,
  });
  return { emulator, model };
}

function options(requestId = 'a') {
  return { signal: new AbortController().signal, requestId };
}

function assess(model: ScoringModel, resumeText = RESUME) {
  return model.assess({ rubric: RUBRIC, resumeText, evaluatedAsOf: '2026-11' }, options());
}

async function failureOf(call: Promise<unknown>): Promise<ModelError> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ModelError)) throw new Error('the call should have failed with a model error');
  return error;
}

/** The fault for the first `count` calls. */
function firstCalls(count: number, fault: Fault): (callIndex: number) => Fault {
  return (callIndex) => (callIndex < count ? fault : 'none');
}

describe('the Azure OpenAI model', () => {
  it('returns what the model behind the deployment read', async () => {
    const { model } = await startPair();
    const rubric = await model.buildRubric({ jobDescription: JOB, teamProfile: null }, options());
    expect(rubric).toMatchObject({ value: RUBRIC, model: 'fake-model', usage: { modelCalls: 1 } });
    const assessment = await assess(model);
    expect(assessment).toMatchObject({ value: ASSESSMENT, model: 'fake-model', usage: { modelCalls: 1 } });
    expect(assessment.usage.promptTokens).toBeGreaterThan(1024);
    expect(assessment.usage.completionTokens).toBeGreaterThan(0);
  });

  it('gives the deployment exactly what it was given', async () => {
    const seen: unknown[] = [];
    const { model } = await startPair({ model: createFakeModel((input) => seen.push(input)) });
    const teamProfile = { name: 'Ward 4', values: ['care'], members: [{ title: 'Nurse', skills: ['ICU'] }] };
    await model.buildRubric({ jobDescription: JOB, teamProfile }, options());
    const input = { rubric: RUBRIC, resumeText: 'Ünï "quoted" \u{1F600} text', evaluatedAsOf: '2026-11' };
    await model.assess(input, options());
    expect(seen).toEqual([{ jobDescription: JOB, teamProfile }, input]);
  });

  it('serves the static part from the prompt cache from the second candidate on', async () => {
    const { model } = await startPair();
    const first = await assess(model, 'A first resume');
    const second = await assess(model, 'A second resume');
    expect(first.usage.cachedTokens).toBe(0);
    expect(second.usage.cachedTokens).toBeGreaterThanOrEqual(1024);
    expect(second.usage.promptTokens - second.usage.cachedTokens).toBeLessThan(300);
  });

  it.each<[Fault, string, number]>([
    ['429', 'model_unavailable', 3],
    ['500', 'model_unavailable', 3],
    ['503', 'model_unavailable', 3],
    ['reset', 'model_unavailable', 3],
    ['cut_body', 'model_unavailable', 3],
    ['hang', 'model_timeout', 3],
    ['drip', 'model_timeout', 3],
    ['truncated', 'model_unavailable', 2],
    ['malformed', 'model_unavailable', 2],
    ['length', 'model_unavailable', 2],
    ['empty_choices', 'model_unavailable', 2],
    ['foreign_ids', 'model_unavailable', 2],
    ['refusal', 'model_refused', 1],
    ['filter_prompt', 'content_filtered', 1],
    ['filter_output', 'content_filtered', 1],
    ['huge', 'model_unavailable', 1],
  ])('fails with its code when every answer is %s: %s after %i calls', async (fault, code, calls) => {
    const { model, emulator } = await startPair(
      {},
      { defaultHeaders: { 'x-emulator-fault': fault }, timeoutMs: timeoutFor(fault) },
    );
    const error = await failureOf(assess(model));
    expect(error.code).toBe(code);
    expect(error.usage.modelCalls).toBe(calls);
    expect(emulator.callCount).toBe(calls);
  });

  it.each<[Fault, number]>([
    ['429', 2],
    ['500', 2],
    ['reset', 2],
    ['cut_body', 2],
    ['hang', 1],
    ['drip', 1],
    ['truncated', 1],
    ['malformed', 1],
    ['length', 1],
    ['empty_choices', 1],
    ['foreign_ids', 1],
  ])('recovers from %s when the call after %i such answers is good', async (fault, count) => {
    const { model } = await startPair({ faults: firstCalls(count, fault) }, { timeoutMs: timeoutFor(fault) });
    expect(await assess(model)).toMatchObject({ value: ASSESSMENT, usage: { modelCalls: count + 1 } });
  });

  it('returns invented quotes as they are: verification is what stops them', async () => {
    const { model } = await startPair({ faults: 'invented_quotes' });
    const { value } = await assess(model);
    expect(
      value.requirements.every(({ level, quote }) => level === 'met' && !RESUME.includes(quote ?? '')),
    ).toBe(true);
  });

  it('is unavailable with a wrong key, and the key is in no message', async () => {
    const { model, emulator } = await startPair({}, { apiKey: 'wrong-key' });
    const error = await failureOf(assess(model));
    expect(error.code).toBe('model_unavailable');
    expect(`${error.message}${error.stack}`).not.toContain('wrong-key');
    expect(error.cause).toBeUndefined();
    expect(emulator.callCount).toBe(1);
  });

  it('sends a token of the identity where there is no key, asked for with each call', async () => {
    let tokens = 0;
    const accessToken = async () => `token-${++tokens}`;
    const { model, emulator } = await startPair({ apiKey: 'token-2' }, { apiKey: null, accessToken });
    expect((await failureOf(assess(model))).code).toBe('model_unavailable');
    await assess(model);
    expect(emulator.requests.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer token-1',
      'Bearer token-2',
    ]);
  });

  it('is unavailable without a token, and times out when none comes', async () => {
    const noToken = () => Promise.reject(new Error('secret reason'));
    const { model, emulator } = await startPair({}, { apiKey: null, accessToken: noToken });
    const error = await failureOf(assess(model));
    expect([error.code, error.reason]).toEqual(['model_unavailable', 'no_token']);
    expect(`${error.message}${error.stack}`).not.toContain('secret reason');
    const never = await startPair(
      {},
      { apiKey: null, accessToken: () => new Promise(() => {}), timeoutMs: timeoutAfter(50) },
    );
    expect((await failureOf(assess(never.model))).code).toBe('model_timeout');
    expect(emulator.callCount + never.emulator.callCount).toBe(0);
  });

  it('is unavailable for an unknown deployment', async () => {
    const { model, emulator } = await startPair({}, { deployment: 'no-such' });
    const { code, reason } = await failureOf(assess(model));
    expect([code, reason]).toEqual(['model_unavailable', 'status_404']);
    expect(emulator.callCount).toBe(1);
  });

  it('is unavailable when the name of the resource does not resolve', async () => {
    const { model } = await startPair({}, { endpoint: 'https://no-such-resource.invalid' });
    expect((await failureOf(assess(model))).code).toBe('model_unavailable');
  });

  it('does not follow a redirect, which could take the key elsewhere', async () => {
    const { emulator } = await startPair();
    let calls = 0;
    const elsewhere = createServer((request, response) => {
      calls += 1;
      response.writeHead(307, { location: `${emulator.url}${request.url}` }).end();
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    const address = elsewhere.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { model } = await startPair({}, { endpoint: `http://127.0.0.1:${port}` });
    expect((await failureOf(assess(model))).code).toBe('model_unavailable');
    expect([calls, emulator.callCount]).toEqual([1, 0]);
    elsewhere.closeAllConnections();
    elsewhere.close();
  });

  it('takes the address of the resource with the path of the API, too', async () => {
    const { emulator } = await startPair();
    const { model } = await startPair({}, { endpoint: `${emulator.url}/openai/v1/` });
    await assess(model);
    expect(emulator.callCount).toBe(1);
  });

  it('learns once which parameters the deployment takes', async () => {
    const { model, emulator } = await startPair({}, { reasoningEffort: 'low' });
    await assess(model);
    await assess(model);
    const bodies = emulator.requests.map(({ body }) => JSON.parse(body));
    expect(bodies.map(({ reasoning_effort, temperature }) => [reasoning_effort, temperature])).toEqual([
      ['low', undefined],
      [undefined, 0],
      [undefined, 0],
    ]);
  });

  it('asks a repeat of a reading for another opinion', async () => {
    const { model, emulator } = await startPair();
    const input = { rubric: RUBRIC, resumeText: RESUME, evaluatedAsOf: '2026-11' };
    for (const sample of [0, 1, 2]) await model.assess(input, { ...options(), sample });
    const bodies = emulator.requests.map(({ body }) => JSON.parse(body));
    expect(bodies.map(({ temperature }) => temperature)).toEqual([0, 0.5, 0.5]);
    expect(new Set(bodies.map(({ seed }) => seed)).size).toBe(3);
    expect(new Set(bodies.map(({ messages }) => JSON.stringify(messages))).size).toBe(1);
  });

  it('gives a reasoning model no temperature and its effort', async () => {
    const { model, emulator } = await startPair({ modelKind: 'reasoning' }, { reasoningEffort: 'low' });
    expect((await assess(model)).usage.modelCalls).toBe(1);
    expect(JSON.parse(emulator.requests[0]?.body ?? '')).not.toHaveProperty('temperature');
  });

  it('finds out by itself that a model reasons', async () => {
    const { model } = await startPair({ modelKind: 'reasoning' });
    expect((await assess(model)).usage.modelCalls).toBe(3);
    expect((await assess(model)).usage.modelCalls).toBe(1);
  });

  it('ends at the deadline, also when it is over before the call', async () => {
    const { model, emulator } = await startPair({ faults: 'hang' });
    const deadline = new AbortController();
    const input = { rubric: RUBRIC, resumeText: RESUME, evaluatedAsOf: '2026-11' };
    const call = model.assess(input, { signal: deadline.signal, requestId: 'a' });
    await eventually(() => expect(emulator.callCount).toBe(1));
    deadline.abort();
    expect((await failureOf(call)).code).toBe('model_timeout');
    const late = model.assess(input, { signal: AbortSignal.abort(), requestId: 'a' });
    expect((await failureOf(late)).code).toBe('model_timeout');
    expect(emulator.callCount).toBe(1);
  });

  it('asks for fifty candidates at the same time', async () => {
    const { model, emulator } = await startPair({ faults: 'hang' }, { clock: createFastClock(1) });
    const deadline = new AbortController();
    const calls = Array.from({ length: 50 }, (_, index) => {
      const input = { rubric: RUBRIC, resumeText: `Resume ${index}`, evaluatedAsOf: '2026-11' };
      return model.assess(input, { signal: deadline.signal, requestId: 'a' });
    });
    const settled = Promise.allSettled(calls);
    await eventually(() => expect(emulator.mostInFlight).toBe(50));
    deadline.abort();
    await settled;
  });

  it('keeps its connections from call to call', async () => {
    const { model, emulator } = await startPair();
    for (let call = 0; call < 10; call += 1) await assess(model, `Resume ${call}`);
    // A second one is opened where the first has not been handed back yet.
    expect(emulator.connectionCount).toBeLessThanOrEqual(2);
  });

  it('never has more calls in flight than the instance may have', async () => {
    // Long enough that a call has not ended before the third one begins, on a busy machine too.
    const { model, emulator } = await startPair({ latency: { kind: 'fixed', ms: 200 } }, { concurrency: 3 });
    await Promise.all(Array.from({ length: 9 }, (_, index) => assess(model, `Resume ${index}`)));
    expect(emulator.mostInFlight).toBe(3);
  });

  it('does not storm a deployment that answers 429: all wait, then start again one by one', async () => {
    const { model, emulator } = await startPair({ faults: firstCalls(10, '429') }, { concurrency: 10 });
    await Promise.all(Array.from({ length: 30 }, (_, index) => assess(model, `Resume ${index}`)));
    expect(emulator.requests.slice(0, 10).every(({ fault }) => fault === '429')).toBe(true);
    expect(emulator.callCount).toBe(40);
  });

  it('names what its answers depend on, and not the address of the resource', () => {
    const at = (change: Partial<AzureOpenAiModelOptions>) =>
      createAzureOpenAiModel({
        endpoint: 'https://secret-name.openai.azure.com',
        deployment: 'd',
        apiKey: 'k',
        timeoutMs: 1,
        concurrency: 1,
        reasoningEffort: null,
        ...change,
      }).id;
    const ids = [
      at({}),
      at({ deployment: 'e' }),
      at({ reasoningEffort: 'low' }),
      at({ endpoint: 'https://b.example' }),
    ];
    expect(new Set(ids).size).toBe(ids.length);
    expect(at({})).toBe(at({ endpoint: 'https://secret-name.openai.azure.com/' }));
    expect(ids[0]).toContain(PROMPT_VERSION);
    expect(ids[0]).not.toContain('secret-name');
  });

  it.each([
    'not an address',
    'http://resource.openai.azure.com',
    'ftp://127.0.0.1',
    'http://127.0.0.1.evil.example',
  ])('refuses the endpoint %s', (endpoint) => {
    const create = () =>
      createAzureOpenAiModel({
        endpoint,
        deployment: 'd',
        apiKey: 'k',
        timeoutMs: 1,
        concurrency: 1,
        reasoningEffort: null,
      });
    expect(create).toThrow(TypeError);
  });
});

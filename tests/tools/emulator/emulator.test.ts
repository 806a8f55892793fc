import { afterEach, describe, expect, it } from '@jest/globals';
import { rubricMessages } from '../../../lib/models/azure-openai/rubric-prompt.ts';
import { rubricWireSchema } from '../../../lib/models/azure-openai/rubric-wire.ts';
import { toWireSchema } from '../../../lib/models/azure-openai/wire-schema.ts';
import {
  DEFAULT_DEPLOYMENT,
  type Emulator,
  type EmulatorOptions,
  startEmulator,
} from '../../../tools/emulator/emulator.ts';
import { createFakeModel, JOB } from '../../lib/models/azure-openai/fake-model.ts';

const running: Emulator[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((emulator) => emulator.stop()));
});

async function start(options: Partial<EmulatorOptions> = {}): Promise<Emulator> {
  const emulator = await startEmulator({ model: createFakeModel(), ...options });
  running.push(emulator);
  return emulator;
}

const PATH = '/openai/v1/chat/completions';

const goodBody = {
  model: DEFAULT_DEPLOYMENT,
  messages: rubricMessages({ jobDescription: JOB, teamProfile: null }),
  max_completion_tokens: 1_000,
  response_format: {
    type: 'json_schema',
    json_schema: { name: 'rubric', strict: true, schema: toWireSchema(rubricWireSchema) },
  },
};

interface Call {
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

async function call(
  emulator: Emulator,
  { path = PATH, method = 'POST', headers, body = goodBody }: Call = {},
) {
  const response = await fetch(emulator.url + path, {
    method,
    headers: { 'content-type': 'application/json', 'api-key': 'k', ...headers },
    ...(method === 'GET' ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, json: JSON.parse(await response.text()) };
}

describe('the emulator', () => {
  it('answers as Azure OpenAI does: completion, filter results, usage and request id', async () => {
    const { status, headers, json } = await call(await start());
    expect(status).toBe(200);
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(json).toMatchObject({
      object: 'chat.completion',
      model: 'fake-model',
      choices: [{ finish_reason: 'stop', content_filter_results: { hate: { filtered: false } } }],
      usage: { prompt_tokens: expect.any(Number), prompt_tokens_details: { cached_tokens: 0 } },
    });
    expect(JSON.parse(json.choices[0].message.content)).toMatchObject({ title: 'Staff Nurse' });
  });

  it.each([
    ['no key', { 'api-key': '' }],
    ['a wrong key', { 'api-key': 'wrong' }],
    ['a wrong token', { 'api-key': '', authorization: 'Bearer wrong' }],
  ])('turns %s away', async (_, headers) => {
    const { status, json } = await call(await start({ apiKey: 'k' }), { headers });
    expect(status).toBe(401);
    expect(json.error.code).toBe('401');
  });

  it('takes the key as a bearer token too', async () => {
    const headers = { 'api-key': '', authorization: 'Bearer k' };
    expect((await call(await start({ apiKey: 'k' }), { headers })).status).toBe(200);
  });

  it('knows one deployment and one route', async () => {
    const emulator = await start();
    const unknown = await call(emulator, { body: { ...goodBody, model: 'other' } });
    expect([unknown.status, unknown.json.error.code]).toEqual([404, 'DeploymentNotFound']);
    expect((await call(emulator, { path: '/openai/v1/responses' })).status).toBe(404);
    expect((await call(emulator, { method: 'GET' })).status).toBe(404);
  });

  it.each([
    ['a body that is not JSON', '{'],
    ['no messages', { ...goodBody, messages: [] }],
    ['an unknown parameter', { ...goodBody, max_tokens: 5 }],
    ['an effort for a model that does not reason', { ...goodBody, reasoning_effort: 'low' }],
    [
      'a schema that is not strict',
      {
        ...goodBody,
        response_format: {
          type: 'json_schema',
          json_schema: { name: 'rubric', strict: true, schema: { type: 'object', properties: {} } },
        },
      },
    ],
    ['a prompt of something else', { ...goodBody, messages: [{ role: 'user', content: 'Hello' }] }],
  ])('refuses %s', async (_, body) => {
    const { status, json } = await call(await start(), { body });
    expect(status).toBe(400);
    expect(json.error.type).toBe('invalid_request_error');
  });

  it.each([
    ['temperature', 'unsupported_value', { temperature: 0 }],
    ['seed', 'unsupported_parameter', { seed: 1 }],
  ])('as a reasoning model refuses %s by name', async (param, code, extra) => {
    const { status, json } = await call(await start({ modelKind: 'reasoning' }), {
      body: { ...goodBody, ...extra },
    });
    expect(status).toBe(400);
    expect(json.error).toMatchObject({ param, code });
  });

  it('says with both headers how long to wait', async () => {
    const { status, headers } = await call(await start({ faults: '429', retryAfterMs: 1_500 }));
    expect(status).toBe(429);
    expect([headers.get('retry-after-ms'), headers.get('retry-after')]).toEqual(['1500', '2']);
  });

  it('filters a prompt with the body that Azure sends for it', async () => {
    const { status, json } = await call(await start({ faults: 'filter_prompt' }));
    expect(status).toBe(400);
    expect(json.error).toMatchObject({
      code: 'content_filter',
      innererror: { code: 'ResponsibleAIPolicyViolation' },
    });
  });

  it('takes a fault for one call from its header, over the plan', async () => {
    const emulator = await start({ faults: '500' });
    expect((await call(emulator, { headers: { 'x-emulator-fault': '503' } })).status).toBe(503);
    expect((await call(emulator, { headers: { 'x-emulator-fault': 'none' } })).status).toBe(200);
    expect((await call(emulator)).status).toBe(500);
  });

  it('cuts an answer that needs more room than was given', async () => {
    const { json } = await call(await start(), { body: { ...goodBody, max_completion_tokens: 5 } });
    expect(json.choices[0].finish_reason).toBe('length');
    expect(() => JSON.parse(json.choices[0].message.content)).toThrow(SyntaxError);
  });

  it('counts what it saw and keeps no more of it than was asked', async () => {
    const emulator = await start({ keepRequests: 2 });
    for (let count = 0; count < 3; count += 1) await call(emulator);
    expect(emulator.callCount).toBe(3);
    expect(emulator.requests).toHaveLength(2);
    expect(emulator.requests[0]).toMatchObject({ path: PATH, fault: 'none' });
  });

  it('stops although a call is hanging', async () => {
    const emulator = await start({ faults: 'hang', keepRequests: 1 });
    const hanging = call(emulator).catch(() => 'ended');
    while (emulator.requests.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await emulator.stop();
    expect(await hanging).toBe('ended');
  });
});

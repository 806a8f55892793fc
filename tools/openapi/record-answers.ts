import { HttpRequest, InvocationContext } from '@azure/functions';
import { candidatesScore } from '../../functions/candidates-score.ts';
import { candidatesSearch } from '../../functions/candidates-search.ts';
import { demoExample } from '../../functions/demo-example.ts';
import { health } from '../../functions/health.ts';
import { teamProfile } from '../../functions/team-profile.ts';
import { usage } from '../../functions/usage.ts';
import { zzNotFound } from '../../functions/zz-not-found.ts';
import { keyDigest } from '../../lib/accounts/api-key.ts';
import { StoreUnavailableError } from '../../lib/accounts/store-unavailable.ts';
import { utcDay } from '../../lib/accounts/usage.ts';
import { ERROR_STATUS } from '../../lib/contract/error-codes.ts';
import {
  INVALID_REQUEST,
  type RecordedAnswers,
  SCORE_REQUEST,
  SEVERAL_FORMS_REQUEST,
} from '../../lib/contract/openapi/examples.ts';
import type { Endpoint, EndpointServices } from '../../lib/http/endpoint.ts';
import { createHandler } from '../../lib/http/handler.ts';
import { NO_USAGE } from '../../lib/models/model.ts';
import { type Services, wireServices } from '../../lib/services.ts';
import { readSettings } from '../../lib/settings.ts';

const KEY = 'key-of-the-examples';
const REQUEST_ID = '0f5a8f6e-2c0b-4d0c-9a53-8f1f3f5f3c11';

/** Asks the service, with the built-in evaluator and in this process, for an answer of every kind. */
export async function recordAnswers(): Promise<RecordedAnswers> {
  const services = exampleServices('enterprise');
  const free = exampleServices('free');
  try {
    return await record(services, free);
  } finally {
    await Promise.all([services.close(), free.close()]);
  }
}

async function record(services: EndpointServices, free: EndpointServices): Promise<RecordedAnswers> {
  const ask = (endpoint: Endpoint, method: string, body?: unknown) =>
    answerOf(endpoint, services, { method, body });
  await ask(health, 'GET');
  const stored = await ask(teamProfile, 'PUT', SCORE_REQUEST.team_profile);
  const recorded: RecordedAnswers = {
    score: await ask(candidatesScore, 'POST', SCORE_REQUEST),
    scorePartlyFailed: await ask(candidatesScore, 'POST', SEVERAL_FORMS_REQUEST),
    search: await ask(candidatesSearch, 'POST', { job_description: SCORE_REQUEST.job_description }),
    health: await ask(health, 'GET'),
    demo: await ask(demoExample, 'GET'),
    teamProfile: stored,
    deleted: await ask(teamProfile, 'DELETE'),
    usage: await askUsage(services),
    errors: {
      invalid_request: await ask(candidatesScore, 'POST', INVALID_REQUEST),
      unauthorized: await answerOf(health, services, {
        method: 'GET',
        headers: { 'x-functions-key': 'unknown' },
      }),
      not_found: await ask(teamProfile, 'GET'),
      method_not_allowed: await ask(zzNotFound([candidatesScore]), 'GET'),
      precondition_failed: await answerOf(teamProfile, services, {
        method: 'DELETE',
        headers: { 'if-match': '"1"' },
      }),
      payload_too_large: await answerOf(candidatesScore, services, {
        method: 'POST',
        body: SCORE_REQUEST,
        headers: { 'content-length': '10000000' },
      }),
      unsupported_media_type: await answerOf(candidatesScore, services, {
        method: 'POST',
        body: SCORE_REQUEST,
        headers: { 'content-type': 'text/plain' },
      }),
      rate_limited: await askUntilLimited(free),
      internal_error: await answerOf(health, withBrokenKeys(services, new Error()), { method: 'GET' }),
      scoring_unavailable: await answerOf(candidatesScore, withoutModel(services), {
        method: 'POST',
        body: SCORE_REQUEST,
      }),
      service_unavailable: await answerOf(
        health,
        withBrokenKeys(services, new StoreUnavailableError('key_directory')),
        { method: 'GET' },
      ),
    },
  };
  requireCodes(recorded.errors);
  return recorded;
}

function exampleServices(plan: string): Services {
  const entry = { organization: 'example', plan, key_sha256: keyDigest(KEY).toString('hex') };
  return wireServices(
    readSettings({ MODEL_PROVIDER: 'local', AUDIT_TRAIL: 'off', API_KEYS: JSON.stringify([entry]) }),
  );
}

function withBrokenKeys(services: EndpointServices, error: Error): EndpointServices {
  return { ...services, keyDirectory: { find: () => Promise.reject(error) } };
}

function withoutModel(services: EndpointServices): EndpointServices {
  const score = async () => ({
    results: [],
    model: null,
    scoringVersion: '',
    evaluatedAsOf: '',
    usage: NO_USAGE,
    latencyMs: 0,
    modelUnreachable: true,
    retryAfterMs: null,
  });
  return { ...services, scorer: { score } };
}

/** Of today; what was counted so far is written first. */
async function askUsage(services: EndpointServices): Promise<unknown> {
  const today = utcDay(services.now());
  await services.usage.close();
  return answerOf(usage, services, { method: 'GET', query: `?from=${today}&to=${today}` });
}

async function askUntilLimited(services: EndpointServices): Promise<unknown> {
  for (let count = 0; count < 10; count++) await answerOf(teamProfile, services, { method: 'GET' });
  return answerOf(teamProfile, services, { method: 'GET' });
}

interface ExampleRequest {
  method: string;
  body?: unknown;
  query?: string;
  headers?: Record<string, string>;
}

async function answerOf(
  endpoint: Endpoint,
  services: EndpointServices,
  { method, body, query = '', headers }: ExampleRequest,
): Promise<unknown> {
  const request = new HttpRequest({
    method,
    url: `http://localhost/api/${endpoint.route === '{*path}' ? candidatesScore.route : endpoint.route}${query}`,
    headers: {
      'x-functions-key': KEY,
      'x-request-id': REQUEST_ID,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: { string: JSON.stringify(body) } }),
  });
  const context = new InvocationContext({ functionName: endpoint.name, logHandler: () => undefined });
  const response = await createHandler(endpoint, () => services)(request, context);
  return JSON.parse(String(response?.body));
}

/** An example that shows another error than it should would be worse than none. */
function requireCodes(errors: RecordedAnswers['errors']): void {
  for (const code of Object.keys(ERROR_STATUS)) {
    const { code: answered } = Object(Object(errors)[code]);
    if (answered !== code) throw new Error(`The example of ${code} shows ${answered}.`);
  }
}

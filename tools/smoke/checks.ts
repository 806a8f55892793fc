import { z } from 'zod';
import { healthResponseSchema, searchResponseSchema } from '../../lib/contract/responses.ts';
import { scoreResponseSchema } from '../../lib/contract/score-response.ts';
import { usageResponseSchema } from '../../lib/contract/usage-response.ts';
import type { Deployment } from './deployment.ts';
import { expectBody, expectErrorBody, expectHeader, expectStatus, expectThat } from './expectations.ts';

export interface SmokeContext {
  deployment: Deployment;
  key: string;
  /** The version that should be live; `null` when any will do. */
  version: string | null;
}

export interface SmokeCheck {
  title: string;
  /** Calls the model, which costs tokens. */
  costsTokens: boolean;
  /** A remark for the table. Throws `BrokenExpectation` when the contract is not kept. */
  run(context: SmokeContext): Promise<string>;
}

// A person who does not exist: no check leaves more than usage, and one record of the audit trail.
const JOB = 'Warehouse Lead\n\nRequirements\n- 2 years leading a warehouse team\n- Forklift licence';
const RESUME =
  'Warehouse Lead\nNorthside Depot, 2019 - 2024\n- Led a warehouse team of eight on two shifts.\n- Forklift licence since 2018.';
const WRONG_KEY = 'smoke-test-key-of-nobody';

const openApiSchema = z.looseObject({
  openapi: z.string().startsWith('3.1'),
  paths: z.record(z.string(), z.unknown()),
});

const NO_STORE = /\bno-store\b/;
const JSON_TYPE = /^application\/json\b/;

/**
 * What a deployment must do, in the order in which it is asked. Seven of the requests count against the key's limit, so
 * that a key of the free plan is enough.
 */
export const SMOKE_CHECKS: readonly SmokeCheck[] = [
  {
    title: 'health answers, with the expected version',
    costsTokens: false,
    async run({ deployment, key, version }) {
      const reply = await deployment.send({ method: 'GET', path: '/api/health', key });
      expectStatus(reply, 200);
      const body = expectBody(reply, healthResponseSchema);
      expectThat(
        version === null || body.version === version,
        `version ${body.version} instead of ${version}`,
      );
      return `${body.version}${body.cold_start ? ', cold start' : ''}`;
    },
  },
  {
    title: 'no key is refused',
    costsTokens: false,
    run: (context) => expectRefused(context, null),
  },
  {
    title: 'a wrong key is refused',
    costsTokens: false,
    run: (context) => expectRefused(context, WRONG_KEY),
  },
  {
    title: 'an unknown address is a JSON 404',
    costsTokens: false,
    async run({ deployment }) {
      const reply = await deployment.send({ method: 'GET', path: '/api/smoke-test-nothing-here' });
      expectErrorBody(reply, 'not_found', deployment.latestRequestId);
      return '';
    },
  },
  {
    title: 'a wrong method is a JSON 405 with Allow',
    costsTokens: false,
    async run({ deployment }) {
      const reply = await deployment.send({ method: 'GET', path: '/api/candidates/score' });
      expectErrorBody(reply, 'method_not_allowed', deployment.latestRequestId);
      expectHeader(reply, 'allow', /^POST$/);
      return '';
    },
  },
  {
    title: 'a body without candidates is a 400 that names the field',
    costsTokens: false,
    async run({ deployment, key }) {
      const reply = await scored(deployment, key, { job_description: JOB });
      const { param } = expectErrorBody(reply, 'invalid_request', deployment.latestRequestId);
      expectThat(param === 'candidates', `param is ${param}`);
      expectHeader(reply, 'cache-control', NO_STORE);
      expectHeader(reply, 'content-type', JSON_TYPE);
      return limitOf(reply.headers);
    },
  },
  {
    title: 'a misspelt field is refused by name',
    costsTokens: false,
    async run({ deployment, key }) {
      const candidates = [{ cv_text: RESUME }];
      const reply = await scored(deployment, key, { job_description: JOB, candidates });
      const { details = [] } = expectErrorBody(reply, 'invalid_request', deployment.latestRequestId);
      const params = details.map(({ param }) => param);
      expectThat(params.includes('candidates[0].cv_text'), 'details do not name candidates[0].cv_text');
      return '';
    },
  },
  {
    title: 'plain text is a 415',
    costsTokens: false,
    async run({ deployment, key }) {
      const reply = await deployment.send({ method: 'POST', path: '/api/candidates/score', key, text: JOB });
      expectErrorBody(reply, 'unsupported_media_type', deployment.latestRequestId);
      return '';
    },
  },
  {
    title: 'search says that sourcing is not connected, and returns nobody',
    costsTokens: false,
    async run({ deployment, key }) {
      const path = '/api/candidates/search';
      const reply = await deployment.send({ method: 'POST', path, key, json: { job_description: JOB } });
      expectStatus(reply, 501);
      const { error } = expectBody(reply, searchResponseSchema);
      expectThat(error.startsWith('Candidate sourcing is not connected yet.'), 'the message is another one');
      return '';
    },
  },
  {
    title: 'the stored team profile can be read',
    costsTokens: false,
    async run({ deployment, key }) {
      const reply = await deployment.send({ method: 'GET', path: '/api/team-profile', key });
      expectThat([200, 404].includes(reply.status), `status ${reply.status} instead of 200 or 404`);
      return reply.status === 200 ? 'one is stored' : 'none is stored';
    },
  },
  {
    title: 'the usage of the organization can be read',
    costsTokens: false,
    async run({ deployment, key }) {
      const reply = await deployment.send({ method: 'GET', path: '/api/usage', key });
      expectStatus(reply, 200);
      const { organization, plan, totals } = expectBody(reply, usageResponseSchema);
      return `${organization}, ${plan}: ${totals.requests} requests in 30 days`;
    },
  },
  {
    title: 'the interface description is served',
    costsTokens: false,
    async run({ deployment }) {
      const reply = await deployment.send({ method: 'GET', path: '/api/openapi.json' });
      expectStatus(reply, 200);
      const { openapi, paths } = expectBody(reply, openApiSchema);
      expectThat('/candidates/score' in paths || '/api/candidates/score' in paths, 'scoring is not in it');
      return `OpenAPI ${openapi}, ${Object.keys(paths).length} paths`;
    },
  },
  {
    title: 'the reference page is served, and may run only its own scripts',
    costsTokens: false,
    async run({ deployment }) {
      const reply = await deployment.send({ method: 'GET', path: '/api/docs' });
      expectStatus(reply, 200);
      expectHeader(reply, 'content-type', /^text\/html\b/);
      expectHeader(reply, 'content-security-policy', /default-src|script-src/);
      return '';
    },
  },
  {
    title: 'a candidate is scored, with evidence',
    costsTokens: true,
    async run({ deployment, key }) {
      const candidates = [{ id: 'smoke', resume_text: RESUME }];
      const reply = await scored(deployment, key, { job_description: JOB, team_profile: null, candidates });
      expectStatus(reply, 200);
      const { results, model, usage } = expectBody(reply, scoreResponseSchema);
      const [result] = results;
      expectThat(
        results.length === 1 && result?.candidate_id === 'smoke',
        'not one result for the candidate',
      );
      if (result?.status !== 'scored') {
        expectThat(false, `the candidate failed: ${result?.error.code ?? 'no result'}`);
        return '';
      }
      const quotes = result.criteria.flatMap(({ evidence }) => evidence ?? []);
      expectThat(quotes.length > 0, 'no criterion has evidence');
      expectThat(
        quotes.every((quote) => tidy(RESUME).includes(tidy(quote))),
        'evidence is not in the resume',
      );
      return `${result.match_score} by ${model}, ${usage.model_calls} model calls, ${reply.elapsedMs} ms`;
    },
  },
];

function scored(deployment: Deployment, key: string, json: unknown) {
  return deployment.send({ method: 'POST', path: '/api/candidates/score', key, json });
}

/** Where the platform itself refuses a key, its 401 has no body. */
async function expectRefused({ deployment }: SmokeContext, key: string | null): Promise<string> {
  const json = { job_description: JOB, candidates: [{ resume_text: RESUME }] };
  const reply = await deployment.send({ method: 'POST', path: '/api/candidates/score', key, json });
  if (reply.status === 401 && reply.text === '') return 'by the platform';
  expectErrorBody(reply, 'unauthorized', deployment.latestRequestId);
  expectHeader(reply, 'cache-control', NO_STORE);
  return 'by the app';
}

function limitOf(headers: Headers): string {
  const [remaining, limit] = [headers.get('x-ratelimit-remaining'), headers.get('x-ratelimit-limit')];
  return limit === null ? 'no rate limit' : `${remaining} of ${limit} requests left`;
}

function tidy(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}

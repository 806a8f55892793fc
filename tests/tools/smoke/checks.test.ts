import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SMOKE_CHECKS, type SmokeContext } from '../../../tools/smoke/checks.ts';
import { createDeployment, type Deployment, type Reply } from '../../../tools/smoke/deployment.ts';
import { type CheckResult, renderResults, runChecks } from '../../../tools/smoke/run-checks.ts';
import { keyOf, startTestService, type TestService } from '../../helpers/service.ts';

const ALL = { skipScoring: false };

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});

afterAll(() => service.stop());

function contextFor(overrides: Partial<SmokeContext> = {}): SmokeContext {
  return { deployment: createDeployment(service.url), key: keyOf('enterprise'), version: null, ...overrides };
}

/** The service with its answers changed on the way. */
function tampered(change: (reply: Reply, path: string) => Partial<Reply>): Deployment {
  const real = createDeployment(service.url);
  return {
    get latestRequestId() {
      return real.latestRequestId;
    },
    send: async (call) => {
      const reply = await real.send(call);
      return { ...reply, ...change(reply, call.path) };
    },
  };
}

function failedTitles(results: readonly CheckResult[]): string[] {
  return results.filter(({ state }) => state === 'failed').map(({ title }) => title);
}

describe('the checks of a deployment', () => {
  it('all pass for the service, with a key of the smallest plan', async () => {
    const results = await runChecks(SMOKE_CHECKS, contextFor({ key: keyOf('free') }), ALL);
    expect(failedTitles(results)).toEqual([]);
    expect(results).toHaveLength(SMOKE_CHECKS.length);
  });

  it('find another version than the one that should be live', async () => {
    const results = await runChecks(SMOKE_CHECKS, contextFor({ version: '1.2.3' }), ALL);
    expect(failedTitles(results)).toEqual(['health answers, with the expected version']);
  });

  it('find a service that is not there', async () => {
    const deployment = createDeployment('http://localhost:9');
    const results = await runChecks(SMOKE_CHECKS, contextFor({ deployment }), ALL);
    expect(failedTitles(results)).toHaveLength(SMOKE_CHECKS.length);
  });

  it('take the empty 401 of the platform for a refusal', async () => {
    const deployment = tampered(({ status }) => (status === 401 ? { text: '', body: undefined } : {}));
    expect(failedTitles(await runChecks(SMOKE_CHECKS, contextFor({ deployment }), ALL))).toEqual([]);
  });

  it('find a score that no evidence supports', async () => {
    const invent = (name: string, value: unknown) =>
      name === 'evidence' && value !== null ? 'Invented' : value;
    const deployment = tampered(({ text, body }) =>
      body === undefined ? {} : { body: JSON.parse(text, invent) },
    );
    const results = await runChecks(SMOKE_CHECKS, contextFor({ deployment }), ALL);
    expect(failedTitles(results)).toEqual(['a candidate is scored, with evidence']);
  });

  it('find a field that the contract does not know', async () => {
    const deployment = tampered(({ body }) =>
      typeof body === 'object' ? { body: { ...body, surprise: true } } : {},
    );
    const titles = failedTitles(await runChecks(SMOKE_CHECKS, contextFor({ deployment }), ALL));
    expect(titles).toContain('health answers, with the expected version');
    expect(titles).toContain('search says that sourcing is not connected, and returns nobody');
    expect(titles).toContain('a candidate is scored, with evidence');
  });

  it('find a service that lets everybody in', async () => {
    const deployment = tampered(({ status }) => (status === 401 ? { status: 200 } : {}));
    expect(failedTitles(await runChecks(SMOKE_CHECKS, contextFor({ deployment }), ALL))).toEqual([
      'no key is refused',
      'a wrong key is refused',
    ]);
  });

  it('cost no tokens when that is not wanted', async () => {
    const paths: string[] = [];
    const deployment = tampered((reply, path) => {
      if (path === '/api/candidates/score' && reply.status === 200) paths.push(path);
      return {};
    });
    const results = await runChecks(SMOKE_CHECKS, contextFor({ deployment }), { skipScoring: true });
    expect(results.filter(({ state }) => state === 'skipped').map(({ title }) => title)).toEqual([
      'a candidate is scored, with evidence',
    ]);
    expect(paths).toEqual([]);
  });
});

describe('the table', () => {
  it('marks every check and says which request to look for', () => {
    const table = renderResults([
      { title: 'one', state: 'passed', remark: '20.0.0', requestId: 'smoke-1' },
      { title: 'three', state: 'failed', remark: 'status 500 instead of 200', requestId: 'smoke-2' },
      { title: 'two', state: 'skipped', remark: 'costs tokens', requestId: '' },
    ]);
    expect(table.split('\n')).toEqual([
      'ok    one    20.0.0',
      'FAIL  three  status 500 instead of 200',
      '      request smoke-2',
      'skip  two    costs tokens',
      '',
      '1 of 2 checks passed',
    ]);
  });
});

import { afterEach, describe, expect, it } from '@jest/globals';
import type { Emulator, EmulatorOptions } from '../../tools/emulator/emulator.ts';
import { startEmulator } from '../../tools/openai-emulator.ts';
import { eventually } from '../helpers/eventually.ts';
import { expectError } from '../helpers/expect-error.ts';
import { RESUME_TEXT, scoreBody } from '../helpers/score-bodies.ts';
import { KEY, startTestService, type TestService } from '../helpers/service.ts';

const running: { stop(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop();
});

/** A service whose model is the emulator. */
async function startWith(
  faults: Partial<EmulatorOptions>,
  settings: Record<string, string>,
): Promise<{ emulator: Emulator; service: TestService }> {
  const emulator = await startEmulator(faults);
  running.unshift(emulator);
  const service = await startTestService({
    MODEL_PROVIDER: 'azure-openai',
    AZURE_OPENAI_ENDPOINT: emulator.url,
    AZURE_OPENAI_DEPLOYMENT: 'local-evaluator',
    AZURE_OPENAI_API_KEY: 'any',
    BORDERLINE_SAMPLES: '1',
    ...settings,
  });
  running.unshift(service);
  return { emulator, service };
}

function score(service: TestService, candidates: number, more: Record<string, unknown> = {}) {
  const json = scoreBody({
    ...more,
    candidates: Array.from({ length: candidates }, (_, index) => ({
      id: `c${index}`,
      resume_text: `${RESUME_TEXT}\n- Release ${index}`,
    })),
  });
  return service.send('POST', `/api/candidates/score?code=${KEY}`, { json });
}

async function requestLinesOf(service: TestService): Promise<Record<string, unknown>[]> {
  await service.stop();
  return [...service.output().matchAll(/\{"event":"request".*\}/g)].map(([line]) => JSON.parse(line));
}

describe('a model that hangs', () => {
  /**
   * A service that has answered with its model, which hangs from then on: it has all at hand that it needs to make a call
   * long before the deadline. It keeps the rubric and the first candidate.
   */
  async function startBeforeItHangs(): Promise<TestService> {
    let hangs = false;
    const { service } = await startWith(
      { faults: () => (hangs ? 'hang' : 'none') },
      { REQUEST_DEADLINE_MS: '2500' },
    );
    await eventually(async () => expect((await score(service, 1)).status).toBe(200));
    hangs = true;
    return service;
  }

  it('costs the calls that were made, as the answer and the log tell', async () => {
    const service = await startBeforeItHangs();
    const { status, body } = await score(service, 3);
    expect(status).toBe(200);
    expect(Object(body).usage.model_calls).toBe(2);
    expect((await requestLinesOf(service)).at(-1)).toMatchObject({ status: 200, model_calls: 2 });
  });

  it('costs them too when no candidate is scored', async () => {
    const service = await startBeforeItHangs();
    const job = {
      job_description: 'Librarian\n\nRequired Skills\n- Cataloguing\n- Reading aloud to children',
    };
    expect((await score(service, 1, job)).status).toBe(503);
    expect((await requestLinesOf(service)).at(-1)).toMatchObject({ status: 503, model_calls: 1 });
  });

  it('costs every attempt', async () => {
    // The deadline is far: attempts and the waits between them end by themselves.
    const { service } = await startWith({ faults: 'hang' }, { MODEL_TIMEOUT_MS: '300' });
    expect((await score(service, 1)).status).toBe(503);
    expect(await requestLinesOf(service)).toMatchObject([{ status: 503, model_calls: 3 }]);
  });
});

describe('a model that is busy for longer than the request has', () => {
  it('is not waited for: 503 with the wait that it asks for', async () => {
    const { emulator, service } = await startWith(
      { faults: '429', retryAfterMs: 59_000, keepRequests: 10 },
      { REQUEST_DEADLINE_MS: '30000' },
    );
    const first = await score(service, 1);
    const second = await score(service, 3);
    expectError(first, 'scoring_unavailable', null);
    expectError(second, 'scoring_unavailable', null);
    expect(first.headers['retry-after']).toBe('59');
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(second.headers['retry-after'])).toBeLessThanOrEqual(59);
    // The second did not ask.
    expect(emulator.requests).toHaveLength(1);
    // Whoever waits until the deadline is told that its time was over.
    const reasons = (await requestLinesOf(service)).map((line) => line.failure_reasons);
    expect(reasons).toEqual([{ status_429: 1 }, { status_429: 3 }]);
  });
});

describe('a model that answers beside the point', () => {
  it('gives no number for requirements that it was not asked about', async () => {
    const { service } = await startWith({ faults: 'foreign_ids' }, {});
    expectError(await score(service, 1), 'scoring_unavailable', null);
    const [line] = await requestLinesOf(service);
    expect(line).toMatchObject({ status: 503, failure_reasons: { unusable_answer: 1 } });
  });

  it('has none of its words returned with quotes that it invented, and is asked again', async () => {
    let invents = true;
    const { service } = await startWith({ faults: () => (invents ? 'invented_quotes' : 'none') }, {});
    const first = Object((await score(service, 1)).body).results[0];
    expect(first.warnings).toContain('unverified_evidence');
    expect(first.match_score).toBeLessThan(45);
    expect(first.ai_analysis).toMatch(
      /^No role is shown that is close to the advertised one\. .*none of what is asked/,
    );
    invents = false;
    const second = Object((await score(service, 1)).body).results[0];
    expect([second.cached, second.warnings.includes('unverified_evidence')]).toEqual([false, false]);
    expect(second.match_score).toBeGreaterThan(first.match_score);
    expect(Object((await score(service, 1)).body).results[0].cached).toBe(true);
  });
});

import { afterEach, describe, expect, it } from '@jest/globals';
import type { Emulator, EmulatorOptions } from '../../tools/emulator/emulator.ts';
import { startEmulator } from '../../tools/openai-emulator.ts';
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

function score(service: TestService, candidates: number) {
  const json = scoreBody({
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
  it('costs the calls that were made, as the answer and the log tell', async () => {
    let hangs = false;
    const { service } = await startWith(
      { faults: () => (hangs ? 'hang' : 'none') },
      { REQUEST_DEADLINE_MS: '1500' },
    );
    // The rubric and the first candidate are kept.
    expect((await score(service, 1)).status).toBe(200);
    hangs = true;
    const { status, body } = await score(service, 3);
    expect(status).toBe(200);
    expect(Object(body).usage.model_calls).toBe(2);
    expect((await requestLinesOf(service))[1]).toMatchObject({ status: 200, model_calls: 2 });
  });

  it('costs them too when no candidate is scored', async () => {
    const { service } = await startWith({ faults: 'hang' }, { REQUEST_DEADLINE_MS: '1000' });
    expect((await score(service, 1)).status).toBe(503);
    expect(await requestLinesOf(service)).toMatchObject([{ status: 503, model_calls: 1 }]);
  });

  it('costs every attempt', async () => {
    const { service } = await startWith(
      { faults: 'hang' },
      { REQUEST_DEADLINE_MS: '2500', MODEL_TIMEOUT_MS: '300' },
    );
    expect((await score(service, 1)).status).toBe(503);
    expect(await requestLinesOf(service)).toMatchObject([{ status: 503, model_calls: 3 }]);
  });
});

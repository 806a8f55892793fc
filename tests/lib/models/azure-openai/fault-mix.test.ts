import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createAzureOpenAiModel } from '../../../../lib/models/azure-openai/azure-openai-model.ts';
import { MODEL_ERROR_CODES, ModelError } from '../../../../lib/models/model.ts';
import { DEFAULT_DEPLOYMENT, type Emulator, startEmulator } from '../../../../tools/emulator/emulator.ts';
import { createFastClock } from './fake-clock.ts';
import { createFakeModel, JOB, RESUME, RUBRIC } from './fake-model.ts';

const SPEED = 50;
const CALLS = 500;
/** What a leak of one answer per call would exceed many times over. */
const MAX_GROWTH_BYTES = 8_000_000;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function heapBytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startEmulator({
    model: createFakeModel(),
    faults: 'mix',
    seed: 20,
    retryAfterMs: 100,
    dripMs: 20,
  });
});
afterAll(() => emulator.stop());

describe('a mix of faults', () => {
  it('every call ends in an answer or in a defined failure, and memory stays flat', async () => {
    const model = createAzureOpenAiModel({
      endpoint: emulator.url,
      deployment: DEFAULT_DEPLOYMENT,
      apiKey: 'any',
      timeoutMs: 600 * SPEED,
      concurrency: 24,
      reasoningEffort: null,
      clock: createFastClock(SPEED),
    });

    async function outcomeOf(index: number): Promise<string> {
      const options = { signal: AbortSignal.timeout(50_000), requestId: `request ${index % 20}` };
      try {
        if (index % 10 === 0) {
          const { value } = await model.buildRubric(
            { jobDescription: `${JOB} ${index}`, teamProfile: null },
            options,
          );
          return value.title === RUBRIC.title ? 'answered' : 'another rubric';
        }
        const resumeText = `${RESUME} ${index % 50}`;
        const { value } = await model.assess(
          { rubric: RUBRIC, resumeText, evaluatedAsOf: '2026-11' },
          options,
        );
        return value.requirements.length === RUBRIC.requirements.length ? 'answered' : 'another assessment';
      } catch (error) {
        return error instanceof ModelError ? error.code : `not a model error: ${error}`;
      }
    }
    const run = (from: number, to: number) =>
      Promise.all(Array.from({ length: to - from }, (_, offset) => outcomeOf(from + offset)));

    const warmedUp = await run(0, CALLS / 2);
    const before = heapBytes();
    const outcomes = [...warmedUp, ...(await run(CALLS / 2, CALLS))];
    const growth = heapBytes() - before;

    const allowed = ['answered', ...MODEL_ERROR_CODES];
    expect(outcomes.filter((outcome) => !allowed.includes(outcome))).toEqual([]);
    // Enough of the faults hit that the mix shows something. Three time-outs in a row are too rare to count on.
    const common = ['answered', 'model_unavailable', 'model_refused', 'content_filtered'];
    expect(outcomes).toEqual(expect.arrayContaining(common));
    expect(growth).toBeLessThan(MAX_GROWTH_BYTES);
  });
});

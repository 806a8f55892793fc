import { describe, expect, it } from '@jest/globals';
import { residentMegabytesOf } from '../../tools/bench/process-figures.ts';
import { startEmulator } from '../../tools/openai-emulator.ts';
import { RESUME_TEXT, scoreBody } from '../helpers/score-bodies.ts';
import { KEY, startTestService, type TestService } from '../helpers/service.ts';

const REQUESTS = 500;
const AT_ONCE = 25;
/** Small, or the process would take more and more of it just because nothing keeps it from doing so. */
const HEAP_MEGABYTES = 100;
/** What is lost must not show: 250 requests with the largest of answers are ten times this. */
const MAX_GROWTH_MEGABYTES = 60;

/** Sends the requests with numbers from `from` to `to`, some at a time; the status of each. */
async function scoreMany(service: TestService, from: number, to: number): Promise<number[]> {
  const statuses: number[] = [];
  let next = from;
  const sendInTurn = async (): Promise<void> => {
    while (next < to) {
      const number = next++;
      const candidates = Array.from({ length: 1 + (number % 3) }, (_, index) => ({
        id: `${number}-${index}`,
        resume_text: `${RESUME_TEXT}\nReference ${number}-${index}`,
      }));
      const json = scoreBody({
        job_description: `Backend Engineer ${number % 10}\n${RESUME_TEXT}`,
        candidates,
      });
      // Rejects when the answer is not as the OpenAPI document has it.
      const { status } = await service.send('POST', `/api/candidates/score?code=${KEY}`, { json });
      statuses.push(status);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendInTurn));
  return statuses;
}

describe('a model with a mix of faults', () => {
  it(`leaves every one of ${REQUESTS} answers valid, and memory flat`, async () => {
    const emulator = await startEmulator({ faults: 'mix', seed: 20, retryAfterMs: 5, dripMs: 10 });
    const service = await startTestService({
      MODEL_PROVIDER: 'azure-openai',
      AZURE_OPENAI_ENDPOINT: emulator.url,
      AZURE_OPENAI_DEPLOYMENT: 'local-evaluator',
      AZURE_OPENAI_API_KEY: 'any',
      MODEL_TIMEOUT_MS: '300',
      REQUEST_DEADLINE_MS: '3000',
      RESULT_CACHE_HOURS: '0',
      NODE_OPTIONS: `--max-old-space-size=${HEAP_MEGABYTES}`,
    });
    try {
      const first = await scoreMany(service, 0, REQUESTS / 2);
      const before = residentMegabytesOf(service.pid) ?? 0;
      const second = await scoreMany(service, REQUESTS / 2, REQUESTS);
      const growth = (residentMegabytesOf(service.pid) ?? 0) - before;
      const statuses = [...first, ...second];
      expect(statuses).toHaveLength(REQUESTS);
      // 503: no candidate of the request got an answer.
      expect(new Set(statuses)).toEqual(new Set([200, 503]));
      expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(REQUESTS / 2);
      expect(growth).toBeLessThan(MAX_GROWTH_MEGABYTES);
    } finally {
      await service.stop();
      await emulator.stop();
    }
  }, 120_000);
});

import { startServiceProcess } from '../host/service-process.ts';
import { startEmulatorProcess } from './emulator-process.ts';
import { resumes, timeScoreMs } from './score-client.ts';
import { type BenchSection, median } from './section.ts';

const MODEL_LATENCY_MS = 400;
const MANY = 50;
const RUNS = 5;
const RESUME_LENGTH = 4_000;
const MAX_RATIO = 1.5;

/** Whether the candidates of a request are asked for in parallel: many take hardly longer than one. */
export const modelLatencySection: BenchSection = {
  title: `${MANY} candidates and one, with a model that answers in ${MODEL_LATENCY_MS} ms, borderline repeats off (median of ${RUNS})`,
  async run() {
    const emulator = await startEmulatorProcess(['--latency', String(MODEL_LATENCY_MS)]);
    const service = await startServiceProcess({
      env: { ...emulator.env, BORDERLINE_SAMPLES: '1', RESULT_CACHE_HOURS: '0' },
    });
    const texts = resumes(1, MANY, RESUME_LENGTH);
    try {
      // The first requests load code, find the rubric, and let the emulator know its answers: it only waits after.
      for (let warmUp = 0; warmUp < 3; warmUp++) await timeScoreMs(service.url, texts);
      const times: { one: number[]; many: number[] } = { one: [], many: [] };
      for (let run = 0; run < RUNS; run++) {
        times.one.push(await timeScoreMs(service.url, texts.slice(run, run + 1)));
        times.many.push(await timeScoreMs(service.url, texts));
      }
      const [one, many] = [median(times.one), median(times.many)];
      return [
        { label: 'one candidate', value: `${one.toFixed(0)} ms` },
        { label: `${MANY} candidates`, value: `${many.toFixed(0)} ms` },
        {
          label: 'many / one',
          value: (many / one).toFixed(2),
          target: { text: `at most ${MAX_RATIO}`, isMet: many <= MAX_RATIO * one },
        },
      ];
    } finally {
      await service.stop();
      await emulator.stop();
    }
  },
};

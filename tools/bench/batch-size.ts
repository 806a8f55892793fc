import { startServiceProcess } from '../host/service-process.ts';
import { resumes, timeScoreMs, warmUp } from './score-client.ts';
import { type BenchSection, median } from './section.ts';

const RESUME_LENGTH = 4_000;
const SMALL = 5;
const LARGE = 50;
const ROUNDS = 7;
/** What a quiet machine's noise may add to "does not grow". */
const MAX_GROWTH = 1.15;

/** Whether a candidate costs more among fifty than among five. */
export const batchSizeSection: BenchSection = {
  title: `Time per candidate by candidates a request (${RESUME_LENGTH} characters, one request at a time)`,
  async run() {
    const service = await startServiceProcess();
    try {
      await warmUp(service.url);
      const times: { small: number[]; large: number[] } = { small: [], large: [] };
      // In turns, so that both meet the same machine.
      for (let round = 0; round < ROUNDS; round++) {
        for (let i = 0; i < LARGE / SMALL; i++) {
          times.small.push(await perCandidateMs(service.url, 10_000 + (round * 10 + i) * SMALL, SMALL));
        }
        times.large.push(await perCandidateMs(service.url, 20_000 + round * LARGE, LARGE));
      }
      const [small, large] = [median(times.small), median(times.large)];
      const growth = large / small;
      return [
        { label: `${SMALL} a request`, value: `${small.toFixed(2)} ms` },
        { label: `${LARGE} a request`, value: `${large.toFixed(2)} ms` },
        {
          label: `${LARGE} / ${SMALL}`,
          value: growth.toFixed(2),
          target: { text: `at most ${MAX_GROWTH}`, isMet: growth <= MAX_GROWTH },
        },
      ];
    } finally {
      await service.stop();
    }
  },
};

async function perCandidateMs(url: string, firstSeed: number, candidates: number): Promise<number> {
  return (await timeScoreMs(url, resumes(firstSeed, candidates, RESUME_LENGTH))) / candidates;
}

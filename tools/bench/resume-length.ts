import { startServiceProcess } from '../host/service-process.ts';
import { resumes, timeScoreMs, warmUp } from './score-client.ts';
import { type BenchSection, type Figure, median } from './section.ts';

const LENGTHS = [4_000, 10_000, 25_000, 50_000, 100_000];
const REQUESTS = 7;
const CANDIDATES = 2;
/** Time per character of the longest over that of a tenth of it: 1 is linear, 10 would be quadratic. */
const MAX_GROWTH = 1.5;

/** How the time grows with the length of a resume, up to the longest that is taken. */
export const resumeLengthSection: BenchSection = {
  title: 'Time per candidate by length of the resume',
  async run() {
    const service = await startServiceProcess();
    try {
      await warmUp(service.url);
      const figures: Figure[] = [];
      const msPerThousand = new Map<number, number>();
      for (const [index, length] of LENGTHS.entries()) {
        const ms = await perCandidateMs(service.url, 30_000 + index * 1_000, length);
        msPerThousand.set(length, (ms * 1000) / length);
        figures.push({
          label: `${length} characters`,
          value: `${ms.toFixed(1)} ms, ${((ms * 1000) / length).toFixed(2)} ms per 1,000`,
        });
      }
      const growth = (msPerThousand.get(100_000) ?? 0) / (msPerThousand.get(10_000) ?? 0);
      figures.push({
        label: 'per character, 100,000 / 10,000',
        value: growth.toFixed(2),
        target: { text: `at most ${MAX_GROWTH}`, isMet: growth <= MAX_GROWTH },
      });
      return figures;
    } finally {
      await service.stop();
    }
  },
};

async function perCandidateMs(url: string, firstSeed: number, length: number): Promise<number> {
  const timesMs: number[] = [];
  for (let i = 0; i < REQUESTS; i++) {
    timesMs.push(
      (await timeScoreMs(url, resumes(firstSeed + i * CANDIDATES, CANDIDATES, length))) / CANDIDATES,
    );
  }
  return median(timesMs);
}

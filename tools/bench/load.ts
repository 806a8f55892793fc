import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { withHelloWorldApp } from './hello-world-app.ts';
import { type BenchSection, median } from './section.ts';

const SERVICE_ENTRY = join(dirname(dirname(import.meta.dirname)), 'dist', 'main.js');
const RUNS = 15;
const MAX_RATIO = 3;
/** A key, as every deployment has one: the app warns where it knows none. */
const API_KEYS = JSON.stringify([{ organization: 'bench', plan: 'enterprise', key_sha256: '0'.repeat(64) }]);

/** How long a fresh process takes to load the built entry: the app's part of a cold start. */
export const loadSection: BenchSection = {
  title: `Loading the built entry (median of ${RUNS} fresh processes)`,
  async run() {
    const [service, hello] = await withHelloWorldApp(async (helloEntry) => {
      const times: { service: number[]; hello: number[] } = { service: [], hello: [] };
      // The first of each fills the compile cache; in turns, so that both meet the same machine.
      for (let run = 0; run <= RUNS; run++) {
        const sample = { hello: timeLoadMs(helloEntry), service: timeLoadMs(SERVICE_ENTRY) };
        if (run > 0) {
          times.hello.push(sample.hello);
          times.service.push(sample.service);
        }
      }
      return [median(times.service), median(times.hello)];
    });
    const ratio = service / hello;
    return [
      { label: 'hello world', value: `${hello.toFixed(1)} ms` },
      { label: 'service', value: `${service.toFixed(1)} ms` },
      {
        label: 'service / hello world',
        value: ratio.toFixed(2),
        target: { text: `at most ${MAX_RATIO}`, isMet: ratio <= MAX_RATIO },
      },
    ];
  },
};

function timeLoadMs(entryPath: string): number {
  const output = execFileSync(process.execPath, [join(import.meta.dirname, 'load-entry.ts'), entryPath], {
    env: { PATH: process.env.PATH, MODEL_PROVIDER: 'local', API_KEYS },
    encoding: 'utf8',
  });
  return Number(output);
}

import autocannon, { type Options, type Result } from 'autocannon';
import { startServiceProcess } from '../host/service-process.ts';
import { withHelloWorldApp } from './hello-world-app.ts';
import { resumes, SCORE_HEADERS, SCORE_PATH, scoreBody, warmUp } from './score-client.ts';
import type { BenchSection } from './section.ts';

const REQUESTS = 120;
/** So many, because each takes less than a millisecond. */
const HELLO_REQUESTS = 5_000;
const CANDIDATES_PER_REQUEST = 20;
const RESUME_LENGTH = 4_000;
const CONNECTIONS = 4;
const MIN_CANDIDATES_PER_SECOND = 300;

/** How many candidates one process scores in a second, every one of them new to it. */
export const throughputSection: BenchSection = {
  title: `Throughput of one process (local evaluator, ${RESUME_LENGTH} characters, ${CANDIDATES_PER_REQUEST} candidates a request, ${CONNECTIONS} connections)`,
  async run() {
    const bodies = Array.from({ length: REQUESTS }, (_, i) =>
      scoreBody(resumes(1 + i * CANDIDATES_PER_REQUEST, CANDIDATES_PER_REQUEST, RESUME_LENGTH)),
    );
    const helloPerSecond = await withHelloWorldApp((entryPath) =>
      requestsPerSecond('/api/hello', bodies, HELLO_REQUESTS, entryPath),
    );
    const scorePerSecond = await requestsPerSecond(SCORE_PATH, bodies, REQUESTS);
    const candidatesPerSecond = scorePerSecond * CANDIDATES_PER_REQUEST;
    return [
      { label: 'hello world, the same requests', value: `${helloPerSecond.toFixed(0)} requests/s` },
      { label: 'scoring', value: `${scorePerSecond.toFixed(1)} requests/s` },
      {
        label: 'one candidate takes as long as',
        value: `${(helloPerSecond / candidatesPerSecond).toFixed(1)} hello worlds`,
      },
      {
        label: 'candidates',
        value: `${candidatesPerSecond.toFixed(0)} candidates/s`,
        target: {
          text: `at least ${MIN_CANDIDATES_PER_SECOND}`,
          isMet: candidatesPerSecond >= MIN_CANDIDATES_PER_SECOND,
        },
      },
    ];
  },
};

/** Sends the bodies one after the other, over several connections, to a process of its own. */
async function requestsPerSecond(
  path: string,
  bodies: readonly string[],
  requestCount: number,
  entryPath?: string,
): Promise<number> {
  const service = await startServiceProcess(entryPath === undefined ? {} : { entryPath });
  try {
    if (entryPath === undefined) {
      await warmUp(service.url);
    }
    let next = 0;
    const startedAtMs = performance.now();
    // Read as it comes, since a run of autocannon ends only with a whole second.
    let lastAnswerAtMs = startedAtMs;
    const result = await new Promise<Result>((resolve, reject) => {
      const options: Options = {
        url: service.url,
        connections: CONNECTIONS,
        amount: requestCount,
        timeout: 60,
        requests: [
          {
            method: 'POST',
            path,
            headers: SCORE_HEADERS,
            setupRequest: (request) => ({ ...request, body: bodies[next++ % bodies.length] }),
          },
        ],
      };
      const run = autocannon(options, (error, done) => (error ? reject(error) : resolve(done)));
      run.on('response', () => {
        lastAnswerAtMs = performance.now();
      });
    });
    if (result['2xx'] !== requestCount) {
      throw new Error(`${result['2xx']} of ${requestCount} requests were answered with 2xx.`);
    }
    return (requestCount * 1000) / (lastAnswerAtMs - startedAtMs);
  } finally {
    await service.stop();
  }
}

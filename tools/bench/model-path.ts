import autocannon, { type Client, type Options, type Request, type Result } from 'autocannon';
import { assessmentMessages } from '../../lib/models/azure-openai/assessment-prompt.ts';
import { assessmentWireSchema } from '../../lib/models/azure-openai/assessment-wire.ts';
import { toWireSchema } from '../../lib/models/azure-openai/wire-schema.ts';
import type { Rubric } from '../../lib/models/model.ts';
import { startServiceProcess } from '../host/service-process.ts';
import { startEmulatorProcess } from './emulator-process.ts';
import { withHelloWorldApp } from './hello-world-app.ts';
import { cpuMsOf, residentMegabytesOf } from './process-figures.ts';
import { resumes, SCORE_HEADERS, SCORE_PATH, scoreBody, timeScoreMs } from './score-client.ts';
import type { BenchSection, Figure } from './section.ts';

const CONNECTIONS = 64;
const REQUESTS = 2_000;
/**
 * For latencies. All connections begin at once, so that the first answers wait for all the others: of these requests
 * they are less than a hundredth, of {@link REQUESTS} they would be more than half of the slowest twentieth.
 */
const TIMED_REQUESTS = 8_000;
/** So many different candidates take turns; the service's result cache is off, the emulator knows its answers. */
const CANDIDATES = 100;
const RESUME_LENGTH = 4_000;
const MAX_RATIO = 4;
const MAX_OVERHEAD_MS = 25;
const MAX_GROWTH_MEGABYTES = 50;
/** Of V8's old generation, where memory is measured: in the gigabytes it takes by itself, garbage would be left lying. */
const HEAP_MEGABYTES = 256;

/** What the service adds to the model's time, when the model needs none. */
export const modelPathSection: BenchSection = {
  title: `Azure OpenAI path, emulator answering at once (${CONNECTIONS} connections, one candidate of ${RESUME_LENGTH} characters a request, one call each)`,
  async run() {
    const texts = resumes(1, CANDIDATES, RESUME_LENGTH);
    const scoring = texts.map((text) => post(SCORE_PATH, scoreBody([text])));
    const hello = await withHelloWorldApp((entryPath) => measureHello(entryPath, scoring));
    const emulator = await startEmulatorProcess();
    try {
      const measured = await measureScoring(emulator.env, texts, scoring, TIMED_REQUESTS);
      const bare = await measureLoad(emulator.url, texts.map(bareCall), TIMED_REQUESTS);
      const bounded = { ...emulator.env, NODE_OPTIONS: `--max-old-space-size=${HEAP_MEGABYTES}` };
      const { before, after } = await measureScoring(bounded, texts, scoring, REQUESTS);
      return [
        ...latencyFigures(measured.latencies, hello, bare),
        cpuFigure(measured.before, measured.after),
        memoryFigure(before, after),
      ];
    } finally {
      await emulator.stop();
    }
  },
};

interface Measured {
  latencies: Latencies;
  /** The service's process before and after these requests. */
  before: ProcessState;
  after: ProcessState;
}

/** What a warm service does with an amount of requests; it keeps no results. */
async function measureScoring(
  env: Record<string, string>,
  texts: readonly string[],
  requests: Request[],
  amount: number,
): Promise<Measured> {
  const service = await startServiceProcess({
    env: { ...env, RESULT_CACHE_HOURS: '0', BORDERLINE_SAMPLES: '1' },
  });
  try {
    await timeScoreMs(service.url, texts.slice(0, CANDIDATES / 2));
    await timeScoreMs(service.url, texts.slice(CANDIDATES / 2));
    await measureLoad(service.url, requests, REQUESTS);
    const before = stateOf(service.pid);
    const latencies = await measureLoad(service.url, requests, amount);
    return { latencies, before, after: stateOf(service.pid) };
  } finally {
    await service.stop();
  }
}

interface Latencies {
  p50: number;
  p95: number;
}

async function measureHello(entryPath: string, requests: Request[]): Promise<Latencies> {
  const service = await startServiceProcess({ entryPath });
  try {
    const hello = requests.map((request) => ({ ...request, path: '/api/hello' }));
    await measureLoad(service.url, hello, REQUESTS);
    return await measureLoad(service.url, hello, TIMED_REQUESTS);
  } finally {
    await service.stop();
  }
}

/** Latencies in milliseconds of an amount of requests, {@link CONNECTIONS} at a time. */
async function measureLoad(url: string, requests: Request[], amount: number): Promise<Latencies> {
  const timesMs: number[] = [];
  const result = await new Promise<Result>((resolve, reject) => {
    let connections = 0;
    // Each begins with another candidate: the service reads equal ones that are under way only once.
    const setupClient = (client: Client): void => {
      const first = connections++ % requests.length;
      client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
    };
    const options: Options = { url, connections: CONNECTIONS, amount, timeout: 60, requests, setupClient };
    const run = autocannon(options, (error, done) => (error ? reject(error) : resolve(done)));
    run.on('response', (_client, _status, _bytes, timeMs) => timesMs.push(timeMs));
  });
  if (result['2xx'] !== amount) {
    throw new Error(`${result['2xx']} of ${amount} requests were answered with 2xx.`);
  }
  const sorted = timesMs.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95) };
}

function latencyFigures(scored: Latencies, hello: Latencies, bare: Latencies): Figure[] {
  const allowedMs = Math.max(MAX_RATIO * hello.p95, hello.p95 + bare.p95 + MAX_OVERHEAD_MS);
  return [
    { label: 'hello world, p95', value: `${hello.p95.toFixed(1)} ms` },
    { label: 'one bare model call, p95', value: `${bare.p95.toFixed(1)} ms` },
    { label: 'scoring, p50', value: `${scored.p50.toFixed(1)} ms` },
    {
      label: 'scoring, p95',
      value: `${scored.p95.toFixed(1)} ms`,
      target: { text: `at most ${allowedMs.toFixed(1)} ms`, isMet: scored.p95 <= allowedMs },
    },
  ];
}

interface ProcessState {
  cpuMs: number | null;
  megabytes: number | null;
}

function stateOf(pid: number): ProcessState {
  return { cpuMs: cpuMsOf(pid), megabytes: residentMegabytesOf(pid) };
}

const NOT_TOLD = 'not told by this system';

function cpuFigure(before: ProcessState, after: ProcessState): Figure {
  const spent = before.cpuMs === null || after.cpuMs === null ? null : after.cpuMs - before.cpuMs;
  return {
    label: 'CPU time of the service',
    value: spent === null ? NOT_TOLD : `${(spent / TIMED_REQUESTS).toFixed(2)} ms a request`,
  };
}

function memoryFigure(before: ProcessState, after: ProcessState): Figure {
  const label = `memory after ${REQUESTS} more requests (heap of ${HEAP_MEGABYTES} MB)`;
  if (before.megabytes === null || after.megabytes === null) return { label, value: NOT_TOLD };
  const growth = after.megabytes - before.megabytes;
  return {
    label,
    value: `${growth >= 0 ? '+' : ''}${growth.toFixed(0)} MB`,
    target: { text: `at most +${MAX_GROWTH_MEGABYTES} MB`, isMet: growth <= MAX_GROWTH_MEGABYTES },
  };
}

function post(path: string, body: string): Request {
  return { method: 'POST', path, headers: SCORE_HEADERS, body };
}

const RUBRIC: Rubric = {
  title: 'Backend Engineer',
  roleFamily: 'software_engineering',
  seniority: 'senior',
  scope: 'individual',
  requirements: [{ id: 'r1', text: 'TypeScript', kind: 'must', weight: 3, minimumYears: null }],
  languageSupported: true,
};

/** The call that the service makes for a candidate, made without the service. */
function bareCall(resumeText: string): Request {
  const body = JSON.stringify({
    model: 'local-evaluator',
    messages: assessmentMessages({ rubric: RUBRIC, resumeText, evaluatedAsOf: '2026-11' }),
    response_format: {
      type: 'json_schema',
      json_schema: { name: 'assessment', strict: true, schema: toWireSchema(assessmentWireSchema) },
    },
  });
  return {
    method: 'POST',
    path: '/openai/v1/chat/completions',
    headers: { 'content-type': 'application/json', 'api-key': 'any' },
    body,
  };
}

import { setTimeout } from 'node:timers/promises';
import { type ServiceProcess, startServiceProcess } from '../../host/service-process.ts';
import { SCORE_HEADERS, SCORE_PATH, warmUp } from '../score-client.ts';
import { type Figure, median } from '../section.ts';

/** The body of a request; another index makes another one of the same kind. */
export type MakeBody = (index: number) => string;

/** Worst cases of one kind, and an ordinary input of that kind and of their length. */
export interface HostileGroup {
  ordinary: { name: string; makeBody: MakeBody };
  /** Times the ordinary input. */
  maxRatio: number;
  worstCases: Readonly<Record<string, MakeBody>>;
  /** Another code with which such an input may be refused. */
  refusal?: string;
  /** An input that the reader gives up at its limit of time may take this long; other refusals are held to the ratio too. */
  maxRefusalMs?: number;
  /** Whether an input that is not refused may take as long, as it unpacks to more than it weighs. */
  isPacked?: boolean;
}

/** A request's time, and whether it was refused with an error that the contract defines. */
interface Measured {
  ms: number;
  /** `null` when every candidate was scored. */
  refusal: string | null;
  /** Whether the answer is one of the contract's that are the caller's doing. */
  isDefined: boolean;
}

const RUNS = 3;
/** Longer than any answer of the service may take; then it is ended, as it may never come back. */
const TIMEOUT_MS = 20_000;
const NOTICE_MS = 10;
const ORDINARY_RUNS = 4;
/** What is over this share of its target in a first run is run again: load and compiling only add time. */
const CLEAR_SHARE = 0.6;
/** What took longer than this is not run again. */
const MAX_REPEATED_MS = 3_000;
const MAX_REASON_CHARACTERS = 50;
/** Of a fault that the caller is to blame for. */
const REFUSALS = new Set(['invalid_request', 'payload_too_large', 'unreadable_resume']);

/** Worst cases from what each is made of. */
export function mapped<From>(
  values: Readonly<Record<string, From>>,
  make: (value: From) => MakeBody,
): Record<string, MakeBody> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, make(value)]));
}

/** Runs the groups against a service of their own; `env` adds to its settings. */
export async function measureGroups(
  groups: readonly HostileGroup[],
  env: Readonly<Record<string, string>> = {},
): Promise<Figure[]> {
  const service = await MeasuredService.start({ RESULT_CACHE_HOURS: '0', ...env });
  try {
    const figures: Figure[] = [];
    for (const group of groups) figures.push(...(await groupFigures(service, group)));
    return figures;
  } finally {
    await service.stop();
  }
}

async function groupFigures(service: MeasuredService, group: HostileGroup): Promise<Figure[]> {
  const { name, makeBody } = group.ordinary;
  // The first finds code that has not run yet.
  await service.measure(makeBody(0), group);
  const ordinary: number[] = [];
  for (let index = 1; index <= ORDINARY_RUNS; index++) {
    ordinary.push((await service.measure(makeBody(index), group)).ms);
  }
  const ordinaryMs = median(ordinary);
  const figures: Figure[] = [{ label: name, value: `${ordinaryMs.toFixed(0)} ms` }];
  for (const [label, makeWorst] of Object.entries(group.worstCases)) {
    const measured = await measureWorst(service, makeWorst, group, ordinaryMs);
    figures.push({ label: `  ${label}`, ...verdictOn(measured, ordinaryMs, group) });
  }
  return figures;
}

/** Once where that is clear; else the middle one of several runs. */
async function measureWorst(
  service: MeasuredService,
  makeBody: MakeBody,
  group: HostileGroup,
  ordinaryMs: number,
): Promise<Measured> {
  const first = await service.measure(makeBody(0), group);
  const isClear = first.ms <= CLEAR_SHARE * group.maxRatio * ordinaryMs;
  if (isClear || first.ms >= MAX_REPEATED_MS) return first;
  const times = [first.ms];
  for (let index = 1; index < RUNS; index++) {
    times.push((await service.measure(makeBody(index), group)).ms);
  }
  return { ...first, ms: Math.min(...times) };
}

/** A service that is begun anew when it does not answer. */
class MeasuredService {
  readonly #env: Readonly<Record<string, string>>;
  #process: ServiceProcess;

  private constructor(env: Readonly<Record<string, string>>, process: ServiceProcess) {
    this.#env = env;
    this.#process = process;
  }

  static async start(env: Readonly<Record<string, string>>): Promise<MeasuredService> {
    return new MeasuredService(env, await startWarm(env));
  }

  async measure(body: string, { refusal }: HostileGroup): Promise<Measured> {
    // Making a body can take longer than the service keeps a connection: that it is closed must be noticed first.
    await setTimeout(NOTICE_MS);
    const startedAtMs = performance.now();
    const answer = await this.#answerTo(body);
    const ms = performance.now() - startedAtMs;
    if (answer === null) {
      await this.#restart();
      return { ms, refusal: 'no answer', isDefined: false };
    }
    const error = answer.results?.find((result) => result.error !== null)?.error ?? answer;
    if (error.code === 'success') return { ms, refusal: null, isDefined: true };
    const reason = ('message' in error ? error.message : error.error) ?? '';
    return { ms, refusal: reason, isDefined: REFUSALS.has(error.code) || error.code === refusal };
  }

  async stop(): Promise<void> {
    await this.#process.stop();
  }

  async #answerTo(body: string): Promise<Answer | null> {
    try {
      const response = await fetch(this.#process.url + SCORE_PATH, {
        method: 'POST',
        headers: SCORE_HEADERS,
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const answer: Answer = JSON.parse(await response.text());
      return answer;
    } catch {
      return null;
    }
  }

  async #restart(): Promise<void> {
    process.kill(this.#process.pid, 'SIGKILL');
    await this.#process.stop();
    this.#process = await startWarm(this.#env);
  }
}

async function startWarm(env: Readonly<Record<string, string>>): Promise<ServiceProcess> {
  const service = await startServiceProcess({ env });
  // A model that is no stand-in for the built-in one answers nothing useful here.
  if (env.MODEL_PROVIDER === undefined) await warmUp(service.url);
  return service;
}

/** Of an answer of the score endpoint, what tells success from refusal. */
interface Answer {
  code: string;
  error?: string;
  results?: { error: { code: string; message: string } | null }[];
}

/** What the answer says of a file that took too long to read. */
const TIME_LIMIT = 'takes too long';

function verdictOn(measured: Measured, ordinaryMs: number, group: HostileGroup): Omit<Figure, 'label'> {
  const { ms, refusal, isDefined } = measured;
  const { maxRatio, maxRefusalMs = 0, isPacked = false } = group;
  const ratio = ms / ordinaryMs;
  const mayTakeLong = isPacked || refusal?.includes(TIME_LIMIT) === true;
  const isCheap = ratio <= maxRatio || (mayTakeLong && ms <= maxRefusalMs);
  const told = refusal === null ? '' : `; refused: ${refusal.slice(0, MAX_REASON_CHARACTERS)}`;
  return {
    value: `${ms.toFixed(0)} ms, ${ratio.toFixed(2)} times`,
    target: { text: `${targetText(maxRatio, maxRefusalMs, isPacked)}${told}`, isMet: isDefined && isCheap },
  };
}

function targetText(maxRatio: number, maxRefusalMs: number, isPacked: boolean): string {
  const seconds = `${maxRefusalMs / 1000} s`;
  if (isPacked) return `within ${seconds}`;
  return maxRefusalMs > 0
    ? `at most ${maxRatio} times, or given up in ${seconds}`
    : `at most ${maxRatio} times`;
}

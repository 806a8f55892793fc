/** Serves the local evaluator as Azure OpenAI would serve a model: `npm run emulator -- --help`. */
import { parseArgs } from 'node:util';
import type { ScoringModel } from '../lib/models/model.ts';
import {
  DEFAULT_DEPLOYMENT,
  type Emulator,
  type EmulatorOptions,
  startEmulator as startEmulatorFor,
} from './emulator/emulator.ts';
import { FAULTS, type FaultPlan, isFault } from './emulator/faults.ts';
import { parseLatency } from './emulator/latency.ts';

const USAGE = `Usage: npm run emulator -- [options]

Serves the built-in evaluator over the wire protocol of Azure OpenAI, on loopback only.

  --port N           0 takes a free port (default 8089)
  --deployment NAME  the deployment there is (default ${DEFAULT_DEPLOYMENT})
  --key KEY          the key that is accepted (default: any)
  --model-kind KIND  plain or reasoning: which parameters are refused (default plain)
  --latency SPEC     400, 200..800 or p50=400,p95=1500, in milliseconds (default: at once)
  --fault NAME       for every call, or mix for a seeded random mix; a call chooses its own
                     with the header x-emulator-fault. One of:
                     ${FAULTS.slice(0, 9).join(', ')},
                     ${FAULTS.slice(9).join(', ')}
  --retry-after MS   what a 429 asks for (default 1000)
  --seed N           of the mix and of the latencies (default 1)
  --help             print this text`;

/** As a library: the emulator with the built-in evaluator, or with `options.model`. */
export async function startEmulator(options: Partial<EmulatorOptions> = {}): Promise<Emulator> {
  return startEmulatorFor({ ...options, model: options.model ?? (await loadLocalEvaluator()) });
}

async function loadLocalEvaluator(): Promise<ScoringModel> {
  const { createLocalEvaluator } = await import('../lib/models/local/local-evaluator.ts');
  return createLocalEvaluator();
}

/** A wrong command line. */
class UsageError extends Error {
  override readonly name = 'UsageError';
}

function readCommandLine(args: string[]): Partial<EmulatorOptions> | null {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: {
      port: text,
      deployment: text,
      key: text,
      'model-kind': text,
      latency: text,
      fault: text,
      'retry-after': text,
      seed: text,
      help: { type: 'boolean' },
    },
  });
  if (values.help) return null;
  const latency = values.latency === undefined ? undefined : parseLatency(values.latency);
  if (latency === null) throw new UsageError('--latency must be 400, 200..800 or p50=400,p95=1500');
  return {
    port: wholeNumber('--port', values.port ?? '8089'),
    seed: wholeNumber('--seed', values.seed ?? '1'),
    retryAfterMs: wholeNumber('--retry-after', values['retry-after'] ?? '1000'),
    deployment: values.deployment ?? DEFAULT_DEPLOYMENT,
    modelKind: readModelKind(values['model-kind'] ?? 'plain'),
    faults: readFaultPlan(values.fault ?? 'none'),
    ...(latency ? { latency } : {}),
    ...(values.key === undefined ? {} : { apiKey: values.key }),
  };
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`${name} must be a whole number`);
  return Number(text);
}

function readModelKind(text: string): 'plain' | 'reasoning' {
  if (text !== 'plain' && text !== 'reasoning')
    throw new UsageError('--model-kind must be plain or reasoning');
  return text;
}

function readFaultPlan(text: string): FaultPlan {
  if (text === 'mix' || isFault(text)) return text;
  throw new UsageError(`--fault must be mix or one of: ${FAULTS.join(', ')}`);
}

async function main(): Promise<void> {
  const options = readCommandLine(process.argv.slice(2));
  if (!options) {
    console.log(USAGE);
    return;
  }
  const emulator = await startEmulator({ ...options, onError: console.error });
  console.log(`The emulator listens. Settings for the service:

MODEL_PROVIDER=azure-openai
AZURE_OPENAI_ENDPOINT=${emulator.url}
AZURE_OPENAI_DEPLOYMENT=${options.deployment}
AZURE_OPENAI_API_KEY=${options.apiKey ?? 'any'}

Ctrl-C ends it.`);
  process.once('SIGINT', () => void emulator.stop());
  process.once('SIGTERM', () => void emulator.stop());
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : 'The emulator could not be started.');
    process.exitCode = 1;
  });
}

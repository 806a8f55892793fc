/** Measures the configured model on pairs of resumes: `npm run evaluate -- --help`. */
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import type { ScoringModel } from '../lib/models/model.ts';
import { loadModel } from '../lib/services.ts';
import { readSettings, type Settings, SettingsError } from '../lib/settings.ts';
import { FAULTS, type FaultPlan, isFault } from './emulator/faults.ts';
import { applyLayout, LAYOUTS, type Layout } from './evaluation/layouts.ts';
import { measurePairs, type PairOutcome, summarize } from './evaluation/measure.ts';
import { PairsFileError, type ResumePair, readPairs } from './evaluation/pairs.ts';
import { measureRepeatability } from './evaluation/repeatability.ts';
import { formatEffort, formatFigures, formatRepeatability, summarizeEffort } from './evaluation/report.ts';
import { addOutcome, createServiceScorer, type Effort, noEffort } from './evaluation/service-scorer.ts';
import { applySettingsFile, findSettingsFile } from './host/settings-file.ts';
import { StartProblem } from './host/start-problem.ts';
import { startEmulator } from './openai-emulator.ts';
import { parsePrices, type TokenPrices } from './token-prices.ts';

const USAGE = `Usage: npm run evaluate -- --pairs FILE [options]

Scores both resumes of each pair in one request against their job, and each job against the matched
resumes of five other jobs, with the service's whole pipeline and the model that the settings name:
those of the environment and of local.settings.json, as "npm start" reads them.

  --pairs FILE     JSON lines: {"id", "job_description", "resume_matched", "resume_degraded"}
  --limit N        only the first N pairs
  --runs N         everything N times without the result cache, to see how much scores move (default 1)
  --prices IN,CACHED,OUT  per million tokens, in any currency: adds what candidates cost
  --layout NAME    first (the texts as they are, default) or second (headings dropped or renamed,
                   lists turned into prose, sections in another order)
  --list OUTCOME   print only the ids with this outcome in the first run: wins, ties, losses or
                   untiered (matched resumes without a tier)
  --as-of YYYY-MM  month to which open-ended roles run (default: the current one)
  --emulator       instead of the configured model, Azure OpenAI as the emulator plays it
  --fault NAME     what the emulator does wrong, such as noisy_levels or mix
  --json           print the figures as JSON
  --help           print this text`;

const LISTS: Record<string, (outcome: PairOutcome) => boolean> = {
  wins: ({ outcome }) => outcome === 'win',
  ties: ({ outcome }) => outcome === 'tie',
  losses: ({ outcome }) => outcome === 'loss',
  untiered: ({ matched }) => matched === null || matched < 70,
};

interface Options {
  pairsFile: string;
  limit: number;
  layout: Layout;
  list: ((outcome: PairOutcome) => boolean) | null;
  nowMs: number;
  runs: number;
  prices: TokenPrices | null;
  /** What the emulator does wrong; `null`: the configured model is measured. */
  emulatorFaults: FaultPlan | null;
  json: boolean;
}

class ArgumentError extends Error {
  override readonly name = 'ArgumentError';
}

function parseCount(name: string, value: string): number {
  if (!/^[1-9]\d{0,6}$/.test(value)) throw new ArgumentError(`${name} takes a whole number from 1`);
  return Number(value);
}

function parsePriceList(value: string | undefined): TokenPrices | null {
  if (value === undefined) return null;
  const prices = parsePrices(value);
  if (prices === null) throw new ArgumentError('--prices takes three numbers, such as 0.75,0.075,4.5');
  return prices;
}

function parseEmulator(isAsked: boolean, fault: string | undefined): FaultPlan | null {
  if (!isAsked && fault !== undefined) throw new ArgumentError('--fault goes with --emulator');
  if (!isAsked) return null;
  const plan = fault ?? 'none';
  if (plan === 'mix' || isFault(plan)) return plan;
  throw new ArgumentError(`--fault takes mix or one of ${FAULTS.join(', ')}`);
}

function parseMonth(value: string | undefined): number {
  if (value === undefined) return Date.now();
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(value)) throw new ArgumentError('--as-of takes a month as YYYY-MM');
  return Date.parse(`${value}-15T00:00:00Z`);
}

function parseLayout(value: string): Layout {
  const layout = LAYOUTS.find((name) => name === value);
  if (layout === undefined) throw new ArgumentError(`--layout takes ${LAYOUTS.join(' or ')}`);
  return layout;
}

function parseList(value: string | undefined): Options['list'] {
  if (value === undefined) return null;
  const list = Object.hasOwn(LISTS, value) ? LISTS[value] : undefined;
  if (list === undefined) throw new ArgumentError(`--list takes one of ${Object.keys(LISTS).join(', ')}`);
  return list;
}

/** The options, or `null` when only the help was asked for. */
function parseOptions(args: readonly string[]): Options | null {
  let values: ReturnType<typeof readArguments>;
  try {
    values = readArguments(args);
  } catch (error) {
    throw new ArgumentError(error instanceof Error ? error.message : 'unusable arguments');
  }
  if (values.help) return null;
  if (values.pairs === undefined) throw new ArgumentError('--pairs FILE is required');
  return {
    pairsFile: values.pairs,
    limit: values.limit === undefined ? Number.POSITIVE_INFINITY : parseCount('--limit', values.limit),
    layout: parseLayout(values.layout),
    list: parseList(values.list),
    nowMs: parseMonth(values['as-of']),
    runs: parseCount('--runs', values.runs),
    prices: parsePriceList(values.prices),
    emulatorFaults: parseEmulator(values.emulator, values.fault),
    json: values.json,
  };
}

function readArguments(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    options: {
      pairs: { type: 'string' },
      limit: { type: 'string' },
      layout: { type: 'string', default: 'first' },
      list: { type: 'string' },
      'as-of': { type: 'string' },
      runs: { type: 'string', default: '1' },
      prices: { type: 'string' },
      emulator: { type: 'boolean', default: false },
      fault: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  }).values;
}

/** The settings that `npm start` would read, with the emulator in place of the model where it is asked for. */
function settingsFor(model: Record<string, string>): Settings {
  const env = { ...process.env, ...model };
  const file = findSettingsFile(dirname(import.meta.dirname));
  if (file !== null) applySettingsFile(file, env);
  return readSettings(env);
}

interface Evaluation {
  /** One list of outcomes for each run. */
  runs: PairOutcome[][];
  effort: Effort;
  modelProvider: string;
}

async function evaluate(options: Options): Promise<Evaluation> {
  const pairs = await readPairs(options.pairsFile, options.limit);
  const texts = pairs.map((pair) => applyLayout(pair, options.layout));
  if (options.emulatorFaults === null) return runAll(options, texts, settingsFor({}));
  const emulator = await startEmulator({ faults: options.emulatorFaults, onError: console.error });
  try {
    const settings = settingsFor({
      MODEL_PROVIDER: 'azure-openai',
      AZURE_OPENAI_ENDPOINT: emulator.url,
      AZURE_OPENAI_DEPLOYMENT: 'local-evaluator',
      AZURE_OPENAI_API_KEY: 'emulator',
    });
    return await runAll(options, texts, settings);
  } finally {
    await emulator.stop();
  }
}

async function runAll(options: Options, pairs: ResumePair[], settings: Settings): Promise<Evaluation> {
  const model: ScoringModel = await loadModel(settings);
  const effort = noEffort();
  const runs: PairOutcome[][] = [];
  for (let run = 1; run <= options.runs; run += 1) {
    // Anew for each run: a job that is read again is part of what moves from day to day.
    const scoreResumes = createServiceScorer(model, options.nowMs, {
      requestDeadlineMs: settings.requestDeadlineMs,
      borderlineSamples: settings.borderlineSamples,
      onOutcome: (outcome) => addOutcome(effort, outcome),
    });
    runs.push(await measurePairs(pairs, scoreResumes));
    if (process.stderr.isTTY && options.runs > 1) console.error(`Run ${run} of ${options.runs} is done.`);
  }
  return { runs, effort, modelProvider: settings.modelProvider };
}

function report(options: Options, { runs, effort, modelProvider }: Evaluation): string {
  if (options.list !== null) {
    const ids = (runs[0] ?? []).filter(options.list).map(({ id }) => id);
    return options.json ? JSON.stringify(ids) : ids.join('\n');
  }
  const figures = summarize(runs.flat());
  const effortFigures = summarizeEffort(effort, options.prices);
  const repeatability = runs.length > 1 ? measureRepeatability(runs) : null;
  if (options.json) {
    const all = { layout: options.layout, ...figures, repeatability, effort: effortFigures };
    return JSON.stringify(all, null, 2);
  }
  const pairs = runs[0]?.length ?? 0;
  const repeated = runs.length > 1 ? `${runs.length} runs, ` : '';
  const subject = `${pairs} pairs, ${repeated}${options.layout} layout, model provider ${modelProvider}`;
  return [
    formatFigures(figures, subject),
    ...(repeatability === null ? [] : [formatRepeatability(repeatability)]),
    formatEffort(effortFigures),
  ].join('\n\n');
}

function isExpected(error: unknown): error is Error {
  return [ArgumentError, PairsFileError, SettingsError, StartProblem].some((kind) => error instanceof kind);
}

async function main(args: readonly string[]): Promise<void> {
  try {
    const options = parseOptions(args);
    console.log(options === null ? USAGE : report(options, await evaluate(options)));
  } catch (error) {
    if (!isExpected(error)) throw error;
    console.error(`${error.message}\n\nRun with --help to see the options.`);
    process.exitCode = 2;
  }
}

await main(process.argv.slice(2));

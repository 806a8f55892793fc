import { CommandError, readArguments } from '../command-line.ts';
import { FAULTS, type FaultPlan, isFault } from '../emulator/faults.ts';
import { parsePrices, type TokenPrices } from '../token-prices.ts';
import { LAYOUTS, type Layout } from './layouts.ts';
import { LOWEST_TIER_SCORE, type PairOutcome } from './measure.ts';

export const USAGE = `Usage: npm run evaluate -- --pairs FILE [options]

Scores both resumes of each pair in one request against their job, and each job against the matched
resumes of five other jobs, with the service's whole pipeline and the model that the settings name:
those of the environment and of local.settings.json, as "npm start" reads them.

  --pairs FILE     JSON lines: {"id", "job_description", "resume_matched", "resume_degraded"}, texts
                   as long as the service takes them
  --limit N        only the first N pairs
  --runs N         everything N times without the result cache, to see how much scores move (default 1)
  --prices IN,CACHED,OUT  per million tokens, in any currency: adds what candidates cost
  --layout NAME    first (the texts as they are, default) or second (headings dropped or renamed,
                   lists turned into prose, sections in another order)
  --draws N        the second layout N times, with other headings and in another order each time
  --list OUTCOME   print only the ids with this outcome in the first run: wins, ties, losses,
                   untiered (matched resumes without a tier) or unscored (a resume got no score)
  --as-of YYYY-MM  month to which open-ended roles run (default: the current one)
  --emulator       instead of the configured model, Azure OpenAI as the emulator plays it
  --fault NAME     what the emulator does wrong, such as noisy_levels or mix
  --json           print the figures as JSON
  --help           print this text`;

const LISTS: Record<string, (outcome: PairOutcome) => boolean> = {
  wins: ({ outcome }) => outcome === 'win',
  ties: ({ outcome }) => outcome === 'tie',
  losses: ({ outcome }) => outcome === 'loss',
  untiered: ({ matched }) => matched !== null && matched < LOWEST_TIER_SCORE,
  unscored: ({ outcome }) => outcome === 'unscored',
};

/** What is measured and how it is told. */
export interface Options {
  pairsFile: string;
  limit: number;
  layout: Layout;
  /** What each of the second layouts is drawn by; an empty one draws the usual. */
  seeds: readonly string[];
  list: ((outcome: PairOutcome) => boolean) | null;
  nowMs: number;
  runs: number;
  prices: TokenPrices | null;
  /** What the emulator does wrong; `null`: the configured model is measured. */
  emulatorFaults: FaultPlan | null;
  json: boolean;
}

function parseCount(name: string, value: string): number {
  if (!/^[1-9]\d{0,6}$/.test(value)) throw new CommandError(`${name} takes a whole number from 1`);
  return Number(value);
}

function parsePriceList(value: string | undefined): TokenPrices | null {
  if (value === undefined) return null;
  const prices = parsePrices(value);
  if (prices === null) throw new CommandError('--prices takes three numbers, such as 0.75,0.075,4.5');
  return prices;
}

function parseEmulator(isAsked: boolean, fault: string | undefined): FaultPlan | null {
  if (!isAsked && fault !== undefined) throw new CommandError('--fault goes with --emulator');
  if (!isAsked) return null;
  const plan = fault ?? 'none';
  if (plan === 'mix' || isFault(plan)) return plan;
  throw new CommandError(`--fault takes mix or one of ${FAULTS.join(', ')}`);
}

function parseMonth(value: string | undefined): number {
  if (value === undefined) return Date.now();
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(value)) throw new CommandError('--as-of takes a month as YYYY-MM');
  return Date.parse(`${value}-15T00:00:00Z`);
}

function parseLayout(value: string): Layout {
  const layout = LAYOUTS.find((name) => name === value);
  if (layout === undefined) throw new CommandError(`--layout takes ${LAYOUTS.join(' or ')}`);
  return layout;
}

function parseDraws(value: string | undefined, layout: string): string[] {
  if (value === undefined) return [''];
  if (layout !== 'second') throw new CommandError('--draws goes with --layout second');
  return Array.from({ length: parseCount('--draws', value) }, (_, index) => String(index + 1));
}

function parseList(value: string | undefined): Options['list'] {
  if (value === undefined) return null;
  const list = Object.hasOwn(LISTS, value) ? LISTS[value] : undefined;
  if (list === undefined) throw new CommandError(`--list takes one of ${Object.keys(LISTS).join(', ')}`);
  return list;
}

/**
 * The options, or `null` when only the help was asked for.
 *
 * @throws CommandError
 */
export function parseOptions(args: readonly string[]): Options | null {
  const { values } = readArguments({
    args: [...args],
    options: {
      pairs: { type: 'string' },
      limit: { type: 'string' },
      layout: { type: 'string', default: 'first' },
      draws: { type: 'string' },
      list: { type: 'string' },
      'as-of': { type: 'string' },
      runs: { type: 'string', default: '1' },
      prices: { type: 'string' },
      emulator: { type: 'boolean', default: false },
      fault: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  if (values.pairs === undefined) throw new CommandError('--pairs FILE is required');
  return {
    pairsFile: values.pairs,
    limit: values.limit === undefined ? Number.POSITIVE_INFINITY : parseCount('--limit', values.limit),
    layout: parseLayout(values.layout),
    seeds: parseDraws(values.draws, values.layout),
    list: parseList(values.list),
    nowMs: parseMonth(values['as-of']),
    runs: parseCount('--runs', values.runs),
    prices: parsePriceList(values.prices),
    emulatorFaults: parseEmulator(values.emulator, values.fault),
    json: values.json,
  };
}

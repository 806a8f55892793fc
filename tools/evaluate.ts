/** Measures the local evaluator on pairs of resumes: `npm run evaluate -- --help`. */
import { parseArgs } from 'node:util';
import { createLocalEvaluator } from '../lib/models/local/local-evaluator.ts';
import { applyLayout, LAYOUTS, type Layout } from './evaluation/layouts.ts';
import { measurePairs, type PairOutcome, summarize } from './evaluation/measure.ts';
import { PairsFileError, readPairs } from './evaluation/pairs.ts';
import { formatFigures } from './evaluation/report.ts';
import { createServiceScorer } from './evaluation/service-scorer.ts';

const USAGE = `Usage: npm run evaluate -- --pairs FILE [options]

Scores both resumes of each pair in one request against their job, and each job against the matched
resumes of five other jobs, with the local evaluator and the service's whole pipeline.

  --pairs FILE     JSON lines: {"id", "job_description", "resume_matched", "resume_degraded"}
  --limit N        only the first N pairs
  --layout NAME    first (the texts as they are, default) or second (headings dropped or renamed,
                   lists turned into prose, sections in another order)
  --list OUTCOME   print only the ids with this outcome: wins, ties, losses or untiered
                   (matched resumes without a tier)
  --as-of YYYY-MM  month to which open-ended roles run (default: the current one)
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
  json: boolean;
}

class ArgumentError extends Error {
  override readonly name = 'ArgumentError';
}

function parseLimit(value: string | undefined): number {
  if (value === undefined) return Number.POSITIVE_INFINITY;
  if (!/^[1-9]\d{0,6}$/.test(value)) throw new ArgumentError('--limit takes a whole number from 1');
  return Number(value);
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
    limit: parseLimit(values.limit),
    layout: parseLayout(values.layout),
    list: parseList(values.list),
    nowMs: parseMonth(values['as-of']),
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
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  }).values;
}

async function evaluate(options: Options): Promise<string> {
  const pairs = await readPairs(options.pairsFile, options.limit);
  const scoreResumes = createServiceScorer(createLocalEvaluator(), options.nowMs);
  const outcomes = await measurePairs(
    pairs.map((pair) => applyLayout(pair, options.layout)),
    scoreResumes,
  );
  if (options.list !== null) {
    const ids = outcomes.filter(options.list).map(({ id }) => id);
    return options.json ? JSON.stringify(ids) : ids.join('\n');
  }
  const figures = summarize(outcomes);
  if (options.json) return JSON.stringify({ layout: options.layout, ...figures }, null, 2);
  return formatFigures(figures, `${figures.pairs} pairs, ${options.layout} layout, local evaluator`);
}

async function main(args: readonly string[]): Promise<void> {
  try {
    const options = parseOptions(args);
    console.log(options === null ? USAGE : await evaluate(options));
  } catch (error) {
    if (!(error instanceof ArgumentError || error instanceof PairsFileError)) throw error;
    console.error(`${error.message}\n\nRun with --help to see the options.`);
    process.exitCode = 2;
  }
}

await main(process.argv.slice(2));

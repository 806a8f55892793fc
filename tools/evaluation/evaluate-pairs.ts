import { dirname } from 'node:path';
import type { ScoringModel } from '../../lib/models/model.ts';
import { loadModel } from '../../lib/services.ts';
import { readSettings, type Settings } from '../../lib/settings.ts';
import { CommandError } from '../command-line.ts';
import { applySettingsFile, findSettingsFile } from '../host/settings-file.ts';
import { applyLayout } from './layouts.ts';
import { measurePairs, type PairOutcome, summarize } from './measure.ts';
import type { Options } from './options.ts';
import { type ResumePair, readPairs } from './pairs.ts';
import { measureRepeatability } from './repeatability.ts';
import { formatEffort, formatFigures, formatRepeatability, summarizeEffort } from './report.ts';
import { addOutcome, createServiceScorer, type Effort, noEffort } from './service-scorer.ts';

/** The settings that `npm start` would read, with the emulator in place of the model where it is asked for. */
function settingsFor(model: Record<string, string>): Settings {
  const env = { ...process.env, ...model };
  const file = findSettingsFile(dirname(dirname(import.meta.dirname)));
  if (file !== null) applySettingsFile(file, env);
  return readSettings(env);
}

/** What came of all pairs. */
export interface Evaluation {
  /** One list of outcomes for each run. */
  runs: PairOutcome[][];
  effort: Effort;
  modelProvider: string;
}

/**
 * Scores all pairs as often as asked for.
 *
 * @throws PairsFileError, SettingsError, StartProblem; CommandError when no resume gets a score
 */
export async function evaluate(options: Options): Promise<Evaluation> {
  const pairs = await readPairs(options.pairsFile, options.limit);
  const texts = options.seeds.map((seed) => pairs.map((pair) => applyLayout(pair, options.layout, seed)));
  if (options.emulatorFaults === null) return runAll(options, texts, settingsFor({}));
  const { startEmulator } = await import('../openai-emulator.ts');
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

/** @param draws the pairs in each layout that is measured */
async function runAll(
  options: Options,
  draws: readonly ResumePair[][],
  settings: Settings,
): Promise<Evaluation> {
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
    const outcomes: PairOutcome[] = [];
    // One after the other: a job is held against the resumes of other jobs in the same layout.
    for (const pairs of draws) outcomes.push(...(await measurePairs(pairs, scoreResumes)));
    if (sumOf(effort.failures) === effort.candidates) throw nothingScored(effort);
    runs.push(outcomes);
    if (process.stderr.isTTY && options.runs > 1) console.error(`Run ${run} of ${options.runs} is done.`);
  }
  return { runs, effort, modelProvider: settings.modelProvider };
}

function sumOf(failures: Effort['failures']): number {
  return [...failures.values()].reduce((sum, count) => sum + count, 0);
}

/** Figures of a model that never answered would look like those of a steady one. */
function nothingScored({ failures }: Effort): CommandError {
  const reasons = Array.from(failures, ([code, count]) => `${code} (${count})`).join(', ');
  return new CommandError(`No resume got a score: ${reasons}. docs/azure-openai.md tells the usual causes.`);
}

/** What is printed of it. */
export function report(options: Options, { runs, effort, modelProvider }: Evaluation): string {
  if (options.list !== null) {
    const ids = (runs[0] ?? []).filter(options.list).map(({ id }) => id);
    return options.json ? JSON.stringify(ids) : ids.join('\n');
  }
  const figures = summarize(runs.flat());
  const effortFigures = summarizeEffort(effort, options.prices);
  const repeatability = runs.length > 1 ? measureRepeatability(runs) : null;
  if (options.json) {
    const failures = Object.fromEntries(effort.failures);
    const all = { layout: options.layout, ...figures, failures, repeatability, effort: effortFigures };
    return JSON.stringify(all, null, 2);
  }
  const pairs = runs[0]?.length ?? 0;
  const repeated = runs.length > 1 ? `${runs.length} runs, ` : '';
  const subject = `${pairs} ${pairs === 1 ? 'pair' : 'pairs'}, ${repeated}${options.layout} layout, model provider ${modelProvider}`;
  return [
    formatFigures(figures, subject, effort.failures),
    ...(repeatability === null ? [] : [formatRepeatability(repeatability)]),
    formatEffort(effortFigures),
  ].join('\n\n');
}

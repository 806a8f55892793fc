/** Measures the configured model on pairs of resumes: `npm run evaluate -- --help`. */

import { CommandError } from './command-line.ts';
import { type Options, parseOptions, USAGE } from './evaluation/options.ts';

/** Arguments are checked first: what measures takes longer to load than to find a wrong one. */
async function measure(options: Options): Promise<string> {
  const [{ evaluate, report }, { PairsFileError }, { SettingsError }, { StartProblem }] = await Promise.all([
    import('./evaluation/evaluate-pairs.ts'),
    import('./evaluation/pairs.ts'),
    import('../lib/settings.ts'),
    import('./host/start-problem.ts'),
  ]);
  try {
    return report(options, await evaluate(options));
  } catch (error) {
    const isExpected = [PairsFileError, SettingsError, StartProblem].some((kind) => error instanceof kind);
    throw isExpected && error instanceof Error ? new CommandError(error.message) : error;
  }
}

try {
  const options = parseOptions(process.argv.slice(2));
  console.log(options === null ? USAGE : await measure(options));
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  console.error(`${error.message}\n\nRun with --help to see the options.`);
  process.exitCode = 2;
}

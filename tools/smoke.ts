/** Checks a deployment against the contract: `npm run smoke -- --help`. */
import { setTimeout as wait } from 'node:timers/promises';
import { CommandError } from './command-line.ts';
import { createFunctionApp, type FunctionApp } from './keys/function-app.ts';
import { tablesOf } from './keys/tables.ts';
import { SMOKE_CHECKS, type SmokeContext } from './smoke/checks.ts';
import { createDeployment } from './smoke/deployment.ts';
import { parseSmokeArguments, SMOKE_USAGE, type SmokeOptions } from './smoke/options.ts';
import { type CheckResult, renderResults, runChecks } from './smoke/run-checks.ts';
import { withTemporaryKey } from './smoke/temporary-key.ts';

const POLL_MS = 3_000;

async function main(): Promise<void> {
  const options = parseSmokeArguments(process.argv.slice(2), process.env);
  if (options === null) {
    console.log(SMOKE_USAGE);
    return;
  }
  const results =
    options.key === null
      ? await withTemporaryKey(tablesOf(process), platformOf(options), (key) => check(options, key))
      : await check(options, options.key);
  console.log(renderResults(results));
  if (results.some(({ state }) => state === 'failed')) process.exitCode = 1;
}

async function check(options: SmokeOptions, key: string): Promise<CheckResult[]> {
  const { url, version } = options;
  const context = { deployment: createDeployment(url), key, version };
  await waitUntilLive(context, options.waitSeconds);
  return runChecks(SMOKE_CHECKS, context, options);
}

function platformOf({ functionApp }: SmokeOptions): FunctionApp | null {
  if (functionApp === null) return null;
  const { name, resourceGroup } = functionApp;
  return createFunctionApp({ functionApp: name, resourceGroup }, process.env);
}

/** Returns when health passes or the time is up; the checks then tell what is wrong. */
async function waitUntilLive(context: SmokeContext, seconds: number): Promise<void> {
  const [health] = SMOKE_CHECKS;
  const endMs = performance.now() + seconds * 1000;
  while (health !== undefined && performance.now() < endMs) {
    const [result] = await runChecks([health], context, { skipScoring: true });
    if (result?.state === 'passed') return;
    await wait(POLL_MS);
  }
}

try {
  await main();
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  console.error(`${error.message}\nRun with --help to see the options.`);
  process.exitCode = 2;
}

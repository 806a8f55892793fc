import { createHash, randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import createClient from 'openapi-fetch';
import { CommandError } from './command-line.ts';
import { describeRefusal, type ScoreAnswer, type ScoreBody } from './demo/answer.ts';
import type { paths } from './demo/api-types.ts';
import { cardWidth, paintFor, renderCard } from './demo/card.ts';
import { DEMO_USAGE, type DemoOptions, parseDemoArguments, readScoreBody } from './demo/options.ts';
import { startServiceProcess } from './host/service-process.ts';

const EXAMPLES = path.join(import.meta.dirname, '..', 'examples');
const REQUEST_TIMEOUT_MS = 120_000;

async function main(): Promise<void> {
  const options = parseDemoArguments(process.argv.slice(2));
  if (options.help) {
    console.log(DEMO_USAGE);
    return;
  }
  const files = await filesOf(options);
  const body = await readScoreBody(files);
  if (options.jobFile === null && options.resumeFiles.length > 0) {
    console.log('The job is examples/job.txt; --job FILE names another.');
  }
  const answer = options.azureEmulator
    ? await scoreThroughEmulator(body, files.resumeFiles)
    : await score(body, files.resumeFiles, { MODEL_PROVIDER: 'local' });
  show(answer);
}

/** What the command line leaves out comes from the examples; their team belongs to their job. */
async function filesOf({ jobFile, profileFile, resumeFiles }: DemoOptions) {
  const ownJob = jobFile !== null;
  return {
    jobFile: ownJob ? jobFile : path.join(EXAMPLES, 'job.txt'),
    profileFile: profileFile ?? (ownJob ? null : path.join(EXAMPLES, 'team-profile.json')),
    resumeFiles: resumeFiles.length > 0 ? resumeFiles : await exampleResumes(),
  };
}

async function exampleResumes(): Promise<string[]> {
  const folder = path.join(EXAMPLES, 'resumes');
  return (await readdir(folder)).sort().map((file) => path.join(folder, file));
}

async function scoreThroughEmulator(body: ScoreBody, resumeFiles: readonly string[]): Promise<ScoreAnswer> {
  const { startEmulator } = await import('./openai-emulator.ts');
  const emulator = await startEmulator({});
  try {
    return await score(body, resumeFiles, {
      MODEL_PROVIDER: 'azure-openai',
      AZURE_OPENAI_ENDPOINT: emulator.url,
      AZURE_OPENAI_DEPLOYMENT: 'local-evaluator',
      AZURE_OPENAI_API_KEY: 'emulator',
    });
  } finally {
    await emulator.stop();
  }
}

/** Starts the service with a key made for this run, sends one request and stops it again. */
async function score(
  body: ScoreBody,
  resumeFiles: readonly string[],
  model: Record<string, string>,
): Promise<ScoreAnswer> {
  const key = randomBytes(24).toString('base64url');
  const account = {
    organization: 'demo',
    plan: 'enterprise',
    key_sha256: createHash('sha256').update(key).digest('hex'),
  };
  const service = await startServiceProcess({ env: { ...model, API_KEYS: JSON.stringify([account]) } });
  console.log(
    `The service is running at ${service.url}; sending ${counted(body.candidates.length, 'resume')} to`,
  );
  console.log(`POST ${service.url}/api/candidates/score\n`);
  try {
    const client = createClient<paths>({
      baseUrl: `${service.url}/api`,
      headers: { 'x-functions-key': key },
    });
    const { data, error, response } = await client.POST('/candidates/score', {
      body,
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    if (data !== undefined) return data;
    throw new CommandError(describeRefusal(response.status, error, resumeFiles));
  } finally {
    await service.stop();
  }
}

function show(answer: ScoreAnswer): void {
  const width = cardWidth(process.stdout.columns);
  const paint = paintFor(process.stdout);
  for (const result of answer.results) console.log(`${renderCard(result, { paint, width })}\n`);
  const { model_calls: calls, prompt_tokens: prompt, completion_tokens: completion } = answer.usage;
  const cost = calls === 0 ? '' : `, ${counted(calls, 'model call')}, ${prompt + completion} tokens`;
  console.log(
    `${counted(answer.results.length, 'candidate')} in ${answer.latency_ms} ms by ${answer.model ?? 'no model'}${cost}; ` +
      `open-ended roles counted to ${answer.evaluated_as_of}, scoring version ${answer.scoring_version}.`,
  );
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

try {
  await main();
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

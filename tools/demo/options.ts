import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';

export const DEMO_USAGE = `Usage: npm run demo -- [--job FILE] [--profile FILE] [--cv FILE ...] [--azure-emulator]

Starts the service, scores resumes over HTTP and shows a badge card for each.
Without files it uses those in examples/.

  --job FILE         job description, plain text
  --cv FILE ...      resumes: plain text, or JSON Resume in a .json file
  --profile FILE     team profile, JSON
  --azure-emulator   score through the Azure OpenAI client against the local emulator
  --help             this text`;

/** A mistake of the person at the terminal: shown as it is, without a stack. */
export class DemoUsageError extends Error {
  override readonly name = 'DemoUsageError';
}

export interface DemoOptions {
  help: boolean;
  azureEmulator: boolean;
  jobFile: string | null;
  profileFile: string | null;
  resumeFiles: string[];
}

/**
 * Reads the command line. Files after `--cv FILE` count as resumes too, so that a shell's wildcard works.
 *
 * @throws DemoUsageError for an unknown option, or resumes without a job or the other way round
 */
export function parseDemoArguments(args: readonly string[]): DemoOptions {
  const { values, positionals } = parse(args);
  const resumeFiles = [...(values.cv ?? []), ...positionals];
  if (positionals.length > 0 && values.cv === undefined) {
    throw new DemoUsageError(`Not understood: ${positionals.join(' ')} (resumes follow --cv)`);
  }
  if ((values.job === undefined) !== (resumeFiles.length === 0)) {
    throw new DemoUsageError('--job and --cv go together: both, or neither for the examples.');
  }
  return {
    help: values.help ?? false,
    azureEmulator: values['azure-emulator'] ?? false,
    jobFile: values.job ?? null,
    profileFile: values.profile ?? null,
    resumeFiles,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        job: { type: 'string' },
        cv: { type: 'string', multiple: true },
        profile: { type: 'string' },
        'azure-emulator': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new DemoUsageError(error instanceof Error ? error.message : 'The arguments can not be read.');
  }
}

/** A request body for `POST /api/candidates/score`; what it holds is for the service to judge. */
export interface ScoreBody {
  job_description: string;
  team_profile?: unknown;
  candidates: ({ id: string } & ({ resume_text: string } | { resume: unknown }))[];
}

/**
 * Reads the named files into a request. A candidate's id is the name of its file.
 *
 * @throws DemoUsageError when a file can't be read, or is not the JSON that its name promises
 */
export async function readScoreBody(files: {
  jobFile: string;
  profileFile: string | null;
  resumeFiles: readonly string[];
}): Promise<ScoreBody> {
  const profile =
    files.profileFile === null ? null : parseJson(files.profileFile, await read(files.profileFile));
  return {
    job_description: await read(files.jobFile),
    ...(profile === null ? {} : { team_profile: profile }),
    candidates: await Promise.all(files.resumeFiles.map(readCandidate)),
  };
}

async function readCandidate(file: string): Promise<ScoreBody['candidates'][number]> {
  const { name, ext } = path.parse(file);
  const text = await read(file);
  return ext.toLowerCase() === '.json'
    ? { id: name, resume: parseJson(file, text) }
    : { id: name, resume_text: text };
}

async function read(file: string): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file));
  } catch (error) {
    const reason = error instanceof TypeError ? 'is not plain text in UTF-8' : 'can not be read';
    throw new DemoUsageError(`${file} ${reason}.`);
  }
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DemoUsageError(`${file} is not valid JSON.`);
  }
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandError, readArguments } from '../command-line.ts';
import type { Candidate, ScoreBody, TeamProfile } from './answer.ts';

export const DEMO_USAGE = `Usage: npm run demo -- [--job FILE] [--profile FILE] [--cv FILE ...] [--azure-emulator]

Starts the service, scores resumes over HTTP and shows a badge card for each.
What is not named comes from examples/.

  --job FILE         job description, plain text
  --cv FILE ...      resumes: plain text, .pdf, .docx, .html, or JSON Resume in a .json file
  --profile FILE     team profile, JSON; a job of your own has none without it
  --azure-emulator   score through the Azure OpenAI client against the local emulator
  --help             this text`;

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
 * @throws CommandError for an unknown option, or a file that follows none
 */
export function parseDemoArguments(args: readonly string[]): DemoOptions {
  const { values, positionals } = readArguments({
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
  const resumeFiles = [...(values.cv ?? []), ...positionals];
  if (positionals.length > 0 && values.cv === undefined) {
    throw new CommandError(`Not understood: ${positionals.join(' ')} (resumes follow --cv)`);
  }
  return {
    help: values.help ?? false,
    azureEmulator: values['azure-emulator'] ?? false,
    jobFile: values.job ?? null,
    profileFile: values.profile ?? null,
    resumeFiles,
  };
}

/**
 * Reads the named files into a request; what they hold is for the service to judge. A candidate's id is the name of its
 * file, with the extension or the folder where files share one.
 *
 * @throws CommandError when a file can't be read, or is not the JSON that its name promises
 */
export async function readScoreBody(files: {
  jobFile: string;
  profileFile: string | null;
  resumeFiles: readonly string[];
}): Promise<ScoreBody> {
  const profile =
    files.profileFile === null
      ? null
      : parseJson<TeamProfile>(files.profileFile, await read(files.profileFile));
  return {
    job_description: await read(files.jobFile),
    ...(profile === null ? {} : { team_profile: profile }),
    candidates: await Promise.all(
      files.resumeFiles.map((file) => readCandidate(file, idOf(file, files.resumeFiles))),
    ),
  };
}

const DOCUMENT_TYPES: ReadonlyMap<string, NonNullable<Candidate['resume_document']>['content_type']> =
  new Map([
    ['.pdf', 'application/pdf'],
    ['.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['.html', 'text/html'],
    ['.htm', 'text/html'],
  ]);

/** They have text, but markup and more around it. */
const UNREAD_TYPES: ReadonlySet<string> = new Set(['.doc', '.odt', '.fodt', '.rtf', '.pages']);

/** The shortest part of the path that no other file has. */
function idOf(file: string, files: readonly string[]): string {
  const forms = [(one: string) => path.parse(one).name, (one: string) => path.basename(one)];
  const form = forms.find(
    (shorten) => files.filter((other) => shorten(other) === shorten(file)).length === 1,
  );
  return form === undefined ? file : form(file);
}

async function readCandidate(file: string, id: string): Promise<Candidate> {
  const extension = path.extname(file).toLowerCase();
  if (UNREAD_TYPES.has(extension)) {
    throw new CommandError(`${file}: files of this format are not read. Save it as PDF or .docx.`);
  }
  if (extension === '.json') return { id, resume: parseJson(file, await read(file)) };
  const bytes = await readBytes(file);
  const documentType = DOCUMENT_TYPES.get(extension);
  const text = documentType === undefined ? inUtf8(bytes) : null;
  if (text !== null) return { id, resume_text: text };
  // Text in another encoding goes as a file: the service knows some.
  return {
    id,
    resume_document: { content_type: documentType ?? 'text/plain', data: bytes.toString('base64') },
  };
}

async function read(file: string): Promise<string> {
  const text = inUtf8(await readBytes(file));
  if (text === null) throw new CommandError(`${file} is not plain text in UTF-8.`);
  return text;
}

function inUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

async function readBytes(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch {
    throw new CommandError(`${file} can not be read.`);
  }
}

/** The type is what the file should hold; nothing checks it here. */
function parseJson<T>(file: string, text: string): T {
  try {
    return JSON.parse(text);
  } catch {
    throw new CommandError(`${file} is not valid JSON.`);
  }
}

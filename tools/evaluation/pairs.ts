import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { JOB_DESCRIPTION_LIMITS, RESUME_TEXT_LIMITS } from '../../lib/contract/score-request.ts';
import { trimmedText } from '../../lib/contract/text.ts';
import { validateBody } from '../../lib/contract/validate.ts';

/** A job with two resumes of one person: one that fits, and the same with skills or experience taken away. */
export interface ResumePair {
  id: string;
  job: string;
  matched: string;
  degraded: string;
}

/** The texts have the service's own limits: what it refuses has no score to be measured. */
const recordSchema = z.object({
  id: z.union([z.string().min(1), z.number()]).transform(String),
  job_description: trimmedText(JOB_DESCRIPTION_LIMITS),
  resume_matched: trimmedText(RESUME_TEXT_LIMITS),
  resume_degraded: trimmedText(RESUME_TEXT_LIMITS),
});

/** A pairs file that can't be read; the message names the line and the field and never shows its text. */
export class PairsFileError extends Error {
  override readonly name = 'PairsFileError';
}

function parseRecord(line: string, lineNumber: number): ResumePair {
  let record: unknown;
  try {
    record = JSON.parse(line);
  } catch {
    throw new PairsFileError(`line ${lineNumber} is not JSON`);
  }
  const validation = validateBody({ schema: recordSchema, kind: null }, record);
  if (!validation.ok) {
    const problems = validation.problems.map(({ message }) => message).join(' ');
    throw new PairsFileError(`line ${lineNumber}: ${problems}`);
  }
  const { id, job_description, resume_matched, resume_degraded } = validation.body;
  return { id, job: job_description, matched: resume_matched, degraded: resume_degraded };
}

/**
 * Parses JSON lines of `{id, job_description, resume_matched, resume_degraded}`; blank lines and a byte order mark are
 * skipped.
 *
 * @throws {PairsFileError} for a line that is not such a record, a repeated id, or no record at all.
 */
export function parsePairs(content: string): ResumePair[] {
  const pairs: ResumePair[] = [];
  const ids = new Set<string>();
  for (const [index, line] of content
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    if (line.trim() === '') continue;
    const pair = parseRecord(line, index + 1);
    if (ids.has(pair.id)) throw new PairsFileError(`line ${index + 1} repeats the id of an earlier line`);
    ids.add(pair.id);
    pairs.push(pair);
  }
  if (pairs.length === 0) throw new PairsFileError('the file has no records');
  return pairs;
}

/**
 * Reads a pairs file, at most `limit` records of it.
 *
 * @throws {PairsFileError} when the file can't be read or holds something else.
 */
export async function readPairs(path: string, limit = Number.POSITIVE_INFINITY): Promise<ResumePair[]> {
  let content: string;
  try {
    content = await readFile(path, 'utf8');
  } catch {
    throw new PairsFileError(`can't read ${path}`);
  }
  return parsePairs(content).slice(0, limit);
}

import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** A job with two resumes of one person: one that fits, and the same with skills or experience taken away. */
export interface ResumePair {
  id: string;
  job: string;
  matched: string;
  degraded: string;
}

const recordSchema = z.object({
  id: z.union([z.string().min(1), z.number()]).transform(String),
  job_description: z.string().min(1),
  resume_matched: z.string().min(1),
  resume_degraded: z.string().min(1),
});

/** A pairs file that can't be read; the message names the line and never shows its text. */
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
  const parsed = recordSchema.safeParse(record);
  if (!parsed.success) {
    const fields = parsed.error.issues.map((issue) => issue.path.join('.') || 'the record');
    throw new PairsFileError(`line ${lineNumber} lacks or misuses: ${[...new Set(fields)].join(', ')}`);
  }
  const { id, job_description, resume_matched, resume_degraded } = parsed.data;
  return { id, job: job_description, matched: resume_matched, degraded: resume_degraded };
}

/**
 * Parses JSON lines of `{id, job_description, resume_matched, resume_degraded}`; blank lines are skipped.
 *
 * @throws {PairsFileError} for a line that is not such a record, a repeated id, or no record at all.
 */
export function parsePairs(content: string): ResumePair[] {
  const pairs: ResumePair[] = [];
  const ids = new Set<string>();
  for (const [index, line] of content.split(/\r?\n/).entries()) {
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

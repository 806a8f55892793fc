import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { readResume } from '../../../lib/models/local/resume/resume-reader.ts';
import { foldText } from '../../../lib/models/local/text/tokens.ts';
import type { RoleRead } from '../../../lib/models/local/types.ts';
import { readCandidateText } from '../../../lib/scoring/intake/intake.ts';

const date = z.string().nullable();
const careerSchema = z.object({
  resume: z.string(),
  /** The employments that a careful reader finds, in the order of the text. */
  roles: z.array(z.object({ title: z.string(), start: date, end: date })),
});
type RoleTold = z.infer<typeof careerSchema>['roles'][number];

/** Resumes as they arrive, in all layouts and five languages, by an author who knew nothing of the rules; nobody looked at a miss. */
const CAREERS = readFileSync(join(import.meta.dirname, 'careers.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => careerSchema.parse(JSON.parse(line)));

const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const yearOf = (role: { start: string | null }): string | null => role.start?.slice(0, 4) ?? null;

/** Whether a role that was read is the one told: most of the words of its title, and the year that it began in. */
function isSameRole(read: RoleRead, told: RoleTold): boolean {
  const [ours, theirs] = [wordsOf(read.title), wordsOf(told.title)];
  const shared = theirs.filter((word) => ours.includes(word)).length;
  return shared * 2 >= theirs.length && yearOf(read) === yearOf(told);
}

describe('careers in layouts that nobody thought of', () => {
  const results = CAREERS.map(({ resume, roles }) => {
    const { text } = readCandidateText({ text: resume, jobDescription: '', maxCharacters: 100_000 });
    const left = [...readResume(text).roles];
    const found = roles.filter((told) => {
      const at = left.findIndex((read) => isSameRole(read, told));
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
    return { told: roles.length, found: found.length, others: left.length };
  });
  const total = (of: (result: (typeof results)[number]) => number): number =>
    results.reduce((sum, result) => sum + of(result), 0);

  it('are found for the greater part, each role with the year that it began in', () => {
    expect(total(({ found }) => found) / total(({ told }) => told)).toBeGreaterThan(0.55);
  });

  it('hold little that is no employment', () => {
    expect(total(({ others }) => others) / CAREERS.length).toBeLessThan(1.7);
  });
});

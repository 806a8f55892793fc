import { describe, expect, it } from '@jest/globals';
import { PairsFileError, parsePairs, readPairs } from '../../../tools/evaluation/pairs.ts';

const JOB = 'A gardener who prunes and tests soil.';
const MATCHED = 'Gardener in the city park since 2015. Prunes trees and tests soil.';
const DEGRADED = 'Gardener in the city park since 2025. Prunes trees, now and then.';

function record(id: unknown): string {
  return JSON.stringify({
    id,
    job_description: `${JOB}\n`,
    resume_matched: MATCHED,
    resume_degraded: DEGRADED,
  });
}

describe('reading a pairs file', () => {
  it('reads one pair a line and skips blank lines', () => {
    expect(parsePairs(`${record('a')}\n\n${record(7)}\r\n`)).toEqual([
      { id: 'a', job: JOB, matched: MATCHED, degraded: DEGRADED },
      { id: '7', job: JOB, matched: MATCHED, degraded: DEGRADED },
    ]);
  });

  it('names the line that is not JSON', () => {
    expect(() => parsePairs(`${record('a')}\n{"id":`)).toThrow(new PairsFileError('line 2 is not JSON'));
  });

  it('names the fields that are missing or too short, and nothing of the text', () => {
    const parse = () => parsePairs('{"id": "a", "job_description": "secret text", "resume_matched": ""}');
    expect(parse).toThrow(
      'line 1: "job_description" must have at least 30 characters after trimming; it has 11. ' +
        '"resume_matched" must have at least 50 characters after trimming; it has 0. "resume_degraded" is required.',
    );
    expect(parse).not.toThrow(/secret/);
  });

  it('names the text that is longer than the service takes', () => {
    const line = JSON.stringify({ ...JSON.parse(record('a')), resume_matched: 'x'.repeat(100_001) });
    expect(() => parsePairs(`${record('b')}\n${line}`)).toThrow(
      'line 2: "resume_matched" must have at most 100,000 characters after trimming; it has 100,001.',
    );
  });

  it('ignores a byte order mark', () => {
    expect(parsePairs(`\uFEFF${record('a')}`)).toHaveLength(1);
  });

  it('refuses an id that comes twice', () => {
    expect(() => parsePairs(`${record('a')}\n${record('a')}`)).toThrow('line 2 repeats the id');
  });

  it('refuses a file without records', () => {
    expect(() => parsePairs('\n \n')).toThrow('the file has no records');
  });

  it('says which file it can not read', async () => {
    await expect(readPairs('/nowhere/pairs.jsonl')).rejects.toThrow("can't read /nowhere/pairs.jsonl");
  });
});

import { describe, expect, it } from '@jest/globals';
import { PairsFileError, parsePairs, readPairs } from '../../../tools/evaluation/pairs.ts';

function record(id: unknown): string {
  return JSON.stringify({
    id,
    job_description: 'a job',
    resume_matched: 'fits',
    resume_degraded: 'fits less',
  });
}

describe('reading a pairs file', () => {
  it('reads one pair a line and skips blank lines', () => {
    expect(parsePairs(`${record('a')}\n\n${record(7)}\r\n`)).toEqual([
      { id: 'a', job: 'a job', matched: 'fits', degraded: 'fits less' },
      { id: '7', job: 'a job', matched: 'fits', degraded: 'fits less' },
    ]);
  });

  it('names the line that is not JSON', () => {
    expect(() => parsePairs(`${record('a')}\n{"id":`)).toThrow(new PairsFileError('line 2 is not JSON'));
  });

  it('names the fields that are missing, and nothing of the text', () => {
    const parse = () => parsePairs('{"id": "a", "job_description": "secret text", "resume_matched": ""}');
    expect(parse).toThrow('line 1 lacks or misuses: resume_matched, resume_degraded');
    expect(parse).not.toThrow(/secret/);
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

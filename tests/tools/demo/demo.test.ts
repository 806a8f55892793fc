import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PROGRAM_ENV } from '../../helpers/program-env.ts';

const ROOT = join(import.meta.dirname, '../../..');
const EXAMPLE_JOB = join(ROOT, 'examples', 'job.txt');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'demo-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Runs the demo as `npm run demo` does once the build is there. */
function demo(...args: string[]) {
  return promisify(execFile)(process.execPath, [join(ROOT, 'tools', 'demo.ts'), ...args], {
    env: PROGRAM_ENV,
  });
}

describe('npm run demo', () => {
  it('scores the example resumes over HTTP and shows a card for each', async () => {
    const { stdout } = await demo();
    expect(stdout).toContain('/api/candidates/score');
    expect(stdout.match(/ \/ 100 {3}\d-/g)).toHaveLength(5);
    expect(stdout).toMatch(/5 candidates in \d+ ms by local-evaluator;/);
  });

  it('scores files of your own through the Azure OpenAI client', async () => {
    const resume = join(folder, 'ada.json');
    const work = [
      { position: 'Backend Engineer', startDate: '2019-01', highlights: ['Built services in TypeScript'] },
    ];
    writeFileSync(resume, JSON.stringify({ work }));
    const { stdout } = await demo('--azure-emulator', '--job', EXAMPLE_JOB, '--cv', resume);
    expect(stdout).toMatch(/ \/ 100 {3}ada/);
    expect(stdout).toMatch(/1 candidate in .* model calls/);
  });

  it('scores a file alone for the example job, and says so', async () => {
    const { stdout } = await demo('--cv', join(ROOT, 'tests/fixtures/documents/two-columns.pdf'));
    expect(stdout).toContain('The job is examples/job.txt; --job FILE names another.');
    expect(stdout).toMatch(/ \/ 100 {3}two-columns/);
    expect(stdout).toContain('For the team');
  });

  it('scores the example resumes for a job of your own, without the example team', async () => {
    const { stdout } = await demo('--job', EXAMPLE_JOB);
    expect(stdout.match(/ \/ 100 {3}\d-/g)).toHaveLength(5);
    expect(stdout).not.toContain('For the team');
  });

  it('says what the service refuses, and fails', async () => {
    const job = join(folder, 'job.txt');
    writeFileSync(job, 'Too short');
    const failure = demo('--job', job, '--cv', join(ROOT, 'examples/resumes/4-data-engineer.txt'));
    await expect(failure).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^The service answered 400 invalid_request: "job_description" must have/),
    });
  });

  it('says which files the service refuses', async () => {
    const [short, empty] = [join(folder, 'short.txt'), join(folder, 'empty.txt')];
    writeFileSync(short, 'Short');
    writeFileSync(empty, '');
    const good = join(ROOT, 'examples/resumes/4-data-engineer.txt');
    const failure = demo('--cv', good, short, good.replace('4-data-engineer', '5-restaurant-manager'), empty);
    const tooShort = 'must have at least 50 characters after trimming; it has';
    await expect(failure).rejects.toMatchObject({
      code: 2,
      stderr:
        `The service answered 400 invalid_request: ${short}: "candidates[1].resume_text" ${tooShort} 5.\n` +
        `${empty}: "candidates[3].resume_text" ${tooShort} 0.\n`,
    });
  });
});

import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ServiceProcess, startServiceProcess } from '../../tools/host/service-process.ts';
import { codeBlock } from './code-blocks.ts';

let service: ServiceProcess;
let folder: string;
beforeAll(async () => {
  service = await startServiceProcess();
  folder = mkdtempSync(join(tmpdir(), 'quick-start-'));
  writeRequest();
});
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

/** Runs code of the guide from a file, as its reader would, and gives what it prints. */
async function run(
  name: string,
  program: string,
  extension: string,
  key = 'local-business-key',
): Promise<string> {
  const file = join(folder, `${name}.${extension}`);
  writeFileSync(file, codeBlock('docs/quick-start.md', name));
  const { stdout } = await promisify(execFile)(program, [file], {
    cwd: folder,
    env: { PATH: process.env.PATH, SCORING_URL: service.url, SCORING_KEY: key },
  });
  return stdout;
}

/** A test, or a loud note where the program is not on this machine. */
function itWith(program: string, name: string, test: () => Promise<void>): void {
  const isThere = spawnSync(program, ['--version']).error === undefined;
  if (isThere || process.env.CI === 'true') it(name, test);
  else it.todo(`NOT TESTED, because ${program} is not installed: ${name}`);
}

/** The guide's own file, for the samples that come after it, which run in any order here. */
function writeRequest(): void {
  const [, request = ''] = /<<'END'\n(.*?)\nEND\n/s.exec(codeBlock('docs/quick-start.md', 'curl')) ?? [];
  writeFileSync(join(folder, 'request.json'), request);
}

describe('the code of the quick start', () => {
  itWith('curl', 'scores with curl', async () => {
    const { results } = JSON.parse(await run('curl', 'bash', 'sh'));
    expect(results).toEqual([
      expect.objectContaining({ candidate_id: 'application-4711', status: 'scored' }),
      expect.objectContaining({ candidate_id: 'application-4712', status: 'scored' }),
    ]);
  });

  it('scores with TypeScript', async () => {
    expectBadges(await run('typescript', process.execPath, 'mts'));
  });

  itWith('python3', 'scores with Python', async () => {
    expectBadges(await run('python', 'python3', 'py'));
  });

  it('says what was wrong', async () => {
    await expect(run('typescript', process.execPath, 'mts', 'wrong')).rejects.toThrow(
      /401 .*"code":"unauthorized"/,
    );
  });

  itWith('python3', 'says what was wrong in Python', async () => {
    await expect(run('python', 'python3', 'py', 'wrong')).rejects.toThrow(/401 .*"code":"unauthorized"/);
  });
});

function expectBadges(output: string): void {
  const [first, second, ...rest] = output.trim().split('\n');
  expect(first).toMatch(/^application-4711: (?:Gold|Silver|Bronze) \(\d+\)\. \d+, \w+: /);
  expect(second).toMatch(/^application-4712: no tier \(\d+\)\. \d+, no tier: /);
  expect(rest).toEqual([]);
}

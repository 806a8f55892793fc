import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PROGRAM_ENV } from '../helpers/program-env.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Every program of package.json, as `tools/name.ts`. */
function programs(): string[] {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  );
  const files = Object.values(scripts).map((script) => /^node (tools\/[\w-]+\.ts)$/.exec(script)?.[1]);
  return files.filter((file) => file !== undefined);
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'help-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function run(program: string, ...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    const options = { cwd: folder, env: PROGRAM_ENV };
    execFile(process.execPath, [join(ROOT, program), ...args], options, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });
}

describe.each(programs())('%s', (program) => {
  it('explains itself, and does nothing else', async () => {
    const { code, stdout, stderr } = await run(program, '--help');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^Usage: npm /);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('names an option that it does not know, without a stack', async () => {
    const { code, stdout, stderr } = await run(program, '--such-an-option');
    expect(code).toBeGreaterThan(0);
    expect(stdout).toBe('');
    expect(stderr).toContain('--such-an-option');
    expect(stderr).not.toMatch(/^ +at /m);
  });
});

import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PROGRAM_ENV } from '../../helpers/program-env.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

let host: ReturnType<typeof startHost>;
let printed = '';

function startHost() {
  return spawn(process.execPath, ['tools/start.ts', '--settings', 'local.settings.example.json'], {
    cwd: ROOT,
    env: { ...PROGRAM_ENV, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

beforeAll(async () => {
  host = startHost();
  host.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  while (!printed.includes('\ncurl ') && host.exitCode === null) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
});

afterAll(() => {
  host.kill('SIGKILL');
});

/** The arguments that a shell would give to curl. */
function curlArguments(): string[] {
  const line = printed.split('\n').find((candidate) => candidate.startsWith('curl ')) ?? '';
  const show = 'console.log(JSON.stringify(process.argv.slice(1)))';
  const script = `curl() { "${process.execPath}" -e '${show}' -- "$@"; }\n${line}`;
  const args: string[] = JSON.parse(execFileSync('sh', ['-c', script], { encoding: 'utf8' }));
  return args;
}

describe('npm start', () => {
  it('prints the address and every endpoint with its methods, but not the catch-all', () => {
    const base = /^Candidate Scoring Service on (http:\/\/localhost:\d+)$/m.exec(printed)?.[1];

    expect(base).toBeDefined();
    for (const [methods, path] of [
      ['POST', '/api/candidates/score'],
      ['POST', '/api/candidates/search'],
      ['GET', '/api/health'],
      ['GET', '/api/demo/example'],
      ['DELETE, GET, PUT', '/api/team-profile'],
    ] as const) {
      expect(printed).toMatch(new RegExp(`^  ${methods} +${base}${path}$`, 'm'));
    }
    expect(printed).not.toContain('*path');
  });

  it('prints a request that a shell passes on and that is answered with a score', async () => {
    const args = curlArguments();
    const headers = args.filter((_, i) => args[i - 1] === '-H').map((header) => header.split(': '));
    const response = await fetch(args.find((arg) => arg.startsWith('http')) ?? '', {
      method: 'POST',
      headers: Object.fromEntries(headers),
      body: args[args.indexOf('-d') + 1] ?? '',
    });
    const answer: { results: { status: string; criteria: unknown[] }[] } = JSON.parse(await response.text());

    expect(response.status).toBe(200);
    expect(answer.results.map((result) => result.status)).toEqual(['scored']);
    expect(answer.results[0]?.criteria).toHaveLength(3);
  });

  it('tells an argument that it does not know, and where the others are told', async () => {
    const run = promisify(execFile)(process.execPath, [join(ROOT, 'tools', 'start.ts'), '--port', '1']);
    await expect(run).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringMatching(
        /^Unknown option '--port'[^\n]*\n\nRun with --help to see the options\.\n$/,
      ),
    });
  });

  it('tells its options instead when it is asked to', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      join(ROOT, 'tools', 'start.ts'),
      '--help',
    ]);
    for (const option of ['--entry', '--settings', '--quiet', '--help']) expect(stdout).toContain(option);
  });

  it('ends with code 0 on Ctrl-C, also when npm passes the signal on a second time', async () => {
    const exit = once(host, 'exit');
    host.kill('SIGINT');
    host.kill('SIGINT');

    expect(await exit).toEqual([0, null]);
  });
});

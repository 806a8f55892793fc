import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { PROGRAM_ENV } from '../../helpers/program-env.ts';

const PROGRAM = path.join(__dirname, '..', '..', '..', 'tools', 'openai-emulator.ts');

function run(...args: string[]): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [PROGRAM, ...args], { env: PROGRAM_ENV });
}

async function finished(program: ChildProcessWithoutNullStreams) {
  const output = { stdout: '', stderr: '' };
  program.stdout.on('data', (text) => {
    output.stdout += text;
  });
  program.stderr.on('data', (text) => {
    output.stderr += text;
  });
  const [code] = await once(program, 'close');
  return { code, ...output };
}

describe('npm run emulator', () => {
  it('prints the settings of a service that uses it, serves, and ends with Ctrl-C', async () => {
    const program = run('--port', '0', '--key', 'my-key', '--deployment', 'mine', '--fault', '503');
    const [text] = await once(program.stdout, 'data');
    const address = /^AZURE_OPENAI_ENDPOINT=(http:\/\/127\.0\.0\.1:\d+)$/m.exec(String(text))?.[1];
    expect(String(text)).toContain('AZURE_OPENAI_DEPLOYMENT=mine\nAZURE_OPENAI_API_KEY=my-key');
    const call = (key: string) =>
      fetch(`${address}/openai/v1/chat/completions`, {
        method: 'POST',
        headers: { 'api-key': key },
        body: '{}',
      });
    expect([(await call('other')).status, (await call('my-key')).status]).toEqual([401, 503]);
    const end = finished(program);
    program.kill('SIGINT');
    expect((await end).code).toBe(0);
  });

  it.each([
    ['--fault', 'nonsense', '--fault must be'],
    ['--latency', 'fast', '--latency must be'],
    ['--model-kind', 'odd', '--model-kind must be'],
    ['--port', 'x', '--port must be'],
    ['--bogus', 'x', '--bogus'],
  ])('names what is wrong with %s %s', async (name, value, message) => {
    const { code, stdout, stderr } = await finished(run(name, value));
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain(message);
  });
});

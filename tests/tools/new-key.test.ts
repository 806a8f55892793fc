import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { keyDigest } from '../../lib/accounts/api-key.ts';
import { readSettings } from '../../lib/settings.ts';
import { PROGRAM_ENV } from '../helpers/program-env.ts';

const TOOL = join(import.meta.dirname, '../../tools/new-key.ts');

function run(...args: string[]): Promise<{ code: number; lines: string[]; stderr: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [TOOL, ...args], { env: PROGRAM_ENV }, (error, stdout, stderr) => {
      const code = typeof error?.code === 'number' ? error.code : 0;
      resolve({ code, lines: stdout.split('\n').filter(Boolean), stderr });
    });
  });
}

describe('npm run new-key', () => {
  it('prints a key, and an entry that the settings take', async () => {
    const { code, lines } = await run('Acme-1.de_x', 'business');
    expect(code).toBe(0);
    const key = lines[0]?.split(': ')[1] ?? '';
    const { apiKeys } = readSettings({ MODEL_PROVIDER: 'local', API_KEYS: `[${lines.at(-1)}]` });
    const keySha256 = keyDigest(key).toString('hex');
    expect(apiKeys).toEqual([{ organization: 'Acme-1.de_x', plan: 'business', keySha256 }]);
  });

  it.each([
    [[], 'ORGANIZATION must be 1 to 63 letters'],
    [['Acme Corp', 'free'], 'ORGANIZATION must be 1 to 63 letters'],
    [['acme', 'gold'], 'PLAN must be one of free, business, corporate, enterprise.'],
    [['acme'], 'PLAN must be one of'],
    [['acme', 'corp', 'free'], "Unexpected argument 'free'"],
  ])('refuses %j with the rule, and prints no key', async (args, reason) => {
    const { code, lines, stderr } = await run(...args);
    expect([code, lines]).toEqual([2, []]);
    expect(stderr).toContain(reason);
  });
});

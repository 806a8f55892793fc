import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PROGRAM_ENV } from '../helpers/program-env.ts';

const TOOL = join(__dirname, '../../tools/audit-bias.ts');

function run(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [TOOL, ...args], { env: PROGRAM_ENV }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });
}

describe('npm run audit:bias', () => {
  let folder = '';
  let file = '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'audit-'));
    file = join(folder, 'applicants.csv');
    await writeFile(
      file,
      'sex,race_ethnicity,score\nFemale,White,90\nFemale,White,60\nMale,White,80\nMale,,71\n',
    );
  });

  afterAll(async () => {
    await rm(folder, { recursive: true });
  });

  it('finds impact ratios of 1.000 only in the built-in set', async () => {
    const { code, stdout } = await run('--format', 'csv');
    expect(code).toBe(0);
    const rows = stdout
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(','));
    const rated = rows.filter((row) => row[7] === 'no');
    expect(rated).toHaveLength(2 * (2 + 7 + 14));
    expect(new Set(rated.map((row) => row[6]))).toEqual(new Set(['1.000000']));
  });

  it("audits an operator's own list", async () => {
    const { code, stdout } = await run('--file', file);
    expect(code).toBe(0);
    expect(stdout).toContain('Source: applicants.csv');
    expect(stdout).toContain('4 applicants, median score 75.5; sex unknown: 0, race or ethnicity unknown: 1');
    expect(stdout).toMatch(/Female +2 +1 +0\.500 +0\.500/);
  });

  it('takes another cut', async () => {
    const { stdout } = await run('--file', file, '--selected-from', '85', '--format', 'json');
    expect(JSON.parse(stdout).tables[0].categories).toMatchObject([
      { category: 'Female', favorable: 1, impactRatio: 1 },
      { category: 'Male', favorable: 0, impactRatio: 0 },
    ]);
  });

  it('refuses a cut where the list says who was selected, and a list in another encoding', async () => {
    const selections = join(folder, 'selections.csv');
    await writeFile(selections, 'sex,race_ethnicity,selected\nFemale,White,yes\n');
    const cut = await run('--file', selections, '--selected-from', '85');
    expect(cut.stderr).toContain('--selected-from goes with a list without a column selected');
    const latin = join(folder, 'latin.csv');
    await writeFile(latin, 'sex,race_ethnicity,score\nF\u00e9,White,70\n', 'latin1');
    const { code, stdout, stderr } = await run('--file', latin);
    expect([cut.code, code, cut.stdout, stdout]).toEqual([2, 2, '', '']);
    expect(stderr).toContain('the file is not UTF-8');
  });

  it('explains itself', async () => {
    const { code, stdout } = await run('--help');
    expect(code).toBe(0);
    expect(stdout).toContain('race_ethnicity');
  });

  it.each([
    [['--file', '/nowhere/at/all'], "can't read /nowhere/at/all"],
    [['--format', 'xml'], '--format takes one of table, csv, json'],
    [['--exclude-below', '3'], '--exclude-below takes a number from 0 to 2'],
    [['--selected-from', '101'], '--selected-from takes a number from 0 to 100'],
    [['--unknown'], "Unknown option '--unknown'"],
  ])('refuses %j with a reason', async (args, reason) => {
    const { code, stdout, stderr } = await run(...args);
    expect(code).toBe(2);
    expect(stderr).toContain(reason);
    expect(stdout).toBe('');
  });
});

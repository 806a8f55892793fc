import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const TOOL = join(__dirname, '../../tools/evaluate.ts');

interface Run {
  code: number;
  stdout: string;
  stderr: string;
}

function run(...args: string[]): Promise<Run> {
  return new Promise((resolve) => {
    execFile(process.execPath, [TOOL, ...args], (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });
}

const PAIR = {
  id: 'gardener',
  job_description:
    'Job title\nGardener\n\nRequired Skills\n- Pruning\n- Soil testing\n\nRequired Experience\n- 3 years as a Gardener',
  resume_matched: 'Skills\n- Pruning\n- Soil testing\n\nExperience\nGardener, City Park (2015 - 2020)',
  resume_degraded: 'Skills\n- Pruning\n\nExperience\nGardener, City Park (2015 - 2016)',
};

describe('npm run evaluate', () => {
  let folder = '';
  let pairsFile = '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'evaluate-'));
    pairsFile = join(folder, 'pairs.jsonl');
    await writeFile(pairsFile, `${JSON.stringify(PAIR)}\n${JSON.stringify({ ...PAIR, id: 'again' })}\n`);
  });

  afterAll(async () => {
    await rm(folder, { recursive: true });
  });

  it('explains itself', async () => {
    const { code, stdout } = await run('--help');
    expect(code).toBe(0);
    expect(stdout).toContain('--pairs FILE');
  });

  it('scores pairs through the whole pipeline', async () => {
    const { code, stdout } = await run('--pairs', pairsFile, '--json', '--as-of', '2026-01');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ layout: 'first', pairs: 2, wins: 2, losses: 0, failed: 0 });
  });

  it('takes no more pairs than asked for, in the other layout', async () => {
    const { stdout } = await run('--pairs', pairsFile, '--json', '--limit', '1', '--layout', 'second');
    expect(JSON.parse(stdout)).toMatchObject({ layout: 'second', pairs: 1 });
  });

  it('lists ids only', async () => {
    const { stdout } = await run('--pairs', pairsFile, '--list', 'wins');
    expect(stdout.trim().split('\n')).toEqual(['gardener', 'again']);
  });

  it.each([
    [[], '--pairs FILE is required'],
    [['--pairs', 'x', '--limit', '0'], '--limit takes a whole number from 1'],
    [['--pairs', 'x', '--layout', 'third'], '--layout takes first or second'],
    [['--pairs', 'x', '--list', 'toString'], '--list takes one of wins, ties, losses, untiered'],
    [['--pairs', 'x', '--as-of', '2026-13'], '--as-of takes a month as YYYY-MM'],
    [['--pairs', '/nowhere/at/all'], "can't read /nowhere/at/all"],
    [['--unknown'], "Unknown option '--unknown'"],
  ])('refuses %j with a reason', async (args, reason) => {
    const { code, stderr, stdout } = await run(...args);
    expect(code).toBe(2);
    expect(stderr).toContain(reason);
    expect(stdout).toBe('');
  });
});

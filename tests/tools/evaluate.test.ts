import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startEmulator } from '../../tools/openai-emulator.ts';
import { PROGRAM_ENV } from '../helpers/program-env.ts';

const TOOL = join(__dirname, '../../tools/evaluate.ts');

interface Run {
  code: number;
  stdout: string;
  stderr: string;
}

/** Settings of the environment win over those of a settings file that may be there. */
const LOCAL = { MODEL_PROVIDER: 'local' };

function run(...args: string[]): Promise<Run> {
  return runWith(LOCAL, ...args);
}

function runWith(settings: Record<string, string>, ...args: string[]): Promise<Run> {
  return new Promise((resolve) => {
    const env = { ...PROGRAM_ENV, ...settings };
    execFile(process.execPath, [TOOL, ...args], { env }, (error, stdout, stderr) => {
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

  it('measures several draws of the other layout together', async () => {
    const args = ['--pairs', pairsFile, '--json', '--layout', 'second', '--draws', '3'];
    const { stdout } = await run(...args);
    expect(JSON.parse(stdout)).toMatchObject({ pairs: 6, strangers: 6, failed: 0 });
  });

  it('lists ids only', async () => {
    const { stdout } = await run('--pairs', pairsFile, '--list', 'wins');
    expect(stdout.trim().split('\n')).toEqual(['gardener', 'again']);
  });

  it('measures how much scores move, against a deployment that reads differently each time', async () => {
    const args = ['--pairs', pairsFile, '--json', '--runs', '4', '--emulator', '--fault', 'noisy_levels'];
    const { code, stdout } = await run(...args, '--prices', '1,0.1,4');
    expect(code).toBe(0);
    const { pairs, failed, repeatability, effort } = JSON.parse(stdout);
    // Two pairs, and each job against the other's matched resume.
    expect([pairs, failed]).toEqual([8, 0]);
    expect(repeatability).toMatchObject({ runs: 4, candidates: 6 });
    expect(repeatability.largestStandardDeviation).toBeGreaterThan(0);
    expect(repeatability.spreads[0].scores).toHaveLength(4);
    expect(effort).toMatchObject({ candidates: 24, models: ['local-evaluator'] });
    expect(effort.modelCalls).toBeGreaterThan(1);
    expect(effort.promptTokens).toBeGreaterThan(2_000);
    expect(effort.costOf1000Candidates).toBeGreaterThan(0);
  });

  it('finds the emulator as steady as the built-in evaluator that it serves', async () => {
    const args = ['--pairs', pairsFile, '--json', '--runs', '2', '--as-of', '2026-01'];
    const [local, emulated] = await Promise.all([run(...args), run(...args, '--emulator')]);
    const [own, served] = [JSON.parse(local.stdout), JSON.parse(emulated.stdout)];
    expect(own.effort.modelCalls).toBe(0);
    expect(served.effort.modelCalls).toBeGreaterThan(1);
    expect({ ...served, effort: null }).toEqual({ ...own, effort: null });
    expect(own.repeatability).toMatchObject({ largestStandardDeviation: 0, tierChangeShare: 0 });
  });

  it('gives no figures where no resume got a score, and says why', async () => {
    const args = ['--pairs', pairsFile, '--runs', '2', '--emulator', '--fault', 'refusal'];
    const { code, stdout, stderr } = await run(...args);
    expect(code).toBe(2);
    expect(stderr).toContain('No resume got a score: model_refused (6)');
    expect(stdout).toBe('');
  });

  it('gives figures although answers fail now and then, and says how many and why', async () => {
    // The first two calls find out what the deployment takes and read the job, the third reads a resume of a pair.
    const faults = (callIndex: number) => (callIndex === 2 ? 'refusal' : 'none');
    const emulator = await startEmulator({ faults, onError: console.error });
    try {
      const settings = {
        MODEL_PROVIDER: 'azure-openai',
        AZURE_OPENAI_ENDPOINT: emulator.url,
        AZURE_OPENAI_DEPLOYMENT: 'local-evaluator',
        AZURE_OPENAI_API_KEY: 'emulator',
      };
      const { code, stdout } = await runWith(settings, '--pairs', pairsFile, '--json', '--as-of', '2026-01');
      expect(code).toBe(0);
      expect(JSON.parse(stdout)).toMatchObject({
        ...{ pairs: 2, wins: 1, winShare: 1, ties: 0, losses: 0, unscored: 1 },
        ...{ failed: 1, failures: { model_refused: 1 } },
      });
    } finally {
      await emulator.stop();
    }
  });

  it('takes the model from the settings', async () => {
    const settings = { MODEL_PROVIDER: 'azure-openai', AZURE_OPENAI_ENDPOINT: 'https://nothing.invalid' };
    const { code, stderr } = await runWith(settings, '--pairs', pairsFile);
    expect(code).toBe(2);
    expect(stderr).toContain('AZURE_OPENAI_DEPLOYMENT must be set');
  });

  it('has an example that can be copied', async () => {
    const example = join(__dirname, '../../examples/evaluation-pairs.jsonl');
    const { stdout } = await run('--pairs', example, '--json');
    expect(JSON.parse(stdout)).toMatchObject({ pairs: 4, wins: 4, failed: 0, repeatability: null });
  });

  it.each([
    [[], '--pairs FILE is required'],
    [['--pairs', 'x', '--limit', '0'], '--limit takes a whole number from 1'],
    [['--pairs', 'x', '--layout', 'third'], '--layout takes first or second'],
    [['--pairs', 'x', '--draws', '2'], '--draws goes with --layout second'],
    [['--pairs', 'x', '--layout', 'second', '--draws', 'two'], '--draws takes a whole number from 1'],
    [['--pairs', 'x', '--list', 'toString'], '--list takes one of wins, ties, losses, untiered, unscored'],
    [['--pairs', 'x', '--as-of', '2026-13'], '--as-of takes a month as YYYY-MM'],
    [['--pairs', '/nowhere/at/all'], "can't read /nowhere/at/all"],
    [['--pairs', 'x', '--runs', 'many'], '--runs takes a whole number from 1'],
    [['--pairs', 'x', '--prices', '1,2'], '--prices takes three numbers'],
    [['--pairs', 'x', '--fault', 'mix'], '--fault goes with --emulator'],
    [['--pairs', 'x', '--emulator', '--fault', 'bad_mood'], '--fault takes mix or one of none, 429'],
    [['--unknown'], "Unknown option '--unknown'"],
  ])('refuses %j with a reason', async (args, reason) => {
    const { code, stderr, stdout } = await run(...args);
    expect(code).toBe(2);
    expect(stderr).toContain(reason);
    expect(stdout).toBe('');
  });
});

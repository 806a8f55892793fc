import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { fitWeights } from '../../../tools/addressed-text/regression.ts';

const TOOL = join(__dirname, '../../../tools/addressed-text.ts');

describe('the weights of sentences', () => {
  it('go with the texts, and with how they are read', () => {
    // In a process of its own: with Jest's way of loading modules, learning takes five times as long.
    const { status, stdout } = spawnSync(process.execPath, [TOOL, '--check'], { encoding: 'utf8' });
    expect({ status, stdout }).toEqual({ status: 0, stdout: 'The weights are those of the texts.\n' });
  }, 300_000);
});

describe('fitWeights', () => {
  const honest = [
    [0, 1],
    [0, 2],
    [0, 3],
  ].map((features) => ({ sentences: [features], isAddressed: false }));
  const addressed = [
    [[0, 4, 5]],
    [[0, 4, 6]],
    [
      [0, 1],
      [0, 4],
    ],
  ].map((sentences) => ({
    sentences,
    isAddressed: true,
  }));

  it('gives weight to what only one side has', () => {
    const weights = [...fitWeights([...honest, ...addressed], 8)];

    expect(weights[4]).toBeGreaterThan(0.5);
    for (const feature of [1, 2, 3]) expect(weights[feature]).toBeLessThan(0);
  });

  it('learns from the likeliest sentence of an addressed text alone', () => {
    const weights = [...fitWeights([...honest, ...addressed], 8)];
    const oddsOf = (features: number[]) =>
      features.reduce((sum, feature) => sum + (weights[feature] ?? 0), 0);

    expect(oddsOf([0, 4])).toBeGreaterThan(0);
    expect(oddsOf([0, 1])).toBeLessThan(0);
  });

  it('gives the same weights for the same examples', () => {
    expect(fitWeights(addressed, 8)).toEqual(fitWeights(addressed, 8));
  });

  it('gives no weight to what no example has', () => {
    expect(fitWeights(addressed, 8)[7]).toBe(0);
  });
});

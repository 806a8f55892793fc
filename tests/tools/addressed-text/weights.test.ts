import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { fitWeights } from '../../../tools/addressed-text/regression.ts';
import { trainWeightsFile } from '../../../tools/addressed-text/weights-file.ts';

const WEIGHTS = join(__dirname, '../../../lib/scoring/intake/instructions/sentence-weights.ts');

describe('the weights of sentences', () => {
  it('are those that `npm run addressed-text -- --train` learns', () => {
    // By its name, as no one reads a difference in base64.
    const state = readFileSync(WEIGHTS, 'utf8') === trainWeightsFile() ? 'trained' : 'run it again';
    expect(state).toBe('trained');
  }, 60_000);
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

import { describe, expect, it } from '@jest/globals';
import type { PairOutcome } from '../../../tools/evaluation/measure.ts';
import { measureRepeatability } from '../../../tools/evaluation/repeatability.ts';

function outcome(matched: number | null, degraded: number | null, strangers: number[] = []): PairOutcome {
  return { id: 'gardener', matched, degraded, outcome: 'win', strangers };
}

describe('repeatability', () => {
  it('is perfect when every run gives the same scores', () => {
    const run = [outcome(90, 50, [10, 20])];
    expect(measureRepeatability([run, run, run])).toMatchObject({
      runs: 3,
      candidates: 4,
      meanStandardDeviation: 0,
      largestStandardDeviation: 0,
      tierChangeShare: 0,
    });
  });

  it('gives each candidate the standard deviation of its scores, those that moved most first', () => {
    const { spreads, ...figures } = measureRepeatability([
      [outcome(72, 50)],
      [outcome(74, 50)],
      [outcome(76, 50)],
    ]);
    expect(spreads).toEqual([
      { candidate: 'gardener matched', scores: [72, 74, 76], standardDeviation: 2, changesTier: false },
      { candidate: 'gardener degraded', scores: [50, 50, 50], standardDeviation: 0, changesTier: false },
    ]);
    expect(figures).toMatchObject({ meanStandardDeviation: 1, largestStandardDeviation: 2 });
  });

  it('counts who changes tier, not who moves within one', () => {
    const runs = [[outcome(69, 50, [84])], [outcome(70, 60, [85])]];
    expect(measureRepeatability(runs).tierChangeShare).toBeCloseTo(2 / 3);
  });

  it('leaves runs without a score out of the spread, and candidates without two scores out of the figures', () => {
    const { spreads, ...figures } = measureRepeatability([
      [outcome(80, null)],
      [outcome(null, null)],
      [outcome(82, null)],
    ]);
    expect(spreads[0]).toMatchObject({ scores: [80, null, 82], standardDeviation: Math.SQRT2 });
    expect(spreads[1]).toMatchObject({ scores: [null, null, null], standardDeviation: null });
    expect(figures).toMatchObject({ candidates: 1, meanStandardDeviation: Math.SQRT2, tierChangeShare: 0 });
  });

  it('says nothing of a single run', () => {
    expect(measureRepeatability([[outcome(80, 40)]])).toMatchObject({
      runs: 1,
      candidates: 0,
      meanStandardDeviation: null,
      largestStandardDeviation: null,
      tierChangeShare: null,
    });
  });
});

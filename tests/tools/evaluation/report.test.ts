import { describe, expect, it } from '@jest/globals';
import { measureRepeatability } from '../../../tools/evaluation/repeatability.ts';
import { formatEffort, formatRepeatability, summarizeEffort } from '../../../tools/evaluation/report.ts';
import type { Effort } from '../../../tools/evaluation/service-scorer.ts';

const EFFORT: Effort = {
  usage: { promptTokens: 40_000, cachedTokens: 30_000, completionTokens: 5_000, modelCalls: 15 },
  candidates: 10,
  latenciesMs: [10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
  models: new Set(['reader-2', 'reader-1']),
  failures: new Map(),
};

describe('the effort of an evaluation', () => {
  it('is told per candidate, with the percentiles of its latency', () => {
    expect(summarizeEffort(EFFORT, null)).toEqual({
      candidates: 10,
      models: ['reader-1', 'reader-2'],
      latencyP50Ms: 5,
      latencyP95Ms: 10,
      modelCalls: 1.5,
      promptTokens: 4_000,
      cachedTokens: 3_000,
      completionTokens: 500,
      costOf1000Candidates: null,
    });
  });

  it('has a cost when prices are given: cached tokens by their own', () => {
    const { costOf1000Candidates } = summarizeEffort(EFFORT, { input: 1, cachedInput: 0.1, output: 4 });
    // A candidate: 1,000 fresh tokens at 1, 3,000 cached ones at 0.1 and 500 received at 4 millionths.
    expect(costOf1000Candidates).toBeCloseTo(3.3);
  });

  it('names the models, and no tokens where none were used', () => {
    const remote = formatEffort(summarizeEffort(EFFORT, { input: 1, cachedInput: 0.1, output: 4 }));
    expect(remote).toMatch(/reader-1, reader-2/);
    expect(remote).toMatch(/Model calls +1\.50\n/);
    expect(remote).toMatch(/Cost of 1,000 candidates +3\.30/);
    const usage = { promptTokens: 0, cachedTokens: 0, completionTokens: 0, modelCalls: 0 };
    const local = formatEffort(summarizeEffort({ ...EFFORT, usage }, null));
    expect(local).toMatch(/Latency, p50 and p95 +5 and 10 ms/);
    expect(local).not.toMatch(/Tokens|Cost/);
  });
});

describe('the table of repeatability', () => {
  it('lists the candidates that moved, and how', () => {
    const pair = (id: string, matched: number | null) => {
      return { id, matched, degraded: 40, outcome: 'win' as const, strangers: [] };
    };
    const runs = [
      [pair('a', 80), pair('b', 90)],
      [pair('a', 80), pair('b', 84)],
    ];
    const table = formatRepeatability(measureRepeatability(runs));
    expect(table).toMatch(/Candidates that change tier +25\.0 %\n {2}b matched +90 84$/);
    expect(table).not.toContain('a matched');
  });

  it('counts who is left out, and calls nothing steady that has no scores', () => {
    const outcomes = [
      { id: 'a', matched: null, degraded: null, outcome: 'unscored' as const, strangers: [] },
    ];
    const table = formatRepeatability(measureRepeatability([outcomes, outcomes]));
    expect(table).toMatch(/^Repeatability: 0 candidates, 2 runs\n/);
    expect(table).toMatch(/Left out, with fewer than two scores +2\n/);
    expect(table).toMatch(/mean +-\n.*largest +-\n.*change tier +-$/);
  });
});

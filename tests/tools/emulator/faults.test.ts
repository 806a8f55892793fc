import { describe, expect, it } from '@jest/globals';
import { chooseFault, FAULTS } from '../../../tools/emulator/faults.ts';
import { uniform } from '../../../tools/uniform.ts';

const mixOf = (seed: number, calls = 2_000) =>
  Array.from({ length: calls }, (_, callIndex) => chooseFault('mix', seed, callIndex));

describe('the mix of faults', () => {
  it('is the same for the same seed and another for another', () => {
    expect(mixOf(7)).toEqual(mixOf(7));
    expect(mixOf(7)).not.toEqual(mixOf(8));
  });

  it('has every fault in it, and about half of the calls are good', () => {
    const mix = mixOf(1);
    expect(new Set(mix)).toEqual(new Set(FAULTS));
    const good = mix.filter((fault) => fault === 'none').length / mix.length;
    expect(good).toBeGreaterThan(0.4);
    expect(good).toBeLessThan(0.6);
  });

  it('follows a plan by call', () => {
    const plan = (callIndex: number) => (callIndex === 0 ? '500' : 'none');
    expect([0, 1].map((callIndex) => chooseFault(plan, 1, callIndex))).toEqual(['500', 'none']);
  });

  it('draws numbers from 0 to below 1', () => {
    for (let index = 0; index < 1_000; index += 1) {
      expect(uniform(3, index)).toBeGreaterThanOrEqual(0);
      expect(uniform(3, index)).toBeLessThan(1);
    }
  });
});

import { describe, expect, it } from '@jest/globals';
import { MAX_CANDIDATES_PER_REQUEST, PLAN_NAMES, PLANS } from '../../../lib/accounts/plans.ts';

describe('plans', () => {
  it('allow what is published', () => {
    const published = PLAN_NAMES.map((name) => [
      name,
      PLANS[name].requestsPerMinute,
      PLANS[name].candidatesPerRequest,
    ]);

    expect(published).toEqual([
      ['free', 10, 1],
      ['business', 60, 2],
      ['corporate', 300, 3],
      ['enterprise', null, 50],
    ]);
  });

  it('are known under their own names', () => {
    expect(Object.values(PLANS).map((plan) => plan.name)).toEqual([...PLAN_NAMES]);
  });

  it('never take more candidates than the largest', () => {
    expect(MAX_CANDIDATES_PER_REQUEST).toBe(50);
  });
});

import { describe, expect, it } from '@jest/globals';
import { nextTierAfter, tierOf } from '../../../../lib/scoring/numbers/tiers.ts';

describe('tierOf', () => {
  it.each([
    [100, 'Gold', 'The Perfect Soul'],
    [95, 'Gold', 'The Perfect Soul'],
    [94, 'Silver', 'The Mirror'],
    [85, 'Silver', 'The Mirror'],
    [84, 'Bronze', 'The Adjacent'],
    [70, 'Bronze', 'The Adjacent'],
    [69, null, null],
    [0, null, null],
  ])('gives %i the tier %s, %s', (score, tier, tierLabel) => {
    expect(tierOf(score)).toEqual({ tier, tierLabel });
  });
});

describe('nextTierAfter', () => {
  it('climbs from no tier to Gold and ends there', () => {
    expect(([null, 'Bronze', 'Silver', 'Gold'] as const).map(nextTierAfter)).toEqual([
      'Bronze',
      'Silver',
      'Gold',
      null,
    ]);
  });
});

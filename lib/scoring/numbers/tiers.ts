import type { Tier, TierLabel } from '../types.ts';

export interface TierBadge {
  tier: Tier | null;
  tierLabel: TierLabel | null;
}

const BEST_FIRST: readonly { tier: Tier; tierLabel: TierLabel }[] = [
  { tier: 'Gold', tierLabel: 'The Perfect Soul' },
  { tier: 'Silver', tierLabel: 'The Mirror' },
  { tier: 'Bronze', tierLabel: 'The Adjacent' },
];

/** The lowest match score that earns each tier. */
export const TIER_FLOORS: Readonly<Record<Tier, number>> = { Gold: 95, Silver: 85, Bronze: 70 };

/**
 * The badge of a match score; the only place where a score becomes a tier.
 *
 * @param matchScore 0 to 100
 * @returns nulls below the lowest tier
 */
export function tierOf(matchScore: number): TierBadge {
  for (const { tier, tierLabel } of BEST_FIRST) {
    if (matchScore >= TIER_FLOORS[tier]) return { tier, tierLabel };
  }
  return { tier: null, tierLabel: null };
}

/** The tier that comes after a tier on the way up; `null` after Gold. */
export function nextTierAfter(tier: Tier | null): Tier | null {
  if (tier === null) return 'Bronze';
  if (tier === 'Bronze') return 'Silver';
  return tier === 'Silver' ? 'Gold' : null;
}

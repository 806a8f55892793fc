import type { Requirement } from '../../model.ts';
import { tokenize } from '../text/tokens.ts';

/** How often words occur in the job's requirements; what stands in many of them tells less. */
export interface WordRarity {
  weightOf(stem: string): number;
}

/** Rarity within one job. No statistics from outside. */
export function rarityIn(requirements: readonly Requirement[]): WordRarity {
  const counts = new Map<string, number>();
  for (const { text } of requirements) {
    for (const stem of new Set(tokenize(text).map((token) => token.stem))) {
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
    }
  }
  const total = Math.max(requirements.length, 1);
  return {
    weightOf: (stem) => Math.log2(1 + total / (counts.get(stem) ?? 1)) / Math.log2(1 + total),
  };
}

import { brotliCompressSync } from 'node:zlib';
import { FEATURE_BITS } from '../../lib/scoring/intake/instructions/sentence-features.ts';
import { WEIGHT_UNIT } from '../../lib/scoring/intake/instructions/sentence-odds.ts';
import { type Example, fitWeights } from './regression.ts';

const MAX_UNITS = 127;

/** The weights of all features as they are learned from examples by these, in units of {@link WEIGHT_UNIT}. */
export function learnWeights(examples: readonly Example[]): Int8Array {
  return Int8Array.from(fitWeights(examples, 2 ** FEATURE_BITS), (weight) =>
    Math.max(-MAX_UNITS, Math.min(MAX_UNITS, Math.round(weight / WEIGHT_UNIT))),
  );
}

/** The content of `lib/scoring/intake/instructions/sentence-weights.ts` for such weights. */
export function weightsFile(weights: Int8Array): string {
  return `/** Written by \`npm run addressed-text -- --train\`. */

/** One signed byte for each feature, compressed by Brotli, in base64. */
export const SENTENCE_WEIGHTS =
  '${brotliCompressSync(weights).toString('base64')}';
`;
}

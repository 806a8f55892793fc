import { FEATURE_BITS } from '../../lib/scoring/intake/instructions/sentence-features.ts';
import { WEIGHT_UNIT } from '../../lib/scoring/intake/instructions/sentence-odds.ts';
import { readExamples } from './examples.ts';
import { fitWeights } from './regression.ts';

const MAX_UNITS = 127;

/** The content of `lib/scoring/intake/instructions/sentence-weights.ts`, from the texts. */
export function trainWeightsFile(): string {
  const weights = fitWeights(readExamples(), 2 ** FEATURE_BITS);
  const units = Int8Array.from(weights, (weight) =>
    Math.max(-MAX_UNITS, Math.min(MAX_UNITS, Math.round(weight / WEIGHT_UNIT))),
  );
  return `/** Written by \`npm run addressed-text -- --train\`. */

/** One signed byte for each feature, in base64. */
export const SENTENCE_WEIGHTS =
  '${Buffer.from(units.buffer).toString('base64')}';
`;
}

import type { ContrastWeights } from './contrast.ts';

/** Written by `npm run addressed-text -- --train`. */

/** Of the texts, and of how the sentences in them differ. */
export const CONTRASTS_LEARNED_FROM = '1a901adb573400e9002f120584851f595514c00e93b9455944a3d0ac83bbbd71';

export const CONTRAST_WEIGHTS: ContrastWeights = {
  bias: -2.57,
  wording: 0.92,
  line: 2.47,
  rarelyEnded: 1.1,
  untold: 2.37,
  size: 1.32,
  knownWords: -3.41,
};

import type { ContrastWeights } from './contrast.ts';

/** Written by `npm run addressed-text -- --train`. */

/** Of the texts, and of how the sentences in them differ. */
export const CONTRASTS_LEARNED_FROM = '7f29603c8ebc72549cbd8de35ea1bab68c2297ee0a9bdc5146622a99a9ff418c';

export const CONTRAST_WEIGHTS: ContrastWeights = {
  bias: -2.75,
  wording: 0.92,
  line: 2.45,
  rarelyEnded: 1.2,
  untold: 1.92,
  size: 1.5,
  knownWords: -3.97,
};

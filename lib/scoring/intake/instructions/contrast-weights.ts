import type { ContrastWeights } from './contrast.ts';

/** Written by `npm run addressed-text -- --train`. */

/** Of the texts, and of how the sentences in them differ. */
export const CONTRASTS_LEARNED_FROM = 'e60fdc58adc27d55c6487b4248a335cf6fb8562239304d461e7960e8a91ddd61';

export const CONTRAST_WEIGHTS: ContrastWeights = {
  bias: -2.1,
  wording: 0.91,
  line: 2.39,
  rarelyEnded: 1.14,
  untold: 2.33,
  size: 0.78,
  knownWords: -3.91,
};

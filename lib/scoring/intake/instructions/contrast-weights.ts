import type { ContrastWeights } from './contrast.ts';

/** Written by `npm run addressed-text -- --train`. */

/** Of the texts, and of how the sentences in them differ. */
export const CONTRASTS_LEARNED_FROM = '353a3a2fedae91ada06df2247c0ab82c24190718e15cace5a2176eec39e5ac69';

export const CONTRAST_WEIGHTS: ContrastWeights = {
  bias: -1.81,
  wording: 0.93,
  line: 2.37,
  rarelyEnded: 1.07,
  untold: 2.79,
  size: 0.57,
  knownWords: -4.19,
};

import type { ContrastWeights } from './contrast.ts';

/** Written by `npm run addressed-text -- --train`. */

/** Of the texts, and of how the sentences in them differ. */
export const CONTRASTS_LEARNED_FROM = 'aca091ca518dd2307e4398ce1337eb9ab2b8f662098e24bdef39065a9cc7ae5b';

export const CONTRAST_WEIGHTS: ContrastWeights = {
  bias: -2.67,
  wording: 0.91,
  line: 2.44,
  rarelyEnded: 1.21,
  untold: 1.75,
  size: 1.51,
  knownWords: -3.88,
};

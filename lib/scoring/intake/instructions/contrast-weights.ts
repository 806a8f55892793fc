import type { ContrastWeights } from './contrast.ts';

/** Written by `npm run addressed-text -- --train`. */

/** Of the texts, and of how the sentences in them differ. */
export const CONTRASTS_LEARNED_FROM = '1bcc7f62ef705679bce823622e0de76125765403707bb634fedf0a1d34537e2b';

export const CONTRAST_WEIGHTS: ContrastWeights = {
  bias: -1.88,
  wording: 0.94,
  line: 2.47,
  rarelyEnded: 1.11,
  untold: 2.09,
  size: 0.67,
  knownWords: -4.41,
};

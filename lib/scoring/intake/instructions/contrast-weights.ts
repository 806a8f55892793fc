import type { ContrastWeights } from './contrast.ts';

/** Written by `npm run addressed-text -- --train`. */

/** Of the texts, and of how the sentences in them differ. */
export const CONTRASTS_LEARNED_FROM = 'c79bed393f34b25c343d1513a798592a24747cb2bcb1c921d7589749e9bac6c7';

export const CONTRAST_WEIGHTS: ContrastWeights = {
  bias: -1.85,
  wording: 0.93,
  line: 2.44,
  rarelyEnded: 1.16,
  untold: 2.23,
  size: 0.58,
  knownWords: -4.49,
};

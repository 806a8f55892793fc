import type { ContrastWeights } from './contrast.ts';

/** Written by `npm run addressed-text -- --train`. */

export const CONTRAST_WEIGHTS: ContrastWeights = {
  bias: -2.02,
  wording: 0.91,
  line: 2.44,
  rarelyEnded: 1.11,
  untold: 2.19,
  size: 0.59,
  knownWords: -4.51,
};

import type { ContrastWeights } from './contrast.ts';

/** Written by `npm run addressed-text -- --train`. */

export const CONTRAST_WEIGHTS: ContrastWeights = {
  bias: -1.84,
  wording: 0.92,
  line: 2.46,
  rarelyEnded: 1.13,
  untold: 2.02,
  size: 0.58,
  knownWords: -4.2,
};

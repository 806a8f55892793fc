import type { ContrastWeights } from './contrast.ts';

/** Written by `npm run addressed-text -- --train`. */

/** Of the texts, and of how the sentences in them differ. */
export const CONTRASTS_LEARNED_FROM = 'cbe264f4f7fc43f4920624b84a2872657a12209d9f964ec957b022fdc6ed1e61';

export const CONTRAST_WEIGHTS: ContrastWeights = {
  bias: -2.02,
  wording: 0.91,
  line: 2.44,
  rarelyEnded: 1.11,
  untold: 2.19,
  size: 0.59,
  knownWords: -4.51,
};

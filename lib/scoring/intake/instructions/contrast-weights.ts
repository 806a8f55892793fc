import type { ContrastWeights } from './contrast.ts';

/** Written by `npm run addressed-text -- --train`. */

/** Of the texts, and of how the sentences in them differ. */
export const CONTRASTS_LEARNED_FROM = 'ae22020c0ecfc884c64f7336afc464dbd03b9c60911853ca199d66a6e9e3bf24';

export const CONTRAST_WEIGHTS: ContrastWeights = {
  bias: -2.21,
  wording: 0.91,
  line: 2.41,
  rarelyEnded: 1.09,
  untold: 2.55,
  size: 0.92,
  knownWords: -4.01,
};

import type { ContrastWeights } from './contrast.ts';

/** Written by `npm run addressed-text -- --train`. */

/** Of the texts, and of how the sentences in them differ. */
export const CONTRASTS_LEARNED_FROM = 'dd2e3e1d979acb66007d8a4fe2d5481d6ade17ba0e2c19b405f6e2614738dc6d';

export const CONTRAST_WEIGHTS: ContrastWeights = {
  bias: -1.82,
  wording: 0.93,
  line: 2.37,
  rarelyEnded: 1.09,
  untold: 2.78,
  size: 0.58,
  knownWords: -4.12,
};

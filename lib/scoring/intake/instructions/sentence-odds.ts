import { brotliDecompressSync } from 'node:zlib';
import type { Passage } from '../passages.ts';
import { readUnits } from './packed-network.ts';
import { FEATURE_BITS, type FeatureReader, readFeatures, type WindowFeatures } from './sentence-features.ts';
import { SentenceNetwork } from './sentence-network.ts';
import { readTokens } from './sentence-tokens.ts';
import { SENTENCE_WEIGHTS } from './sentence-weights.ts';
import type { WordedText } from './worded-text.ts';

/** What one unit of a weight adds to the logarithm of the odds. */
export const WEIGHT_UNIT = 0.25;

/** The weights of all features, in units. Most are 0, so they are kept compressed. */
export function readWeights(): Int8Array {
  const bytes = brotliDecompressSync(Buffer.from(SENTENCE_WEIGHTS, 'base64'));
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
}

/**
 * Log odds of the regression from which on the network is asked as well: of honest sentences two or three in a hundred, of those
 * that are addressed nearly all. It never takes them below.
 */
export const ASKED = -2;
/** What the network's log odds count beside those of the regression: it is surer of itself. */
const NETWORK_SHARE = 0.5;

type TokenNetwork = Pick<SentenceNetwork, 'logOdds'>;

/**
 * How much a sentence reads like one that is addressed to an evaluator: the natural logarithm of the odds. 0 is about even; ordinary
 * sentences of resumes are far below. By a regression over its words, and by a network that knows which words are alike. Of a long
 * sentence the likeliest window counts.
 */
export class SentenceOdds {
  readonly #weights: Int8Array;
  readonly #network: () => TokenNetwork;

  /**
   * @param weights of all features, in units of {@link WEIGHT_UNIT}
   * @param network is called when a sentence is asked about that needs it
   */
  constructor(weights: Int8Array, network: () => TokenNetwork) {
    this.#weights = weights;
    this.#network = network;
  }

  /** By both. */
  logOdds(worded: WordedText, passage: Passage): number {
    const byWords = this.regressionLogOdds(worded, passage);
    if (byWords <= ASKED) return byWords;
    const byNetwork = this.#network().logOdds(readTokens(worded, passage));
    return Math.max(ASKED, byWords + NETWORK_SHARE * byNetwork);
  }

  /** By the regression alone, for what is asked of many combinations of lines. */
  regressionLogOdds(worded: WordedText, passage: Passage): number {
    const odds = new WindowOdds(this.#weights);
    readFeatures(worded, passage, odds);
    return odds.most * WEIGHT_UNIT;
  }
}

let learnedOdds: SentenceOdds | undefined;
let learnedNetwork: SentenceNetwork | undefined;

/** By what was learned: the weights come from `npm run addressed-text -- --train`. */
export function sentenceOdds(): SentenceOdds {
  learnedOdds ??= new SentenceOdds(readWeights(), () => {
    learnedNetwork ??= new SentenceNetwork(readUnits());
    return learnedNetwork;
  });
  return learnedOdds;
}

/**
 * The features of a window that were counted, each at the place that its number gives or behind it, with the number of the window above
 * its bits. Small, so that it stays in the processor's cache; what is left of windows before need not be cleared.
 */
let counted = new Int32Array(512);
let window = 0;
const WINDOWS = 2 ** (32 - FEATURE_BITS);

function nextWindow(featureCount: number): void {
  while (counted.length < 2 * featureCount) counted = new Int32Array(2 * counted.length);
  window = (window + 1) % WINDOWS;
  if (window > 0) return;
  counted.fill(0);
  window = 1;
}

class WindowOdds implements FeatureReader {
  /** In units, of the likeliest window. */
  most = Number.NEGATIVE_INFINITY;
  readonly #weights: Int8Array;

  constructor(ofFeatures: Int8Array) {
    this.#weights = ofFeatures;
  }

  /** Each feature counts once. */
  readWindow(features: WindowFeatures): void {
    nextWindow(features.count);
    const places = counted;
    const last = places.length - 1;
    const mark = window << FEATURE_BITS;
    let units = 0;
    for (let index = 0; index < features.count; index += 1) {
      const feature = features.at(index);
      let place = feature & last;
      let found = places[place] ?? 0;
      while ((found ^ mark) >>> FEATURE_BITS === 0 && found !== (mark | feature)) {
        place = (place + 1) & last;
        found = places[place] ?? 0;
      }
      if (found === (mark | feature)) continue;
      places[place] = mark | feature;
      units += this.#weights[feature] ?? 0;
    }
    this.most = Math.max(this.most, units);
  }
}

import { brotliDecompressSync } from 'node:zlib';
import type { Passage } from '../passages.ts';
import { readNetwork } from './packed-network.ts';
import { FEATURE_BITS, type FeatureReader, readFeatures } from './sentence-features.ts';
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

/**
 * How much a sentence reads like one that is addressed to an evaluator: the natural logarithm of the odds. 0 is about even; ordinary
 * sentences of resumes are far below. By a regression over its words, and by a network that knows which words are alike. Of a long
 * sentence the likeliest window counts.
 */
export class SentenceOdds {
  readonly #weights: Int8Array;
  readonly #network: () => SentenceNetwork;

  /**
   * @param weights of all features, in units of {@link WEIGHT_UNIT}
   * @param network is called when a sentence is asked about that needs it
   */
  constructor(weights: Int8Array, network: () => SentenceNetwork) {
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
    learnedNetwork ??= new SentenceNetwork(readNetwork());
    return learnedNetwork;
  });
  return learnedOdds;
}

/** A bit for each feature that the window has: each counts once. A number for each would not stay in the processor's cache. */
const isInWindow = new Uint8Array(2 ** (FEATURE_BITS - 3));
/** The features of the window, so that their bits can be cleared. */
const ofWindow: number[] = [];

class WindowOdds implements FeatureReader {
  /** In units, of the likeliest window. */
  most = Number.NEGATIVE_INFINITY;
  readonly #weights: Int8Array;
  #units = 0;

  constructor(ofFeatures: Int8Array) {
    this.#weights = ofFeatures;
  }

  feature(feature: number): void {
    const byte = feature >>> 3;
    const bit = 1 << (feature & 7);
    const bits = isInWindow[byte] ?? 0;
    if ((bits & bit) !== 0) return;
    isInWindow[byte] = bits | bit;
    ofWindow.push(feature);
    this.#units += this.#weights[feature] ?? 0;
  }

  endWindow(): void {
    this.most = Math.max(this.most, this.#units);
    this.#units = 0;
    for (const feature of ofWindow) isInWindow[feature >>> 3] = 0;
    ofWindow.length = 0;
  }
}

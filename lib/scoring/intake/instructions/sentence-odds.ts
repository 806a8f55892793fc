import { inflateRawSync } from 'node:zlib';
import type { Passage } from '../passages.ts';
import { FEATURE_BITS, type FeatureReader, readFeatures } from './sentence-features.ts';
import { SENTENCE_WEIGHTS } from './sentence-weights.ts';
import type { WordedText } from './worded-text.ts';

/** What one unit of a weight adds to the logarithm of the odds. */
export const WEIGHT_UNIT = 0.1;

let weights: Int8Array | undefined;

/** The weights of all features, in units. Most are 0, so they are kept deflated. */
export function readWeights(): Int8Array {
  const bytes = inflateRawSync(Buffer.from(SENTENCE_WEIGHTS, 'base64'));
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
}

/**
 * How much a sentence reads like one that is addressed to an evaluator: the natural logarithm of the odds, from a logistic
 * regression over its features; of a long sentence, those of its likeliest window. 0 is even; ordinary sentences of resumes are
 * far below. The weights come from `npm run addressed-text -- --train`.
 */
export function addressedLogOdds(worded: WordedText, passage: Passage): number {
  weights ??= readWeights();
  const odds = new WindowOdds(weights);
  readFeatures(worded, passage, odds);
  return odds.most * WEIGHT_UNIT;
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

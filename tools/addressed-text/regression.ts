import { createRandom, shuffle } from './random.ts';

/** A sentence or several that belong together, each as the numbers of its features. */
export interface Example {
  sentences: readonly (readonly number[])[];
  /** Whether it is addressed to an evaluator; then one of the sentences is. */
  isAddressed: boolean;
}

const EPOCHS = 8;
/** Epochs in which every sentence of an addressed example counts as addressed; then the likeliest alone. */
const OPEN_EPOCHS = 2;
/** The weights are the mean of those after so many last epochs: what the order of the examples adds is evened out. */
const AVERAGED_EPOCHS = 4;
const LEARNING_RATE = 0.15;
/** Keeps weights small that few examples support. */
const DECAY = 1e-3;
const SEED = 42;

/**
 * Weights of a logistic regression, by stochastic gradient descent with a step size per feature (AdaGrad: Duchi, Hazan and
 * Singer 2011, https://jmlr.org/papers/v12/duchi11a.html). The same examples give the same weights.
 */
export function fitWeights(examples: readonly Example[], featureCount: number): Float64Array {
  const state = new Float64Array(NUMBERS_OF_FEATURE * featureCount);
  for (let at = SQUARE; at < state.length; at += NUMBERS_OF_FEATURE) state[at] = 1e-6;
  const means = new Float64Array(featureCount);
  const random = createRandom(SEED);
  const order = [...examples];
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    for (const { sentences, isAddressed } of order) {
      const chosen = isAddressed && epoch >= OPEN_EPOCHS ? [likeliest(sentences, state)] : sentences;
      for (const features of chosen) step(features, isAddressed, state);
    }
    if (epoch < EPOCHS - AVERAGED_EPOCHS) continue;
    for (let feature = 0; feature < featureCount; feature += 1) {
      means[feature] = (means[feature] ?? 0) + (state[NUMBERS_OF_FEATURE * feature] ?? 0) / AVERAGED_EPOCHS;
    }
  }
  return means;
}

/**
 * The state of a feature: its weight and the sum of its squared gradients, side by side, as both are far from those of
 * any other.
 */
const NUMBERS_OF_FEATURE = 2;
const SQUARE = 1;

function step(features: readonly number[], isAddressed: boolean, state: Float64Array): void {
  const probability = 1 / (1 + Math.exp(-sumOf(features, state)));
  const slope = isAddressed ? probability - 1 : probability;
  for (const feature of features) {
    const at = NUMBERS_OF_FEATURE * feature;
    const weight = state[at] ?? 0;
    const gradient = slope + DECAY * weight;
    const square = (state[at + SQUARE] ?? 0) + gradient * gradient;
    state[at + SQUARE] = square;
    state[at] = weight - (LEARNING_RATE * gradient) / Math.sqrt(square);
  }
}

function likeliest(sentences: Example['sentences'], state: Float64Array): readonly number[] {
  let best: readonly number[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const features of sentences) {
    const odds = sumOf(features, state);
    if (odds > most) [best, most] = [features, odds];
  }
  return best;
}

function sumOf(features: readonly number[], state: Float64Array): number {
  let sum = 0;
  for (const feature of features) sum += state[NUMBERS_OF_FEATURE * feature] ?? 0;
  return sum;
}

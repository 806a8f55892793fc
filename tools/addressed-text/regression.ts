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
  const weights = new Float64Array(featureCount);
  const means = new Float64Array(featureCount);
  const squares = new Float64Array(featureCount).fill(1e-6);
  const random = createRandom(SEED);
  const order = [...examples];
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    for (const { sentences, isAddressed } of order) {
      const chosen = isAddressed && epoch >= OPEN_EPOCHS ? [likeliest(sentences, weights)] : sentences;
      for (const features of chosen) step(features, isAddressed, weights, squares);
    }
    if (epoch < EPOCHS - AVERAGED_EPOCHS) continue;
    for (const [feature, weight] of weights.entries()) {
      means[feature] = (means[feature] ?? 0) + weight / AVERAGED_EPOCHS;
    }
  }
  return means;
}

function step(
  features: readonly number[],
  isAddressed: boolean,
  weights: Float64Array,
  squares: Float64Array,
): void {
  const probability = 1 / (1 + Math.exp(-sumOf(features, weights)));
  const slope = isAddressed ? probability - 1 : probability;
  for (const feature of features) {
    const weight = weights[feature] ?? 0;
    const gradient = slope + DECAY * weight;
    const square = (squares[feature] ?? 0) + gradient * gradient;
    squares[feature] = square;
    weights[feature] = weight - (LEARNING_RATE * gradient) / Math.sqrt(square);
  }
}

function likeliest(sentences: Example['sentences'], weights: Float64Array): readonly number[] {
  let best: readonly number[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const features of sentences) {
    const odds = sumOf(features, weights);
    if (odds > most) [best, most] = [features, odds];
  }
  return best;
}

function sumOf(features: readonly number[], weights: Float64Array): number {
  let sum = 0;
  for (const feature of features) sum += weights[feature] ?? 0;
  return sum;
}

import {
  createParameters,
  DETECTORS,
  type NetworkParameters,
  PARAMETER_NAMES,
  PARAMETER_SIZES,
  TRIPLE_WIDTH,
  UNITS,
  WIDTH,
} from '../../lib/scoring/intake/instructions/network-parameters.ts';
import {
  LEFT_OUT_STEM,
  LEFT_OUT_WORD,
  NO_ROW,
  ROWS_OF_TOKEN,
} from '../../lib/scoring/intake/instructions/sentence-tokens.ts';
import { Activations, concludeFrom, detect, embedTokens, PlainNetwork } from './plain-network.ts';
import { createRandom, shuffle } from './random.ts';
import type { Example } from './regression.ts';

const EPOCHS = 4;
const BATCH = 128;
/** The rate rises to this over the first part of the way, then falls to nothing along a cosine. */
const LEARNING_RATE = 0.004;
const RISING_SHARE = 0.2;
const MEAN_DECAY = 0.9;
const SQUARE_DECAY = 0.999;
/** So that it does not learn by heart, it has to do without so many of its numbers, words and first letters of words. */
const LEFT_OUT = { numbers: 0.2, words: 0.15, stems: 0.05 };
const INITIAL_TABLE = 0.05;
const SEED = 11;
/**
 * The parameters are the mean of those at this many examples' distance over the last part of the way: they depend less
 * on the order of the examples than those of any one time.
 */
const AVERAGED_SHARE = 0.3;
const AVERAGED_EVERY = 10_000;

/**
 * Trains the network with Adam (Kingma and Ba 2015, https://arxiv.org/abs/1412.6980), dropout, and of a text of several
 * windows the likeliest one alone. The same examples give the same parameters.
 *
 * @param limit of examples, each counted as often as it is learned from: with one, training ends early
 */
export function fitNetwork(
  examples: readonly Example[],
  limit: number = Number.POSITIVE_INFINITY,
): NetworkParameters {
  const random = createRandom(SEED);
  const parameters = initialParameters(random);
  const training = new Training(parameters, random);
  const network = new PlainNetwork(parameters);
  const order = [...examples];
  const total = EPOCHS * order.length;
  const averaged = new Averaged();
  let done = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    for (const { sentences, isAddressed } of order) {
      if (done >= limit) return parameters;
      training.learn(likeliest(sentences, network), isAddressed);
      done += 1;
      if (done % BATCH === 0) training.update(rateAt(done / total));
      if (done > total * (1 - AVERAGED_SHARE) && done % AVERAGED_EVERY === 0) averaged.add(parameters);
    }
  }
  return averaged.mean() ?? parameters;
}

/** The mean of parameters at several times. */
class Averaged {
  readonly #sums = createParameters((name) => new Float64Array(PARAMETER_SIZES[name]));
  #count = 0;

  add(parameters: NetworkParameters): void {
    for (const name of PARAMETER_NAMES) {
      const sums = this.#sums[name];
      for (const [index, number] of parameters[name].entries()) sums[index] = (sums[index] ?? 0) + number;
    }
    this.#count += 1;
  }

  /** `null` when there is none to average. */
  mean(): NetworkParameters | null {
    if (this.#count === 0) return null;
    return createParameters((name) => Float32Array.from(this.#sums[name], (sum) => sum / this.#count));
  }
}

function likeliest(windows: Example['sentences'], network: PlainNetwork): readonly number[] {
  let best = windows[0] ?? [];
  if (windows.length < 2) return best;
  let most = Number.NEGATIVE_INFINITY;
  for (const window of windows) {
    const odds = network.windowLogOdds(window);
    if (odds > most) [best, most] = [window, odds];
  }
  return best;
}

function rateAt(share: number): number {
  if (share < RISING_SHARE) return (LEARNING_RATE * share) / RISING_SHARE;
  const fallen = (share - RISING_SHARE) / (1 - RISING_SHARE);
  return (LEARNING_RATE * (1 + Math.cos(Math.PI * fallen))) / 2;
}

function zeros(): NetworkParameters {
  return createParameters((name) => new Float32Array(PARAMETER_SIZES[name]));
}

/** Matrices at random, so that no two detectors learn the same; sums of their products begin near 1. */
function initialParameters(random: () => number): NetworkParameters {
  const parameters = zeros();
  const spread = (numbers: Float32Array, deviation: number): void => {
    for (const index of numbers.keys()) {
      numbers[index] = 2 * (random() + random() + random() - 1.5) * deviation;
    }
  };
  spread(parameters.table, INITIAL_TABLE);
  spread(parameters.singles, 1 / Math.sqrt(WIDTH));
  spread(parameters.triples, 1 / Math.sqrt(TRIPLE_WIDTH));
  spread(parameters.units, 1 / Math.sqrt(2 * DETECTORS));
  spread(parameters.answer, 1 / Math.sqrt(UNITS));
  return parameters;
}

/** Collects the slopes of a batch, then moves the parameters against them. */
class Training {
  readonly #parameters: NetworkParameters;
  readonly #random: () => number;
  readonly #slopes = zeros();
  readonly #means = zeros();
  readonly #squares = zeros();
  readonly #activations = new Activations();
  readonly #tokenMask = new Float32Array(this.#activations.tokens.length);
  readonly #strongestMask = new Float32Array(2 * DETECTORS);
  readonly #tokenSlopes = new Float32Array(this.#activations.tokens.length);
  readonly #strongestSlopes = new Float32Array(2 * DETECTORS);
  /** The rows of the table that the batch has. */
  readonly #rows = new Set<number>();
  #learned = 0;
  #updates = 0;

  constructor(parameters: NetworkParameters, random: () => number) {
    this.#parameters = parameters;
    this.#random = random;
  }

  learn(window: readonly number[], isAddressed: boolean): void {
    const rows = this.#withoutSome(window);
    const count = rows.length / ROWS_OF_TOKEN;
    const { tokens, strongest } = this.#activations;
    embedTokens(this.#parameters, rows, this.#activations);
    this.#mask(tokens, this.#tokenMask, (count + 2) * WIDTH);
    detect(this.#parameters, count, this.#activations);
    this.#mask(strongest, this.#strongestMask, strongest.length);
    const logOdds = concludeFrom(this.#parameters, this.#activations);
    const probability = 1 / (1 + Math.exp(-logOdds));
    this.#goBack(rows, isAddressed ? probability - 1 : probability);
    this.#learned += 1;
  }

  update(rate: number): void {
    this.#updates += 1;
    for (const row of this.#rows) this.#move('table', rate, row * WIDTH, (row + 1) * WIDTH);
    this.#rows.clear();
    for (const name of DENSE) this.#move(name, rate, 0, PARAMETER_SIZES[name]);
    this.#learned = 0;
  }

  #withoutSome(window: readonly number[]): number[] {
    const rows = [...window];
    for (let first = 0; first < rows.length; first += ROWS_OF_TOKEN) {
      const chance = this.#random();
      if (chance < LEFT_OUT.words && rows[first] !== NO_ROW) rows[first] = LEFT_OUT_WORD;
      if (chance < LEFT_OUT.stems && rows[first + 1] !== NO_ROW) rows[first + 1] = LEFT_OUT_STEM;
    }
    return rows;
  }

  /** Leaves numbers out at random; the others grow, so that the sum stays the same on average. */
  #mask(numbers: Float32Array, mask: Float32Array, length: number): void {
    for (let index = 0; index < length; index += 1) {
      const factor = this.#random() < LEFT_OUT.numbers ? 0 : 1 / (1 - LEFT_OUT.numbers);
      mask[index] = factor;
      numbers[index] = (numbers[index] ?? 0) * factor;
    }
  }

  /** @param slope of the loss by the log odds */
  #goBack(rows: readonly number[], slope: number): void {
    this.#strongestSlopes.fill(0);
    this.#tokenSlopes.fill(0, 0, (rows.length / ROWS_OF_TOKEN + 2) * WIDTH);
    add(this.#slopes.answerBias, 0, slope);
    for (let unit = 0; unit < UNITS; unit += 1) this.#goBackUnit(unit, slope);
    const { singles, singleBiases, triples, tripleBiases } = this.#slopes;
    const own = this.#parameters;
    for (let detector = 0; detector < DETECTORS; detector += 1) {
      this.#goBackDetector(detector, [own.singles, singles, singleBiases], WIDTH, WIDTH, 0);
      this.#goBackDetector(detector, [own.triples, triples, tripleBiases], TRIPLE_WIDTH, 0, DETECTORS);
    }
    this.#goBackTable(rows);
  }

  #goBackUnit(unit: number, slope: number): void {
    const value = this.#activations.units[unit] ?? 0;
    if (value <= 0) return;
    add(this.#slopes.answer, unit, slope * value);
    const own = slope * (this.#parameters.answer[unit] ?? 0);
    add(this.#slopes.unitBiases, unit, own);
    const first = unit * 2 * DETECTORS;
    for (let index = 0; index < 2 * DETECTORS; index += 1) {
      add(this.#strongestSlopes, index, own * (this.#parameters.units[first + index] ?? 0));
      add(this.#slopes.units, first + index, own * (this.#activations.strongest[index] ?? 0));
    }
  }

  /** Only the place where a detector answered strongest counts. */
  #goBackDetector(
    detector: number,
    [weights, slopes, biasSlopes]: readonly [Float32Array, Float32Array, Float32Array],
    width: number,
    firstToken: number,
    place: number,
  ): void {
    const { tokens, places } = this.#activations;
    const at = places[place + detector] ?? -1;
    const slope =
      (this.#strongestSlopes[place + detector] ?? 0) * (this.#strongestMask[place + detector] ?? 0);
    if (at < 0 || slope === 0) return;
    add(biasSlopes, detector, slope);
    const first = firstToken + at * WIDTH;
    for (let index = 0; index < width; index += 1) {
      add(this.#tokenSlopes, first + index, slope * (weights[detector * width + index] ?? 0));
      add(slopes, detector * width + index, slope * (tokens[first + index] ?? 0));
    }
  }

  #goBackTable(rows: readonly number[]): void {
    for (const [index, row] of rows.entries()) {
      if (row === NO_ROW) continue;
      this.#rows.add(row);
      const first = (Math.floor(index / ROWS_OF_TOKEN) + 1) * WIDTH;
      for (let number = 0; number < WIDTH; number += 1) {
        const slope = (this.#tokenSlopes[first + number] ?? 0) * (this.#tokenMask[first + number] ?? 0);
        add(this.#slopes.table, row * WIDTH + number, slope);
      }
    }
  }

  #move(name: keyof NetworkParameters, rate: number, from: number, to: number): void {
    const own = this.#parameters[name];
    const slopes = this.#slopes[name];
    const means = this.#means[name];
    const squares = this.#squares[name];
    const meanShare = 1 - MEAN_DECAY ** this.#updates;
    const squareShare = 1 - SQUARE_DECAY ** this.#updates;
    for (let index = from; index < to; index += 1) {
      const slope = (slopes[index] ?? 0) / this.#learned;
      slopes[index] = 0;
      const mean = MEAN_DECAY * (means[index] ?? 0) + (1 - MEAN_DECAY) * slope;
      const square = SQUARE_DECAY * (squares[index] ?? 0) + (1 - SQUARE_DECAY) * slope * slope;
      means[index] = mean;
      squares[index] = square;
      add(own, index, (-rate * mean) / meanShare / (Math.sqrt(square / squareShare) + 1e-8));
    }
  }
}

/** All but the table, of which a batch has few rows. */
const DENSE = PARAMETER_NAMES.filter((name) => name !== 'table');

function add(numbers: Float32Array, index: number, value: number): void {
  numbers[index] = (numbers[index] ?? 0) + value;
}

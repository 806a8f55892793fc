import {
  createParameters,
  DETECTORS,
  MAX_WINDOW_TOKENS,
  type NetworkParameters,
  TRIPLE_WIDTH,
  UNITS,
  WIDTH,
  windowsOf,
} from '../../lib/scoring/intake/instructions/network-parameters.ts';
import { PARAMETER_UNIT, readUnits } from '../../lib/scoring/intake/instructions/packed-network.ts';
import { NO_ROW, ROWS_OF_TOKEN } from '../../lib/scoring/intake/instructions/sentence-tokens.ts';

/** The numbers of one window on their way through the network; learning goes back along them. */
export class Activations {
  /** Of an empty token, of those of the window and of another empty one. */
  readonly tokens = new Float32Array((MAX_WINDOW_TOKENS + 2) * WIDTH);
  /**
   * The strongest answer of each detector in the window: of those for single tokens, then of those for three. 0 where
   * none is above.
   */
  readonly strongest = new Float32Array(2 * DETECTORS);
  /** The token, of three the middle one, where that was; -1 where there is none. */
  readonly places = new Int32Array(2 * DETECTORS);
  readonly units = new Float32Array(UNITS);
}

/**
 * The network of sentence-network.ts in numbers that learning changes little by little. On parameters that are whole
 * numbers of units both give the very same odds.
 */
export class PlainNetwork {
  readonly #parameters: NetworkParameters;
  readonly #activations = new Activations();

  constructor(parameters: NetworkParameters) {
    this.#parameters = parameters;
  }

  /**
   * Natural logarithm of the odds that a sentence is addressed to an evaluator, of its likeliest window.
   *
   * @param rows of its tokens, by `readTokens`
   */
  logOdds(rows: readonly number[]): number {
    let most = Number.NEGATIVE_INFINITY;
    for (const window of windowsOf(rows)) most = Math.max(most, this.windowLogOdds(window));
    return most;
  }

  /** The same of one window. */
  windowLogOdds(rows: readonly number[]): number {
    embedTokens(this.#parameters, rows, this.#activations);
    detect(this.#parameters, rows.length / ROWS_OF_TOKEN, this.#activations);
    return concludeFrom(this.#parameters, this.#activations);
  }
}

/** Looks the tokens of a window up. */
export function embedTokens(
  { table }: NetworkParameters,
  rows: readonly number[],
  { tokens }: Activations,
): void {
  const count = rows.length / ROWS_OF_TOKEN;
  tokens.fill(0, 0, (count + 2) * WIDTH);
  for (const [index, row] of rows.entries()) {
    if (row === NO_ROW) continue;
    const target = (Math.floor(index / ROWS_OF_TOKEN) + 1) * WIDTH;
    for (let number = 0; number < WIDTH; number += 1) {
      tokens[target + number] = (tokens[target + number] ?? 0) + (table[row * WIDTH + number] ?? 0);
    }
  }
}

/** Asks all detectors about each of the tokens. */
export function detect(parameters: NetworkParameters, count: number, activations: Activations): void {
  const { singles, singleBiases, triples, tripleBiases } = parameters;
  activations.strongest.fill(0);
  activations.places.fill(-1);
  for (let token = 0; token < count; token += 1) {
    const own = (token + 1) * WIDTH;
    ask({ weights: singles, biases: singleBiases, width: WIDTH, first: 0 }, own, token, activations);
    // With the tokens on both sides.
    const before = token * WIDTH;
    ask(
      { weights: triples, biases: tripleBiases, width: TRIPLE_WIDTH, first: DETECTORS },
      before,
      token,
      activations,
    );
  }
}

interface Detectors {
  weights: Float32Array;
  biases: Float32Array;
  /** How many numbers each looks at. */
  width: number;
  /** Where the answers of these begin. */
  first: number;
}

/** Four detectors at a time: a number that was loaded serves all of them. */
function ask(
  { weights, biases, width, first }: Detectors,
  start: number,
  token: number,
  activations: Activations,
): void {
  const { tokens } = activations;
  for (let detector = 0; detector < DETECTORS; detector += 4) {
    const row = detector * width;
    let one = biases[detector] ?? 0;
    let two = biases[detector + 1] ?? 0;
    let three = biases[detector + 2] ?? 0;
    let four = biases[detector + 3] ?? 0;
    for (let index = 0; index < width; index += 1) {
      const number = tokens[start + index] ?? 0;
      const at = row + index;
      one += (weights[at] ?? 0) * number;
      two += (weights[at + width] ?? 0) * number;
      three += (weights[at + 2 * width] ?? 0) * number;
      four += (weights[at + 3 * width] ?? 0) * number;
    }
    keepStrongest(first + detector, one, token, activations);
    keepStrongest(first + detector + 1, two, token, activations);
    keepStrongest(first + detector + 2, three, token, activations);
    keepStrongest(first + detector + 3, four, token, activations);
  }
}

function keepStrongest(
  detector: number,
  value: number,
  token: number,
  { strongest, places }: Activations,
): void {
  if (value <= (strongest[detector] ?? 0)) return;
  strongest[detector] = value;
  places[detector] = token;
}

/** Log odds from what the detectors found. */
export function concludeFrom(parameters: NetworkParameters, activations: Activations): number {
  const { units, unitBiases, answer, answerBias } = parameters;
  let logOdds = answerBias[0] ?? 0;
  for (let unit = 0; unit < UNITS; unit += 1) {
    const sum = dot(units, unit * 2 * DETECTORS, activations.strongest, 0, 2 * DETECTORS);
    const value = Math.max(0, sum + (unitBiases[unit] ?? 0));
    activations.units[unit] = value;
    logOdds += value * (answer[unit] ?? 0);
  }
  return logOdds;
}

/** Of a number of elements that is a multiple of four: four sums at a time do not wait for one another. */
function dot(a: Float32Array, fromA: number, b: Float32Array, fromB: number, length: number): number {
  let first = 0;
  let second = 0;
  let third = 0;
  let fourth = 0;
  for (let index = 0; index < length; index += 4) {
    const inA = fromA + index;
    const inB = fromB + index;
    first += (a[inA] ?? 0) * (b[inB] ?? 0);
    second += (a[inA + 1] ?? 0) * (b[inB + 1] ?? 0);
    third += (a[inA + 2] ?? 0) * (b[inB + 2] ?? 0);
    fourth += (a[inA + 3] ?? 0) * (b[inB + 3] ?? 0);
  }
  return first + second + third + fourth;
}

/** The parameters that the service uses, as numbers. */
export function readNetwork(): NetworkParameters {
  const units = readUnits();
  return createParameters((name) => Float32Array.from(units[name], (unit) => unit * PARAMETER_UNIT));
}

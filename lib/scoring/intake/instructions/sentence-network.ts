import { NO_ROW, ROWS_OF_TOKEN, TABLE_ROWS } from './sentence-tokens.ts';

/** So many numbers stand for a token. */
export const WIDTH = 32;
/** So many detectors look at each token, and as many at each three in a row. */
export const DETECTORS = 48;
/** So many units are between the detectors and the answer. */
export const UNITS = 32;
export const TRIPLE_WIDTH = 3 * WIDTH;

/** Longer sentences are read in windows of so many tokens. */
export const MAX_WINDOW_TOKENS = 32;
const WINDOW_STEP = 16;

/** What the network has learned; matrices row by row. */
export interface ParametersOf<Numbers> {
  /** {@link TABLE_ROWS} by {@link WIDTH}: the numbers of a token are the sum of its rows. */
  table: Numbers;
  /** {@link DETECTORS} by {@link WIDTH}. */
  singles: Numbers;
  singleBiases: Numbers;
  /** {@link DETECTORS} by three times {@link WIDTH}. */
  triples: Numbers;
  tripleBiases: Numbers;
  /** {@link UNITS} by twice {@link DETECTORS}. */
  units: Numbers;
  unitBiases: Numbers;
  /** {@link UNITS}. */
  answer: Numbers;
  answerBias: Numbers;
}

export type NetworkParameters = ParametersOf<Float32Array>;

/** How many numbers each of the parameters has. */
export const PARAMETER_SIZES: Readonly<Record<keyof NetworkParameters, number>> = {
  table: TABLE_ROWS * WIDTH,
  singles: DETECTORS * WIDTH,
  singleBiases: DETECTORS,
  triples: DETECTORS * TRIPLE_WIDTH,
  tripleBiases: DETECTORS,
  units: UNITS * 2 * DETECTORS,
  unitBiases: UNITS,
  answer: UNITS,
  answerBias: 1,
};

/** All parameters in the order in which they are kept. */
export const PARAMETER_NAMES = [
  'table',
  'singles',
  'singleBiases',
  'triples',
  'tripleBiases',
  'units',
  'unitBiases',
  'answer',
  'answerBias',
] as const satisfies readonly (keyof NetworkParameters)[];

/** Parameters from what makes the numbers of each, called in their order. */
export function createParameters<Numbers>(
  numbersOf: (name: keyof NetworkParameters) => Numbers,
): ParametersOf<Numbers> {
  return {
    table: numbersOf('table'),
    singles: numbersOf('singles'),
    singleBiases: numbersOf('singleBiases'),
    triples: numbersOf('triples'),
    tripleBiases: numbersOf('tripleBiases'),
    units: numbersOf('units'),
    unitBiases: numbersOf('unitBiases'),
    answer: numbersOf('answer'),
    answerBias: numbersOf('answerBias'),
  };
}

/** The numbers of one window on their way through the network; learning goes back along them. */
export class Activations {
  /** Of an empty token, of those of the window and of another empty one. */
  readonly tokens = new Float32Array((MAX_WINDOW_TOKENS + 2) * WIDTH);
  /** The strongest answer of each detector in the window: of those for single tokens, then of those for three. 0 where none is above. */
  readonly strongest = new Float32Array(2 * DETECTORS);
  /** The token, of three the middle one, where that was; -1 where there is none. */
  readonly places = new Int32Array(2 * DETECTORS);
  readonly units = new Float32Array(UNITS);
}

/**
 * A small convolutional network over the tokens of a sentence: detectors of single tokens and of three in a row, the strongest
 * answer of each over the sentence, one hidden layer (Kim 2014, https://aclanthology.org/D14-1181). It knows that words are
 * alike, which a regression over words does not.
 */
export class SentenceNetwork {
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

/** The windows in which a sentence is read; each is short enough for the network. */
export function windowsOf(rows: readonly number[]): (readonly number[])[] {
  const windows: (readonly number[])[] = [];
  const length = MAX_WINDOW_TOKENS * ROWS_OF_TOKEN;
  for (let from = 0; ; from += WINDOW_STEP * ROWS_OF_TOKEN) {
    windows.push(rows.slice(from, from + length));
    if (from + length >= rows.length) return windows;
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

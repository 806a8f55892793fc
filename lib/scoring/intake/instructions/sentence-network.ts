import {
  DETECTORS,
  MAX_WINDOW_TOKENS,
  type ParametersOf,
  UNITS,
  WIDTH,
  windowsOf,
} from './network-parameters.ts';
import { PARAMETER_UNIT } from './packed-network.ts';
import { NO_ROW, ROWS_OF_TOKEN } from './sentence-tokens.ts';

/** Detectors are asked in pairs: each with the one that stands so far behind it. */
const PAIRS = DETECTORS / 2;
/** Pairs that are asked together: a number of a token that was loaded serves all of them. */
const PAIRS_AT_ONCE = 4;
/**
 * The first of a pair counts so many times as much in their common sum, which tells both of their sums, as no sum of products of signed
 * bytes reaches half of it, nor their common sum 2^53.
 */
const FIRST = 2 ** 24;
/** What products of parameters, themselves whole numbers of units, are whole numbers of. */
const UNIT_SQUARED = PARAMETER_UNIT ** 2;
const UNIT_CUBED = PARAMETER_UNIT ** 3;
/** Below every sum. */
const NOTHING = -FIRST;

/** The weights of pairs of detectors. */
interface PairWeights {
  /** Pair by pair, for each number of the tokens that they look at. */
  weights: Float64Array;
  biases: Float64Array;
}

/**
 * A small convolutional network over the tokens of a sentence: detectors of single tokens and of three in a row, the strongest
 * answer of each over the sentence, one hidden layer (Kim 2014, https://aclanthology.org/D14-1181). It knows that words are
 * alike, which a regression over words does not. Its parameters are whole numbers of units, so that all its sums are exact and
 * one multiplication serves two detectors.
 */
export class SentenceNetwork {
  readonly #units: ParametersOf<Int8Array>;
  readonly #singles: PairWeights;
  readonly #triples: PairWeights;
  /** Of an empty token, of those of the window and of another empty one. */
  readonly #tokens = new Float64Array((MAX_WINDOW_TOKENS + 2) * WIDTH);
  /** The strongest answers of the first of each pair and of the second: of those for single tokens, then of those for three. */
  readonly #firsts = new Float64Array(DETECTORS);
  readonly #seconds = new Float64Array(DETECTORS);
  /** The same in the order of the detectors, 0 where none is above. */
  readonly #strongest = new Float64Array(2 * DETECTORS);

  /** @param units by `readUnits` */
  constructor(units: ParametersOf<Int8Array>) {
    this.#units = units;
    this.#singles = pairWeights(units.singles, units.singleBiases);
    this.#triples = pairWeights(units.triples, units.tripleBiases);
  }

  /**
   * Natural logarithm of the odds that a sentence is addressed to an evaluator, of its likeliest window.
   *
   * @param rows of its tokens, by `readTokens`
   */
  logOdds(rows: readonly number[]): number {
    let most = Number.NEGATIVE_INFINITY;
    for (const window of windowsOf(rows)) most = Math.max(most, this.#windowLogOdds(window));
    return most;
  }

  #windowLogOdds(rows: readonly number[]): number {
    this.#embed(rows);
    this.#firsts.fill(NOTHING);
    this.#seconds.fill(NOTHING);
    const end = (rows.length / ROWS_OF_TOKEN) * WIDTH;
    for (let before = 0; before < end; before += WIDTH) {
      this.#ask(this.#singles, before + WIDTH, WIDTH, 0);
      // With the tokens on both sides.
      this.#ask(this.#triples, before, 3 * WIDTH, PAIRS);
    }
    for (let pair = 0; pair < PAIRS; pair += 1) {
      this.#keep(pair, pair);
      this.#keep(PAIRS + pair, DETECTORS + pair);
    }
    return this.#conclude();
  }

  #embed(rows: readonly number[]): void {
    const { table } = this.#units;
    const tokens = this.#tokens;
    tokens.fill(0, 0, (rows.length / ROWS_OF_TOKEN + 2) * WIDTH);
    for (let index = 0; index < rows.length; index += 1) {
      const row = rows[index] ?? NO_ROW;
      if (row === NO_ROW) continue;
      const from = row * WIDTH;
      const to = (Math.floor(index / ROWS_OF_TOKEN) + 1) * WIDTH;
      for (let number = 0; number < WIDTH; number += 1) {
        tokens[to + number] = (tokens[to + number] ?? 0) + (table[from + number] ?? 0);
      }
    }
  }

  /** @param place of the answers of the first pair */
  #ask({ weights, biases }: PairWeights, start: number, width: number, place: number): void {
    const tokens = this.#tokens;
    for (let pair = 0; pair < PAIRS; pair += PAIRS_AT_ONCE) {
      const row = pair * width;
      let one = biases[pair] ?? 0;
      let two = biases[pair + 1] ?? 0;
      let three = biases[pair + 2] ?? 0;
      let four = biases[pair + 3] ?? 0;
      for (let index = 0; index < width; index += 1) {
        const number = tokens[start + index] ?? 0;
        const at = row + index;
        one += (weights[at] ?? 0) * number;
        two += (weights[at + width] ?? 0) * number;
        three += (weights[at + 2 * width] ?? 0) * number;
        four += (weights[at + 3 * width] ?? 0) * number;
      }
      this.#tell(place + pair, one);
      this.#tell(place + pair + 1, two);
      this.#tell(place + pair + 2, three);
      this.#tell(place + pair + 3, four);
    }
  }

  /** Parts the sum of a pair and keeps what is stronger than before. */
  #tell(place: number, sum: number): void {
    const first = Math.floor(sum / FIRST + 0.5);
    const second = sum - first * FIRST;
    if (first > (this.#firsts[place] ?? 0)) this.#firsts[place] = first;
    if (second > (this.#seconds[place] ?? 0)) this.#seconds[place] = second;
  }

  /** @param detector the first of the pair */
  #keep(place: number, detector: number): void {
    this.#strongest[detector] = Math.max(0, this.#firsts[place] ?? 0);
    this.#strongest[detector + PAIRS] = Math.max(0, this.#seconds[place] ?? 0);
  }

  #conclude(): number {
    const { units, unitBiases, answer, answerBias } = this.#units;
    let logOdds = (answerBias[0] ?? 0) / UNIT_CUBED;
    for (let unit = 0; unit < UNITS; unit += 1) {
      let sum = (unitBiases[unit] ?? 0) / UNIT_SQUARED;
      const row = unit * 2 * DETECTORS;
      for (let index = 0; index < 2 * DETECTORS; index += 1) {
        sum += (units[row + index] ?? 0) * (this.#strongest[index] ?? 0);
      }
      logOdds += Math.max(0, sum) * (answer[unit] ?? 0);
    }
    return logOdds * UNIT_CUBED * PARAMETER_UNIT;
  }
}

/** @param weights of all detectors, row by row */
function pairWeights(weights: Int8Array, biases: Int8Array): PairWeights {
  const half = weights.length / 2;
  return {
    weights: Float64Array.from({ length: half }, (_, at) => paired(weights, at, at + half)),
    // A product of units is smaller than a unit.
    biases: Float64Array.from({ length: PAIRS }, (_, at) => paired(biases, at, at + PAIRS) / PARAMETER_UNIT),
  };
}

function paired(units: Int8Array, first: number, second: number): number {
  return (units[first] ?? 0) * FIRST + (units[second] ?? 0);
}

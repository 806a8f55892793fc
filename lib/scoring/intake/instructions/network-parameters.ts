import { ROWS_OF_TOKEN, TABLE_ROWS } from './sentence-tokens.ts';

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

/** The windows in which a sentence is read; each is short enough for the network. */
export function windowsOf(rows: readonly number[]): (readonly number[])[] {
  const windows: (readonly number[])[] = [];
  const length = MAX_WINDOW_TOKENS * ROWS_OF_TOKEN;
  for (let from = 0; ; from += WINDOW_STEP * ROWS_OF_TOKEN) {
    windows.push(rows.slice(from, from + length));
    if (from + length >= rows.length) return windows;
  }
}

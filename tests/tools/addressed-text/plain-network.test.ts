import { describe, expect, it } from '@jest/globals';
import {
  createParameters,
  DETECTORS,
  type NetworkParameters,
  PARAMETER_NAMES,
  PARAMETER_SIZES,
  TRIPLE_WIDTH,
  WIDTH,
  windowsOf,
} from '../../../lib/scoring/intake/instructions/network-parameters.ts';
import { PlainNetwork, readNetwork } from '../../../tools/addressed-text/plain-network.ts';

/** A token of one row. */
const token = (row: number): number[] => [row, 0, 0, 0];
const tokens = (...rows: number[]): number[] => rows.flatMap(token);

/**
 * Its first detector answers with the first number of a token, the first of those for three with the product of 2 and
 * the first number of the last token.
 */
function simpleNetwork(answers: { single: number; triple: number }): PlainNetwork {
  const parameters = createParameters((name) => new Float32Array(PARAMETER_SIZES[name]));
  for (const row of [5, 6, 7]) parameters.table[row * WIDTH] = row;
  parameters.singles[0] = 1;
  parameters.triples[TRIPLE_WIDTH - WIDTH] = 2;
  parameters.units[0] = answers.single;
  parameters.units[DETECTORS] = answers.triple;
  parameters.answer[0] = 1;
  parameters.answerBias[0] = -1;
  return new PlainNetwork(parameters);
}

describe('windowsOf', () => {
  it('reads a short sentence at once', () => {
    expect(windowsOf(tokens(5, 6))).toEqual([tokens(5, 6)]);
    expect(windowsOf(tokens(...new Array<number>(32).fill(5)))).toHaveLength(1);
  });

  it('reads a long one in windows that overlap, and misses none of it', () => {
    const rows = Array.from({ length: 70 }, (_, index) => index + 1);
    const windows = windowsOf(tokens(...rows));
    expect(windows.map((window) => [window[0], window.length / 4])).toEqual([
      [1, 32],
      [17, 32],
      [33, 32],
      [49, 22],
    ]);
  });
});

describe('PlainNetwork', () => {
  it('takes the strongest answer of a detector, wherever the token stands', () => {
    const network = simpleNetwork({ single: 1, triple: 0 });
    expect(network.logOdds(tokens(5, 7, 6))).toBe(6);
    expect(network.logOdds(tokens(7, 5))).toBe(6);
    expect(network.logOdds(tokens(5))).toBe(4);
  });

  it('sees which token follows which', () => {
    const network = simpleNetwork({ single: 0, triple: 1 });
    expect(network.logOdds(tokens(5, 7))).toBe(13);
    // The first token follows none.
    expect(network.logOdds(tokens(7, 5))).toBe(9);
    expect(network.logOdds(tokens(7))).toBe(-1);
  });

  it('takes the likeliest window of a long sentence', () => {
    const network = simpleNetwork({ single: 1, triple: 0 });
    const long = [...new Array<number>(60).fill(5), 7];
    expect(network.logOdds(tokens(...long))).toBe(6);
  });

  it('gives the same odds again after another sentence', () => {
    const network = new PlainNetwork(readNetwork());
    const rows = tokens(100, 2_000, 3_000);
    const before = network.logOdds(rows);
    network.logOdds(tokens(...Array.from({ length: 32 }, (_, index) => index + 10)));
    expect(network.logOdds(rows)).toBe(before);
  });
});

describe('createParameters', () => {
  it('asks for the numbers in the order in which they are kept', () => {
    const asked: string[] = [];
    createParameters((name) => {
      asked.push(name);
      return new Float32Array();
    });
    expect(asked).toEqual(PARAMETER_NAMES);
  });
});

describe('readNetwork', () => {
  it('has a number for each parameter, and learned something in each', () => {
    const parameters: NetworkParameters = readNetwork();
    for (const name of PARAMETER_NAMES) {
      expect(parameters[name]).toHaveLength(PARAMETER_SIZES[name]);
      expect(parameters[name].some((number) => number !== 0)).toBe(true);
    }
  });
});

import { describe, expect, it } from '@jest/globals';
import {
  createParameters,
  DETECTORS,
  PARAMETER_SIZES,
  TRIPLE_WIDTH,
  WIDTH,
} from '../../../../../lib/scoring/intake/instructions/network-parameters.ts';
import { readUnits } from '../../../../../lib/scoring/intake/instructions/packed-network.ts';
import { SentenceNetwork } from '../../../../../lib/scoring/intake/instructions/sentence-network.ts';
import {
  NO_ROW,
  ROWS_OF_TOKEN,
  TABLE_ROWS,
} from '../../../../../lib/scoring/intake/instructions/sentence-tokens.ts';
import { PlainNetwork, readNetwork } from '../../../../../tools/addressed-text/plain-network.ts';

/** Rows all over the table, each fourth of them none. */
function tokens(count: number, first: number): number[] {
  return Array.from({ length: count * ROWS_OF_TOKEN }, (_, index) =>
    index % ROWS_OF_TOKEN === first % ROWS_OF_TOKEN ? NO_ROW : (first + index * 48_271) % TABLE_ROWS,
  );
}

describe('SentenceNetwork', () => {
  it('gives the very odds of the network that was learned', () => {
    const network = new SentenceNetwork(readUnits());
    const plain = new PlainNetwork(readNetwork());
    for (let count = 1; count <= 70; count += 1) {
      const rows = tokens(count, count * 7);
      expect(network.logOdds(rows)).toBe(plain.logOdds(rows));
    }
  });

  it.each([127, -127])(
    'parts the sums of two detectors, the others being as large as they get: %d',
    (most) => {
      const units = createParameters((name) => new Int8Array(PARAMETER_SIZES[name]));
      units.table.fill(127, WIDTH);
      units.triples.fill(most);
      units.tripleBiases.fill(most);
      units.triples.fill(1, (DETECTORS / 2) * TRIPLE_WIDTH, (DETECTORS / 2 + 1) * TRIPLE_WIDTH);
      // The answer is that of one detector.
      units.units[DETECTORS + DETECTORS / 2] = 32;
      units.answer[0] = 32;
      const rows = tokens(3, 3).map((row) => (row === NO_ROW ? 1 : row));

      expect(new SentenceNetwork(units).logOdds(rows)).toBe(
        (TRIPLE_WIDTH * ROWS_OF_TOKEN * 127) / 32 ** 2 + most / 32,
      );
    },
  );
});

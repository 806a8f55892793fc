import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { fitNetwork } from '../../../tools/addressed-text/network-training.ts';
import { PlainNetwork } from '../../../tools/addressed-text/plain-network.ts';
import { createRandom } from '../../../tools/addressed-text/random.ts';
import type { Example } from '../../../tools/addressed-text/regression.ts';

const tokens = (...rows: number[]): number[] => rows.flatMap((row) => [row, 0, 0, 0]);
const [FIRST, SECOND] = [10, 11];

/** Among other words: in one order they are addressed, in the other they are not. */
function createSentences(seed: number): (isAddressed: boolean) => number[] {
  const random = createRandom(seed);
  const other = () => 20 + Math.floor(random() * 20);
  return (isAddressed) => {
    const pair = isAddressed ? [FIRST, SECOND] : [SECOND, FIRST];
    return tokens(other(), other(), ...pair, other());
  };
}

function examplesOf(count: number, seed: number): Example[] {
  const sentence = createSentences(seed);
  return Array.from({ length: count }, (_, index) => ({
    sentences: [sentence(index % 2 === 0)],
    isAddressed: index % 2 === 0,
  }));
}

function shareToldRight(network: PlainNetwork): number {
  const examples = examplesOf(500, 2);
  const right = examples.filter(({ sentences, isAddressed }) =>
    sentences.every((rows) => network.logOdds(rows) > 0 === isAddressed),
  );
  return right.length / examples.length;
}

describe('fitNetwork', () => {
  it('learns what the order of words says', () => {
    expect(shareToldRight(new PlainNetwork(fitNetwork(examplesOf(3_000, 1))))).toBeGreaterThan(0.98);
  });

  it('learns from the likeliest window of an addressed text alone', () => {
    const honest = createSentences(4);
    const mixed = examplesOf(3_000, 1).map(({ sentences, isAddressed }) => ({
      sentences: isAddressed ? [honest(false), ...sentences] : sentences,
      isAddressed,
    }));
    expect(shareToldRight(new PlainNetwork(fitNetwork(mixed)))).toBeGreaterThan(0.98);
  });

  it('gives the same parameters for the same examples, ends early when it is told to, and counts in batches', () => {
    const examples = examplesOf(200, 1);
    const early = tableOf(examples, 128);
    expect(tableOf(examples, 200)).toBe(early);
    expect(tableOf(examples)).not.toBe(early);
    expect(tableOf(examplesOf(200, 3), 128)).not.toBe(early);
  });
});

/** A digest: the table is too large to be compared by a matcher. */
function tableOf(examples: Example[], limit?: number): string {
  const { table } = fitNetwork(examples, limit);
  return createHash('sha256').update(table).digest('hex');
}

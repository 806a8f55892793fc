import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import {
  type NetworkParameters,
  PARAMETER_NAMES,
} from '../../lib/scoring/intake/instructions/network-parameters.ts';
import { PARAMETER_UNIT } from '../../lib/scoring/intake/instructions/packed-network.ts';
import { TIMES_OF_HELD_LINES } from './examples.ts';
import { fitNetwork } from './network-training.ts';
import type { Example } from './regression.ts';

const MAX_UNITS = 127;
/** Enough to tell by that the same was learned in the same way; all would take minutes. */
const COMPARED_EXAMPLES = 5_000;

/**
 * The content of `lib/scoring/intake/instructions/network-weights.ts`: the network that is learned from examples by
 * tokens.
 */
export function learnedNetworkFile(all: readonly Example[]): string {
  const examples = withoutRepetitions(all);
  const packed = brotliCompressSync(unitsOf(fitNetwork(examples))).toString('base64');
  return `/** Written by \`npm run addressed-text -- --train\`. */

/** Of the texts, and of how it was learned from them. */
export const LEARNED_FROM = '${digestOf(examples)}';

/** A signed byte for each parameter, compressed by Brotli, in base64. */
export const PACKED_NETWORK =
  '${packed}';
`;
}

/** A digest of all examples, and of what is learned from the first of them. */
export function learnedFrom(examples: readonly Example[]): string {
  return digestOf(withoutRepetitions(examples));
}

/** The network that is learned from examples by tokens. */
export function learnNetwork(examples: readonly Example[]): NetworkParameters {
  return fitNetwork(withoutRepetitions(examples));
}

/** Without most repetitions of honest sentences: they are headings. */
function withoutRepetitions(examples: readonly Example[]): Example[] {
  const times = new Map<string, number>();
  return examples.filter(({ sentences, isAddressed }) => {
    const key = sentences.join('\n');
    const time = (times.get(key) ?? 0) + 1;
    times.set(key, time);
    return key !== '' && (isAddressed || time <= TIMES_OF_HELD_LINES);
  });
}

function digestOf(examples: readonly Example[]): string {
  const hash = createHash('sha256');
  for (const { sentences, isAddressed } of examples) hash.update(`${isAddressed}\n${sentences.join('\n')}\n`);
  hash.update(unitsOf(fitNetwork(examples, COMPARED_EXAMPLES)));
  return hash.digest('hex');
}

/** All parameters in the order in which they are kept, in units of {@link PARAMETER_UNIT}. */
function unitsOf(parameters: NetworkParameters): Int8Array {
  const units = PARAMETER_NAMES.flatMap((name) =>
    Array.from(parameters[name], (number) =>
      Math.max(-MAX_UNITS, Math.min(MAX_UNITS, Math.round(number / PARAMETER_UNIT))),
    ),
  );
  return Int8Array.from(units);
}

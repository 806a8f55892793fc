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

/**
 * The content of `lib/scoring/intake/instructions/network-weights.ts`: the network that is learned from examples by
 * tokens.
 */
export function learnedNetworkFile(examples: readonly Example[]): string {
  const packed = brotliCompressSync(networkUnits(learnNetwork(examples))).toString('base64');
  return `/** Written by \`npm run addressed-text -- --train\`. */

/** A signed byte for each parameter, compressed by Brotli, in base64. */
export const PACKED_NETWORK =
  '${packed}';
`;
}

/**
 * The network that is learned from examples by tokens.
 *
 * @param count of the first examples; without it, of all
 */
export function learnNetwork(examples: readonly Example[], count?: number): NetworkParameters {
  return fitNetwork(withoutRepetitions(examples), count);
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

/** All parameters in the order in which they are kept, in units of {@link PARAMETER_UNIT}. */
export function networkUnits(parameters: NetworkParameters): Int8Array {
  const units = PARAMETER_NAMES.flatMap((name) =>
    Array.from(parameters[name], (number) =>
      Math.max(-MAX_UNITS, Math.min(MAX_UNITS, Math.round(number / PARAMETER_UNIT))),
    ),
  );
  return Int8Array.from(units);
}

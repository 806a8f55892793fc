import { brotliDecompressSync } from 'node:zlib';
import { PACKED_NETWORK } from './network-weights.ts';
import { createParameters, type NetworkParameters, PARAMETER_SIZES } from './sentence-network.ts';

/** What one unit of a packed parameter stands for. */
export const PARAMETER_UNIT = 1 / 32;

/** The parameters that were learned. They are kept as signed bytes, one after the other, compressed by Brotli, in base64. */
export function readNetwork(): NetworkParameters {
  const bytes = brotliDecompressSync(Buffer.from(PACKED_NETWORK, 'base64'));
  const units = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  let read = 0;
  return createParameters((name) => {
    const numbers = new Float32Array(PARAMETER_SIZES[name]);
    for (let index = 0; index < numbers.length; index += 1) {
      numbers[index] = (units[read + index] ?? 0) * PARAMETER_UNIT;
    }
    read += numbers.length;
    return numbers;
  });
}

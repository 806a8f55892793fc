import { brotliDecompressSync } from 'node:zlib';
import { createParameters, PARAMETER_SIZES, type ParametersOf } from './network-parameters.ts';
import { PACKED_NETWORK } from './network-weights.ts';

/** What one unit of a packed parameter stands for. */
export const PARAMETER_UNIT = 1 / 32;

/**
 * The parameters that were learned, in units of {@link PARAMETER_UNIT}. They are kept as signed bytes, one after the other, compressed by
 * Brotli, in base64.
 */
export function readUnits(): ParametersOf<Int8Array> {
  const bytes = brotliDecompressSync(Buffer.from(PACKED_NETWORK, 'base64'));
  let read = bytes.byteOffset;
  return createParameters((name) => {
    const units = new Int8Array(bytes.buffer, read, PARAMETER_SIZES[name]);
    read += units.length;
    return units;
  });
}

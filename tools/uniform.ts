/** The `index`-th number of a seeded sequence, from 0 to below 1 (the mulberry32 generator, entered at any place). */
export function uniform(seed: number, index: number): number {
  let state = (seed + Math.imul(index + 1, 0x6d2b79f5)) | 0;
  state = Math.imul(state ^ (state >>> 15), state | 1);
  state ^= state + Math.imul(state ^ (state >>> 7), state | 61);
  return ((state ^ (state >>> 14)) >>> 0) / 2 ** 32;
}

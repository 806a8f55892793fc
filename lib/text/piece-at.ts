/**
 * The piece of a text that an offset is in, by where each piece begins (UTF-16 offsets, rising): a binary search.
 *
 * @param from a piece that the offset does not stand before
 */
export function pieceAt(starts: readonly number[], offset: number, from = 0): number {
  let low = from;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** An affine transform as PDF writes it: `[a b c d e f]` maps (x, y) to (ax + cy + e, bx + dy + f). */
export type Matrix = readonly [number, number, number, number, number, number];

/** A rectangle parallel to the page. */
export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The transform that does `inner` first and `outer` then. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** Where a transform puts a point. */
export function mapPoint([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The transform back; `null` when one flattens everything. */
export function inverse([a, b, c, d, e, f]: Matrix): Matrix | null {
  const scale = a * d - b * c;
  if (scale === 0 || !Number.isFinite(1 / scale)) return null;
  return [d / scale, -b / scale, -c / scale, a / scale, (c * f - d * e) / scale, (b * e - a * f) / scale];
}

/** Whether a point lies in a box, its edges included. */
export function contains({ x0, y0, x1, y1 }: Box, x: number, y: number): boolean {
  return x >= x0 && x <= x1 && y >= y0 && y <= y1;
}

/** Six finite numbers as a matrix; `null` for anything else. */
export function toMatrix(value: unknown): Matrix | null {
  const numbers = numbersOf(value);
  const [a, b, c, d, e, f] = numbers;
  if (a === undefined || b === undefined || c === undefined) return null;
  if (d === undefined || e === undefined || f === undefined) return null;
  return [a, b, c, d, e, f];
}

/** Four finite numbers, corners in any order, as a box; `null` for anything else. */
export function toBox(value: unknown): Box | null {
  const [a, b, c, d] = numbersOf(value);
  if (a === undefined || b === undefined || c === undefined || d === undefined) return null;
  return { x0: Math.min(a, c), y0: Math.min(b, d), x1: Math.max(a, c), y1: Math.max(b, d) };
}

/** The finite numbers at the head of a list or a typed array. */
export function numbersOf(value: unknown): number[] {
  if (!Array.isArray(value) && !(value instanceof Float32Array) && !(value instanceof Float64Array)) {
    return [];
  }
  const numbers: number[] = [];
  for (const entry of value) {
    if (typeof entry !== 'number' || !Number.isFinite(entry)) break;
    numbers.push(entry);
  }
  return numbers;
}

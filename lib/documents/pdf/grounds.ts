import type { Rgb } from '../contrast.ts';
import { WHITE } from '../contrast.ts';
import { type Box, contains, numbersOf } from './matrix.ts';

/** Something painted before the text that stands on it. */
interface Area {
  box: Box;
  /** `null` when it can't be told, as of a picture. */
  color: Rgb | null;
}

/** Older areas than these are forgotten; text on them counts as if on white. */
const MAX_AREAS = 2_000;
const MIN_WIDTH = 5;
const MIN_HEIGHT = 2;
/** A path that fills less of its box than this is a frame or a line, and no ground. */
const MIN_FILLED_SHARE = 0.6;

/** What a page's text is painted on: the paper is white, and later areas cover earlier ones. */
export class Grounds {
  readonly #areas: Area[] = [];

  paint(box: Box, color: Rgb | null): void {
    if (box.x1 - box.x0 < MIN_WIDTH || box.y1 - box.y0 < MIN_HEIGHT) return;
    this.#areas.push({ box, color });
    if (this.#areas.length > 2 * MAX_AREAS) this.#areas.splice(0, MAX_AREAS);
  }

  /** The colour at a place, `null` when it can't be told. */
  at(x: number, y: number): Rgb | null {
    const area = this.#areas.findLast(({ box }) => contains(box, x, y));
    return area === undefined ? WHITE : area.color;
  }
}

const MOVE = 0;
const LINE = 1;
const CURVE = 2;
const QUADRATIC_CURVE = 3;

/**
 * The boxes of the parts of a path that fill most of their box, in the path's own coordinates.
 *
 * @param path the numbers that PDF.js writes: an operation, then its points
 */
export function filledBoxes(path: unknown): Box[] {
  const boxes: Box[] = [];
  let points: [number, number][] = [];
  const finish = () => {
    const box = boxOfFilled(points);
    if (box !== null) boxes.push(box);
    points = [];
  };
  const numbers = numbersOf(path);
  let index = 0;
  while (index < numbers.length) {
    const operation = numbers[index];
    const count = pointsOf(operation);
    if (operation === MOVE) finish();
    // Of a curve only the end counts: corners that are rounded change little.
    const end = index + 1 + 2 * count;
    const x = numbers[end - 2];
    const y = numbers[end - 1];
    if (count > 0 && x !== undefined && y !== undefined) points.push([x, y]);
    index = end;
  }
  finish();
  return boxes;
}

function pointsOf(operation: number | undefined): number {
  if (operation === MOVE || operation === LINE) return 1;
  if (operation === QUADRATIC_CURVE) return 2;
  return operation === CURVE ? 3 : 0;
}

function boxOfFilled(points: readonly [number, number][]): Box | null {
  if (points.length < 3) return null;
  const box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
  let doubleArea = 0;
  let [previousX, previousY] = points.at(-1) ?? [0, 0];
  for (const [x, y] of points) {
    box.x0 = Math.min(box.x0, x);
    box.y0 = Math.min(box.y0, y);
    box.x1 = Math.max(box.x1, x);
    box.y1 = Math.max(box.y1, y);
    doubleArea += previousX * y - x * previousY;
    [previousX, previousY] = [x, y];
  }
  const boxArea = (box.x1 - box.x0) * (box.y1 - box.y0);
  return Math.abs(doubleArea) / 2 >= MIN_FILLED_SHARE * boxArea ? box : null;
}

import { type Box, contains, type Matrix, mapPoint, numbersOf } from './matrix.ts';

/** An area of a page, in its coordinates. */
export interface Shape {
  readonly box: Box;
  /** Whether the area is exactly its box. */
  readonly isBox: boolean;
  contains(x: number, y: number): boolean;
}

type Point = [number, number];
type Rule = 'nonzero' | 'evenodd';

/** How PDF.js writes a path: an operation, then its points. */
const MOVE = 0;
const LINE = 1;
const CURVE = 2;
const QUADRATIC_CURVE = 3;

/** Straight pieces that stand for a curve: enough to tell what lies under a circle. */
const PIECES = 4;
/** A path of more points is a drawing; of those beyond this, only the box is known. */
const MAX_POINTS = 2_000;
const TOLERANCE = 0.05;

/** A box, mapped to the page. */
export function boxShape(matrix: Matrix, box: Box): Shape {
  const corners: Point[] = [
    mapPoint(matrix, box.x0, box.y0),
    mapPoint(matrix, box.x1, box.y0),
    mapPoint(matrix, box.x1, box.y1),
    mapPoint(matrix, box.x0, box.y1),
  ];
  return polygonShape([corners], 'nonzero');
}

/**
 * The areas that a path encloses, on the page. Those of a table come one by one.
 *
 * @returns `null` when the path is a drawing of too many points to follow
 */
export function pathShapes(path: unknown, matrix: Matrix, rule: Rule): Shape[] | null {
  const outlines = outlinesOf(path, matrix);
  if (outlines === null) return null;
  const closed = outlines.filter((outline) => outline.length >= 3);
  if (closed.length === 0) return [];
  const areApart =
    rule === 'nonzero' && closed.every((outline) => areaOf(outline) > 0 === areaOf(closed[0] ?? []) > 0);
  return areApart ? closed.map((outline) => polygonShape([outline], rule)) : [polygonShape(closed, rule)];
}

/** The areas that a stroke of a width on the page inks, a box along each straight piece. */
export function strokeShapes(path: unknown, matrix: Matrix, width: number): Shape[] {
  const shapes: Shape[] = [];
  for (const outline of outlinesOf(path, matrix) ?? []) {
    let last: Point | undefined;
    for (const point of outline) {
      if (last !== undefined) shapes.push(polygonShape([barOf(last, point, width)], 'nonzero'));
      last = point;
    }
  }
  return shapes;
}

function barOf([x0, y0]: Point, [x1, y1]: Point, width: number): Point[] {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const dx = ((y1 - y0) / length) * (width / 2);
  const dy = ((x0 - x1) / length) * (width / 2);
  return [
    [x0 + dx, y0 + dy],
    [x1 + dx, y1 + dy],
    [x1 - dx, y1 - dy],
    [x0 - dx, y0 - dy],
  ];
}

function polygonShape(outlines: readonly Point[][], rule: Rule): Shape {
  const box = boxAround(outlines.flat());
  const [only = []] = outlines;
  if (outlines.length === 1 && isBox(only, box)) {
    return { box, isBox: true, contains: (x, y) => contains(box, x, y) };
  }
  return {
    box,
    isBox: false,
    contains: (x, y) => {
      if (!contains(box, x, y)) return false;
      const winding = outlines.reduce((sum, outline) => sum + windingOf(outline, x, y, rule), 0);
      return rule === 'evenodd' ? winding % 2 !== 0 : winding !== 0;
    },
  };
}

function boxAround(points: readonly Point[]): Box {
  const box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
  for (const [x, y] of points) {
    box.x0 = Math.min(box.x0, x);
    box.y0 = Math.min(box.y0, y);
    box.x1 = Math.max(box.x1, x);
    box.y1 = Math.max(box.y1, y);
  }
  return box;
}

/** Whether every point is a corner of the box, and together they enclose all of it. */
function isBox(outline: readonly Point[], { x0, y0, x1, y1 }: Box): boolean {
  if (outline.length > 6) return false;
  const isCorner = ([x, y]: Point) =>
    Math.min(x - x0, x1 - x) < TOLERANCE && Math.min(y - y0, y1 - y) < TOLERANCE;
  const area = (x1 - x0) * (y1 - y0);
  return outline.every(isCorner) && Math.abs(Math.abs(areaOf(outline)) - area) <= TOLERANCE * area;
}

/** Signed by the direction in which the outline turns. */
function areaOf(outline: readonly Point[]): number {
  let double = 0;
  let [lastX, lastY] = outline.at(-1) ?? [0, 0];
  for (const [x, y] of outline) {
    double += lastX * y - x * lastY;
    [lastX, lastY] = [x, y];
  }
  return double / 2;
}

/** How often the outline goes around a point, or for even-odd how often a ray from the point meets it. */
function windingOf(outline: readonly Point[], x: number, y: number, rule: Rule): number {
  let winding = 0;
  let [lastX, lastY] = outline.at(-1) ?? [0, 0];
  for (const [nextX, nextY] of outline) {
    const isDown = lastY <= y && nextY > y;
    const isUp = lastY > y && nextY <= y;
    if ((isDown || isUp) && lastX + ((y - lastY) / (nextY - lastY)) * (nextX - lastX) > x) {
      winding += rule === 'evenodd' || isDown ? 1 : -1;
    }
    [lastX, lastY] = [nextX, nextY];
  }
  return winding;
}

function outlinesOf(path: unknown, matrix: Matrix): Point[][] | null {
  const numbers = numbersOf(path);
  const outlines: Point[][] = [];
  let outline: Point[] = [];
  let points = 0;
  for (let index = 0; index < numbers.length; ) {
    const operation = numbers[index];
    const count = pointsOf(operation);
    const operands: Point[] = [];
    for (let at = index + 1; at < index + 1 + 2 * count; at += 2) {
      operands.push(mapPoint(matrix, numbers[at] ?? 0, numbers[at + 1] ?? 0));
    }
    if (operation === MOVE) {
      outline = [];
      outlines.push(outline);
    }
    const added = piecesOf(outline.at(-1), operands);
    outline.push(...added);
    points += added.length;
    if (points > MAX_POINTS) return null;
    index += 1 + 2 * count;
  }
  return outlines;
}

function pointsOf(operation: number | undefined): number {
  if (operation === MOVE || operation === LINE) return 1;
  if (operation === QUADRATIC_CURVE) return 2;
  return operation === CURVE ? 3 : 0;
}

/** The end of a line, or points along a Bézier curve (de Casteljau) up to its end. */
function piecesOf(start: Point | undefined, controls: readonly Point[]): readonly Point[] {
  if (start === undefined || controls.length < 2) return controls;
  return Array.from({ length: PIECES }, (_, index) => pointAt([start, ...controls], (index + 1) / PIECES));
}

function pointAt(controls: readonly Point[], share: number): Point {
  let points = controls;
  while (points.length > 1) {
    points = points.slice(1).map(([x, y], index): Point => {
      const [fromX, fromY] = points[index] ?? [x, y];
      return [fromX + share * (x - fromX), fromY + share * (y - fromY)];
    });
  }
  return points[0] ?? [0, 0];
}

/** The part of a page on which is painted: everything outside is cut away. */
export interface Clip {
  box: Box;
  /** Further bounds, where they are no boxes. */
  shapes: readonly Shape[];
}

const MAX_CLIP_SHAPES = 16;

/** What a clip leaves of another; areas of one path add up. */
export function clipTo(clip: Clip, areas: readonly Shape[]): Clip {
  const box = boxAround(
    areas.flatMap(({ box: { x0, y0, x1, y1 } }): Point[] => [
      [x0, y0],
      [x1, y1],
    ]),
  );
  const both = {
    x0: Math.max(clip.box.x0, box.x0),
    y0: Math.max(clip.box.y0, box.y0),
    x1: Math.min(clip.box.x1, box.x1),
    y1: Math.min(clip.box.y1, box.y1),
  };
  const isExact = (areas.length === 1 && areas[0]?.isBox) || clip.shapes.length >= MAX_CLIP_SHAPES;
  if (isExact) return { box: both, shapes: clip.shapes };
  const union: Shape = {
    box,
    isBox: false,
    contains: (x, y) => areas.some((area) => area.contains(x, y)),
  };
  return { box: both, shapes: [...clip.shapes, union] };
}

/** Whether a clip leaves a point, to within some points of the edges of its box. */
export function isWithin({ box, shapes }: Clip, x: number, y: number, edge: number): boolean {
  const around = { x0: box.x0 - edge, y0: box.y0 - edge, x1: box.x1 + edge, y1: box.y1 + edge };
  return contains(around, x, y) && shapes.every((shape) => shape.contains(x, y));
}

import type { Rgb } from '../contrast.ts';
import type { GraphicsState } from './graphics-state.ts';
import type { Ink } from './ink.ts';
import { inverse, type Matrix, mapPoint, multiply, numbersOf, toMatrix } from './matrix.ts';
import { fieldOf } from './operands.ts';
import type { PaintedPage } from './painted-page.ts';
import { type Picture, pictureOf, stencilOf } from './picture.ts';
import { boxShape, pathShapes, type Shape, strokeShapes } from './shape.ts';

/** Thinner strokes are lines, which cover nothing. */
const MIN_STROKE_POINTS = 2;
const UNIT_BOX = { x0: 0, y0: 0, x1: 1, y1: 1 };
/** How ink comes through that may have gaps. */
const SOME_ALPHA = 0.5;

/** Finds what PDF.js keeps of an image by its name. */
export type ImageLookup = (name: string) => unknown;

/** Paints what is no text: paths, gradients and images. */
export class AreaPainter {
  readonly #page: PaintedPage;
  readonly #imageNamed: ImageLookup;
  /** Names of images whose pixels decide whether text is seen. */
  readonly imagesNearText = new Set<string>();

  constructor(page: PaintedPage, imageNamed: ImageLookup) {
    this.#page = page;
    this.#imageNamed = imageNamed;
  }

  /** The inside of a path. */
  fill(path: unknown, isEvenOdd: boolean, state: GraphicsState): void {
    const shapes = pathShapes(path, state.matrix, isEvenOdd ? 'evenodd' : 'nonzero');
    if (shapes === null || state.isFillTransparent) return;
    for (const shape of shapes) this.#paint(shape, fillInk(state), state);
  }

  /** The outline of a path, where it is solid and wide enough to cover something. */
  stroke(path: unknown, state: GraphicsState): void {
    const [a, b, c, d] = state.matrix;
    const width = state.lineWidth * Math.sqrt(Math.abs(a * d - b * c));
    if (width < MIN_STROKE_POINTS || state.isDashed) return;
    for (const shape of strokeShapes(path, state.matrix, width)) this.#paint(shape, strokeInk(state), state);
  }

  /** A gradient over everything that the clip leaves. */
  shade(state: GraphicsState): void {
    const ink = { ...fillInk(state), color: null };
    this.#paint(boxShape([1, 0, 0, 1, 0, 0], state.clip.box), ink, state);
  }

  /** A square of one colour, which is what becomes of a stencil of one point. */
  unitSquare(state: GraphicsState): void {
    this.#paint(boxShape(state.matrix, UNIT_BOX), fillInk(state), state);
  }

  /** @param image its name, or the image itself */
  image(image: unknown, state: GraphicsState, matrices: readonly Matrix[] = [state.matrix]): void {
    const picture = pictureOf(typeof image === 'string' ? this.#imageNamed(image) : image);
    const alpha = state.fillAlpha * state.groupAlpha;
    for (const matrix of matrices) {
      this.#picture(image, state, matrix, (x, y) => pixelInk(picture, x, y, { ...fillInk(state), alpha }));
    }
  }

  /** @param stencil `data` of it is the bits, or the name of what holds them */
  stencil(stencil: unknown, state: GraphicsState, matrices: readonly Matrix[] = [state.matrix]): void {
    const data = fieldOf(stencil, 'data');
    const isInked = stencilOf(typeof data === 'string' ? this.#imageNamed(data) : stencil);
    const ink = fillInk(state);
    for (const matrix of matrices) {
      this.#picture(data, state, matrix, (x, y) => {
        if (isInked === null) return { ...ink, color: null, alpha: ink.alpha * SOME_ALPHA };
        return isInked(x, y) ? ink : { ...ink, alpha: 0 };
      });
    }
  }

  #picture(name: unknown, state: GraphicsState, matrix: Matrix, inkAt: (x: number, y: number) => Ink): void {
    const back = inverse(matrix);
    if (back === null) return;
    const isNearText = this.#page.paint({
      shape: boxShape(matrix, UNIT_BOX),
      clip: state.clip,
      isPicture: true,
      inkAt: (pageX, pageY) => {
        if (typeof name === 'string') this.imagesNearText.add(name);
        const [x, y] = mapPoint(back, pageX, pageY);
        return masked(inkAt(x, 1 - y), state);
      },
    });
    if (isNearText && typeof name === 'string') this.imagesNearText.add(name);
  }

  #paint(shape: Shape, ink: Ink, state: GraphicsState): void {
    const laid = masked(ink, state);
    if (laid.alpha > 0) this.#page.paint({ shape, clip: state.clip, isPicture: false, inkAt: () => laid });
  }
}

function pixelInk(picture: Picture | null, x: number, y: number, ink: Ink): Ink {
  if (picture === null) return { ...ink, color: null, alpha: ink.alpha * SOME_ALPHA };
  const { color, alpha } = picture.pixelAt(x, y);
  return { ...ink, color, alpha: ink.alpha * alpha };
}

/** What a fill lays down, in full. */
export function fillInk({ fill, isFillGapless, fillAlpha, groupAlpha, blend }: GraphicsState): Ink {
  return inkOf(fill, fillAlpha * groupAlpha * (fill !== null || isFillGapless ? 1 : SOME_ALPHA), blend);
}

/** What a stroke lays down, in full. */
export function strokeInk({ stroke, strokeAlpha, groupAlpha, blend }: GraphicsState): Ink {
  return inkOf(stroke, strokeAlpha * groupAlpha, blend);
}

function inkOf(color: Rgb | null, alpha: number, blend: Ink['blend']): Ink {
  return { color, alpha, blend };
}

/** Through a mask nobody knows what comes. */
function masked(ink: Ink, { isMasked }: GraphicsState): Ink {
  return isMasked ? { ...ink, color: null, alpha: ink.alpha * SOME_ALPHA } : ink;
}

/** The places of an image that is painted several times: scale and skew of all, and where each begins. */
export function repeated(matrix: Matrix, [a, b, c, d]: readonly unknown[], positions: unknown): Matrix[] {
  const places = numbersOf(positions);
  const matrices: Matrix[] = [];
  for (let index = 0; index + 1 < places.length; index += 2) {
    const one = toMatrix([a, b, c, d, places[index], places[index + 1]]);
    if (one !== null) matrices.push(multiply(matrix, one));
  }
  return matrices;
}

import type { Rgb } from '../contrast.ts';
import type { Blend } from './ink.ts';
import { type Box, IDENTITY, type Matrix } from './matrix.ts';
import type { Clip } from './shape.ts';

/** The part of PDF's graphics state on which depends where text stands and whether it is seen. */
export interface GraphicsState {
  /** From the current coordinates to the page as it is seen: points, y downwards. */
  matrix: Matrix;
  clip: Clip;
  /** `null` when it can't be told, as of a pattern. */
  fill: Rgb | null;
  stroke: Rgb | null;
  /** Whether a fill of unknown colour leaves no gaps, as a gradient does and a pattern of tiles may not. */
  isFillGapless: boolean;
  /** 0 to 1. */
  fillAlpha: number;
  strokeAlpha: number;
  /** Of the groups around, multiplied. */
  groupAlpha: number;
  blend: Blend;
  /** Painted through a mask, so that it can't be told how much comes through. */
  isMasked: boolean;
  isFillTransparent: boolean;
  lineWidth: number;
  isDashed: boolean;
  fontName: string;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  /** 1 is the font's own width. */
  horizontalScale: number;
  leading: number;
  rise: number;
  renderMode: number;
}

/** As every page begins: black on nothing, clipped to the page. */
export function initialState(matrix: Matrix, page: Box): GraphicsState {
  return {
    matrix,
    clip: { box: page, shapes: [] },
    fill: [0, 0, 0],
    stroke: [0, 0, 0],
    isFillGapless: true,
    fillAlpha: 1,
    strokeAlpha: 1,
    groupAlpha: 1,
    blend: 'normal',
    isMasked: false,
    isFillTransparent: false,
    lineWidth: 1,
    isDashed: false,
    fontName: '',
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    horizontalScale: 1,
    leading: 0,
    rise: 0,
    renderMode: 0,
  };
}

/** Where the next glyph of a text object goes. */
export class TextPosition {
  matrix: Matrix = IDENTITY;
  x = 0;
  y = 0;
  #lineX = 0;
  #lineY = 0;

  /** To the origin of a text matrix. */
  reset(matrix: Matrix): void {
    this.matrix = matrix;
    this.x = 0;
    this.y = 0;
    this.#lineX = 0;
    this.#lineY = 0;
  }

  /** To the start of another line, relative to the start of the current one. */
  moveLine(x: number, y: number): void {
    this.#lineX += x;
    this.#lineY += y;
    this.x = this.#lineX;
    this.y = this.#lineY;
  }
}

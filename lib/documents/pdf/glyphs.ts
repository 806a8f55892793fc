import { OPS } from 'unpdf/pdfjs';
import { colorOfHex, isVisibleOn, type Rgb } from '../contrast.ts';
import { type GraphicsState, initialState, TextPosition } from './graphics-state.ts';
import { filledBoxes, Grounds } from './grounds.ts';
import {
  type Box,
  contains,
  IDENTITY,
  intersect,
  type Matrix,
  mapBox,
  mapPoint,
  multiply,
  toBox,
  toMatrix,
} from './matrix.ts';

/** Why a glyph can't be seen: painted with no ink at all, as over a scan, or in a way that hides it. */
export type Unseen = 'no ink' | 'hidden';

/** One character or ligature on a page. Lengths are points, y downwards. */
export interface Glyph {
  text: string;
  /** Start and end of its stretch of the baseline. */
  x: number;
  y: number;
  endX: number;
  endY: number;
  size: number;
  /** `null` when it is seen. */
  unseen: Unseen | null;
}

/** What PDF.js tells of a font. */
export interface FontFacts {
  isVertical: boolean;
  /** Glyph units to text units. */
  unit: number;
}

export interface PageContent {
  /** What PDF.js makes of a page's content. */
  operators: readonly number[];
  operands: readonly unknown[];
  /** From PDF's coordinates to the page as it is seen. */
  matrix: Matrix;
  width: number;
  height: number;
  fontFacts(name: string): FontFacts;
  /** Whether content of an optional layer is seen; `layer` is what PDF.js names it by. */
  isLayerVisible(layer: unknown): boolean;
}

const MIN_SIZE = 3;
const MIN_ALPHA = 0.1;
/** How far outside the page or a clip a glyph's middle may lie. */
const EDGE = 1;
const STROKED_MODES = [1, 5];
const INKLESS_MODES = [3, 7];
const MAX_GLYPHS = 250_000;

/** The glyphs of a page in the order in which they are painted, each with whether a reader sees it. */
export function readGlyphs(content: PageContent): Glyph[] {
  const painter = new Painter(content);
  for (const [index, operator] of content.operators.entries()) {
    const operands = content.operands[index];
    painter.run(operator, Array.isArray(operands) ? operands : []);
  }
  return painter.glyphs;
}

/** Follows the operators of a page without painting. */
class Painter {
  readonly glyphs: Glyph[] = [];
  readonly #content: PageContent;
  readonly #grounds = new Grounds();
  readonly #saved: GraphicsState[] = [];
  readonly #position = new TextPosition();
  readonly #layers: boolean[] = [];
  #state: GraphicsState;
  #clipsNextPath = false;
  /** Groups that are open within the content of a soft mask, which is not painted itself. */
  #maskDepth = 0;

  constructor(content: PageContent) {
    this.#content = content;
    this.#state = initialState(content.matrix, this.#pageBox);
  }

  get #pageBox(): Box {
    return { x0: 0, y0: 0, x1: this.#content.width, y1: this.#content.height };
  }

  run(operator: number, operands: readonly unknown[]): void {
    const [first, second] = operands;
    const state = this.#state;
    switch (operator) {
      case OPS.save:
        this.#save();
        break;
      case OPS.restore:
        this.#restore();
        break;
      case OPS.transform:
        this.#transform(toMatrix(operands));
        break;
      case OPS.setGState:
        this.#setParameters(first);
        break;
      case OPS.setFillRGBColor:
        state.fill = colorOf(first);
        state.isFillTransparent = false;
        break;
      case OPS.setStrokeRGBColor:
        state.stroke = colorOf(first);
        break;
      case OPS.setFillColorN:
        state.fill = null;
        break;
      case OPS.setStrokeColorN:
        state.stroke = null;
        break;
      case OPS.setFillTransparent:
        state.isFillTransparent = true;
        break;
      case OPS.setFont:
        this.#setFont(first, second);
        break;
      case OPS.setCharSpacing:
        state.charSpacing = numberOf(first);
        break;
      case OPS.setWordSpacing:
        state.wordSpacing = numberOf(first);
        break;
      case OPS.setHScale:
        state.horizontalScale = numberOf(first) / 100;
        break;
      case OPS.setLeading:
        state.leading = numberOf(first);
        break;
      case OPS.setTextRise:
        state.rise = numberOf(first);
        break;
      case OPS.setTextRenderingMode:
        state.renderMode = numberOf(first);
        break;
      case OPS.beginText:
        this.#position.reset(IDENTITY);
        break;
      case OPS.setTextMatrix:
        this.#position.reset(toMatrix(first) ?? IDENTITY);
        break;
      case OPS.moveText:
        this.#position.moveLine(numberOf(first), numberOf(second));
        break;
      case OPS.setLeadingMoveText:
        state.leading = -numberOf(second);
        this.#position.moveLine(numberOf(first), numberOf(second));
        break;
      case OPS.nextLine:
        this.#position.moveLine(0, -state.leading);
        break;
      case OPS.showText:
        if (Array.isArray(first)) this.#showText(first);
        break;
      default:
        this.#runOther(operator, operands);
    }
  }

  #runOther(operator: number, operands: readonly unknown[]): void {
    const [first, second] = operands;
    switch (operator) {
      case OPS.clip:
      case OPS.eoClip:
        this.#clipsNextPath = true;
        break;
      case OPS.constructPath:
        this.#path(first, second, operands[2]);
        break;
      case OPS.shadingFill:
        this.#grounds.paint(this.#state.clip, null);
        break;
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
      case OPS.paintImageMaskXObject:
        this.#ground({ x0: 0, y0: 0, x1: 1, y1: 1 }, null);
        break;
      case OPS.paintFormXObjectBegin:
        this.#save();
        this.#transform(toMatrix(first));
        this.#clip(toBox(second));
        break;
      case OPS.beginGroup:
        this.#beginGroup(first);
        break;
      case OPS.endGroup:
        if (this.#maskDepth > 0) this.#maskDepth -= 1;
        this.#restore();
        break;
      case OPS.paintFormXObjectEnd:
      case OPS.endAnnotation:
        this.#restore();
        break;
      case OPS.beginAnnotation:
        this.#save();
        this.#state = initialState(this.#content.matrix, this.#pageBox);
        this.#transform(toMatrix(operands[2]));
        this.#transform(toMatrix(operands[3]));
        break;
      case OPS.beginMarkedContent:
        this.#layers.push(true);
        break;
      case OPS.beginMarkedContentProps:
        this.#layers.push(first !== 'OC' || this.#content.isLayerVisible(second));
        break;
      case OPS.endMarkedContent:
        this.#layers.pop();
        break;
    }
  }

  #save(): void {
    this.#saved.push({ ...this.#state });
  }

  #restore(): void {
    this.#state = this.#saved.pop() ?? this.#state;
  }

  #transform(matrix: Matrix | null): void {
    if (matrix !== null) this.#state.matrix = multiply(this.#state.matrix, matrix);
  }

  #clip(box: Box | null): void {
    if (box !== null) this.#state.clip = intersect(this.#state.clip, mapBox(this.#state.matrix, box));
  }

  #beginGroup(options: unknown): void {
    this.#save();
    const isMask = fieldOf(options, 'smask') != null;
    if (isMask || this.#maskDepth > 0) this.#maskDepth += 1;
    const box = toBox(fieldOf(options, 'bbox'));
    const matrix = toMatrix(fieldOf(options, 'matrix')) ?? IDENTITY;
    this.#clip(box === null ? null : mapBox(matrix, box));
  }

  #setParameters(parameters: unknown): void {
    if (!Array.isArray(parameters)) return;
    for (const parameter of parameters) {
      const [name, value] = Array.isArray(parameter) ? parameter : [];
      if (name === 'ca') this.#state.fillAlpha = numberOf(value);
      else if (name === 'Font' && Array.isArray(value)) this.#setFont(value[0], value[1]);
    }
  }

  #setFont(name: unknown, size: unknown): void {
    this.#state.fontName = String(name);
    this.#state.fontSize = numberOf(size);
  }

  /** A path closes with what is done with it: filled, stroked, or nothing but to clip. */
  #path(paint: unknown, paths: unknown, bounds: unknown): void {
    const path = Array.isArray(paths) ? paths[0] : undefined;
    if (typeof paint === 'number' && FILLS.has(paint) && this.#state.fillAlpha >= 0.5) {
      const color = this.#state.isFillTransparent ? null : this.#state.fill;
      for (const box of filledBoxes(path)) this.#ground(box, color);
    }
    if (this.#clipsNextPath) {
      this.#clip(toBox(bounds) ?? { x0: 0, y0: 0, x1: 0, y1: 0 });
      this.#clipsNextPath = false;
    }
  }

  #ground(box: Box, color: Rgb | null): void {
    if (this.#maskDepth > 0) return;
    this.#grounds.paint(intersect(mapBox(this.#state.matrix, box), this.#state.clip), color);
  }

  #showText(glyphs: readonly unknown[]): void {
    const { fontName, fontSize, charSpacing, wordSpacing, horizontalScale } = this.#state;
    const { isVertical, unit } = this.#content.fontFacts(fontName);
    const place = multiply(this.#state.matrix, this.#position.matrix);
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        this.#advance((-glyph * fontSize) / 1000, isVertical);
        continue;
      }
      const width = numberOf(fieldOf(glyph, 'width')) * unit * fontSize;
      const spacing = charSpacing + (fieldOf(glyph, 'isSpace') === true ? wordSpacing : 0);
      const text = fieldOf(glyph, 'unicode');
      if (typeof text === 'string') {
        this.#addGlyph(text, place, isVertical ? 0 : (width + Math.max(0, charSpacing)) * horizontalScale);
      }
      this.#advance(isVertical ? -fontSize - spacing : width + spacing, isVertical);
    }
  }

  #advance(length: number, isVertical: boolean): void {
    if (isVertical) this.#position.y += length;
    else this.#position.x += length * this.#state.horizontalScale;
  }

  #addGlyph(text: string, place: Matrix, width: number): void {
    if (this.glyphs.length >= MAX_GLYPHS || this.#maskDepth > 0) return;
    const { fontSize, rise } = this.#state;
    const { x: textX, y: textY } = this.#position;
    const [x, y] = mapPoint(place, textX, textY + rise);
    const [endX, endY] = mapPoint(place, textX + width, textY + rise);
    const [topX, topY] = mapPoint(place, textX, textY + rise + fontSize);
    const size = Math.hypot(topX - x, topY - y);
    // The middle of a small letter, a quarter of the size above the baseline.
    const middleX = (x + endX) / 2 + (topX - x) / 4;
    const middleY = (y + endY) / 2 + (topY - y) / 4;
    const unseen = text.trim() === '' ? null : this.#unseen(middleX, middleY, size);
    this.glyphs.push({ text, x, y, endX, endY, size, unseen });
  }

  #unseen(x: number, y: number, size: number): Unseen | null {
    const { renderMode, clip, fill, stroke, fillAlpha, isFillTransparent } = this.#state;
    if (INKLESS_MODES.includes(renderMode)) return 'no ink';
    const isStroked = STROKED_MODES.includes(renderMode);
    if (size < MIN_SIZE || this.#layers.includes(false)) return 'hidden';
    if (!isStroked && (fillAlpha < MIN_ALPHA || isFillTransparent)) return 'hidden';
    const around = { x0: clip.x0 - EDGE, y0: clip.y0 - EDGE, x1: clip.x1 + EDGE, y1: clip.y1 + EDGE };
    if (!contains(around, x, y)) return 'hidden';
    const ink = isStroked ? stroke : fill;
    const ground = this.#grounds.at(x, y);
    return ink === null || ground === null || isVisibleOn(ink, ground) ? null : 'hidden';
  }
}

const FILLS = new Set([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);

function colorOf(value: unknown): Rgb | null {
  return typeof value === 'string' ? colorOfHex(value) : null;
}

function numberOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

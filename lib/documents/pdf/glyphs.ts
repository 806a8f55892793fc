import { OPS } from 'unpdf/pdfjs';
import { colorOfHex, type Rgb } from '../contrast.ts';
import { AreaPainter, type ImageLookup, repeated } from './areas.ts';
import { type GraphicsState, initialState, TextPosition } from './graphics-state.ts';
import { blendOf } from './ink.ts';
import { type Box, IDENTITY, type Matrix, multiply, toBox, toMatrix } from './matrix.ts';
import { fieldOf, numberOf } from './operands.ts';
import { PaintedPage } from './painted-page.ts';
import { boxShape, clipTo, pathShapes } from './shape.ts';
import { type FontFacts, type Glyph, TextPainter } from './text-painter.ts';

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
  /** Whether an annotation marks the text below it, as a highlighter does. */
  isMarkup(annotation: unknown): boolean;
  /** What PDF.js keeps of an image; `undefined` when it is not there (yet). */
  imageNamed: ImageLookup;
}

export interface ReadPage {
  /** In the order in which they are painted. */
  glyphs: Glyph[];
  /** Images whose pixels decide whether text is seen. */
  imagesNearText: ReadonlySet<string>;
}

/** The glyphs of a page, each with whether a reader sees it once everything is painted. */
export function readGlyphs(content: PageContent): ReadPage {
  const painter = new Painter(content);
  for (const [index, operator] of content.operators.entries()) {
    const operands = content.operands[index];
    painter.run(operator, Array.isArray(operands) ? operands : []);
  }
  return { glyphs: painter.glyphs(), imagesNearText: painter.imagesNearText };
}

/** Follows the operators of a page without painting. */
class Painter {
  readonly #content: PageContent;
  readonly #areas: AreaPainter;
  readonly #text: TextPainter;
  readonly #saved: GraphicsState[] = [];
  readonly #position = new TextPosition();
  /** Of the marked content that is open, whether it is seen. */
  readonly #layers: boolean[] = [];
  #hiddenLayers = 0;
  #state: GraphicsState;
  #nextClip: 'nonzero' | 'evenodd' | null = null;
  /** What a highlighter paints leaves the text below it to be seen. */
  #isMarkup = false;
  /** Groups that are open within the content of a soft mask, which is not painted itself. */
  #maskDepth = 0;

  constructor(content: PageContent) {
    this.#content = content;
    const page = new PaintedPage(content.width, content.height);
    this.#areas = new AreaPainter(page, content.imageNamed);
    this.#text = new TextPainter(page, (name) => content.fontFacts(name));
    this.#state = initialState(content.matrix, this.#pageBox);
  }

  get imagesNearText(): ReadonlySet<string> {
    return this.#areas.imagesNearText;
  }

  /** To be asked when everything is painted. */
  glyphs(): Glyph[] {
    return this.#text.glyphs();
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
        state.isFillGapless = first === 'Shading';
        state.isFillTransparent = false;
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
      case OPS.setLineWidth:
        this.#state.lineWidth = numberOf(first);
        break;
      case OPS.setDash:
        this.#state.isDashed = Array.isArray(first) && first.length > 0;
        break;
      case OPS.clip:
        this.#nextClip = 'nonzero';
        break;
      case OPS.eoClip:
        this.#nextClip = 'evenodd';
        break;
      case OPS.constructPath:
        this.#path(first, second, operands[2]);
        break;
      case OPS.paintFormXObjectBegin:
        this.#save();
        this.#transform(toMatrix(first));
        this.#clipToBox(toBox(second));
        break;
      case OPS.beginGroup:
        this.#beginGroup(first);
        break;
      case OPS.endGroup:
        if (this.#maskDepth > 0) this.#maskDepth -= 1;
        this.#restore();
        break;
      case OPS.paintFormXObjectEnd:
        this.#restore();
        break;
      case OPS.endAnnotation:
        this.#isMarkup = false;
        this.#restore();
        break;
      case OPS.beginAnnotation:
        this.#isMarkup = this.#content.isMarkup(first);
        this.#save();
        this.#state = initialState(this.#content.matrix, this.#pageBox);
        this.#transform(toMatrix(operands[2]));
        this.#transform(toMatrix(operands[3]));
        break;
      case OPS.beginMarkedContent:
        this.#openLayer(true);
        break;
      case OPS.beginMarkedContentProps:
        this.#openLayer(first !== 'OC' || this.#content.isLayerVisible(second));
        break;
      case OPS.endMarkedContent:
        if (this.#layers.pop() === false) this.#hiddenLayers -= 1;
        break;
      default:
        if (this.#isPainting) this.#paintArea(operator, operands);
    }
  }

  get #isPainting(): boolean {
    return this.#maskDepth === 0 && !this.#isMarkup && this.#hiddenLayers === 0;
  }

  #paintArea(operator: number, operands: readonly unknown[]): void {
    const [first, second, third, fourth, fifth, sixth] = operands;
    const state = this.#state;
    switch (operator) {
      case OPS.shadingFill:
        this.#areas.shade(state);
        break;
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
        this.#areas.image(first, state);
        break;
      case OPS.paintImageXObjectRepeat:
        this.#areas.image(first, state, repeated(state.matrix, [second, 0, 0, third], fourth));
        break;
      case OPS.paintInlineImageXObjectGroup:
        this.#areas.image(first, state, placesOf(state.matrix, second));
        break;
      case OPS.paintImageMaskXObject:
        this.#areas.stencil(first, state);
        break;
      case OPS.paintImageMaskXObjectRepeat:
        this.#areas.stencil(first, state, repeated(state.matrix, [second, third, fourth, fifth], sixth));
        break;
      case OPS.paintImageMaskXObjectGroup:
        for (const stencil of Array.isArray(first) ? first : []) {
          this.#areas.stencil(stencil, state, placesOf(state.matrix, [stencil]));
        }
        break;
      case OPS.paintSolidColorImageMask:
        this.#areas.unitSquare(state);
        break;
    }
  }

  #openLayer(isVisible: boolean): void {
    this.#layers.push(isVisible);
    if (!isVisible) this.#hiddenLayers += 1;
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

  #clipToBox(box: Box | null): void {
    if (box !== null) this.#state.clip = clipTo(this.#state.clip, [boxShape(this.#state.matrix, box)]);
  }

  #beginGroup(options: unknown): void {
    this.#save();
    const isMask = fieldOf(options, 'smask') != null;
    if (isMask || this.#maskDepth > 0) this.#maskDepth += 1;
    const box = toBox(fieldOf(options, 'bbox'));
    const matrix = toMatrix(fieldOf(options, 'matrix')) ?? IDENTITY;
    const state = this.#state;
    if (box !== null) state.clip = clipTo(state.clip, [boxShape(multiply(state.matrix, matrix), box)]);
    // What is around the group holds for it as a whole; inside, painting starts anew.
    state.groupAlpha *= state.fillAlpha;
    state.fillAlpha = state.strokeAlpha = 1;
  }

  #setParameters(parameters: unknown): void {
    if (!Array.isArray(parameters)) return;
    for (const parameter of parameters) {
      const [name, value] = Array.isArray(parameter) ? parameter : [];
      if (name === 'ca') this.#state.fillAlpha = numberOf(value);
      else if (name === 'CA') this.#state.strokeAlpha = numberOf(value);
      else if (name === 'BM') this.#state.blend = blendOf(value);
      else if (name === 'SMask') this.#state.isMasked = value !== false && value !== null;
      else if (name === 'LW') this.#state.lineWidth = numberOf(value);
      else if (name === 'Font' && Array.isArray(value)) this.#setFont(value[0], value[1]);
    }
  }

  #setFont(name: unknown, size: unknown): void {
    this.#state.fontName = String(name);
    this.#state.fontSize = numberOf(size);
  }

  #showText(glyphs: readonly unknown[]): void {
    if (this.#maskDepth > 0) return;
    const isOnShownLayer = this.#hiddenLayers === 0;
    this.#text.show(glyphs, { state: this.#state, position: this.#position, isOnShownLayer });
  }

  /** A path closes with what is done with it: filled, stroked, or nothing but to clip. */
  #path(paint: unknown, paths: unknown, bounds: unknown): void {
    const path = Array.isArray(paths) ? paths[0] : undefined;
    const state = this.#state;
    if (typeof paint === 'number' && this.#isPainting) {
      if (FILLS.has(paint)) this.#areas.fill(path, EVEN_ODD_FILLS.has(paint), state);
      if (STROKES.has(paint)) this.#areas.stroke(path, state);
    }
    if (this.#nextClip === null) return;
    const shapes = pathShapes(path, state.matrix, this.#nextClip);
    const box = toBox(bounds) ?? { x0: 0, y0: 0, x1: 0, y1: 0 };
    state.clip = clipTo(state.clip, shapes?.length ? shapes : [boxShape(state.matrix, box)]);
    this.#nextClip = null;
  }
}

/** The places of images that PDF.js has put together. */
function placesOf(matrix: Matrix, entries: unknown): Matrix[] {
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry) => {
    const place = toMatrix(fieldOf(entry, 'transform'));
    return place === null ? [] : [multiply(matrix, place)];
  });
}

const FILLS = new Set([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);
const EVEN_ODD_FILLS = new Set([OPS.eoFill, OPS.eoFillStroke, OPS.closeEOFillStroke]);
const STROKES = new Set([
  OPS.stroke,
  OPS.closeStroke,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);

function colorOf(value: unknown): Rgb | null {
  return typeof value === 'string' ? colorOfHex(value) : null;
}

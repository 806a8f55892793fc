import { fillInk, strokeInk } from './areas.ts';
import type { GraphicsState, TextPosition } from './graphics-state.ts';
import type { Ink } from './ink.ts';
import { type Matrix, mapPoint, multiply } from './matrix.ts';
import { fieldOf, numberOf } from './operands.ts';
import type { PaintedPage, Unseen } from './painted-page.ts';
import { isWithin } from './shape.ts';

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

const MIN_SIZE = 3;
/** Letters that are squeezed to less than this share of their height are lines. */
const MIN_WIDTH_SHARE = 0.15;
/** How far outside the page or a clip a glyph's middle may lie. */
const EDGE = 1;
const STROKED_MODES = [1, 5];
const FILLED_AND_STROKED_MODES = [2, 6];
const INKLESS_MODES = [3, 7];
const MAX_GLYPHS = 250_000;
/** One glyph may stand for several characters, as a ligature does; a font may claim any number. */
const MAX_GLYPH_CHARACTERS = 40;
/** Where a glyph is looked at: shares of its width, and of its size above the baseline. */
const PLACES = [
  [0.5, 0.25],
  [0.25, 0.25],
  [0.75, 0.25],
  [0.5, 0.08],
  [0.5, 0.42],
] as const;

type Place = readonly [number, number];

/** Sets text on a page, glyph by glyph. */
export class TextPainter {
  readonly #page: PaintedPage;
  readonly #fontFacts: (name: string) => FontFacts;
  readonly #set: (Omit<Glyph, 'unseen'> & { unseen: () => Unseen | null })[] = [];

  constructor(page: PaintedPage, fontFacts: (name: string) => FontFacts) {
    this.#page = page;
    this.#fontFacts = fontFacts;
  }

  /** In the order in which they were set; to be asked when everything is painted. */
  glyphs(): Glyph[] {
    return this.#set.map((glyph) => ({ ...glyph, unseen: glyph.unseen() }));
  }

  /**
   * Sets what an operator shows, and moves the position behind it.
   *
   * @param glyphs of PDF.js, and numbers that pull them together
   * @param isOnShownLayer whether it may be seen at all
   */
  show(
    glyphs: readonly unknown[],
    {
      state,
      position,
      isOnShownLayer,
    }: { state: GraphicsState; position: TextPosition; isOnShownLayer: boolean },
  ): void {
    const { fontSize, charSpacing, wordSpacing, horizontalScale } = state;
    const { isVertical, unit } = this.#fontFacts(state.fontName);
    const place = multiply(state.matrix, position.matrix);
    const advance = (length: number) => {
      if (isVertical) position.y += length;
      else position.x += length * horizontalScale;
    };
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        advance((-glyph * fontSize) / 1000);
        continue;
      }
      const width = numberOf(fieldOf(glyph, 'width')) * unit * fontSize;
      const spacing = charSpacing + (fieldOf(glyph, 'isSpace') === true ? wordSpacing : 0);
      const text = fieldOf(glyph, 'unicode');
      if (typeof text === 'string' && this.#set.length < MAX_GLYPHS) {
        const seenWidth = isVertical ? 0 : (width + Math.max(0, charSpacing)) * horizontalScale;
        const laid = layOut(place, { x: position.x, y: position.y + state.rise, width: seenWidth, fontSize });
        const unseen = isOnShownLayer ? this.#paint(text, place, laid, state) : () => 'hidden' as const;
        this.#set.push({ ...laid, text: text.slice(0, MAX_GLYPH_CHARACTERS), unseen });
      }
      advance(isVertical ? -fontSize - spacing : width + spacing);
    }
  }

  /** Why the glyph can't be seen, to be asked when everything is painted. */
  #paint(text: string, [a, b]: Matrix, laid: Laid, state: GraphicsState): () => Unseen | null {
    if (text.trim() === '') return () => null;
    if (INKLESS_MODES.includes(state.renderMode)) return () => 'no ink';
    const widthOfEm = Math.hypot(a, b) * Math.abs(state.fontSize * state.horizontalScale);
    if (laid.size < MIN_SIZE || widthOfEm < MIN_WIDTH_SHARE * laid.size) return () => 'hidden';
    const places = placesOn(laid);
    const [[x, y] = [0, 0]] = places;
    if (!isWithin(state.clip, x, y, EDGE)) return () => 'hidden';
    return this.#page.paintGlyph(places, inksOf(state));
  }
}

interface Laid extends Omit<Glyph, 'text' | 'unseen'> {
  /** From the baseline to the top. */
  up: Place;
}

interface TextBox {
  x: number;
  y: number;
  width: number;
  fontSize: number;
}

function layOut(place: Matrix, { x: textX, y: textY, width, fontSize }: TextBox): Laid {
  const [x, y] = mapPoint(place, textX, textY);
  const [endX, endY] = mapPoint(place, textX + width, textY);
  const [topX, topY] = mapPoint(place, textX, textY + fontSize);
  return { x, y, endX, endY, size: Math.hypot(topX - x, topY - y), up: [topX - x, topY - y] };
}

function placesOn({ x, y, endX, endY, up: [upX, upY] }: Laid): Place[] {
  return PLACES.map(([along, above]) => [
    x + along * (endX - x) + above * upX,
    y + along * (endY - y) + above * upY,
  ]);
}

function inksOf(state: GraphicsState): Ink[] {
  if (STROKED_MODES.includes(state.renderMode)) return [strokeInk(state)];
  const fill = state.isFillTransparent ? { ...fillInk(state), alpha: 0 } : fillInk(state);
  return FILLED_AND_STROKED_MODES.includes(state.renderMode) ? [fill, strokeInk(state)] : [fill];
}

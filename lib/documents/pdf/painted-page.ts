import { isVisibleOn, type Rgb, WHITE } from '../contrast.ts';
import { type Ink, inked, isOpaque } from './ink.ts';
import type { Box } from './matrix.ts';
import { type Clip, isWithin, type Shape } from './shape.ts';

/** Something painted on a page. */
export interface Layer {
  shape: Shape;
  clip: Clip;
  /** What it lays on a place within its shape. */
  inkAt(x: number, y: number): Ink;
  isPicture: boolean;
}

/** Why a glyph can't be seen: painted with no ink at all or below a picture, as with a scan, or in a way that hides it. */
export type Unseen = 'no ink' | 'hidden';

/** A place on a glyph: what is seen there, and what would be without the glyph. `null` when it can't be told. */
interface Sample {
  x: number;
  y: number;
  withGlyph: Rgb | null;
  withoutGlyph: Rgb | null;
  isBelowPicture: boolean;
}

/** A glyph on a page, whose fate is known when everything is painted. */
interface Trace {
  samples: readonly Sample[];
  isCovered: boolean;
}

const CELLS = 32;
/** Layers of one cell beyond these, of no full cell, are forgotten from the middle: the lowest may be the ground of all. */
const MAX_CELL_LAYERS = 300;
const KEPT_LOWEST = 50;

interface Cell {
  box: Box;
  layers: Layer[];
  traces: Trace[];
}

/**
 * What a page shows once everything is painted on it. Of each glyph it follows a few places with the glyph and without:
 * where these differ in the end, it is seen. That covers text in the colour of its ground, shining through, and painted
 * over.
 */
export class PaintedPage {
  readonly #cells: Cell[] = [];
  readonly #cellWidth: number;
  readonly #cellHeight: number;

  /** @param width and `height` in points */
  constructor(width: number, height: number) {
    this.#cellWidth = Math.max(1, width / CELLS);
    this.#cellHeight = Math.max(1, height / CELLS);
    for (let index = 0; index < CELLS * CELLS; index += 1) {
      const x0 = (index % CELLS) * this.#cellWidth;
      const y0 = Math.floor(index / CELLS) * this.#cellHeight;
      const box = { x0, y0, x1: x0 + this.#cellWidth, y1: y0 + this.#cellHeight };
      this.#cells.push({ box, layers: [], traces: [] });
    }
  }

  /** Paints over what is there. Returns whether glyphs lie where it may change something. */
  paint(layer: Layer): boolean {
    const box = overlap(layer.shape.box, layer.clip.box);
    let isNearText = false;
    for (const cell of this.#cellsOf(box)) {
      if (fills(layer, cell.box)) cell.layers = [layer];
      else cell.layers.push(layer);
      if (cell.layers.length > MAX_CELL_LAYERS) cell.layers.splice(KEPT_LOWEST, KEPT_LOWEST);
      if (cell.traces.length === 0) continue;
      isNearText = true;
      for (const trace of cell.traces) cover(trace, layer);
      cell.traces = cell.traces.filter(({ isCovered }) => !isCovered);
    }
    return isNearText;
  }

  /** What is painted at a place so far; `null` when it can't be told. */
  groundAt(x: number, y: number): Rgb | null {
    const inks: Ink[] = [];
    for (const layer of this.#cellAt(x, y)?.layers.toReversed() ?? []) {
      if (!isInked(layer, x, y)) continue;
      const ink = layer.inkAt(x, y);
      inks.push(ink);
      if (isOpaque(ink)) break;
    }
    return inks.reduceRight<Rgb | null>((ground, ink) => inked(ground, ink), WHITE);
  }

  /** Whether a picture lies at a place. */
  hasPictureAt(x: number, y: number): boolean {
    return this.#cellAt(x, y)?.layers.some((layer) => layer.isPicture && isInked(layer, x, y)) ?? false;
  }

  /**
   * Paints a glyph.
   *
   * @param places where it is looked at
   * @param inks of its faces and its outline: it is seen where one of them is
   * @returns why it can't be seen, to be asked when all is painted
   */
  paintGlyph(places: readonly (readonly [number, number])[], inks: readonly Ink[]): () => Unseen | null {
    const samples = places.map(([x, y]) => this.#sampleAt(x, y, inks));
    const trace: Trace = { samples, isCovered: !samples.some(isSeen) };
    if (trace.isCovered) return () => 'hidden';
    for (const cell of new Set(samples.map(({ x, y }) => this.#cellAt(x, y)))) cell?.traces.push(trace);
    return () => {
      if (samples.some(isSeen)) return null;
      return samples.some(({ isBelowPicture }) => isBelowPicture) ? 'no ink' : 'hidden';
    };
  }

  #sampleAt(x: number, y: number, inks: readonly Ink[]): Sample {
    const withoutGlyph = this.groundAt(x, y);
    const options = inks.map((ink) => inked(withoutGlyph, ink));
    const withGlyph = options.find((color) => areDistinct(color, withoutGlyph)) ?? withoutGlyph;
    const isUnknown = withoutGlyph === null || options.includes(null);
    return { x, y, withGlyph: isUnknown ? null : withGlyph, withoutGlyph, isBelowPicture: false };
  }

  #cellAt(x: number, y: number): Cell | undefined {
    return this.#cells[this.#row(y) * CELLS + this.#column(x)];
  }

  *#cellsOf({ x0, y0, x1, y1 }: Box): Generator<Cell> {
    if (!(x1 >= x0 && y1 >= y0)) return;
    for (let row = this.#row(y0); row <= this.#row(y1); row += 1) {
      for (let column = this.#column(x0); column <= this.#column(x1); column += 1) {
        const cell = this.#cells[row * CELLS + column];
        if (cell !== undefined) yield cell;
      }
    }
  }

  #column(x: number): number {
    return Math.min(CELLS - 1, Math.max(0, Math.floor(x / this.#cellWidth)));
  }

  #row(y: number): number {
    return Math.min(CELLS - 1, Math.max(0, Math.floor(y / this.#cellHeight)));
  }
}

function cover(trace: Trace, layer: Layer): void {
  for (const sample of trace.samples) {
    const { x, y } = sample;
    if (!isInked(layer, x, y)) continue;
    const ink = layer.inkAt(x, y);
    if (isOpaque(ink)) {
      // Whatever its colour, it is the same with the glyph and without.
      sample.withGlyph = sample.withoutGlyph = ink.color ?? WHITE;
      sample.isBelowPicture ||= layer.isPicture;
    } else if (ink.color !== null && ink.blend !== 'other') {
      sample.withGlyph = inked(sample.withGlyph, ink);
      sample.withoutGlyph = inked(sample.withoutGlyph, ink);
    }
  }
  trace.isCovered = trace.samples.every(
    ({ withGlyph, withoutGlyph }) => withGlyph !== null && withGlyph === withoutGlyph,
  );
}

function isSeen({ withGlyph, withoutGlyph }: Sample): boolean {
  return areDistinct(withGlyph, withoutGlyph);
}

/** What can't be told counts as seen. */
function areDistinct(color: Rgb | null, ground: Rgb | null): boolean {
  return color === null || ground === null || isVisibleOn(color, ground);
}

function isInked({ shape, clip }: Layer, x: number, y: number): boolean {
  return shape.contains(x, y) && isWithin(clip, x, y, 0);
}

/** Whether a layer leaves nothing to be seen of a cell. */
function fills({ shape, clip, isPicture, inkAt }: Layer, cell: Box): boolean {
  if (!shape.isBox || clip.shapes.length > 0 || isPicture || !isOpaque(inkAt(cell.x0, cell.y0))) return false;
  const box = overlap(shape.box, clip.box);
  return box.x0 <= cell.x0 && box.y0 <= cell.y0 && box.x1 >= cell.x1 && box.y1 >= cell.y1;
}

function overlap(a: Box, b: Box): Box {
  return {
    x0: Math.max(a.x0, b.x0),
    y0: Math.max(a.y0, b.y0),
    x1: Math.min(a.x1, b.x1),
    y1: Math.min(a.y1, b.y1),
  };
}

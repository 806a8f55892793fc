import type { Rgb } from '../contrast.ts';

/** The pixels of an image, of which one can be looked at. */
export interface Picture {
  /** The pixel at a share of the width from the left and of the height from the top. */
  pixelAt(x: number, y: number): { color: Rgb; alpha: number };
}

/** How PDF.js packs pixels. */
const ONE_BIT_GREY = 1;
const RGB = 2;
const RGBA = 3;

/** An image as PDF.js keeps it; `null` when its pixels are not there. */
export function pictureOf(image: unknown): Picture | null {
  const packed = packedOf(image);
  if (packed === null) return null;
  const { data, width, height, kind } = packed;
  const [bytesPerPixel, bytesPerRow] =
    kind === ONE_BIT_GREY ? [0, (width + 7) >> 3] : [kind + 1, width * (kind + 1)];
  if (data.length < bytesPerRow * height) return null;
  return {
    pixelAt: (x, y) => {
      const column = placeOf(x, width);
      const row = placeOf(y, height) * bytesPerRow;
      if (kind === ONE_BIT_GREY) {
        const value = isBitSet(data[row + (column >> 3)], column) ? 255 : 0;
        return { color: [value, value, value], alpha: 1 };
      }
      const at = row + column * bytesPerPixel;
      const color: Rgb = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      return { color, alpha: kind === RGBA ? (data[at + 3] ?? 0) / 255 : 1 };
    },
  };
}

/** A stencil as PDF.js keeps it, as a test of whether a place is inked; `null` when its bits are not there. */
export function stencilOf(image: unknown): ((x: number, y: number) => boolean) | null {
  const packed = packedOf(image);
  if (packed === null) return null;
  const { data, width, height } = packed;
  const bytesPerRow = (width + 7) >> 3;
  if (data.length < bytesPerRow * height) return null;
  return (x, y) => {
    const column = placeOf(x, width);
    return !isBitSet(data[placeOf(y, height) * bytesPerRow + (column >> 3)], column);
  };
}

function packedOf(image: unknown) {
  if (typeof image !== 'object' || image === null) return null;
  const { data, width, height, kind } = Object.assign(
    { data: null, width: null, height: null, kind: null },
    image,
  ) satisfies Record<string, unknown>;
  const bytes: unknown = data;
  if (!(bytes instanceof Uint8Array || bytes instanceof Uint8ClampedArray)) return null;
  if (typeof width !== 'number' || typeof height !== 'number') return null;
  return { data: bytes, width, height, kind: kind === RGB || kind === RGBA ? kind : ONE_BIT_GREY };
}

function placeOf(share: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(share * count)));
}

function isBitSet(byte: number | undefined, bit: number): boolean {
  return ((byte ?? 0) & (0x80 >> (bit & 7))) !== 0;
}

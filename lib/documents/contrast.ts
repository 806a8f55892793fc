/** A colour by its red, green and blue, 0 to 255 each. */
export type Rgb = readonly [number, number, number];

export const WHITE: Rgb = [255, 255, 255];

/**
 * Below this contrast text can't be told from its ground. The faintest grey that people print with on purpose has 1.5;
 * the scale is that of WCAG 2 (1 to 21).
 */
const LEAST_VISIBLE_CONTRAST = 1.15;

/** Whether a person could see text of one colour on a ground of another. */
export function isVisibleOn(text: Rgb, ground: Rgb): boolean {
  const [light, dark] = [luminance(text), luminance(ground)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05) >= LEAST_VISIBLE_CONTRAST;
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** The colour of `#rrggbb`, `rrggbb` or `#rgb`; `null` when it is none of these. */
export function colorOfHex(text: string): Rgb | null {
  const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text.trim())?.[1];
  if (digits === undefined) return null;
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const value = Number.parseInt(full, 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
}

import { isVisibleOn, type Rgb, WHITE } from '../contrast.ts';
import { blend, type Color, colorOf } from './css-colors.ts';
import { lengthOf, shareOf, splitOutside, withVariables } from './css-values.ts';
import { hidesByPlace, hidesByShape, scaleOf } from './hiding-places.ts';
import type { PageElement } from './page-elements.ts';
import type { StyleValues } from './style-rules.ts';

/** How an element's text looks. */
export interface Appearance {
  /** With all that is in it, by its place, its shape or a state such as `display: none`. */
  isHidden: boolean;
  /** By `visibility`, which what is in it may switch off again. */
  isInvisible: boolean;
  isStruckOut: boolean;
  /** Its children stand apart without white space between them. */
  spreads: boolean;
  /** Of its letters; `null` when it can't be told, and such text counts as seen. */
  ink: Color | null;
  /** What `currentcolor` is. */
  color: Color | null;
  /** Whether the ink is other than the colour. */
  isFilled: boolean;
  /** Of what surrounds the letters; `null`: none, or one that can't be told. */
  outline: readonly (Color | null)[];
  ground: Rgb | null;
  /** Of it with what is around it, 0 to 1. */
  opacity: number;
  fontPixels: number;
  /** What transformations make of a pixel. */
  scale: number;
  variables: ReadonlyMap<string, string>;
}

const BLACK: Color = { rgb: [0, 0, 0], alpha: 1 };
export const PAGE: Appearance = {
  isHidden: false,
  isInvisible: false,
  isStruckOut: false,
  spreads: false,
  ink: BLACK,
  color: BLACK,
  isFilled: false,
  outline: [],
  ground: WHITE,
  opacity: 1,
  fontPixels: 16,
  scale: 1,
  variables: new Map(),
};
const MIN_FONT_PIXELS = 3;
const MIN_OPACITY = 0.1;
/** Of letters that are blurred by as much, none can be read. */
const MAX_BLUR_PIXELS = 8;
const STRUCK_TAGS = new Set(['s', 'strike', 'del']);

/** How text of the element looks, by what is declared for it and how its parent looks. */
export function appearanceOf(element: PageElement, declared: StyleValues, parent: Appearance): Appearance {
  const variables = variablesOf(declared, parent.variables);
  const get = (name: string): string | null => {
    const value = declared.get(name);
    if (value === undefined) return null;
    return value.includes('var(') ? withVariables(value, variables) : value;
  };
  const display = get('display');
  const decoration = get('text-decoration-line');
  const isStruck = decoration === null ? STRUCK_TAGS.has(element.tag) : decoration.includes('line-through');
  const visibility = get('visibility');
  return {
    isHidden: parent.isHidden || isClosed(element, display) || isHiding(get, element.tag, parent),
    isInvisible:
      visibility === null || visibility === 'inherit' || visibility === 'unset'
        ? parent.isInvisible
        : visibility === 'hidden' || visibility === 'collapse',
    isStruckOut: parent.isStruckOut || isStruck,
    spreads: /^(?:inline-)?(?:flex|grid)$/.test(display ?? ''),
    ...coloursOf(get, parent),
    opacity: parent.opacity * opacityOf(get),
    fontPixels: fontPixelsOf(get('font-size'), parent.fontPixels),
    scale: parent.scale * scaleOf(get),
    variables,
  };
}

/** Whether a reader of the page sees text of this appearance. */
export function isSeen(appearance: Appearance): boolean {
  const { isHidden, isInvisible, opacity, fontPixels, scale, ink, ground, outline } = appearance;
  if (isHidden || isInvisible || opacity < MIN_OPACITY || fontPixels * scale < MIN_FONT_PIXELS) return false;
  return [ink, ...outline].some((color) => showsOn(color, ground));
}

function showsOn(color: Color | null, ground: Rgb | null): boolean {
  if (color === null) return true;
  if (ground === null) return color.alpha >= MIN_OPACITY;
  return isVisibleOn(blend(color, ground), ground);
}

type Get = (name: string) => string | null;

/** Elements that a browser does not show until something is done, unless their style says otherwise. */
function isClosed({ tag, attributes }: PageElement, display: string | null): boolean {
  if (display !== null && display !== 'revert') return display === 'none';
  const isShut = tag === 'dialog' && attributes.open === undefined;
  return isShut || attributes.hidden !== undefined || attributes.popover !== undefined;
}

function isHiding(get: Get, tag: string, { spreads }: Appearance): boolean {
  if (get('content-visibility') === 'hidden') return true;
  const blur = /\bblur\(([^()]{1,20})\)/.exec(get('filter') ?? '')?.[1] ?? '';
  if ((lengthOf(blur.trim())?.pixels ?? 0) >= MAX_BLUR_PIXELS) return true;
  return hidesByPlace(get) || hidesByShape(get, tag, spreads);
}

function variablesOf(
  declared: StyleValues,
  inherited: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  let variables: Map<string, string> | null = null;
  for (const [name, value] of declared) {
    if (!name.startsWith('--')) continue;
    variables ??= new Map(inherited);
    variables.set(name, value);
  }
  return variables ?? inherited;
}

function opacityOf(get: Get): number {
  const own = shareOf(get('opacity') ?? '') ?? 1;
  const [, filtered = ''] = /\bopacity\(([^()]{0,20})\)/.exec(get('filter') ?? '') ?? [];
  return Math.min(1, Math.max(0, own)) * Math.min(1, shareOf(filtered.trim()) ?? 1);
}

function coloursOf(
  get: Get,
  parent: Appearance,
): Pick<Appearance, 'ink' | 'color' | 'isFilled' | 'outline' | 'ground'> {
  const color = inheritedColor(get('color'), parent.color, parent.color);
  const fill = get('-webkit-text-fill-color');
  const isFilled = fill === null ? parent.isFilled : fill !== 'currentcolor';
  const inherited = parent.isFilled ? parent.ink : color;
  const ink = isFilled ? inheritedColor(fill, inherited, color) : color;
  const outline = outlineOf(get, color) ?? parent.outline;
  const painted = groundOf(get, parent.ground, color);
  if (painted === undefined) return { color, ink, isFilled, outline, ground: parent.ground };
  if (!/\btext\b/.test(get('background-clip') ?? ''))
    return { color, ink, isFilled, outline, ground: painted };
  // The background shows through the letters alone: it is their ink as far as they have none of their own.
  const shining = painted === null ? null : { rgb: painted, alpha: 1 };
  const isSheer = ink !== null && ink.alpha < 1;
  return {
    ...{ color, isFilled: isSheer || isFilled, outline, ground: parent.ground },
    ink: isSheer ? shining : ink,
  };
}

function inheritedColor(value: string | null, inherited: Color | null, current: Color | null): Color | null {
  if (value === null || /^(?:inherit|unset|revert|revert-layer)$/.test(value)) return inherited;
  if (value === 'currentcolor') return current;
  return value === 'initial' ? BLACK : colorOf(value);
}

/** The colours of shadows and strokes; `null` when none are declared. */
function outlineOf(get: Get, color: Color | null): (Color | null)[] | null {
  const shadow = get('text-shadow');
  const stroke = get('-webkit-text-stroke');
  if (shadow === null && stroke === null) return null;
  const lines = splitOutside(shadow ?? '', ',');
  if (stroke !== null && splitOutside(stroke, ' ').some((part) => (lengthOf(part)?.pixels ?? 0) > 0))
    lines.push(stroke);
  return lines
    .filter((line) => !/^(?:none|initial|unset|inherit)$/.test(line))
    .map((line) => {
      const named = splitOutside(line, ' ').find((part) => lengthOf(part) === null);
      return named === undefined || named === 'currentcolor' ? color : colorOf(named);
    });
}

/** What an element's own background makes of the ground; `undefined` when it has none, `null` when it can't be told. */
function groundOf(get: Get, below: Rgb | null, current: Color | null): Rgb | null | undefined {
  const image = get('background-image');
  const flat = image === null || /^(?:none|initial|unset)$/.test(image) ? null : flatColorOf(image);
  if (flat === 'unknown') return null;
  const written = get('background-color');
  const color = flat ?? (written === null ? null : backgroundColorOf(written, current));
  if (color === null) return undefined;
  if (color === 'unknown') return null;
  if (color.alpha === 0) return undefined;
  return color.alpha === 1 ? color.rgb : below === null ? null : blend(color, below);
}

/** A gradient of one colour alone is that colour. */
function flatColorOf(image: string): Color | 'unknown' {
  const inner = /^(?:repeating-)?(?:linear|radial|conic)-gradient\(([\s\S]*)\)$/.exec(image)?.[1] ?? '';
  const stops = splitOutside(inner, ',').filter(
    (stop) => !/^(?:to |from |at |circle|ellipse|-?[\d.]+(?:deg|turn|rad)$)/.test(stop),
  );
  const colors = stops.map((stop) => colorOf(splitOutside(stop, ' ')[0] ?? ''));
  const [first] = colors;
  if (first === undefined || first === null) return 'unknown';
  const isFlat = colors.every((color) => color !== null && String(color.rgb) === String(first.rgb));
  return isFlat && colors.every((color) => color?.alpha === 1) ? first : 'unknown';
}

/** The colour in a background; `null` when it has none. */
function backgroundColorOf(written: string, current: Color | null): Color | 'unknown' | null {
  const parts = splitOutside(written, ' ').filter(
    (part) => !/^(?:none|inherit|initial|unset|revert|revert-layer)$/.test(part),
  );
  if (parts.length === 0) return null;
  for (const part of parts) {
    const color = part === 'currentcolor' ? current : colorOf(part);
    if (color !== null) return color;
  }
  return 'unknown';
}

function fontPixelsOf(value: string | null, parentPixels: number): number {
  const length = lengthOf(value ?? '');
  if (length === null) return parentPixels;
  if (length.unit === 'em') return parentPixels * length.amount;
  return length.unit === '%' ? (parentPixels * length.amount) / 100 : length.pixels;
}

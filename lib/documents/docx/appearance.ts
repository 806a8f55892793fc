import { colorOfHex, isVisibleOn, type Rgb, WHITE } from '../contrast.ts';

/** How text of a Word document looks. */
export interface Appearance {
  /** By the property for it, which a run may switch off again. */
  isVanished: boolean;
  /** By its place or shape, which nothing within changes. */
  isHidden: boolean;
  isStruckOut: boolean;
  isDoublyStruckOut: boolean;
  /** `null`: chosen by Word to be readable, or not to be told. */
  color: Rgb | null;
  /** `null` when it can't be told, as of a gradient. */
  ground: Rgb | null;
  halfPoints: number;
  isListItem: boolean;
}

export const PLAIN: Appearance = {
  isVanished: false,
  isHidden: false,
  isStruckOut: false,
  isDoublyStruckOut: false,
  color: null,
  ground: WHITE,
  halfPoints: 22,
  isListItem: false,
};

export type Attributes = Readonly<Record<string, string>>;

const MIN_HALF_POINTS = 6;
/** Letters that are squeezed to less are lines. */
const MIN_WIDTH_PERCENT = 15;
/** In twentieths of a point: of lines and rows that are lower, nothing can be read. */
const MIN_LINE_TWIPS = 60;
/** In twentieths of a point: nine centimetres to the left or above is off every page. */
const OFF_PAGE_TWIPS = -5_100;

/** Nothing is raised or lowered by seven centimetres within a line. */
const FAR_HALF_POINTS = 400;

/** Whether a reader of the page can see text of this appearance. */
export function isSeen({ isVanished, isHidden, color, ground, halfPoints }: Appearance): boolean {
  if (isVanished || isHidden || halfPoints < MIN_HALF_POINTS) return false;
  return color === null || ground === null || isVisibleOn(color, ground);
}

/**
 * What a property element, such as `<w:color w:val="FFFFFF"/>`, changes. Absent fields stay as they are.
 *
 * @param name without its prefix
 */
export function effectOf(name: string, attributes: Attributes): Partial<Appearance> {
  const value = attributes['w:val'];
  switch (name) {
    case 'vanish':
      return { isVanished: isOn(value) };
    case 'strike':
      return { isStruckOut: isOn(value) };
    case 'dstrike':
      return { isDoublyStruckOut: isOn(value) };
    case 'position':
      return Math.abs(Number(value ?? 0)) >= FAR_HALF_POINTS ? { isHidden: true } : {};
    case 'color':
      return { color: colorOfHex(value ?? '') };
    case 'sz': {
      const halfPoints = Number(value);
      return Number.isNaN(halfPoints) ? {} : { halfPoints };
    }
    case 'shd':
      return groundEffect(attributes['w:fill']);
    case 'highlight':
      return value === 'none' ? {} : { ground: value === 'white' ? WHITE : null };
    case 'w':
      return Number.parseFloat(value ?? '100') < MIN_WIDTH_PERCENT ? { isHidden: true } : {};
    case 'spacing':
      return attributes['w:lineRule'] === 'exact' ? lowLine(attributes['w:line']) : {};
    case 'trHeight':
      return attributes['w:hRule'] === 'exact' ? lowLine(value) : {};
    case 'numPr':
      return { isListItem: true };
    case 'numId':
      return value === '0' ? { isListItem: false } : {};
    case 'ind':
      return offPage(attributes['w:left'] ?? attributes['w:start']);
    case 'framePr':
      return { ...offPage(attributes['w:x']), ...offPage(attributes['w:y']) };
    case 'tblpPr':
      return { ...offPage(attributes['w:tblpX']), ...offPage(attributes['w:tblpY']) };
    default:
      return {};
  }
}

function isOn(value: string | undefined): boolean {
  return value === undefined || !['0', 'false', 'off'].includes(value);
}

function groundEffect(fill: string | undefined): Partial<Appearance> {
  return fill === undefined || fill === 'auto' ? {} : { ground: colorOfHex(fill) };
}

function lowLine(twips: string | undefined): Partial<Appearance> {
  return Math.abs(Number(twips ?? MIN_LINE_TWIPS)) < MIN_LINE_TWIPS ? { isHidden: true } : {};
}

function offPage(twips: string | undefined): Partial<Appearance> {
  return Number(twips ?? 0) < OFF_PAGE_TWIPS ? { isHidden: true } : {};
}

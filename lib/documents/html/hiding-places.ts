import { lengthOf, shareOf, splitOutside } from './css-values.ts';

type Get = (name: string) => string | null;

/** This far to the left or above, text is off the page. Margins pull whole columns about, so they may do more. */
const OFF_PAGE_PIXELS = 200;
const OFF_PAGE_MARGIN_PIXELS = 1_000;
/** This far to the right, nobody scrolls; further down, pages just go on. */
const OFF_RIGHT_PIXELS = 4_000;
/** Of boxes that are lower or narrower, nothing can be read. */
const MIN_BOX_PIXELS = 3;

/** Tags whose boxes have no size of their own. */
const INLINE = new Set([
  ...['a', 'abbr', 'b', 'bdi', 'bdo', 'big', 'cite', 'code', 'data', 'del', 'dfn', 'em', 'font', 'i', 'ins'],
  ...['kbd', 'label', 'mark', 'q', 's', 'samp', 'small', 'span', 'strike', 'strong', 'sub', 'sup', 'time'],
  ...['tt', 'u', 'var'],
]);

/** Whether an element stands where nobody looks. */
export function hidesByPlace(get: Get): boolean {
  if (/^(?:absolute|fixed|relative|sticky)$/.test(get('position') ?? '')) {
    if (pixelsOf(get('left')) <= -OFF_PAGE_PIXELS || pixelsOf(get('top')) <= -OFF_PAGE_PIXELS) return true;
    if (pixelsOf(get('left')) >= OFF_RIGHT_PIXELS || pixelsOf(get('right')) >= OFF_RIGHT_PIXELS) return true;
    if (pixelsOf(get('right')) <= -OFF_RIGHT_PIXELS || pixelsOf(get('bottom')) >= OFF_RIGHT_PIXELS)
      return true;
  }
  if (pixelsOf(get('text-indent')) <= -OFF_PAGE_PIXELS) return true;
  const margins = [get('margin-left'), get('margin-top')].map(pixelsOf);
  if (margins.some((pixels) => pixels <= -OFF_PAGE_MARGIN_PIXELS)) return true;
  return isMovedAway(get('translate')) || translationsIn(get('transform')).some(isMovedAway);
}

/** Whether an element's box leaves nothing of its text. */
export function hidesByShape(get: Get, tag: string, isPlaced: boolean): boolean {
  const clip = get('clip') ?? '';
  if (/^rect\(\s*[01](?:px)?\b/.test(clip) || isClippedAway(get('clip-path') ?? '')) return true;
  const isTurned = /\brotate[xy]\(\s*-?(?:90|270)deg/.test(get('transform') ?? '');
  return isTurned || isClosedBox(get, tag, isPlaced);
}

/** What transformations and `zoom` make of the size of letters. */
export function scaleOf(get: Get): number {
  let scale = Math.abs(shareOf(get('zoom') ?? '') ?? 1);
  for (const text of splitOutside(get('scale') ?? '', ' '))
    scale = Math.min(scale, Math.abs(shareOf(text) ?? 1));
  for (const [, kind = '', inner = ''] of (get('transform') ?? '').matchAll(
    /\b(scale(?:3d|[xy])?|matrix)\(([^()]{0,80})\)/g,
  )) {
    const numbers = splitOutside(inner, ',').map((part) => Math.abs(shareOf(part) ?? 1));
    const [first = 1, second = first, third = 0, fourth = 1] = numbers;
    scale *= kind === 'matrix' ? Math.min(first + second, third + fourth) : Math.min(first, second);
  }
  return scale;
}

function pixelsOf(value: string | null): number {
  return lengthOf(value ?? '')?.pixels ?? 0;
}

function translationsIn(transform: string | null): string[] {
  const calls = (transform ?? '').matchAll(/\btranslate(x|y|3d)?\(([^()]{0,80})\)/g);
  return [...calls].map(([, axis, inner = '']) => {
    const parts = splitOutside(inner, ',');
    return axis === 'y' ? `0 ${inner.trim()}` : parts.slice(0, axis === 'x' ? 1 : 2).join(' ');
  });
}

/** Shares are of the element's own size, by which things are put in the middle or beside others. */
function isMovedAway(translation: string | null): boolean {
  const [across = 0, down = 0] = splitOutside(translation ?? '', ' ').map((part) => {
    const length = lengthOf(part);
    return length === null ? 0 : length.unit === '%' ? length.amount : length.pixels;
  });
  return across <= -OFF_PAGE_MARGIN_PIXELS || down <= -OFF_PAGE_MARGIN_PIXELS || across >= OFF_RIGHT_PIXELS;
}

function isClippedAway(path: string): boolean {
  if (/^inset\(\s*(?:[5-9]\d|100)(?:\.\d{1,4})?%/.test(path)) return true;
  if (/^(?:circle|ellipse)\(\s*0(?:px|%)?[\s)]/.test(path)) return true;
  // Every corner at the same place.
  const [, corners] = /^polygon\(([^()]{1,400})\)/.exec(path) ?? [];
  return corners !== undefined && new Set(corners.split(',').map((corner) => corner.trim())).size === 1;
}

/** A box without height or width that lets nothing out. What is inline has no such sizes; padding has room for text. */
function isClosedBox(get: Get, tag: string, isPlaced: boolean): boolean {
  const isLoose =
    isPlaced || /^(?:absolute|fixed)$/.test(get('position') ?? '') || (get('float') ?? 'none') !== 'none';
  const display = get('display') ?? (INLINE.has(tag) ? 'inline' : 'block');
  if ((!isLoose && display === 'inline') || display === 'contents' || /^table-(?:cell|row)$/.test(display))
    return false;
  if (!/^(?:[0\s]|px)*$/.test(get('padding') ?? '')) return false;
  const closes = (overflow: string | null): boolean => /^(?:hidden|clip)$/.test(overflow ?? '');
  const isLow = isBelow(get('height')) || isBelow(get('max-height')) || isBelow(get('line-height'));
  if (closes(get('overflow-y')) && isLow && !isAbove(get('min-height'))) return true;
  const isNarrow = isBelow(get('width')) || isBelow(get('max-width'));
  return closes(get('overflow-x')) && isNarrow && !isAbove(get('min-width'));
}

function isBelow(value: string | null): boolean {
  const length = lengthOf(value ?? '');
  // A line height without a unit is a share of the letters' size.
  return (
    length !== null &&
    length.amount < MIN_BOX_PIXELS &&
    length.pixels < MIN_BOX_PIXELS &&
    (length.unit !== '' || length.amount < 0.2)
  );
}

function isAbove(value: string | null): boolean {
  return (lengthOf(value ?? '')?.pixels ?? 0) >= MIN_BOX_PIXELS;
}

import { colorOfHex, type Rgb } from '../contrast.ts';
import { callOf, lengthOf, shareOf, splitOutside } from './css-values.ts';
import { NAMED_COLORS } from './named-colors.ts';

/** A colour and how much of it covers what lies below, 0 to 1. */
export interface Color {
  rgb: Rgb;
  alpha: number;
}

const CLEAR: Color = { rgb: [0, 0, 0], alpha: 0 };
const MAX_NESTING = 5;

/** A colour as CSS writes it; `null` when it can't be told. */
export function colorOf(value: string, nesting = 0): Color | null {
  const named = NAMED_COLORS.get(value);
  if (named !== undefined) return { rgb: named, alpha: 1 };
  if (value === 'transparent') return CLEAR;
  if (value.startsWith('#')) return colorOfDigits(value);
  const call = callOf(value);
  if (call === null || nesting > MAX_NESTING) return null;
  if (call.name === 'color-mix') return mixOf(call.inner, nesting);
  if (call.name === 'light-dark') return colorOf(splitOutside(call.inner, ',')[0] ?? '', nesting + 1);
  return colorOfChannels(call.name, call.inner);
}

/** A colour as it looks on what lies below. */
export function blend({ rgb, alpha }: Color, below: Rgb): Rgb {
  return mixed(below, rgb, alpha);
}

/** `#rgb` and `#rrggbb`, each also with two digits or one for what it covers. */
function colorOfDigits(value: string): Color | null {
  const isShort = value.length === 5;
  if (!isShort && value.length !== 9) {
    const rgb = colorOfHex(value);
    return rgb === null ? null : { rgb, alpha: 1 };
  }
  const rgb = colorOfHex(value.slice(0, isShort ? 4 : 7));
  const cover = Number.parseInt(value.slice(isShort ? 4 : 7), 16);
  return rgb === null || Number.isNaN(cover) ? null : { rgb, alpha: cover / (isShort ? 15 : 255) };
}

function colorOfChannels(name: string, inner: string): Color | null {
  const [main = '', slashed] = splitOutside(inner, '/');
  const parts = splitOutside(main, ',').flatMap((part) => splitOutside(part, ' '));
  const space = name === 'color' ? (parts.shift() ?? '') : '';
  const [first = '', second = '', third = '', fourth = '1'] = parts;
  const alpha = shareOf(slashed ?? fourth);
  const rgb = rgbOf(name, space, [first, second, third]);
  return rgb === null || alpha === null ? null : { rgb, alpha: clamp(alpha) };
}

function rgbOf(name: string, space: string, channels: [string, string, string]): Rgb | null {
  const [first, second, third] = channels;
  switch (name) {
    case 'rgb':
    case 'rgba':
      return toRgb(channels.map((channel) => share(channel, 255)));
    case 'color':
      // Of the wider spaces the colours differ too little to matter for what is seen.
      return /^(?:srgb|display-p3|a98-rgb|rec2020|prophoto-rgb)$/.test(space)
        ? toRgb(channels.map((channel) => share(channel, 1)))
        : null;
    case 'hsl':
    case 'hsla':
      return ofHue(first, percent(second), percent(third));
    case 'hwb':
      return ofWhitened(first, percent(second), percent(third));
    case 'lab':
    case 'lch':
      return ofGrey((((share(first, 100) ?? Number.NaN) * 100 + 16) / 116) ** 3, name, second, third, 5);
    case 'oklab':
    case 'oklch':
      return ofGrey((share(first, 1) ?? Number.NaN) ** 3, name, second, third, 0.02);
    default:
      return null;
  }
}

/** A channel as a share of its greatest value. */
function share(channel: string, greatest: number): number | null {
  if (channel === 'none') return 0;
  const number = shareOf(channel);
  return number === null ? null : channel.endsWith('%') ? number : number / greatest;
}

/** A percentage; the newer syntax leaves out its sign. */
function percent(channel: string): number | null {
  return share(channel, 100);
}

function toRgb(shares: readonly (number | null)[]): Rgb | null {
  const [red = null, green = null, blue = null] = shares;
  if (red === null || green === null || blue === null) return null;
  if (Number.isNaN(red + green + blue)) return null;
  return [255 * clamp(red), 255 * clamp(green), 255 * clamp(blue)];
}

function clamp(number: number): number {
  return Math.min(1, Math.max(0, number));
}

function ofHue(hue: string, saturation: number | null, lightness: number | null): Rgb | null {
  const turn = turnOf(hue);
  if (turn === null || saturation === null || lightness === null) return null;
  const reach = clamp(saturation) * Math.min(lightness, 1 - lightness);
  return toRgb(
    [0, 8, 4].map((offset) => {
      const place = (offset + turn * 12) % 12;
      return lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1));
    }),
  );
}

/** A hue as a share of the circle, 0 to 1. */
function turnOf(hue: string): number | null {
  if (hue === 'none') return 0;
  const [, digits, unit = 'deg'] = /^(-?[\d.]{1,12})(deg|rad|grad|turn)?$/.exec(hue) ?? [];
  if (digits === undefined) return null;
  const circle = { deg: 360, rad: 2 * Math.PI, grad: 400, turn: 1 }[unit] ?? 360;
  const turn = (Number.parseFloat(digits) / circle) % 1;
  return Number.isNaN(turn) ? null : turn < 0 ? turn + 1 : turn;
}

function ofWhitened(hue: string, white: number | null, black: number | null): Rgb | null {
  const pure = ofHue(hue, 1, 0.5);
  if (pure === null || white === null || black === null) return null;
  const sum = Math.max(1, white + black);
  return toRgb(pure.map((channel) => (channel / 255) * (1 - (white + black) / sum) + white / sum));
}

/** Of the colours by lightness only the greys, white and black: the others are far from both. */
function ofGrey(luminance: number, name: string, second: string, third: string, least: number): Rgb | null {
  const chroma = [second, name.endsWith('lch') ? '0' : third].map((channel) =>
    Math.abs(lengthOf(channel === 'none' ? '0' : channel)?.amount ?? Number.NaN),
  );
  const isGrey = luminance >= 0.97 || luminance <= 0.001 || chroma.every((amount) => amount <= least);
  const channel = luminance <= 0.0031308 ? luminance * 12.92 : 1.055 * luminance ** (1 / 2.4) - 0.055;
  return isGrey ? toRgb([channel, channel, channel]) : null;
}

/** `color-mix(in srgb, white 90%, black)`; the other spaces mix near enough. */
function mixOf(inner: string, nesting: number): Color | null {
  const [method = '', ...sides] = splitOutside(inner, ',');
  const [one, other] = sides.map((side) => {
    const parts = splitOutside(side, ' ');
    const portion = parts.find((part) => part.endsWith('%'));
    const color = colorOf(parts.find((part) => part !== portion) ?? '', nesting + 1);
    return { color, portion: portion === undefined ? null : shareOf(portion) };
  });
  if (!method.startsWith('in ') || !one?.color || !other?.color) return null;
  const first = one.portion ?? (other.portion === null ? 0.5 : 1 - other.portion);
  const second = other.portion ?? 1 - first;
  const sum = first + second;
  if (sum <= 0) return null;
  const alpha = (one.color.alpha * first + other.color.alpha * second) / sum;
  const weight = alpha === 0 ? 0.5 : (other.color.alpha * second) / sum / alpha;
  return { rgb: mixed(one.color.rgb, other.color.rgb, weight), alpha: alpha * Math.min(1, sum) };
}

function mixed(from: Rgb, to: Rgb, weight: number): Rgb {
  const channel = (at: 0 | 1 | 2): number => from[at] + (to[at] - from[at]) * weight;
  return [channel(0), channel(1), channel(2)];
}

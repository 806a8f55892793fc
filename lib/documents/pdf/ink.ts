import type { Rgb } from '../contrast.ts';

/** What a painter lays on a page at one place. */
export interface Ink {
  /** `null` when it can't be told, as of a gradient. */
  color: Rgb | null;
  /** 0 to 1; above 0.98 nothing shines through. */
  alpha: number;
  /** How it joins what is below. */
  blend: Blend;
}

/** The ways of PDF that PDF.js names as canvas does; others are as good as none of these. */
export type Blend = 'normal' | 'multiply' | 'screen' | 'darken' | 'lighten' | 'other';

const BLENDS: Readonly<Record<string, Blend>> = {
  'source-over': 'normal',
  multiply: 'multiply',
  screen: 'screen',
  darken: 'darken',
  lighten: 'lighten',
};

/** The blend mode of a name in a PDF; `normal` where none is given. */
export function blendOf(name: unknown): Blend {
  return typeof name === 'string' ? (BLENDS[name] ?? 'other') : 'normal';
}

const OPAQUE = 0.98;

/** Whether nothing of what is below can be seen. */
export function isOpaque({ alpha, blend }: Ink): boolean {
  return alpha >= OPAQUE && blend === 'normal';
}

/** The colour that ink on a ground makes; `null` when one of them can't be told. */
export function inked(ground: Rgb | null, ink: Ink): Rgb | null {
  if (isOpaque(ink)) return ink.color;
  if (ink.alpha <= 0) return ground;
  if (ground === null || ink.color === null || ink.blend === 'other') return null;
  const [red, green, blue] = ink.color;
  const [groundRed, groundGreen, groundBlue] = ground;
  const mix = (channel: number, below: number) =>
    below + ink.alpha * (blended(ink.blend, channel, below) - below);
  return [mix(red, groundRed), mix(green, groundGreen), mix(blue, groundBlue)];
}

/** One channel, of PDF 32000-1, 11.3.5. */
function blended(blend: Blend, channel: number, below: number): number {
  switch (blend) {
    case 'multiply':
      return (channel * below) / 255;
    case 'screen':
      return channel + below - (channel * below) / 255;
    case 'darken':
      return Math.min(channel, below);
    case 'lighten':
      return Math.max(channel, below);
    default:
      return channel;
  }
}

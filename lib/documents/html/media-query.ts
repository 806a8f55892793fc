import { lengthOf, splitOutside } from './css-values.ts';

/** Screens that resumes are read on are between these; what holds for some of them only can't be told. */
const WIDTHS = { narrowest: 1_024, widest: 1_920 };
const HEIGHTS = { narrowest: 600, widest: 1_080 };

/** Whether rules for this medium apply on every usual screen. */
export function appliesOnScreen(query: string): boolean {
  const alternatives = splitOutside(query.toLowerCase(), ',');
  return alternatives.length === 0 || alternatives.some(isMet);
}

function isMet(alternative: string): boolean {
  if (/^not\s+(?:print|speech)$/.test(alternative)) return true;
  return alternative
    .replace(/^only\s+/, '')
    .split(/\s+and\s+/)
    .every((part) => part === 'screen' || part === 'all' || isFeatureMet(part));
}

function isFeatureMet(part: string): boolean {
  const inner = /^\(([^()]{1,80}|[^()]{1,40}\([^()]{1,40}\))\)$/.exec(part)?.[1]?.trim() ?? '';
  const limit = /^(min|max)-(?:device-)?(width|height)\s*:(.*)$/.exec(inner);
  if (limit !== null) return holds(limit[1] === 'min' ? '>' : '<', limit[2] ?? '', limit[3] ?? '');
  const compared = /^(width|height)\s*([<>])=?(.*)$/.exec(inner);
  if (compared !== null) return holds(compared[2] ?? '', compared[1] ?? '', compared[3] ?? '');
  return /^(?:color|orientation\s*:\s*landscape|prefers-color-scheme\s*:\s*light|prefers-[a-z-]{1,40}\s*:\s*no-preference)$/.test(
    inner,
  );
}

function holds(sign: string, side: string, value: string): boolean {
  const pixels = lengthOf(value.trim())?.pixels ?? Number.NaN;
  const { narrowest, widest } = side === 'width' ? WIDTHS : HEIGHTS;
  return sign === '>' ? pixels <= narrowest : pixels >= widest;
}

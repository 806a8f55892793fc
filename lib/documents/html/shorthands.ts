import { splitOutside } from './css-values.ts';
import type { Declaration } from './style-sheet.ts';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** What bears on whether text is seen. */
const USEFUL = new Set([
  ...['display', 'visibility', 'content-visibility', 'opacity', 'filter', 'zoom', 'position', 'float'],
  ...[
    'clip',
    'clip-path',
    'transform',
    'translate',
    'scale',
    'rotate',
    'text-indent',
    'margin-left',
    'margin-top',
  ],
  ...[...SIDES, 'width', 'height', 'max-width', 'max-height', 'min-width', 'min-height', 'padding'],
  ...['overflow-x', 'overflow-y', 'line-height', 'color', '-webkit-text-fill-color', 'text-shadow'],
  ...['-webkit-text-stroke', 'background-color', 'background-image', 'background-clip', 'font-size'],
  ...['text-decoration-line'],
]);
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['-webkit-transform', 'transform'],
  ['-webkit-filter', 'filter'],
  ['-webkit-clip-path', 'clip-path'],
  ['-webkit-background-clip', 'background-clip'],
  ['-webkit-text-decoration', 'text-decoration'],
  ['-webkit-text-stroke-width', '-webkit-text-stroke'],
  ['block-size', 'height'],
  ['inline-size', 'width'],
  ['max-block-size', 'max-height'],
  ['max-inline-size', 'max-width'],
  ['min-block-size', 'min-height'],
  ['min-inline-size', 'min-width'],
  ['inset-block-start', 'top'],
  ['inset-block-end', 'bottom'],
  ['inset-inline-start', 'left'],
  ['inset-inline-end', 'right'],
  ['margin-inline-start', 'margin-left'],
  ['margin-block-start', 'margin-top'],
]);

/** The declarations of single properties that a declaration stands for; none when it bears on nothing that is asked for. */
export function longhandsOf(declaration: Declaration): Declaration[] {
  const name = OTHER_NAMES.get(declaration.name) ?? declaration.name;
  const { value } = declaration;
  const as = (entries: [string, string | undefined][]): Declaration[] =>
    entries.flatMap(([property, part]) =>
      part === undefined ? [] : [{ name: property, value: part, isImportant: declaration.isImportant }],
    );
  if (name.startsWith('--') || USEFUL.has(name)) return as([[name, value]]);
  if (name.startsWith('padding-')) return as([['padding', value]]);
  switch (name) {
    case 'overflow': {
      const [across, down = across] = splitOutside(value, ' ');
      return as([
        ['overflow-x', across],
        ['overflow-y', down],
      ]);
    }
    case 'inset': {
      const sides = sidesOf(value);
      return as(SIDES.map((side, at) => [side, sides[at]]));
    }
    case 'margin': {
      const [top, , , left] = sidesOf(value);
      return as([
        ['margin-top', top],
        ['margin-left', left],
      ]);
    }
    case 'text-decoration':
      return as([['text-decoration-line', value]]);
    case 'font':
      return as([['font-size', sizeOfFont(value)]]);
    case 'background':
      return as([
        ['background-image', /\b(?:url|image|image-set|element)\(|gradient\(/.test(value) ? value : 'none'],
        ['background-color', value],
        ['background-clip', /\btext\b/.test(value) ? 'text' : 'border-box'],
      ]);
    default:
      return [];
  }
}

/** The values for the four sides, of one to four. */
function sidesOf(value: string): (string | undefined)[] {
  const [top, right = top, bottom = top, left = right] = splitOutside(value, ' ');
  return [top, right, bottom, left];
}

/** The size in a value such as `italic 12px/1.5 Georgia`. */
function sizeOfFont(value: string): string | undefined {
  const parts = splitOutside(value, ' ').map((part) => part.split('/')[0] ?? '');
  return parts.find((part) => /^(?:0|[\d.]+(?:[a-z]+|%))$/.test(part));
}

import type { Declaration } from './style-sheet.ts';

const GROUNDED = new Set(['body', 'table', 'tbody', 'thead', 'tfoot', 'tr', 'td', 'th']);

/** What older attributes such as `bgcolor` declare; any rule outweighs it. */
export function hintsOf(tag: string, attributes: Readonly<Record<string, string>>): Declaration[] {
  const { bgcolor, color, text } = attributes;
  const hints: Declaration[] = [];
  if (bgcolor !== undefined && GROUNDED.has(tag)) hints.push(hint('background-color', bgcolor));
  if (color !== undefined && tag === 'font') hints.push(hint('color', color));
  if (text !== undefined && tag === 'body') hints.push(hint('color', text));
  return hints;
}

/** The sign before a colour's digits may be missing. */
function hint(name: string, written: string): Declaration {
  const value = written.trim().toLowerCase();
  return { name, value: /^[0-9a-f]{6}$/.test(value) ? `#${value}` : value, isImportant: false };
}

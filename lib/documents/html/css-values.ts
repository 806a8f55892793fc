/** In pixels; shares of the page and of letters by their usual sizes. */
const PIXELS_PER_UNIT: ReadonlyMap<string, number> = new Map([
  ...['px', ''].map((unit): [string, number] => [unit, 1]),
  ...['em', 'rem', 'lh', 'rlh', 'ic'].map((unit): [string, number] => [unit, 16]),
  ...['ch', 'ex', 'cap'].map((unit): [string, number] => [unit, 8]),
  ...['vw', 'vh', 'vmin', 'vmax', 'vi', 'vb', 'dvh', 'svh', 'lvh', '%'].map((unit): [string, number] => [
    unit,
    8,
  ]),
  ['pt', 4 / 3],
  ['pc', 16],
  ['cm', 37.8],
  ['mm', 3.78],
  ['q', 0.945],
  ['in', 96],
]);

export interface Length {
  amount: number;
  unit: string;
  pixels: number;
}

/** A length such as `-2em` or `calc(1px)`; `null` for what is none or has to be computed. */
export function lengthOf(value: string): Length | null {
  const bare = /^calc\(([^()]{1,40})\)$/.exec(value)?.[1] ?? value;
  const match = /^([-+]?(?:\d{1,9}(?:\.\d{0,9})?|\.\d{1,9})(?:e[-+]?\d)?)([a-z]{0,5}|%)$/.exec(bare.trim());
  const [, digits, unit = ''] = match ?? [];
  const perUnit = PIXELS_PER_UNIT.get(unit);
  if (digits === undefined || perUnit === undefined) return null;
  const amount = Number.parseFloat(digits);
  return { amount, unit, pixels: amount * perUnit };
}

/** A number, or a percentage as a share of 1. */
export function shareOf(value: string): number | null {
  const length = lengthOf(value);
  if (length === null || (length.unit !== '' && length.unit !== '%')) return null;
  return length.unit === '%' ? length.amount / 100 : length.amount;
}

/** The parts between separators that stand in no brackets and no quotes; `' '` stands for any white space. */
export function splitOutside(value: string, separator: ',' | ' ' | '/'): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let start = 0;
  for (let index = 0; index < value.length; index += 1) {
    const character = value.charAt(index);
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '(' || character === '[') depth += 1;
    else if (character === ')' || character === ']') depth -= 1;
    else if (depth <= 0 && (separator === ' ' ? /\s/.test(character) : character === separator)) {
      parts.push(value.slice(start, index).trim());
      start = index + 1;
    }
  }
  parts.push(value.slice(start).trim());
  return parts.filter((part) => part !== '');
}

/** What stands in the brackets of a call such as `rotate(90deg)`; `null` when the value is not one call. */
export function callOf(value: string): { name: string; inner: string } | null {
  const open = value.indexOf('(');
  if (open <= 0 || !value.endsWith(')') || !/^[a-z0-9-]+$/.test(value.slice(0, open))) return null;
  return { name: value.slice(0, open), inner: value.slice(open + 1, -1).trim() };
}

const MAX_SUBSTITUTIONS = 40;
const MAX_VALUE_CHARACTERS = 2_000;

/** The value with its `var(--name, fallback)` put in; `null` when there is none to put in. */
export function withVariables(value: string, variables: ReadonlyMap<string, string>): string | null {
  let resolved = value;
  for (let count = 0; ; count += 1) {
    // The last one holds no other.
    const start = resolved.lastIndexOf('var(');
    if (start < 0) return resolved;
    const end = resolved.indexOf(')', start);
    if (end < 0 || count >= MAX_SUBSTITUTIONS || resolved.length > MAX_VALUE_CHARACTERS) return null;
    // A fallback may hold brackets of its own, such as those of a colour.
    const close = closingBracket(resolved, start + 3) ?? end;
    const inner = resolved.slice(start + 4, close);
    const comma = inner.indexOf(',');
    const name = (comma < 0 ? inner : inner.slice(0, comma)).trim();
    const put = variables.get(name) ?? (comma < 0 ? null : inner.slice(comma + 1).trim());
    if (put === null) return null;
    resolved = resolved.slice(0, start) + put + resolved.slice(close + 1);
  }
}

function closingBracket(value: string, open: number): number | null {
  let depth = 0;
  for (let index = open; index < value.length; index += 1) {
    if (value.charAt(index) === '(') depth += 1;
    else if (value.charAt(index) === ')') depth -= 1;
    if (depth === 0) return index;
  }
  return null;
}

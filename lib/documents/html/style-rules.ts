import { colorOfHex, type Rgb } from '../contrast.ts';

/** What style declarations do to whether text is seen. Absent fields leave it as it was. */
export interface StyleEffect {
  hides?: boolean;
  /** The children stand apart, beside or below each other. */
  spreads?: boolean;
  /** `null`: a colour that can't be told, such as a variable. */
  color?: Rgb | null;
  /** Of the background; `null`: one that can't be told, such as a picture. */
  ground?: Rgb | null;
  /** In pixels, or as a share of what the parent has. */
  fontSize?: { pixels: number } | { share: number };
}

/** One simple selector: what an element must have. Absent parts are empty. */
interface Selector {
  tag: string;
  className: string;
  id: string;
}

/** What a rule says of one property, and its place among the rules: the last one counts. */
interface Declared {
  order: number;
  effect: StyleEffect;
}

const MAX_RULES = 2_000;
const NAMED_COLORS: Readonly<Record<string, Rgb>> = {
  white: [255, 255, 255],
  snow: [255, 250, 250],
  ivory: [255, 255, 240],
  ghostwhite: [248, 248, 255],
  floralwhite: [255, 250, 240],
  whitesmoke: [245, 245, 245],
  black: [0, 0, 0],
};
const TEXT_COLOR_UNSEEN: Rgb = [255, 255, 255];
/** This far to the left or above, text is off the page. Margins pull whole columns about, so they may do more. */
const OFF_PAGE_PIXELS = 200;
const OFF_PAGE_MARGIN_PIXELS = 1_000;
const MIN_OPACITY = 0.1;

/**
 * Style rules of a page. Of a selector with several parts only the last counts, so that a rule is applied rather too
 * often than not at all; rules for some media alone (`@media`) are left out.
 */
export class StyleRules {
  /** By selector and then by property, so that an element costs no more the more rules there are. */
  readonly #rules = new Map<string, Map<string, Declared>>();
  #count = 0;

  /** Adds the rules of a `<style>` element. */
  add(sheet: string): void {
    for (const [selectors, declarations] of blocksOf(sheet)) {
      if (this.#count >= MAX_RULES) return;
      const effect = effectOf(declarations);
      if (Object.keys(effect).length === 0) continue;
      for (const text of selectors.split(',')) {
        const selector = selectorOf(text);
        if (selector !== null && this.#count < MAX_RULES) this.#addRule(selector, effect);
      }
    }
  }

  /** What the rules, and then the element's own `style`, do to an element. */
  effectOn(tag: string, attributes: Readonly<Record<string, string>>): StyleEffect {
    const effect: StyleEffect = {};
    if (this.#count > 0) {
      const declared = this.#rulesFor(tag, attributes).sort((a, b) => a.order - b.order);
      for (const rule of declared) Object.assign(effect, rule.effect);
    }
    return attributes.style === undefined ? effect : Object.assign(effect, effectOf(attributes.style));
  }

  #addRule(selector: Selector, effect: StyleEffect): void {
    this.#count += 1;
    const key = keyOf(selector);
    const declared = this.#rules.get(key) ?? new Map<string, Declared>();
    this.#rules.set(key, declared);
    for (const [property, value] of Object.entries(effect)) {
      declared.set(property, { order: this.#count, effect: { [property]: value } });
    }
  }

  /** What the rules say that fit an element: each of its properties once for each selector. */
  #rulesFor(tag: string, attributes: Readonly<Record<string, string>>): Declared[] {
    const classes = new Set(['', ...(attributes.class?.split(/\s+/) ?? [])]);
    const ids = attributes.id === undefined ? [''] : ['', attributes.id];
    const fitting: Declared[] = [];
    for (const className of classes) {
      for (const id of ids) {
        for (const name of ['', tag]) {
          const declared = this.#rules.get(keyOf({ tag: name, className, id }));
          if (declared !== undefined) fitting.push(...declared.values());
        }
      }
    }
    return fitting;
  }
}

/** No part of a selector holds a space. */
function keyOf({ tag, className, id }: Selector): string {
  return `${tag} ${className} ${id}`;
}

/** Pairs of selectors and declarations, without those nested in an at-rule. */
function* blocksOf(sheet: string): Generator<[string, string]> {
  const css = withoutComments(sheet);
  let depth = 0;
  let selectors = '';
  let start = 0;
  for (const { 0: brace, index } of css.matchAll(/[{};]/g)) {
    if (brace === '{') {
      if (depth === 0) {
        selectors = css.slice(start, index).trim();
        start = index + 1;
      }
      depth += 1;
    } else if (brace === '}') {
      depth = Math.max(0, depth - 1);
      if (depth > 0) continue;
      if (!selectors.startsWith('@')) yield [selectors, css.slice(start, index)];
      start = index + 1;
    } else if (depth === 0) {
      start = index + 1;
    }
  }
}

/** Without comments; one without end goes on to the end of the sheet. */
function withoutComments(sheet: string): string {
  const kept: string[] = [];
  let start = 0;
  while (start < sheet.length) {
    const comment = sheet.indexOf('/*', start);
    if (comment < 0) break;
    kept.push(sheet.slice(start, comment));
    const end = sheet.indexOf('*/', comment + 2);
    start = end < 0 ? sheet.length : end + 2;
  }
  kept.push(sheet.slice(start));
  return kept.join(' ');
}

function selectorOf(text: string): Selector | null {
  const last =
    text
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? '';
  const match = /^([a-z][a-z0-9]*|\*)?(?:\.([\w-]+))?(?:#([\w-]+))?$/i.exec(last);
  if (match === null || last === '') return null;
  const [, tag = '*', className = '', id = ''] = match;
  return { tag: tag === '*' ? '' : tag.toLowerCase(), className, id };
}

/** What declarations such as `color: #fff; font-size: 1px` do. */
function effectOf(declarations: string): StyleEffect {
  const effect: StyleEffect = {};
  for (const declaration of declarations.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon < 0) continue;
    const name = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration
      .slice(colon + 1)
      .replace(/!\s?important/i, '')
      .trim()
      .toLowerCase();
    Object.assign(effect, effectOfOne(name, value));
  }
  return effect;
}

function effectOfOne(name: string, value: string): StyleEffect {
  switch (name) {
    case 'display':
      if (value === 'none') return { hides: true };
      return /^(?:inline-)?(?:flex|grid)$/.test(value) ? { spreads: true } : {};
    case 'visibility':
      return value === 'hidden' || value === 'collapse' ? { hides: true } : {};
    case 'opacity':
      return Number.parseFloat(value) < MIN_OPACITY ? { hides: true } : {};
    case 'clip':
    case 'clip-path':
      return /^(?:rect\(\s*[01](?:px)?\b|inset\(\s*(?:50|100)%)/.test(value) ? { hides: true } : {};
    case 'transform':
      return /scale\([\s0.]{0,20}\)/.test(value) ? { hides: true } : {};
    case 'text-indent':
    case 'left':
    case 'top':
      return isOffPage(value, OFF_PAGE_PIXELS) ? { hides: true } : {};
    case 'margin-left':
    case 'margin-top':
      return isOffPage(value, OFF_PAGE_MARGIN_PIXELS) ? { hides: true } : {};
    case 'color':
      return value === 'inherit' ? {} : { color: textColor(value) };
    case 'background':
    case 'background-color':
    case 'background-image':
      return groundEffect(value);
    case 'font-size':
      return fontSizeEffect(value);
    default:
      return {};
  }
}

function isOffPage(value: string, leastPixels: number): boolean {
  const [, amount = '', unit = ''] = /^-([\d.]+)(px|pt|em|rem|%|vw|vh|cm|mm|in)?/.exec(value) ?? [];
  const pixels = Number.parseFloat(amount) * (PIXELS_PER_UNIT[unit] ?? 1);
  return pixels >= leastPixels;
}

const PIXELS_PER_UNIT: Readonly<Record<string, number>> = {
  px: 1,
  pt: 4 / 3,
  em: 16,
  rem: 16,
  '%': 8,
  vw: 8,
  vh: 8,
  cm: 37.8,
  mm: 3.78,
  in: 96,
};

/** Text in a colour without any opacity is the same as text in the colour of the page. */
function textColor(value: string): Rgb | null {
  if (value === 'transparent' || /^(?:rgba|hsla)\([^)]{1,60},[\s0.]{0,20}\)$/.test(value)) {
    return TEXT_COLOR_UNSEEN;
  }
  return colorOf(value);
}

function groundEffect(value: string): StyleEffect {
  if (/^(?:none|transparent|inherit|initial|unset)\b/.test(value)) return {};
  return { ground: /url\(|gradient\(/.test(value) ? null : colorOf(firstPart(value)) };
}

/** Up to the first white space that stands in no brackets. */
function firstPart(value: string): string {
  let depth = 0;
  for (let index = 0; index < value.length; index += 1) {
    const character = value.charAt(index);
    if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    else if (depth <= 0 && /\s/.test(character)) return value.slice(0, index);
  }
  return value;
}

function colorOf(value: string): Rgb | null {
  const known = Object.hasOwn(NAMED_COLORS, value) ? NAMED_COLORS[value] : undefined;
  if (known !== undefined) return known;
  if (value.startsWith('#')) return colorOfHex(value);
  const channels = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/.exec(value);
  return channels === null ? null : [Number(channels[1]), Number(channels[2]), Number(channels[3])];
}

function fontSizeEffect(value: string): StyleEffect {
  const [, amount, unit = 'px'] = /^([\d.]+)(px|pt|em|rem|%|cm|mm|in)?$/.exec(value) ?? [];
  if (amount === undefined) return {};
  const number = Number.parseFloat(amount);
  if (unit === 'em') return { fontSize: { share: number } };
  if (unit === '%') return { fontSize: { share: number / 100 } };
  return { fontSize: { pixels: number * (PIXELS_PER_UNIT[unit] ?? 1) } };
}

import { appliesOnScreen } from './media-query.ts';
import { selectorsIn } from './selectors.ts';

/** One property of a rule. */
export interface Declaration {
  name: string;
  value: string;
  isImportant: boolean;
}

/** Selectors and what they declare. */
export interface StyleRule {
  selectors: readonly string[];
  declarations: readonly Declaration[];
  /** The name of its `@layer`; `null` outside of all. */
  layer: string | null;
}

interface Block {
  /** Of the rules around it; empty outside of them. */
  selectors: readonly string[];
  layer: string | null;
  /** For another medium, or of a kind that can't be told: nothing within applies. */
  isSkipped: boolean;
  declarations: Declaration[];
}

const MAX_DEPTH = 20;
const MAX_SELECTORS = 200;

/**
 * The rules of a style sheet that apply on a screen, those nested in others and in `@layer`, `@media` or `@supports`
 * among them.
 *
 * @param layers gets the names of layers in their order
 */
export function* rulesOf(sheet: string, layers: Set<string>): Generator<StyleRule> {
  const css = withoutEscapes(withoutComments(sheet));
  const open: Block[] = [];
  let block: Block = { selectors: [], layer: null, isSkipped: false, declarations: [] };
  let start = 0;
  let brackets = 0;
  for (const { 0: sign, index } of css.matchAll(/[{};()]|"[^"\n]*"?|'[^'\n]*'?/g)) {
    if (sign === '(') brackets += 1;
    else if (sign === ')') brackets = Math.max(0, brackets - 1);
    if (brackets > 0 || !/^[{};]$/.test(sign)) continue;
    const text = css.slice(start, index).trim();
    start = index + 1;
    if (sign === '{') {
      open.push(block);
      block =
        open.length > MAX_DEPTH
          ? { ...block, isSkipped: true, declarations: [] }
          : within(block, text, layers);
      continue;
    }
    if (/^@layer\s/i.test(text))
      for (const name of selectorsIn(text.slice(7))) layers.add(nameIn(block, name));
    else block.declarations.push(...declarationsOf(text));
    if (sign === '}') {
      const { selectors, declarations, layer, isSkipped } = block;
      if (!isSkipped && selectors.length > 0 && declarations.length > 0)
        yield { selectors, declarations, layer };
      block = open.pop() ?? { ...block, declarations: [] };
    }
  }
}

/** What declarations such as `color: #fff; font-size: 1px` say, in small letters. */
export function declarationsOf(text: string): Declaration[] {
  const declarations: Declaration[] = [];
  for (const declaration of text.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon < 0) continue;
    const name = declaration.slice(0, colon).trim().toLowerCase();
    const written = declaration.slice(colon + 1).toLowerCase();
    const value = written.replace(/!\s?important/, '').trim();
    if (/^[a-z-][\w-]*$/.test(name) && value !== '')
      declarations.push({ name, value, isImportant: written.includes('!') });
  }
  return declarations;
}

function within(around: Block, text: string, layers: Set<string>): Block {
  const prelude = text.replace(/<!--|-->/g, '').trim();
  const block: Block = { ...around, declarations: [] };
  const [, kind = '', condition = ''] = /^@([\w-]+)([\s\S]*)$/.exec(prelude) ?? [];
  switch (kind.toLowerCase()) {
    case '':
      return { ...block, selectors: nested(around.selectors, selectorsIn(prelude)) };
    case 'layer': {
      const layer = nameIn(around, condition.trim());
      layers.add(layer);
      return { ...block, layer };
    }
    case 'media':
      return { ...block, isSkipped: around.isSkipped || !appliesOnScreen(condition.trim()) };
    case 'supports':
      return { ...block, isSkipped: around.isSkipped || /\bnot\b/i.test(condition) };
    default:
      return { ...block, isSkipped: true };
  }
}

function nameIn({ layer }: Block, name: string): string {
  return layer === null ? name : `${layer}.${name}`;
}

/** `&` stands for the selector around; without it what is nested stands below. */
function nested(around: readonly string[], selectors: readonly string[]): string[] {
  if (around.length === 0) return selectors.slice(0, MAX_SELECTORS);
  const combined: string[] = [];
  for (const outer of around) {
    for (const inner of selectors) {
      if (combined.length >= MAX_SELECTORS) return combined;
      combined.push(
        inner.includes('&') ? inner.slice(0, 500).split('&').join(outer).slice(0, 501) : `${outer} ${inner}`,
      );
    }
  }
  return combined;
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

/** With the letters and digits that are written by their codes, as in `c\6flor`. */
function withoutEscapes(css: string): string {
  if (!css.includes('\\')) return css;
  return css.replace(/\\([0-9a-f]{1,6})\s?/gi, (written, code: string) => {
    const number = Number.parseInt(code, 16);
    const character = number < 0x80 ? String.fromCodePoint(number) : '';
    return /[\w-]/.test(character) ? character : written;
  });
}

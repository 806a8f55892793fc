import { Parser } from 'htmlparser2';
import type { DocumentText } from '../../scoring/resume-document.ts';
import { isVisibleOn, type Rgb, WHITE } from '../contrast.ts';
import { requireDepth, VisibleText } from '../visible-text.ts';
import { type StyleEffect, StyleRules } from './style-rules.ts';

/** How an element's text looks. */
interface Appearance {
  /** A tag whose content is no text of the page. */
  isSkipped: boolean;
  isHidden: boolean;
  isPreformatted: boolean;
  /** Its children stand apart without white space between them. */
  spreads: boolean;
  /** `null` when it can't be told; such text counts as seen. */
  color: Rgb | null;
  ground: Rgb | null;
  fontPixels: number;
}

const PAGE: Appearance = {
  isSkipped: false,
  isHidden: false,
  isPreformatted: false,
  spreads: false,
  color: [0, 0, 0],
  ground: WHITE,
  fontPixels: 16,
};
const MIN_FONT_PIXELS = 3;
/** Parsed at a time: after each it is asked whether anything more is needed of the page. */
const PIECE_CHARACTERS = 65_536;
/** A shorter comment is a remark of a template. */
const MIN_COMMENT_CHARACTERS = 40;

const NO_TEXT = new Set([
  ...['script', 'style', 'template', 'noscript', 'title', 'iframe', 'object', 'svg', 'canvas', 'select'],
  ...['textarea', 'audio', 'video', 'map', 'math'],
]);
const BLOCKS = new Set([
  ...['p', 'div', 'section', 'article', 'header', 'footer', 'main', 'aside', 'nav', 'address', 'blockquote'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'dl', 'dt', 'dd', 'table', 'tr', 'pre', 'figure', 'hr'],
  ...['details', 'summary', 'fieldset', 'form', 'body', 'br'],
]);
const PARAGRAPHS = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'section',
  'article',
  'table',
  'ul',
  'ol',
]);

/**
 * The text of an HTML page as a browser shows it, a line for each block.
 *
 * @throws UnreadableDocumentError when it is nested too deeply
 */
export function readHtml(html: string): DocumentText {
  const reader = new HtmlReader();
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, attributes),
    onclosetag: (name) => reader.close(name),
    ontext: (text) => reader.text(text),
    oncomment: (text) => reader.comment(text),
  });
  for (let start = 0; start < html.length && !reader.isFull; start += PIECE_CHARACTERS) {
    parser.write(html.slice(start, start + PIECE_CHARACTERS));
  }
  parser.end();
  return reader.finish();
}

class HtmlReader {
  readonly #output = new VisibleText();
  readonly #rules = new StyleRules();
  readonly #open: Appearance[] = [];
  #sheet: string | null = null;

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    requireDepth(this.#open.length);
    const parent = this.#current;
    const effect = this.#rules.effectOn(name, attributes);
    this.#open.push(appearanceOf(name, attributes, parent, effect));
    if (name === 'style') this.#sheet = '';
    this.#separate(name);
    if (parent.spreads) this.#output.separate('   ');
    if (name === 'li') {
      this.#output.separate('\n');
      this.#emit('- ');
    }
  }

  close(name: string): void {
    if (name === 'style' && this.#sheet !== null) {
      this.#rules.add(this.#sheet);
      this.#sheet = null;
    }
    this.#open.pop();
    this.#separate(name);
    if (name === 'td' || name === 'th' || this.#current.spreads) this.#output.separate('   ');
  }

  text(text: string): void {
    if (this.#sheet !== null) this.#sheet += text;
    const { isSkipped, isPreformatted } = this.#current;
    if (isSkipped) return;
    if (isPreformatted) {
      this.#emit(text);
      return;
    }
    const words = text.replace(/\s+/g, ' ');
    if (words.startsWith(' ')) this.#output.separate(' ');
    if (words.trim() !== '') this.#emit(words.trim());
    if (words.endsWith(' ')) this.#output.separate(' ');
  }

  comment(text: string): void {
    const words = text.trim();
    if (words.length < MIN_COMMENT_CHARACTERS || words.startsWith('[if')) return;
    this.#output.hide(` ${words} `);
  }

  get isFull(): boolean {
    return this.#output.isFull;
  }

  finish(): DocumentText {
    return this.#output.finish();
  }

  get #current(): Appearance {
    return this.#open.at(-1) ?? PAGE;
  }

  #separate(name: string): void {
    if (PARAGRAPHS.has(name)) this.#output.separate('\n\n');
    else if (BLOCKS.has(name)) this.#output.separate('\n');
  }

  #emit(text: string): void {
    const { isHidden, color, ground, fontPixels } = this.#current;
    const isUnseen =
      isHidden ||
      fontPixels < MIN_FONT_PIXELS ||
      (color !== null && ground !== null && !isVisibleOn(color, ground));
    if (isUnseen) {
      this.#output.hide(` ${text}`);
      return;
    }
    this.#output.show(text);
  }
}

function appearanceOf(
  name: string,
  attributes: Readonly<Record<string, string>>,
  parent: Appearance,
  effect: StyleEffect,
): Appearance {
  return {
    isSkipped: parent.isSkipped || NO_TEXT.has(name),
    isHidden: parent.isHidden || effect.hides === true || attributes.hidden !== undefined,
    isPreformatted: parent.isPreformatted || name === 'pre',
    spreads: effect.spreads === true,
    color: effect.color === undefined ? parent.color : effect.color,
    ground: effect.ground === undefined ? parent.ground : effect.ground,
    fontPixels: fontPixelsOf(effect, parent.fontPixels),
  };
}

function fontPixelsOf({ fontSize }: StyleEffect, parentPixels: number): number {
  if (fontSize === undefined) return parentPixels;
  return 'pixels' in fontSize ? fontSize.pixels : parentPixels * fontSize.share;
}

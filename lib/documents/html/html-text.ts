import { type Handler, Parser } from 'htmlparser2';
import type { DocumentText } from '../../scoring/resume-document.ts';
import { requireDepth, VisibleText } from '../visible-text.ts';
import { type Appearance, appearanceOf, isSeen, PAGE } from './appearance.ts';
import { appliesOnScreen } from './media-query.ts';
import { OpenElements } from './page-elements.ts';
import { hintsOf } from './presentational-hints.ts';
import { StyleRules } from './style-rules.ts';

/** Parsed at a time: after each it is asked whether anything more is needed of the page. */
const PIECE_CHARACTERS = 65_536;
/** A shorter comment is a remark of a template. */
const MIN_COMMENT_CHARACTERS = 40;

const NO_TEXT = new Set([
  ...['script', 'style', 'template', 'noscript', 'title', 'iframe', 'object', 'svg', 'canvas', 'select'],
  ...['textarea', 'audio', 'video', 'map', 'math', 'datalist', 'noframes', 'noembed'],
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
  const rules = new StyleRules();
  const roots = /<style/i.test(html) ? readStyles(html, rules) : [];
  if (rules.asksForContents) noteContents(html, rules, roots);
  const reader = new HtmlReader(rules, roots);
  parse(
    html,
    {
      onopentag: (name, attributes) => reader.open(name, attributes),
      onclosetag: (name) => reader.close(name),
      ontext: (text) => reader.text(text),
      oncomment: (text) => reader.comment(text),
    },
    () => reader.isFull,
  );
  return reader.finish();
}

type Attributes = Readonly<Record<string, string>>;

function parse(html: string, handler: Partial<Handler>, isDone: () => boolean = () => false): void {
  const parser = new Parser(handler);
  for (let start = 0; start < html.length && !isDone(); start += PIECE_CHARACTERS) {
    parser.write(html.slice(start, start + PIECE_CHARACTERS));
  }
  parser.end();
}

/**
 * Reads the style sheets of a page: those at its end are for all of it.
 *
 * @returns the outermost elements that the page leaves to be understood
 */
function readStyles(html: string, rules: StyleRules): string[] {
  const roots = new Set(['html', 'body']);
  let sheet: string | null = null;
  parse(html, {
    onopentag: (name, { media = '' }) => {
      roots.delete(name);
      if (name === 'style' && appliesOnScreen(media)) sheet = '';
    },
    ontext: (text) => {
      if (sheet !== null) sheet += text;
    },
    onclosetag: (name) => {
      if (name !== 'style' || sheet === null) return;
      rules.add(sheet);
      sheet = null;
    },
  });
  return [...roots];
}

function noteContents(html: string, rules: StyleRules, roots: readonly string[]): void {
  const elements = new OpenElements();
  for (const name of roots) elements.open(name, {});
  let depth = 0;
  parse(html, {
    onopentag: (name, attributes) => {
      depth += 1;
      requireDepth(depth);
      rules.note(elements.open(name, attributes));
    },
    onclosetag: () => {
      depth -= 1;
      elements.close();
    },
  });
}

/** What an element is besides how it looks. */
interface OpenElement {
  appearance: Appearance;
  /** A tag whose content is no text of the page. */
  isSkipped: boolean;
  isPreformatted: boolean;
}

class HtmlReader {
  readonly #output = new VisibleText();
  readonly #rules: StyleRules;
  readonly #elements = new OpenElements();
  readonly #open: OpenElement[] = [];
  #page: OpenElement = { appearance: PAGE, isSkipped: false, isPreformatted: false };

  /** @param roots outermost elements that the page leaves to be understood */
  constructor(rules: StyleRules, roots: readonly string[]) {
    this.#rules = rules;
    for (const name of roots) this.#page = this.#element(name, {}, this.#page);
  }

  open(name: string, attributes: Attributes): void {
    requireDepth(this.#open.length);
    const parent = this.#current;
    this.#open.push(this.#element(name, attributes, parent));
    this.#separate(name);
    if (parent.appearance.spreads) this.#output.separate('   ');
    if (name === 'li') {
      this.#output.separate('\n');
      this.#emit('- ');
    }
  }

  close(name: string): void {
    this.#open.pop();
    this.#elements.close();
    this.#separate(name);
    if (name === 'td' || name === 'th' || this.#current.appearance.spreads) this.#output.separate('   ');
  }

  text(text: string): void {
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

  get #current(): OpenElement {
    return this.#open.at(-1) ?? this.#page;
  }

  #element(name: string, attributes: Attributes, parent: OpenElement): OpenElement {
    const element = this.#elements.open(name, attributes);
    const declared = this.#rules.valuesOf(element, hintsOf(name, attributes));
    return {
      appearance: appearanceOf(element, declared, parent.appearance),
      isSkipped: parent.isSkipped || NO_TEXT.has(name),
      isPreformatted: parent.isPreformatted || name === 'pre',
    };
  }

  #separate(name: string): void {
    if (PARAGRAPHS.has(name)) this.#output.separate('\n\n');
    else if (BLOCKS.has(name)) this.#output.separate('\n');
  }

  #emit(text: string): void {
    const { appearance } = this.#current;
    if (!isSeen(appearance)) this.#output.hide(` ${text}`);
    else if (!appearance.isStruckOut) this.#output.show(text);
  }
}

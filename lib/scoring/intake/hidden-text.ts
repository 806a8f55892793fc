import { readableText } from './invisible-characters.ts';
import type { Edit } from './offset-map.ts';

export interface HiddenPassages {
  /** Removals of everything that a reader of the rendered page would not see, markup included. */
  edits: Edit[];
  /** What was hidden, in the clear. It may be read as an instruction, never as evidence. */
  passages: string[];
  found: boolean;
}

const MAX_PASSAGES = 200;

const TAG_NAMES =
  'a|abbr|article|aside|b|big|blockquote|body|br|center|code|dd|details|div|dl|dt|em|figure|font|footer|h[1-6]|head|header|' +
  'hr|html|i|iframe|img|input|label|li|link|main|mark|meta|nav|noscript|object|ol|option|p|pre|script|section|select|small|span|' +
  'strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|title|tr|tt|u|ul|video';
const TAG = new RegExp(`<(/?)(${TAG_NAMES})((?:\\s|/)[^<>]{0,2000})?>`, 'gi');
const BREAKING_TAG =
  /^(?:br|p|div|li|tr|h[1-6]|ul|ol|table|section|article|header|footer|dd|dt|hr|blockquote|pre)$/i;
const UNSEEN_TAG = /^(?:script|style|template|noscript|head|iframe|object|svg|title)$/i;
const VOID_TAG = /^(?:br|hr|img|input|link|meta)$/i;
const UNSEEN_ATTRIBUTE = /(?:^|\s)(?:hidden(?:\s|=|$)|type\s*=\s*["']?hidden|aria-hidden\s*=\s*["']?true)/i;
const ATTRIBUTE_TEXT =
  /\b(?:alt|title|content|value|data-[a-z-]{1,30})\s*=\s*(?:"([^"<>]{12,1000})"|'([^'<>]{12,1000})')/gi;

/** Finds passages that pasted HTML, Markdown or LaTeX hides, and long base64 that decodes to text. */
export function findHiddenPassages(text: string): HiddenPassages {
  const result: HiddenPassages = { edits: [], passages: [], found: false };
  if (text.includes('<')) {
    readComments(text, result);
    readTags(text, result);
  }
  if (text.includes('[//]:')) readMarkdownComments(text, result);
  if (text.includes('\\')) readLatex(text, result);
  readEncoded(text, result);
  return result;
}

function hide(result: HiddenPassages, start: number, end: number, passage: string): void {
  result.edits.push({ start, end, replacement: '' });
  if (/\p{L}{2}/u.test(passage)) {
    result.found = true;
    if (result.passages.length < MAX_PASSAGES) result.passages.push(passage);
  }
}

function readComments(text: string, result: HiddenPassages): void {
  let position = text.indexOf('<!--');
  while (position >= 0) {
    const close = text.indexOf('-->', position + 4);
    // An unclosed comment hides the rest of the page, as a browser does, but only up to the next blank line here: a
    // stray "<!--" must not swallow a resume.
    const end = close >= 0 ? close + 3 : endOfParagraph(text, position);
    hide(result, position, end, text.slice(position + 4, close >= 0 ? close : end));
    position = text.indexOf('<!--', end);
  }
}

function endOfParagraph(text: string, position: number): number {
  const blank = text.indexOf('\n\n', position);
  return blank < 0 ? text.length : blank;
}

function readTags(text: string, result: HiddenPassages): void {
  let unseen: { name: string; depth: number; start: number; contentStart: number } | null = null;
  for (const match of text.matchAll(TAG)) {
    const [tag, slash = '', name = '', attributes = ''] = match;
    const start = match.index;
    const end = start + tag.length;
    const lowerName = name.toLowerCase();
    if (unseen !== null) {
      if (lowerName !== unseen.name || VOID_TAG.test(lowerName) || attributes.endsWith('/')) continue;
      unseen.depth += slash === '/' ? -1 : 1;
      if (unseen.depth > 0) continue;
      hide(result, unseen.start, end, text.slice(unseen.contentStart, start));
      unseen = null;
      continue;
    }
    const isHidden =
      UNSEEN_TAG.test(lowerName) || hasUnseenStyle(attributes) || UNSEEN_ATTRIBUTE.test(attributes);
    if (slash === '' && isHidden && !VOID_TAG.test(lowerName)) {
      unseen = { name: lowerName, depth: 1, start, contentStart: end };
      continue;
    }
    result.edits.push({ start, end, replacement: BREAKING_TAG.test(lowerName) ? '\n' : '' });
    for (const attribute of attributes.matchAll(ATTRIBUTE_TEXT)) {
      if (result.passages.length < MAX_PASSAGES) result.passages.push(attribute[1] ?? attribute[2] ?? '');
    }
  }
  if (unseen !== null) {
    const end = endOfParagraph(text, unseen.contentStart);
    hide(result, unseen.start, end, text.slice(unseen.contentStart, end));
  }
}

const DECLARATION = /(?:^|[\s;"'])([a-z-]{3,20})\s{0,3}[:=]\s{0,3}["']?([^;"'<>]{1,80})/gi;
const WHITE =
  /^(?:white|snow|ivory|transparent|#f{3}|#f{6}|#fe?fe?fe?|#fefefe|rgba?\((?: ?25[0-5] ?,){2} ?25[0-5].{0,12}|rgba\(.{1,20}, ?0?\.?0 ?\))(?:\s?!important)?$/i;
const UNSEEN_VALUES: ReadonlyMap<string, RegExp> = new Map([
  ['display', /^none/i],
  ['visibility', /^(?:hidden|collapse)/i],
  ['color', WHITE],
  ['font-size', /^(?:[01](?:\.\d{1,4})?(?:px|pt)|0(?:\.[0-2]\d{0,3})?(?:em|rem|%)?)(?:\s|$)/i],
  ['opacity', /^0?\.?0\d{0,3}(?:\s|%|$)/],
  ['text-indent', /^-\d{3}/],
  ['left', /^-\d{3}/],
  ['top', /^-\d{3}/],
  ['max-height', /^0/],
  ['height', /^0(?:px)?$/],
]);

/** Whether a style, or an attribute of the same meaning, keeps an element from being seen. */
function hasUnseenStyle(attributes: string): boolean {
  const declarations = attributes.replace(/style\s{0,3}=\s{0,3}["']?/i, ';');
  for (const [, property = '', value = ''] of declarations.matchAll(DECLARATION)) {
    if (UNSEEN_VALUES.get(property.toLowerCase())?.test(value.trim()) === true) return true;
  }
  return false;
}

const MARKDOWN_COMMENT = /^\[\/\/\]: ?# ?[("']([^\n]*)$/gm;
const LATEX_WHITE = /\\(?:textcolor|color)\s?\{white\}\s?\{?([^{}\n]{4,2000})\}?/g;

function readMarkdownComments(text: string, result: HiddenPassages): void {
  for (const match of text.matchAll(MARKDOWN_COMMENT)) {
    hide(result, match.index, match.index + match[0].length, match[1] ?? '');
  }
}

function readLatex(text: string, result: HiddenPassages): void {
  for (const match of text.matchAll(LATEX_WHITE)) {
    hide(result, match.index, match.index + match[0].length, match[1] ?? '');
  }
}

const MIN_ENCODED_CHARACTERS = 24;
/** 1 for the ASCII characters of base64, in both alphabets. */
const ENCODED_CODES = Uint8Array.from({ length: 0x80 }, (_, code) =>
  /[A-Za-z0-9+/_-]/.test(String.fromCharCode(code)) ? 1 : 0,
);
const HEX_ONLY = /^[0-9a-fA-F]+$/;
const MAX_ENCODED_CHARACTERS = 20_000;

function readEncoded(text: string, result: HiddenPassages): void {
  // `from` is behind the last character that is known to be of no run, or of one that was read.
  for (let from = 0; from + MIN_ENCODED_CHARACTERS <= text.length; ) {
    const start = encodedStart(text, from, from + MIN_ENCODED_CHARACTERS);
    if (start > from) {
      from = start;
      continue;
    }
    let at = from + MIN_ENCODED_CHARACTERS;
    while (isEncoded(text, at)) at += 1;
    const padding = text.startsWith('==', at) ? 2 : text.startsWith('=', at) ? 1 : 0;
    const end = at + padding;
    const run = text.slice(start, Math.min(end, start + MAX_ENCODED_CHARACTERS));
    from = at + 1;
    // Ordinary words and paths in that alphabet have no digit or no change of case inside.
    if (!HEX_ONLY.test(run) && !/[a-z][A-Z]|[A-Z][a-z]*\d|\d[A-Za-z]/.test(run)) continue;
    const decoded = decode(run);
    if (decoded !== null) hide(result, start, end, decoded);
  }
}

/** Where the run of encoded characters begins that ends at `end`, but not before `from`. */
function encodedStart(text: string, from: number, end: number): number {
  let start = end;
  while (start > from && isEncoded(text, start - 1)) start -= 1;
  return start;
}

function isEncoded(text: string, offset: number): boolean {
  return ENCODED_CODES[text.charCodeAt(offset)] === 1;
}

function decode(run: string): string | null {
  if (HEX_ONLY.test(run) && run.length % 2 === 0) {
    const fromHex = readableText(Buffer.from(run, 'hex'));
    if (fromHex !== null) return fromHex;
  }
  return readableText(Buffer.from(run, run.includes('-') || run.includes('_') ? 'base64url' : 'base64'));
}

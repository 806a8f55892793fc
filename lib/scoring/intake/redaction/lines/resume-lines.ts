import { isWhitespace } from '../../../../text/spaces.ts';
import type { TextRange } from '../../offset-map.ts';
import type { Word } from '../../words.ts';
import { foldPhrase } from '../fold-phrase.ts';
import { HEADING, PHRASE, PROSE } from '../mark-bits.ts';
import { foldToken, isGivenName, isHeadlineToken, looksLikeName } from '../names/candidate-name.ts';
import { HEADLINE_WORDS, SECTION_PHRASES, SECTION_WORDS } from '../names/headline-words.ts';
import { RULES_BY_TRIGGER } from '../prose/personal-phrases.ts';
import { PROSE_GATE } from '../prose/prose-phrases.ts';
import { BEYOND_ASCII, COLON, DIGIT, STOP, signsOf } from './line-signs.ts';
import { PERSONAL_HEADINGS } from './personal-labels.ts';

/** Where a line stands: at the top, under a heading of personal data, or anywhere else. */
export type Area = 'header' | 'personal' | 'body';

export interface ResumeLine extends TextRange {
  /** Without line break. */
  text: string;
  area: Area;
  isHeading: boolean;
  /** Length of indent, bullet, hash signs and emphasis before the content. */
  prefix: number;
  /** What stands in the line beside letters, as bits of line-signs.ts. */
  signs: number;
  /** What its words may be a part of, as bits of mark-bits.ts. */
  marks: number;
  /** The rules of personal phrases that its words give reason to try, as bits. */
  phraseRules: number;
  /** The forms of free prose that its words give reason to try. */
  proseForms: readonly number[];
}

const MAX_HEADER_LINES = 24;
const MAX_PREFIX_SIGNS = 20;
const PREFIX_SIGNS: ReadonlySet<number> = new Set(
  Array.from('#>*_-•·▪◦‣►▸✓–—■□◆◇●○▼▶▇', (sign) => sign.charCodeAt(0)),
);
const HASH_SIGN = 0x23;
const NUMBERING = /\d{1,2}[.)]\s(?!\p{L}{3,9}\.? \d{4})/uy;

/** The lines of a resume with the area that each stands in; its words are given with their marks. */
export function resumeLines(text: string, words: readonly Word[], wordMarks: Uint16Array): ResumeLine[] {
  const lines: ResumeLine[] = [];
  let area: Area = 'header';
  let start = 0;
  let headerLines = 0;
  let word = 0;
  while (start <= text.length) {
    const lineBreak = text.indexOf('\n', start);
    const end = lineBreak < 0 ? text.length : lineBreak;
    const content = text.slice(start, end);
    let signs = 0;
    let marks = 0;
    let phraseRules = 0;
    let read = start;
    for (; word < words.length; word += 1) {
      const next = words[word];
      if (next === undefined || next.end > end) break;
      // Plain words have no signs.
      signs |= signsOf(text, read, next.isPlain ? next.start : next.end, start);
      read = next.end;
      const own = wordMarks[word] ?? 0;
      marks |= own;
      if ((own & PHRASE) !== 0) phraseRules |= RULES_BY_TRIGGER.get(next.folded) ?? 0;
      if ((own & PROSE) !== 0) PROSE_GATE.add(next);
    }
    signs |= signsOf(text, read, end, start);
    const line: ResumeLine = {
      start,
      end,
      text: content,
      area,
      isHeading: false,
      prefix: prefixLength(content),
      signs,
      marks,
      phraseRules,
      proseForms: PROSE_GATE.take(),
    };
    const kind = headingKind(line);
    // A name may be written as a heading.
    const isName =
      kind === 'body' &&
      headerLines === 0 &&
      area === 'header' &&
      looksLikeName(content.slice(line.prefix)) &&
      !isSectionPhrase(content.slice(line.prefix));
    if (kind !== null && !isName) {
      area = kind;
      line.isHeading = true;
    } else if (area === 'header' && content.length > 0) {
      headerLines += 1;
      if (headerLines > MAX_HEADER_LINES || isProse(content) || isDatedEntry(line) || isPostHeld(line))
        area = 'body';
    } else if (area === 'personal' && (line.signs & COLON) === 0 && isDatedEntry(line)) {
      // The heading above it was not known.
      area = 'body';
    }
    line.area = area;
    lines.push(line);
    start = end + 1;
  }
  return lines;
}

/** The length of what stands before the content of a line. */
function prefixLength(content: string): number {
  let length = 0;
  while (length < MAX_PREFIX_SIGNS && isPrefixSign(content.charCodeAt(length))) length += 1;
  const next = content.charCodeAt(length);
  if (!(next >= 0x30 && next <= 0x39)) return length;
  NUMBERING.lastIndex = length;
  return NUMBERING.test(content) ? NUMBERING.lastIndex : length;
}

function isPrefixSign(code: number): boolean {
  // Most lines begin with a letter.
  if (code >= 0x61 && code <= 0x7a) return false;
  if (code >= 0x30 && code <= 0x5a && code !== 0x3e) return false;
  return isWhitespace(code) || PREFIX_SIGNS.has(code) || isOrnament(code);
}

/** Stars, florets and the like around a heading or a name; no boxes and check marks, which say something. */
export function isOrnament(code: number): boolean {
  return (
    (code >= 0x2720 && code <= 0x275a && (code < 0x274c || code > 0x2752)) ||
    (code >= 0x2761 && code <= 0x2767) ||
    (code >= 0x27e0 && code <= 0x27eb) ||
    (code >= 0x2b16 && code <= 0x2b2f) ||
    code === 0x2042 ||
    code === 0x2051 ||
    code === 0x203b
  );
}

function headingKind({ text, prefix, signs, marks }: ResumeLine): 'personal' | 'body' | null {
  if (text.length - prefix > 60 || (signs & (DIGIT | STOP)) !== 0)
    return text.length <= 80 && isMarkedHeading(text) ? 'body' : null;
  if ((signs & BEYOND_ASCII) === 0 && (marks & HEADING) === 0 && text.charCodeAt(0) !== HASH_SIGN)
    return null;
  const title = text.slice(prefix, titleEnd(text, prefix));
  if (title === '') return null;
  const folded = foldPhrase((signs & BEYOND_ASCII) === 0 ? title : title.replace(DECORATION, ''));
  if (PERSONAL_HEADINGS.has(folded)) return 'personal';
  if (SECTION_WORDS.has(folded) || SECTION_PHRASES.has(folded)) return 'body';
  const words = folded.split(/[\s/&,-]+/).filter((word) => word !== '');
  if (words.length > 6) return null;
  const isSection = words.some((word) => SECTION_WORDS.has(word)) && words.every(isHeadlineWord);
  if (isSection || isMarkedHeading(text)) return 'body';
  return null;
}

const MAX_END_SIGNS = 20;
const END_SIGNS = ':*_#';

/** Where the title of a line ends, before the spaces and signs that close it. */
function titleEnd(text: string, from: number): number {
  let end = text.length;
  const least = Math.max(from, end - MAX_END_SIGNS);
  while (end > least && (isWhitespace(text.charCodeAt(end - 1)) || END_SIGNS.includes(text.charAt(end - 1))))
    end -= 1;
  return end;
}

function isMarkedHeading(text: string): boolean {
  return text.charCodeAt(0) === HASH_SIGN && /^#{2,6}\s/.test(text);
}

/** No name is the heading of a section in any language ("Erfarenhet"). */
function isSectionPhrase(content: string): boolean {
  return SECTION_PHRASES.has(foldPhrase(content.slice(0, titleEnd(content, 0))));
}

/** "【职历】", "—— 核心经验 ——", "■略歴", "概要：". */
const DECORATION = /^[【〔［「<〈《—–\s■□◆◇●○◎▼★☆]{1,8}|[】〕］」>〉》—–\s：]{1,8}$/gu;

function isHeadlineWord(word: string): boolean {
  return HEADLINE_WORDS.has(word) || SECTION_WORDS.has(word) || CONNECTIVES.has(word);
}

const CONNECTIVES = new Set([
  'and',
  'und',
  'et',
  'y',
  'en',
  'my',
  'meine',
  'mes',
  'mis',
  'relevant',
  'key',
  'main',
  'other',
  'additional',
]);

/** A year, with month and day before or behind it in digits, or without. */
const DAY =
  /(?:(?:0?[1-9]|[12]\d|3[01])[/.-])?(?:(?:0?[1-9]|1[0-2])[/.-])?(?:19|20)\d{2}(?:[/.-]\d{1,2}){0,2}/.source;
const STAY = new RegExp(
  `(?<![\\d/.-])${DAY}\\s*(?:[-–—→]>?|to|till|until|bis|à|al?|hasta|tot)\\s*(?:(?:\\p{L}{3,10}\\.?\\s)?${DAY}(?![\\d/-])|(?:till |la )?(?:present|today|todate|now|date|current|ongoing|heute|jetzt|dato|laufend|aujourd['’]hui|ce jour|maintenant|actual|fecha|hoy|ahora|atual|heden|nu(?![\\p{L}])|vandaag))|\\b(?:start|end|joining|leaving) date\\s?:`,
  'iu',
);

/** A stay from one date to another is that of a post or a course of study: nothing below it introduces the person. */
function isDatedEntry({ text, signs }: ResumeLine): boolean {
  return (signs & DIGIT) !== 0 && STAY.test(text);
}

/** "Glazier, Hopkins Windows, since 2018": behind a post and an employer; a name may stand before "nurse since 2018". */
const SINCE_AT_END = new RegExp(
  `^([^,;|(\\d]{3,60})[,|(]([^;|\\d]{3,100})[,|(]\\s*(?:since|seit|depuis|desde|sinds|vanaf)\\s(?:\\p{L}{3,10}\\.?\\s)?${DAY}\\s*[.)]?$`,
  'iu',
);

/**
 * A post that is held today, unless what stands first may be a name: a known one, any in small letters, or any before an
 * occupation or a place.
 */
function isPostHeld({ text, signs, prefix }: ResumeLine): boolean {
  if ((signs & DIGIT) === 0) return false;
  const [, first, second] = SINCE_AT_END.exec(text.slice(prefix).trimEnd()) ?? [];
  if (first === undefined || second === undefined || !/^\p{Lu}/u.test(first)) return false;
  const words = first.split(/\s/);
  if (words.some(isHeadlineToken)) return true;
  const employer = second.trim().split(/\s/);
  return employer.length > 1 && !isGivenName(foldToken(words[0] ?? '')) && !employer.some(isHeadlineToken);
}

function isProse(content: string): boolean {
  return content.length > 110 && !/[|•·]/.test(content) && !content.includes('@');
}

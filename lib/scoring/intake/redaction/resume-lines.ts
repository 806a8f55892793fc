import type { TextRange } from '../offset-map.ts';
import { looksLikeName } from './candidate-name.ts';
import { foldPhrase } from './fold-phrase.ts';
import { HEADLINE_WORDS, SECTION_PHRASES, SECTION_WORDS } from './headline-words.ts';
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
}

const MAX_HEADER_LINES = 24;
const PREFIX = /^[\s#>*_\-•·▪◦‣►✓–—]{0,20}(?:\d{1,2}[.)]\s(?!\p{L}{3,9}\.? \d{4}))?/u;

/** The lines of a resume with the area that each stands in. */
export function resumeLines(text: string): ResumeLine[] {
  const lines: ResumeLine[] = [];
  let area: Area = 'header';
  let start = 0;
  let headerLines = 0;
  while (start <= text.length) {
    const lineBreak = text.indexOf('\n', start);
    const end = lineBreak < 0 ? text.length : lineBreak;
    const content = text.slice(start, end);
    const prefix = PREFIX.exec(content)?.[0].length ?? 0;
    const kind = headingKind(content, prefix);
    // A name may be written as a heading.
    const isName =
      kind === 'body' && headerLines === 0 && area === 'header' && looksLikeName(content.slice(prefix));
    if (kind !== null && !isName) area = kind;
    else if (area === 'header' && content.length > 0) {
      headerLines += 1;
      if (headerLines > MAX_HEADER_LINES || isProse(content) || isDatedEntry(content)) area = 'body';
    }
    lines.push({ start, end, text: content, area, isHeading: kind !== null && !isName, prefix });
    start = end + 1;
  }
  return lines;
}

function headingKind(content: string, prefix: number): 'personal' | 'body' | null {
  if (content.length - prefix > 60 || /[\d@|.]/.test(content))
    return content.length <= 80 && /^#{2,6}\s/.test(content) ? 'body' : null;
  const title = content.slice(prefix).replace(/[\s:*_#]{1,20}$/, '');
  if (title === '') return null;
  const folded = foldPhrase(title);
  if (PERSONAL_HEADINGS.has(folded)) return 'personal';
  if (SECTION_PHRASES.has(folded)) return 'body';
  const words = folded.split(/[\s/&,-]+/).filter((word) => word !== '');
  if (words.length > 6) return null;
  const isSection = words.some((word) => SECTION_WORDS.has(word)) && words.every(isHeadlineWord);
  if (isSection || /^#{2,6}\s/.test(content)) return 'body';
  return null;
}

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

/** A month before a year, in digits or as a word. */
const MONTH = /(?:(?:0?[1-9]|1[0-2])[/.]|\p{L}{3,10}\.?\s)?/u.source;
const YEAR = /(?:19|20)\d{2}/.source;
const STAY = new RegExp(
  `(?<![\\d/.-])${MONTH}${YEAR}\\s?(?:[-–—]|to|until|bis|à|a|tot)\\s?(?:${MONTH}${YEAR}(?![\\d/-])|present|today|now|date|current|ongoing|heute|jetzt|aujourd'hui|ce jour|actualidad|heden)`,
  'iu',
);

/** A stay from one date to another is that of a post or a course of study: nothing below it introduces the person. */
function isDatedEntry(content: string): boolean {
  return STAY.test(content);
}

function isProse(content: string): boolean {
  return content.length > 110 && !/[|•·]/.test(content) && !content.includes('@');
}

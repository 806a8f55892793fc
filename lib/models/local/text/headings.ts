import {
  isDash,
  isFourDigits,
  isLower,
  isSpace,
  isUpper,
  picturesEnd,
  picturesStart,
  trimSpan,
} from '../../../text/characters.ts';
import type { PhysicalLine } from '../../../text/physical-lines.ts';
import type { SectionKind, Span, Token } from '../types.ts';
import { type DocumentKind, headingKind } from '../vocabulary/headings.ts';
import { findTerms } from '../vocabulary/matcher.ts';
import { tokenize } from './tokens.ts';

/** What sets a heading apart. Sections of one text are mostly set apart alike. */
export type HeadingStyle = 'markdown' | 'underlined' | 'ruled' | 'bold' | 'capitals' | 'colon' | 'plain';

export interface Heading {
  /** The words of the heading, without marks. */
  label: Span;
  style: HeadingStyle;
  /** Depth of a markdown heading (1 to 6); 0 for the other styles. */
  depth: number;
  /** What it announces; `undefined` when it is no known section heading. */
  section: SectionKind | undefined;
}

/** A heading that shares its line with the content ("Skills: Java, SQL"). */
export interface InlineHeading {
  label: Span;
  content: Span;
  section: SectionKind;
}

const MAX_HEADING_CHARACTERS = 70;
const MAX_HEADING_WORDS = 9;
const MAX_PLAIN_WORDS = 6;
const MAX_INLINE_LABEL_CHARACTERS = 45;
/** Shorter words in capitals are initials ("U.S. citizen"). */
const MIN_CAPITALS_CHARACTERS = 5;
const MIN_CAPITAL_LETTERS = 3;
const COLON = 58;
const DECORATION = new Set('-=_*~|:#<>[]–—•●▪■►¿¡'.split(''));

/** Reads a line as a heading; `undefined` when it is none. A point of a list needs more than a known word. */
export function readHeading(text: string, line: PhysicalLine, kind: DocumentKind): Heading | undefined {
  const { start, end } = line;
  const depth = markdownDepth(text, start, end);
  if (depth > 0) return markdownHeading(text, start + depth, end, depth, kind);
  if (end - start > MAX_HEADING_CHARACTERS) return undefined;
  const label = undecorated(text, start, end);
  const words = wordCount(text, label);
  if (words === 0 || words > MAX_HEADING_WORDS) return undefined;
  const style = styleOf(text, line, label);
  if (style === 'plain' && !mayBePlain(text, line, label, words)) return undefined;
  const section = sectionOfLabel(text, label, style, kind);
  if (section === undefined && (style === 'plain' || !maySetApart(text, line, label, style)))
    return undefined;
  return { label, style, depth: 0, section };
}

/** Whether known words alone can make a heading of a line that nothing else sets apart. */
function mayBePlain(text: string, line: PhysicalLine, label: Span, words: number): boolean {
  if (line.marker !== 'none' || words > MAX_PLAIN_WORDS || !isUpper(text.charCodeAt(label.start)))
    return false;
  return text.charAt(line.end - 1) !== '.' || text.endsWith('...', line.end);
}

function markdownDepth(text: string, start: number, end: number): number {
  let depth = 0;
  while (depth < 7 && start + depth < end && text.charAt(start + depth) === '#') depth++;
  return depth <= 6 && depth < end - start ? depth : 0;
}

function markdownHeading(
  text: string,
  start: number,
  end: number,
  depth: number,
  kind: DocumentKind,
): Heading | undefined {
  const label = undecorated(text, start, end);
  if (label.start === label.end) return undefined;
  const section =
    label.end - label.start <= MAX_HEADING_CHARACTERS
      ? sectionOfLabel(text, label, 'markdown', kind)
      : undefined;
  return { label, style: 'markdown', depth, section };
}

/** The label without dashes, asterisks, brackets or colons around it; a placeholder in brackets stays whole. */
function undecorated(text: string, start: number, end: number): Span {
  let { start: from, end: to } = trimSpan(text, start, end);
  const bracketed =
    text.charAt(from) === '[' && text.charAt(to - 1) === ']' && text.indexOf(']', from) === to - 1;
  const isDecoration = (at: number) => {
    const character = text.charAt(at);
    if ((character === '[' || character === ']') && !bracketed) return false;
    return DECORATION.has(character) || isSpace(text.charCodeAt(at));
  };
  const after = (at: number) => (isDecoration(at) ? at + 1 : picturesEnd(text, at));
  const before = (at: number) => (isDecoration(at - 1) ? at - 1 : picturesStart(text, at));
  while (from < to && after(from) > from) from = after(from);
  while (to > from && before(to) < to) to = before(to);
  return { start: Math.min(from, to), end: Math.max(from, to) };
}

function styleOf(text: string, line: PhysicalLine, label: Span): HeadingStyle {
  if (line.underlined && line.marker === 'none') return 'underlined';
  if (text.startsWith('**', line.start) && text.slice(label.end, line.end).includes('**')) return 'bold';
  if (text.startsWith('__', line.start)) return 'bold';
  if (isRule(text.slice(line.start, label.start)) && isRule(text.slice(label.end, line.end))) return 'ruled';
  if (isCapitals(text, label)) return 'capitals';
  return text.slice(label.end, line.end).includes(':') ? 'colon' : 'plain';
}

/** "--- Skills ---" */
function isRule(marks: string): boolean {
  return /[-=_~*#–—]{2}/.test(marks);
}

function isCapitals(text: string, label: Span): boolean {
  let capitals = 0;
  for (let at = label.start; at < label.end; at++) {
    const code = text.charCodeAt(at);
    if (text.startsWith('[redacted]', at)) at += '[redacted]'.length - 1;
    else if (isLower(code)) return false;
    else if (isUpper(code)) capitals++;
  }
  return capitals >= MIN_CAPITAL_LETTERS;
}

/** Whether a line that names no known section still looks like a heading of something. */
function maySetApart(text: string, line: PhysicalLine, label: Span, style: HeadingStyle): boolean {
  const words = text.slice(label.start, label.end);
  if (line.marker === 'bullet' || words === 'redacted') return false;
  if (style === 'colon') return line.marker === 'none' && !/[,;.]/.test(words);
  if (style === 'capitals')
    return (
      line.marker === 'none' && label.end - label.start >= MIN_CAPITALS_CHARACTERS && !/[,;\d]/.test(words)
    );
  return !/[,;.]$/.test(words);
}

function wordCount(text: string, span: Span): number {
  let words = 0;
  let isBetween = true;
  for (let at = span.start; at < span.end; at++) {
    const isGap = isSpace(text.charCodeAt(at));
    if (isBetween && !isGap) words++;
    isBetween = isGap;
  }
  return words;
}

/** What headings of a job mean when they stand in a resume. */
const RESUME_SECTIONS: Readonly<Partial<Record<SectionKind, SectionKind>>> = {
  title: 'summary',
  about: 'summary',
  required: 'skills',
  preferred: 'other',
  team: 'other',
  benefits: 'other',
  application: 'other',
};

function sectionOf(tokens: readonly Token[], kind: DocumentKind): SectionKind | undefined {
  const section = headingKind(tokens, kind);
  if (section === null) return undefined;
  return kind === 'resume' ? (RESUME_SECTIONS[section] ?? section) : section;
}

/** "Service career (1994 – 2016)" */
const YEARS_BEHIND = /\s\((?:19|20)\d\d\s?[-–—]\s?(?:(?:19|20)\d\d|present|now|today|heute)\)$/;

function withoutYears(text: string, { start, end }: Span): Span {
  return { start, end: start + text.slice(start, end).replace(YEARS_BEHIND, '').length };
}

/** The section that a label announces, also as one of several ("Education & Training", "Skills (technical)"). */
function sectionOfLabel(
  text: string,
  whole: Span,
  style: HeadingStyle,
  kind: DocumentKind,
): SectionKind | undefined {
  const label = withoutYears(text, whole);
  const tokens = tokenize(text, label.start, label.end).filter((token) => token.norm !== 'redacted');
  const known = sectionOf(tokens, kind);
  if (known !== undefined) return known;
  // With a number in it, it is an entry with its dates.
  if (tokens.some(({ norm }) => isFourDigits(norm))) return undefined;
  const parts = labelParts(text, tokens);
  // "Diploma, Leeds" is no heading, "Education, Training" is.
  const isList = (style === 'plain' || style === 'colon') && text.slice(label.start, label.end).includes(',');
  if (isList && parts.some((part) => sectionOf(part, kind) === undefined)) return undefined;
  const part = sectionOfPart(parts, style, kind);
  return part === undefined || endsAsTitle(text, tokens) ? undefined : part;
}

/** The section that a part of a label announces: set apart by nothing but its words, it must begin with the known ones. */
function sectionOfPart(
  parts: readonly Token[][],
  style: HeadingStyle,
  kind: DocumentKind,
): SectionKind | undefined {
  const needsFirst = style === 'plain' || style === 'colon';
  for (const part of needsFirst ? parts.slice(0, 1) : parts) {
    const section = sectionOf(part, kind);
    if (section !== undefined) return section;
  }
  return undefined;
}

/** "Training and Development Specialist" is somebody, not something. */
function endsAsTitle(text: string, tokens: readonly Token[]): boolean {
  return findTerms(text, tokens).some(
    ({ term, endToken }) => term.kind === 'title' && endToken === tokens.length,
  );
}

const CONJUNCTIONS = new Set(['and', 'und', 'et', 'y', 'e', 'en']);

/** The parts of a label that names several things; none when it names one. */
function labelParts(text: string, tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  let end = tokens[0]?.start ?? 0;
  for (const token of tokens) {
    const isJoint = CONJUNCTIONS.has(token.norm);
    if (isJoint || /[/|+,()–—]| - /.test(text.slice(end, token.start))) parts.push([]);
    if (!isJoint) parts.at(-1)?.push(token);
    end = token.end;
  }
  return parts.length > 1 ? parts.filter((part) => part.length > 0) : [];
}

/** Reads "Skills: Java, SQL" and "**Skills** – Java, SQL"; only known section headings share a line with content. */
export function readInlineHeading(
  text: string,
  start: number,
  end: number,
  kind: DocumentKind,
): InlineHeading | undefined {
  const limit = Math.min(end, start + MAX_INLINE_LABEL_CHARACTERS);
  for (let at = start + 2; at < limit; at++) {
    const code = text.charCodeAt(at);
    const isSpacedDash = isDash(code) && isSpace(text.charCodeAt(at - 1)) && isSpace(text.charCodeAt(at + 1));
    const endsLabel = code === COLON || isSpacedDash || (kind === 'job' && endsAsSentence(text, start, at));
    if (!endsLabel) continue;
    const label = undecorated(text, start, at);
    const content = trimSpan(text, skipMarks(text, at + 1, end), end);
    if (label.start === label.end || content.start === content.end || wordCount(text, label) > 5)
      return undefined;
    if (isSpacedDash && !isUpper(text.charCodeAt(label.start))) return undefined;
    const tokens = tokenize(text, label.start, label.end);
    // "Designer (2015 - 2017)" is an entry with its dates.
    const isName = tokens.some(({ norm }) => isFourDigits(norm)) || (kind === 'job' && isTrait(text, tokens));
    const section = isName ? undefined : sectionOf(tokens, kind);
    if (text.charAt(at) === '?' && !ASKED_AND_ANSWERED.has(section)) continue;
    return section === undefined ? undefined : { label, content, section };
  }
  return undefined;
}

/** "Interpersonal skills: building trust": a job asks for the trait, and tells how it shows. */
function isTrait(text: string, tokens: readonly Token[]): boolean {
  return findTerms(text, tokens).some(({ term }) => term.kind === 'soft_skill');
}

/** What a question opens on its own line: of what is needed it rather begins a sentence ("Can you weld? Then …"). */
const ASKED_AND_ANSWERED: ReadonlySet<SectionKind | undefined> = new Set([
  'about',
  'benefits',
  'application',
]);

/** "Interested? Call us.", "WHAT YOU GET. Free lunch.": a question or capitals that a sentence follows. */
function endsAsSentence(text: string, start: number, at: number): boolean {
  if (!isSpace(text.charCodeAt(at + 1))) return false;
  const sign = text.charAt(at);
  return (
    sign === '?' ||
    (sign === '.' && at - start >= MIN_CAPITALS_CHARACTERS && isCapitals(text, { start, end: at }))
  );
}

function skipMarks(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && (text.charAt(at) === '*' || text.charAt(at) === ':' || text.charAt(at) === '_')) at++;
  return at;
}

/** Up to three words before a colon, of which the last ones may be a heading. */
const LABELS = /(?<=[\s.;,])(?:\p{Lu}[\p{L}&'’-]{1,20}\s){0,2}\p{Lu}[\p{L}&'’-]{1,20}(?=:\s)/gu;
/** With fewer of them a line is a sentence that has a colon. */
const MIN_LABELS = 2;

/** Known headings with a colon inside a job whose line breaks were lost ("… notebooks Required: BSc in Chemistry; …"). */
export function inlineLabels(
  text: string,
  start: number,
  end: number,
): { label: Span; section: SectionKind }[] {
  const found: { label: Span; section: SectionKind }[] = [];
  for (const match of text.slice(start, end).matchAll(LABELS)) {
    const to = start + match.index + match[0].length;
    const tokens = tokenize(text, start + match.index, to);
    for (let first = 0; first < tokens.length; first++) {
      const section = sectionOf(tokens.slice(first), 'job');
      const from = tokens[first]?.start;
      if (section === undefined || from === undefined) continue;
      // "Communication Skills: …" is one thing that is asked for.
      if (
        first > 0 &&
        section === 'required' &&
        !/^(?:required|requirements|qualifications)$/.test(tokens[first]?.norm ?? '')
      )
        break;
      found.push({ label: { start: from, end: to }, section });
      break;
    }
  }
  return found.length < MIN_LABELS ? [] : found;
}

/** Cheaper to look for than {@link CAPITALS}, which begin with as many. */
const MAY_BE_CAPITALS = /[A-Z\u0080-\uffff]{5}/;
const CAPITALS = /(?<![\p{L}\p{N}])\p{Lu}{5,30}(?: (?:& )?\p{Lu}{2,30}){0,3}(?![\p{L}\p{N}])/gu;

/** Known headings in capitals inside a text whose line breaks were lost ("… nurse EXPERIENCE Ward sister at …"). */
export function capitalHeadings(
  text: string,
  start: number,
  end: number,
  kind: DocumentKind,
): { label: Span; section: SectionKind }[] {
  const found: { label: Span; section: SectionKind }[] = [];
  const part = text.slice(start, end);
  if (!MAY_BE_CAPITALS.test(part)) return found;
  for (const match of part.matchAll(CAPITALS)) {
    const from = start + match.index;
    const tokens = tokenize(text, from, from + match[0].length);
    const known = longestKnown(tokens, kind);
    // "a JAVA APPLICATIONS PROGRAMMER", "LIFT SERVICE ENGINEER"
    if ((kind === 'job' || known?.section === 'application') && endsAsTitle(text, tokens)) continue;
    if (kind === 'job' && known?.section === 'volunteering') continue;
    if (known !== undefined) found.push({ label: { start: from, end: known.end }, section: known.section });
  }
  return found;
}

function longestKnown(
  tokens: readonly Token[],
  kind: DocumentKind,
): { end: number; section: SectionKind } | undefined {
  for (let length = tokens.length; length > 0; length--) {
    const section = sectionOf(tokens.slice(0, length), kind);
    const last = tokens[length - 1];
    if (section !== undefined && last !== undefined) return { end: last.end, section };
  }
  return undefined;
}

import { endOfPresent } from '../text/calendar-words.ts';
import { type DateRange, readDateRanges } from '../text/dates.ts';
import { foldText } from '../text/tokens.ts';
import { isNoRoleAt } from '../titles/no-roles.ts';
import { isOfOwnFamily } from '../titles/own-family.ts';
import { soundsLikeTitle } from '../titles/title-endings.ts';
import { headEnd, headerTitle, labelledTitle, type TitlePart, unknownTitle } from '../titles/title-parts.ts';
import type { Line, SectionKind, Span, TermHit, TextDocument } from '../types.ts';
import { headingKind } from '../vocabulary/headings.ts';
import { entriesInLine } from './entries-in-line.ts';

/** A line in which roles are looked for. */
export interface RoleLine {
  /** Index in the document's lines. */
  index: number;
  line: Line;
  hits: readonly TermHit[];
  ranges: readonly DateRange[];
  /** An empty line, or lines that are not read, stand before it. */
  isApart: boolean;
  /** Stands behind the line before it, in one paragraph of running text. */
  goesOn: boolean;
  /** The label "Position:" or the like stands before it. */
  isLabelledTitle: boolean;
}

const MAX_HEADER_TOKENS = 26;
const MAX_UNDATED_HEADER_TOKENS = 16;
/** "Nurse, Leeds Infirmary.": some end every line with a full stop. */
const MAX_STOPPED_HEADER_TOKENS = 6;
/** How much of a long line can head a role that the rest of it tells of. */
const MAX_HEADED_TOKENS = 16;

/** The lines of a resume that pass a test, without the headings of sections and labels such as "Position:". */
export function roleLines(
  document: TextDocument,
  hits: readonly (readonly TermHit[])[],
  isRead: (line: Line) => boolean,
): RoleLine[] {
  const found: RoleLine[] = [];
  let previous = -2;
  let label: SectionKind | null = null;
  for (const [index, line] of document.lines.entries()) {
    if (!isRead(line)) continue;
    const named = line.isHeading ? headingKind(line.tokens, 'resume') : null;
    if (named !== null) {
      label = named;
      continue;
    }
    const isNext = previous === index - 1 || label !== null;
    const read = {
      index,
      line,
      hits: hits[index] ?? [],
      ranges: readDateRanges(document.text, line.tokens).filter((range) => !isOfRise(line, range)),
      isApart: !isNext || hasGapBefore(document, index),
      goesOn: isNext && goesOnFrom(document, index),
      isLabelledTitle: label === 'title',
    };
    found.push(...entriesOf(document, read));
    previous = index;
    label = null;
  }
  joinDates(found);
  return found;
}

/** "Planner (promoted from Buyer in Sept. 2022)", below an employer with the dates of the stay. */
const RISE_IN_BRACKETS =
  /\((?:since )?(?:promoted|promotion|progressed|befordert|beforderung|aufgestiegen|promue?|promotion|ascendid[oa]|ascenso|promocionad[oa]|gepromoveerd|bevorderd|promotie)(?!\p{L})[^()]*$/u;

function isOfRise(line: Line, { span, end }: DateRange): boolean {
  if (end !== null) return false;
  const before = line.text.slice(Math.max(0, span.start - line.start - 80), span.start - line.start);
  return before.includes('(') && RISE_IN_BRACKETS.test(foldText(before));
}

const BEGINNING =
  /^(?:from|start|started|von|beginn|eintritt|du|debut|entree|desde|inicio|fecha de (?:ingreso|inicio)|van|begin)\b/;
const END =
  /^(?:to|until|till|end|ended|bis|ende|austritt|au|fin|sortie|hasta|fecha de (?:retiro|fin|salida)|tot|einde)\b/;

/** "From: 02.2022" above "To: 11.2024". */
function joinDates(lines: RoleLine[]): void {
  for (const [at, read] of lines.entries()) {
    const next = lines[at + 1];
    const [first] = read.ranges;
    if (next === undefined || first === undefined || first.start === null || next.isApart) continue;
    if (!BEGINNING.test(foldText(read.line.text)) || !END.test(foldText(next.line.text))) continue;
    const [last] = next.ranges;
    const end = last === undefined ? presentIn(next.line) : (last.end ?? last.start);
    if (end === null || (first.end !== null && first.end !== 'present')) continue;
    lines[at] = { ...read, ranges: [{ ...first, end }] };
    lines[at + 1] = { ...next, ranges: [] };
  }
}

function presentIn({ tokens }: Line): string | null {
  return tokens.some((_token, at) => endOfPresent(tokens, at) !== undefined) ? 'present' : null;
}

function entriesOf(document: TextDocument, read: RoleLine): RoleLine[] {
  const entries = entriesInLine(document, read);
  if (entries.length === 0) return [read];
  return entries.map((entry, at) => ({ ...read, ...entry, isApart: read.isApart && at === 0 }));
}

function goesOnFrom({ text, lines }: TextDocument, index: number): boolean {
  const [before, line] = [lines[index - 1], lines[index]];
  return before !== undefined && line !== undefined && !text.slice(before.end, line.start).includes('\n');
}

function hasGapBefore(document: TextDocument, index: number): boolean {
  const gap = document.text.slice(document.lines[index - 1]?.end ?? 0, document.lines[index]?.start ?? 0);
  return /\n[^\S\n]*\n/.test(gap.slice(0, 200));
}

/**
 * Whether a line with dates heads something: short, no sentence, and its dates at an end of it or set apart. Of a long line
 * only the beginning counts, when its dates set it apart from the rest.
 */
export function isDatedHeader({ line, hits, ranges }: RoleLine): boolean {
  const isLong = line.tokens.length > MAX_HEADER_TOKENS || endsAsSentence(line.text);
  return ranges.some((range) => {
    const isFirst = range.firstToken <= 1;
    const isLast = range.endToken >= line.tokens.length - 1;
    if (isFirst && range.end !== null && isHeadedByDates(line, range)) return true;
    if (isLong && !isLast) {
      const isAnySign = isFirst || isHeadedByTitle(line, hits, range);
      return range.endToken <= MAX_HEADED_TOKENS && isSetApart(line, range, isAnySign);
    }
    return isFirst || isLast || isSetApart(line, range, true);
  });
}

/** "Payroll Manager, 2012 - present, Lane Ltd: payroll of 4,000, …": a title, what is set apart, and dates from and to. */
function isHeadedByTitle(line: Line, hits: readonly TermHit[], range: DateRange): boolean {
  const before = line.tokens[range.firstToken - 1];
  if (range.end === null || before === undefined) return false;
  if (!/[,|–—·•(-]/.test(line.text.slice(before.end - line.start, range.span.start - line.start)))
    return false;
  const known = headerTitle(line, hits, [range]);
  if (known?.isKnown === true) return known.firstToken === 0 && known.endToken <= range.firstToken;
  const title = unknownTitle(line, [range]);
  return title?.firstToken === 0 && title.soundsLikeTitle && title.endToken <= range.firstToken;
}

/** Who speaks of work in sentences: "2015-2018 I was a cook". */
const SPOKEN = /^(?:i|we|worked|working|ich|je|j|yo|ik|was|war|then|as)$/;
const MAX_HEAD_BEFORE_COLON = 10;

/** "2019 - now Sous chef, Harbour Room.", "2021 - now Shift supervisor, Acme Ltd: 24 people, …". */
function isHeadedByDates(line: Line, { endToken }: DateRange): boolean {
  const first = line.tokens[endToken];
  if (first === undefined || SPOKEN.test(first.norm)) return false;
  if (line.tokens.length <= MAX_HEADED_TOKENS) return true;
  const head = line.tokens[endToken + MAX_HEAD_BEFORE_COLON]?.start ?? line.end;
  return /:\s/.test(line.text.slice(first.start - line.start, head - line.start));
}

/** Between brackets, or before a colon, semicolon or dash; with `isAnySign` also before a comma, bar or full stop. */
function isSetApart(line: Line, range: DateRange, isAnySign: boolean): boolean {
  const after = line.text
    .slice(range.span.end - line.start)
    .trimStart()
    .charAt(0);
  const before = line.text
    .slice(0, range.span.start - line.start)
    .trimEnd()
    .slice(-1);
  if (before === '(' || before === '[') return true;
  return (isAnySign ? /[(),|;:.·•–—-]/ : /[():;–—-]/).test(after);
}

function endsAsSentence(text: string): boolean {
  return /[.!?;]$/.test(text) && !/\b\p{L}{1,4}\.$/u.test(text);
}

/** Whether a line without dates can belong to the head of a role. */
export function isUndatedHeader({ line, ranges }: RoleLine): boolean {
  if (ranges.length > 0 || line.tokens.length > MAX_UNDATED_HEADER_TOKENS) return false;
  return !endsAsSentence(line.text) || line.tokens.length <= MAX_STOPPED_HEADER_TOKENS;
}

/** The title that a line names as the head of a role: one of the vocabulary, or one labelled as such. */
export function knownTitle({ line, hits, ranges, isLabelledTitle }: RoleLine): TitlePart | undefined {
  return headerTitle(line, hits, ranges) ?? (isLabelledTitle ? labelledTitle(line, ranges) : undefined);
}

const TRAINING_WORDS =
  /(?:^|\s)(?:\p{L}*ausbildung|umschulung|lehre|weiterbildung|studium|training|formation|opleiding|formación|curso)\s+(?:zum|zur|als|as|to become|for|de|d['’]|tot|en)\b/iu;

/** "Ausbildung zum Elektroniker" is how one became one. */
export function isTrainingFor(line: Line, title: Span): boolean {
  return TRAINING_WORDS.test(line.text.slice(0, title.end - line.start));
}

/** "Graduate Engineer", "Graduate Site Manager": the first step of a career, and no degree. */
function isLevel({ tokens }: Line, { firstToken, endToken }: TermHit): boolean {
  if (tokens[firstToken]?.norm !== 'graduate' || endToken > firstToken + 1) return false;
  return tokens.slice(endToken, endToken + 2).some(({ norm }) => soundsLikeTitle(norm));
}

const SCHOOL =
  /\b(?:universit\p{L}{1,5}|college|(?:medical |med )?school|faculty|hospital|clinic|residency|medicine|medical|health)\b/iu;

/** "MD, Acme Ltd": a managing director, where it opens an entry at no school or hospital. */
function isManaging({ tokens, text, section }: Line, { firstToken, endToken }: TermHit): boolean {
  const isOpening = firstToken === 0 && endToken === 1 && tokens[0]?.norm === 'md';
  return isOpening && section === 'experience' && !SCHOOL.test(text);
}

/** Whether a line with dates tells of something else than employment: a degree, a leave, a voluntary post. */
export function namesNoRole({ line, hits, ranges }: RoleLine): boolean {
  const end = headEnd(line, ranges);
  const isDate = (hit: TermHit) =>
    ranges.some((range) => hit.firstToken >= range.firstToken && hit.endToken <= range.endToken);
  const isDegree = (hit: TermHit) =>
    hit.term.kind === 'degree' &&
    hit.endToken <= end &&
    !isDate(hit) &&
    !isLevel(line, hit) &&
    !isManaging(line, hit);
  return hits.some(isDegree) || headNamesNoRole(line, end);
}

function headNamesNoRole(line: Line, end: number): boolean {
  return line.tokens.slice(0, end).some((_token, at, head) => isNoRoleAt(head, at));
}

/** Whether the dates of a line are those of something that is no employment, by its words: "Career break (2016 - 2025)". */
export function namesLeave({ line, ranges }: RoleLine): boolean {
  return headNamesNoRole(line, headEnd(line, ranges)) || isOfOwnFamily(line.text, withoutDates(line, ranges));
}

/** The place in its line of what stands behind the dates, or from the beginning up to them. */
function withoutDates({ start, tokens, text }: Line, ranges: readonly DateRange[]): Span {
  const [range] = ranges;
  if (range === undefined || range.firstToken > 1)
    return { start: 0, end: (range?.span.start ?? start) - start };
  return { start: (tokens[range.endToken]?.start ?? start) - start, end: text.length };
}

/** Whether a line is an entry with dates from and to, of anything that may be employment. */
export function isEntry(line: RoleLine): boolean {
  return line.ranges.some(({ end }) => end !== null) && isDatedHeader(line) && !namesNoRole(line);
}

/** So many entries with dates from and to, and nothing else, are a career whatever their titles are. */
const MIN_ENTRIES = 2;

/** Whether a paragraph is a career by its form alone. */
export function isListOfEntries(paragraph: readonly RoleLine[]): boolean {
  return paragraph.length >= MIN_ENTRIES && paragraph.every(isEntry);
}

/** The lines that stand together, in one section. */
export function paragraphsOf(lines: readonly RoleLine[]): RoleLine[][] {
  const paragraphs: RoleLine[][] = [];
  for (const read of lines) {
    const current = paragraphs.at(-1);
    const goesOn = !read.isApart && current?.at(-1)?.line.section === read.line.section;
    if (goesOn) current.push(read);
    else paragraphs.push([read]);
  }
  return paragraphs;
}

/** The range that dates a line, else its first date. */
export function mainRange({ ranges }: RoleLine): DateRange | undefined {
  return ranges.find(({ end }) => end !== null) ?? ranges[0];
}

import { isDash, isSpace } from '../../../text/characters.ts';
import { type PhysicalLine, physicalLines } from '../../../text/physical-lines.ts';
import { beginsLower, fillsColumns, wrapColumnsOf } from '../../../text/wrapped-lines.ts';
import type { Line, SectionKind, Span, TextDocument } from '../types.ts';
import type { DocumentKind } from '../vocabulary/headings.ts';
import { isFunctionWord } from '../vocabulary/stop-words.ts';
import { readDateRanges } from './dates.ts';
import { withoutEnumerators } from './enumerators.ts';
import {
  capitalHeadings,
  type Heading,
  type InlineHeading,
  inlineLabels,
  readHeading,
  readInlineHeading,
} from './headings.ts';
import { detectLanguage } from './language.ts';
import { flattenedBullets, sentenceSpans } from './sentences.ts';
import { foldText, tokenize } from './tokens.ts';
import { gatesOpenedBy } from './word-gate.ts';

const MIN_CONTINUED_CHARACTERS = 40;
const FLATTENED_CHARACTERS = 200;
/** What labels of a role say of it stands within so many characters. */
const ROLE_CHARACTERS = 300;
const ROLE_LABEL = /(?<!\p{L})(?:role|position|(?:job )?title|designation|stelle|poste|puesto|functie)\s?:/iu;
const YEAR = /(?:19|20)\d\d/;

/** Sections that are told entry by entry, with subheadings of their own. */
const ENTRY_SECTIONS: ReadonlySet<SectionKind> = new Set([
  'experience',
  'education',
  'projects',
  'volunteering',
  'certificates',
]);

/** What labels inside an entry of a resume announce ("Position:", "Company:", "Duties:"), also after an empty line. */
const LABELS_OF_ROLES: ReadonlySet<SectionKind> = new Set([
  'responsibilities',
  'experience',
  'summary',
  'other',
]);

/** What a role of a resume can have subheadings for. */
const PARTS_OF_ROLES: ReadonlySet<SectionKind> = new Set([
  'responsibilities',
  'experience',
  'skills',
  'awards',
  'projects',
  'team',
  'about',
  'summary',
  'other',
]);

/**
 * Reads a text as lines in sections, whatever its layout. A `Line` is a heading, a point of a list or a sentence; one that
 * was wrapped spans the line breaks in it. Every word of the text is in exactly one line, markers and rules aside.
 * Linear in the length of the text.
 */
export function readDocument(text: string, kind: DocumentKind = 'job'): TextDocument {
  const reader = new DocumentReader(text, kind);
  const lines = reader.read();
  return { text, lines, ...detectLanguage(text, lines) };
}

interface Paragraph extends Span {
  isBullet: boolean;
  indent: number;
  section: SectionKind;
}

class DocumentReader {
  private readonly text: string;
  private readonly kind: DocumentKind;
  private readonly lines: Line[] = [];
  private section: SectionKind = 'other';
  /** The heading that opened the current section. */
  private opened: Heading | undefined;
  /** Opened by a heading that shares its line with content, until the next empty line. */
  private inlineSection: SectionKind | undefined;
  private paragraph: Paragraph | undefined;
  /** In lines of a job of which the first begins in lower case: where nothing was wrapped, each is a point of its own. */
  private inLowerCase = false;

  constructor(text: string, kind: DocumentKind) {
    this.text = text;
    this.kind = kind;
  }

  read(): Line[] {
    const lines = physicalLines(this.text);
    const physical = this.kind === 'job' ? withoutEnumerators(this.text, lines) : lines;
    const wrapColumns = wrapColumnsOf(this.text, physical);
    let previous: PhysicalLine | undefined;
    for (const line of physical) {
      this.readLine(line, previous, wrapColumns);
      previous = line;
    }
    this.endParagraph();
    return this.lines;
  }

  private readLine(line: PhysicalLine, previous: PhysicalLine | undefined, wrapColumns: number): void {
    if (line.blankBefore) this.inlineSection = undefined;
    const isFirst = this.paragraph === undefined || line.blankBefore;
    if (this.readHeadings(line)) return;
    if (isFirst) this.inLowerCase = this.kind === 'job' && beginsLower(this.text, line);
    if (
      this.paragraph !== undefined &&
      previous !== undefined &&
      this.continues(previous, line, wrapColumns)
    ) {
      this.paragraph.end = line.end;
      return;
    }
    this.endParagraph();
    this.startParagraph(line, line, this.inlineSection ?? this.section);
  }

  /** Reads a line that is a heading or begins with one. */
  private readHeadings(line: PhysicalLine): boolean {
    const inline = this.readLabel(line);
    const heading = inline === undefined ? readHeading(this.text, line, this.kind) : undefined;
    if (inline === undefined && heading === undefined) return false;
    this.endParagraph();
    if (heading !== undefined) this.openSection(heading, line);
    if (inline !== undefined) this.openInline(inline, line);
    return true;
  }

  /** Such a heading stands for its own line, or in a text without other headings for all up to an empty line; interests are told in one line. */
  private openInline(inline: InlineHeading, line: PhysicalLine, isInner = false): void {
    const { label, content, section: named } = inline;
    const isRole = this.labelsRole(label.start, named);
    const isPart = this.isPartOfEntry(named, line.blankBefore);
    const section = isRole ? 'experience' : isPart ? (this.inlineSection ?? this.section) : named;
    const isOfEntry = !line.blankBefore && PARTS_OF_ROLES.has(named) && this.followsDates();
    const goesOn = isRole || (this.opened === undefined && named !== 'interests' && !isOfEntry);
    if (goesOn && line.marker === 'none') this.inlineSection = section;
    this.pushHeading(label, section, line.indent);
    // "Career so far: Position: Baker. …"
    const inner = section === 'experience' && !isInner ? this.readLabel(content) : undefined;
    if (inner === undefined) this.startParagraph(content, line, section);
    else this.openInline(inner, line, true);
  }

  /** Whether a label with content behind it belongs to the entry that it stands in. */
  private isPartOfEntry(named: SectionKind, isApart: boolean): boolean {
    if (!isApart && this.inlineSection === 'experience') return PARTS_OF_ROLES.has(named);
    if (!this.isEntry()) return false;
    if (!isApart) return PARTS_OF_ROLES.has(named);
    return LABELS_OF_ROLES.has(named) && (named !== 'experience' || this.section === 'experience');
  }

  /** "Company: Lane & Sons. Position: Baker. Years: 2015-2017." tells of a role, wherever in a resume it stands. */
  private labelsRole(start: number, named: SectionKind): boolean {
    if (this.kind === 'job' || this.section === 'experience' || !LABELS_OF_ROLES.has(named)) return false;
    const [entry = ''] = this.text.slice(start, start + ROLE_CHARACTERS).split('\n\n', 1);
    return ROLE_LABEL.test(entry) && YEAR.test(entry);
  }

  /** Whether the line before, with dates from and to, heads an entry: "Roofer, Lane & Sons, 2018 - 2021" above "Projects: …". */
  private followsDates(): boolean {
    const { text, isHeading } = this.lines.at(-1) ?? { text: '', isHeading: true };
    if (this.kind === 'job' || isHeading) return false;
    return readDateRanges(text, tokenize(text)).some(({ end }) => end !== null);
  }

  /** In a part of a resume that is told entry by entry. */
  private isEntry(): boolean {
    return this.kind === 'resume' && ENTRY_SECTIONS.has(this.section);
  }

  private startParagraph(span: Span, line: PhysicalLine, section: SectionKind): void {
    // Numbers stand before the entries of a resume, "1. Cook" above an employer and dates.
    const isBullet = line.marker === 'bullet' || (line.marker === 'number' && this.kind === 'job');
    this.paragraph = { start: span.start, end: span.end, isBullet, indent: line.indent, section };
  }

  /** Whether a line goes on with the sentence of the line before it. */
  private continues(previous: PhysicalLine, line: PhysicalLine, wrapColumns: number): boolean {
    if (line.blankBefore || line.marker !== 'none') return false;
    if (line.indent < (this.paragraph?.indent ?? 0)) return false;
    if (beginsWithDate(this.text, line) && !endsOpen(this.text, previous)) return false;
    const before = this.text.charCodeAt(previous.end - 1);
    if (beginsLower(this.text, line)) {
      if (before === 44 || before === 38 || isDash(before)) return true;
      if (this.inLowerCase && wrapColumns === Number.POSITIVE_INFINITY) return false;
      return (
        previous.end - previous.start >= MIN_CONTINUED_CHARACTERS &&
        !/[.!?:;]/.test(this.text.charAt(previous.end - 1))
      );
    }
    return fillsColumns(this.text, previous, line, wrapColumns);
  }

  private openSection(heading: Heading, line: PhysicalLine): void {
    this.inlineSection = undefined;
    if (heading.section !== undefined) {
      if (!this.isPartOfRole(heading)) {
        this.section = heading.section;
        this.opened = heading;
      }
    } else if (this.isOfSameRank(heading, line)) {
      this.section = 'other';
    }
    this.pushHeading(heading.label, this.section, line.indent);
  }

  /** Whether a heading that names no known section still ends the current one. */
  private isOfSameRank(heading: Heading, line: PhysicalLine): boolean {
    if (this.opened === undefined) return false;
    if (heading.style === 'markdown' && this.opened.style === 'markdown') {
      if (heading.depth > this.opened.depth) return false;
      return !(
        this.isEntry() &&
        /\d{4}|[,|–—@]| - | at /.test(this.text.slice(heading.label.start, heading.label.end))
      );
    }
    return heading.style === this.opened.style && line.blankBefore && !this.isEntry();
  }

  /** "Responsibilities:" or "Technologies:" within a role of a resume, set apart less than the sections are. */
  private isPartOfRole(heading: Heading): boolean {
    if (this.kind === 'job' || this.section !== 'experience' || this.opened === undefined) return false;
    if (!PARTS_OF_ROLES.has(heading.section ?? 'other')) return false;
    if (heading.style === 'markdown' && this.opened.style === 'markdown')
      return heading.depth > this.opened.depth;
    return heading.style === 'colon' && this.opened.style !== 'colon';
  }

  private endParagraph(): void {
    const paragraph = this.paragraph;
    if (paragraph === undefined) return;
    this.paragraph = undefined;
    const points = flattenedBullets(this.text, paragraph.start, paragraph.end);
    for (const point of points) {
      const isBullet = paragraph.isBullet || points.length > 1;
      this.pushPoint({ ...paragraph, ...point, isBullet });
    }
  }

  private pushPoint(point: Paragraph): void {
    if (point.end - point.start < FLATTENED_CHARACTERS) {
      this.pushSentences(point);
      return;
    }
    let start = point.start;
    let section = point.section;
    for (const { label, section: next } of this.lostHeadings(point)) {
      this.pushSentences({ ...point, start, end: label.start, section });
      section = next;
      this.section = section;
      this.pushHeading(label, section, point.indent);
      start = this.text.charAt(label.end) === ':' ? label.end + 1 : label.end;
    }
    this.pushSentences({ ...point, start, section });
  }

  /** The headings inside a text whose line breaks were lost. */
  private lostHeadings({ start, end }: Span): { label: Span; section: SectionKind }[] {
    const labels = this.kind === 'job' ? inlineLabels(this.text, start, end) : [];
    return labels.length > 0 ? labels : capitalHeadings(this.text, start, end, this.kind);
  }

  private pushSentences(point: Paragraph): void {
    let section = point.section;
    let isFirst = true;
    let isRole = point.section === 'experience';
    for (const sentence of this.sentencesOf(point)) {
      const inline = isFirst ? undefined : this.readLabel(sentence);
      if (inline !== undefined) {
        isRole ||= this.labelsRole(inline.label.start, inline.section);
        section = isRole && PARTS_OF_ROLES.has(inline.section) ? 'experience' : inline.section;
        this.pushHeading(inline.label, section, point.indent);
      }
      const content = inline?.content ?? sentence;
      this.push(content, {
        isHeading: false,
        isBullet: point.isBullet && isFirst,
        indent: point.indent,
        section,
      });
      isFirst = false;
    }
  }

  /** "Cook, Lane & Sons, Leeds. 03/2021 to date": a full stop does not part the head of an entry from its dates. */
  private sentencesOf({ start, end }: Span): Span[] {
    const sentences = sentenceSpans(this.text, start, end);
    const [head, dates] = sentences;
    if (this.kind === 'job' || head === undefined || dates === undefined) return sentences;
    if (head.end - head.start > MAX_HEAD_CHARACTERS || !isDateRange(this.text, dates)) return sentences;
    return [{ start: head.start, end: dates.end }, ...sentences.slice(2)];
  }

  private readLabel({ start, end }: Span): InlineHeading | undefined {
    return readInlineHeading(this.text, start, end, this.kind);
  }

  private pushHeading(label: Span, section: SectionKind, indent: number): void {
    this.push(label, { isHeading: true, isBullet: false, indent, section });
  }

  private push(span: Span, rest: Pick<Line, 'isHeading' | 'isBullet' | 'indent' | 'section'>): void {
    const { start, end } = withoutMarks(this.text, span);
    if (start === end) return;
    const text = this.text.slice(start, end);
    const { isHeading, isBullet, indent, section } = rest;
    const tokens = tokenize(this.text, start, end);
    const gates = gatesOpenedBy(tokens);
    this.lines.push({ start, end, text, isHeading, isBullet, indent, section, tokens, gates });
  }
}

const MAX_HEAD_CHARACTERS = 160;
const MAX_DATES_CHARACTERS = 40;

/** Whether a sentence is nothing but dates from and to. */
function isDateRange(text: string, { start, end }: Span): boolean {
  if (end - start > MAX_DATES_CHARACTERS) return false;
  const tokens = tokenize(text, start, end);
  const [range] = readDateRanges(text, tokens);
  return (
    range !== undefined && range.end !== null && range.firstToken <= 1 && range.endToken === tokens.length
  );
}

/** "04/2014 – …", "since 2019": more often a new entry than the rest of a sentence. */
function beginsWithDate(text: string, line: PhysicalLine): boolean {
  return /^(?:\p{L}{2,10}\.? )?(?:\d{1,2}[./-])?(?:19|20)\d{2}/u.test(
    text.slice(line.start, line.start + 24),
  );
}

/** Whether the last word of a line can end no sentence or entry ("… worked there from"). */
function endsOpen(text: string, line: PhysicalLine): boolean {
  const word = /\p{L}{1,12}$/u.exec(text.slice(Math.max(line.start, line.end - 12), line.end))?.[0];
  return word !== undefined && isFunctionWord(foldText(word));
}

/** A span without the emphasis and bullet marks around it. */
function withoutMarks(text: string, span: Span): Span {
  let { start, end } = span;
  const isMark = (at: number) => isSpace(text.charCodeAt(at)) || '*_`|'.includes(text.charAt(at));
  while (end > start && isMark(end - 1)) end--;
  // Emphasis of the first words alone ("**Nurse**, Leeds") stays as it is: half of it would be left.
  if (text.startsWith('**', start) && text.slice(start + 2, end).includes('**')) return { start, end };
  while (start < end && (isMark(start) || '•●'.includes(text.charAt(start)))) start++;
  return { start, end };
}

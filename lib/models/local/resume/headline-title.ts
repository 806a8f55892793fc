import { readDateRanges } from '../text/dates.ts';
import { headerTitle } from '../titles/title-parts.ts';
import { isLater } from '../titles/title-relation.ts';
import { titleProfile } from '../titles/title-similarity.ts';
import { titledRole } from '../titles/titled-role.ts';
import type { Line, RoleRead, SectionKind, Span, TermHit, TextDocument } from '../types.ts';

/** Where a resume says what somebody is before it tells where they have worked. */
const OPENING_SECTIONS: ReadonlySet<SectionKind> = new Set([
  'other',
  'summary',
  'title',
  'about',
  'personal',
]);
const MAX_OPENING_LINES = 8;
/** The name is often set as a heading, below a title of the document or not. */
const MAX_NAME_LINE = 1;

/** What somebody is no longer, or not yet. */
const NOT_HELD =
  /(?<!\p{L})(?:former(?:ly)?|ex|was|were|until|aspiring|future|seeking|seeks?|looking|wants?|wish(?:es|ing)?|hop(?:e|es|ing)|become|becoming|objective|applying|student|retired|turned|used to|ehemalig\p{L}{0,3}|früher\p{L}{0,3}|suche|ancien(?:ne)?|recherche|antigu[oa]|busco|voormalig\p{L}?|zoek)(?!\p{L})/iu;

/**
 * The profession that a resume is headed with ("Ana Lane | tree surgeon", "Qualified teacher, ten years in primary schools"), where
 * the roles tell none: of the latest only the employer is said, or a title that nothing knows. It is held as long as that role.
 *
 * @param hits the vocabulary terms of each line of the document, by line
 */
export function withTitleOfHeadline(
  document: TextDocument,
  hits: readonly (readonly TermHit[])[],
  roles: readonly RoleRead[],
): RoleRead[] {
  const [latest] = roles.toSorted((left, right) => (isLater(left, right) ? -1 : 1));
  if (latest === undefined) return roleOfHeadline(document, hits);
  if (latest.family !== 'other') return withStayOfHeadline(document, hits, roles);
  const found = headlineOf(document, hits, firstLineOf(roles));
  if (found === null) return [...roles];
  const title = document.text.slice(found.span.start, found.span.end);
  const profile = titleProfile(title);
  const held: RoleRead = {
    ...latest,
    title,
    titleSpan: found.span,
    profile,
    family: profile.family,
    seniority: profile.seniority ?? latest.seniority,
    lines: [...latest.lines],
  };
  return [held, ...roles];
}

/** The latest stay, of which only the employer and its dates are told, above roles that name their titles: "Lane Ltd (2020 - present)". */
function withStayOfHeadline(
  document: TextDocument,
  hits: readonly (readonly TermHit[])[],
  roles: readonly RoleRead[],
): RoleRead[] {
  if (roles.some(({ end }) => end === 'present')) return [...roles];
  const first = firstLineOf(roles);
  for (const [index, line] of document.lines.slice(0, first).entries()) {
    if (APART.has(line.section)) continue;
    const stay = readDateRanges(document.text, line.tokens).find(({ end }) => end === 'present');
    if (stay === undefined) continue;
    const found = headlineOf(document, hits, index);
    if (found === null) return [...roles];
    const lines = document.lines.slice(index, first).map((_, at) => index + at);
    return [titledRole(document, found.span, { start: stay.start, end: stay.end, lines }), ...roles];
  }
  return [...roles];
}

/** Nothing of these is work. */
const APART: ReadonlySet<SectionKind> = new Set([
  'education',
  'certificates',
  'languages',
  'interests',
  'personal',
  'references',
  'lacking',
]);

/** Where no line heads a role: the profession of the headline, held from the first to the last of the ranges that are told. */
function roleOfHeadline(document: TextDocument, hits: readonly (readonly TermHit[])[]): RoleRead[] {
  const found = headlineOf(document, hits, Number.POSITIVE_INFINITY);
  if (found === null) return [];
  const lines = document.lines.flatMap((line, index) =>
    line.isHeading || APART.has(line.section) ? [] : [index],
  );
  const ranges = lines
    .flatMap((index) => readDateRanges(document.text, document.lines[index]?.tokens ?? []))
    .filter(({ start, end }) => start !== null && end !== null);
  const latest = ranges.find(({ end }) => end === 'present') ?? ranges[0];
  if (latest === undefined) return [];
  return [titledRole(document, found.span, { start: latest.start, end: latest.end, lines })];
}

/** Of a few lines that tell neither dates nor sections each tells of the one post. */
const MAX_SHORT_LINES = 6;
const MAX_SHORT_CHARACTERS = 800;
/** A name and a title alone tell of no work. */
const LEAST_WORDS_BESIDE = 4;

/**
 * The one role of a resume that is a few lines: "Ana Lane, dental nurse", and below it what is done, or behind it. None where anything is
 * said of what is no longer held, or not yet.
 */
export function roleOfShortResume(document: TextDocument, hits: readonly (readonly TermHit[])[]): RoleRead[] {
  const { lines, text } = document;
  if (lines.length > MAX_SHORT_LINES || text.length > MAX_SHORT_CHARACTERS) return [];
  if (lines.some((line, index) => line.isHeading && index > MAX_NAME_LINE)) return [];
  if (lines.some((line) => !OPENING_SECTIONS.has(line.section) || NOT_HELD.test(line.text))) return [];
  const found = headlineOf(document, hits, Number.POSITIVE_INFINITY);
  if (found === null) return [];
  const behind = lines.flatMap(({ tokens }) => tokens.filter(({ start }) => start >= found.span.end));
  if (behind.length < LEAST_WORDS_BESIDE) return [];
  return [
    titledRole(document, found.span, { start: null, end: null, lines: lines.map((_, index) => index) }),
  ];
}

function firstLineOf(roles: readonly RoleRead[]): number {
  return roles.reduce((first, { lines }) => Math.min(first, lines[0] ?? first), Number.POSITIVE_INFINITY);
}

function headlineOf(
  { text, lines }: TextDocument,
  hits: readonly (readonly TermHit[])[],
  firstRole: number,
): { span: Span } | null {
  for (const [index, line] of lines.slice(0, Math.min(MAX_OPENING_LINES, firstRole)).entries()) {
    if (!OPENING_SECTIONS.has(line.section)) return null;
    // Below a heading that nothing knows stands anything.
    if (line.isHeading && line.section === 'other' && index > MAX_NAME_LINE) return null;
    const span = titleIn(line, hits[index] ?? [], index);
    if (span !== null) return { span };
    // The career has begun, and what follows tells of it: "2017 – present … Driver with own car."
    if (readDateRanges(text, line.tokens).some(({ start, end }) => start !== null && end !== null))
      return null;
  }
  return null;
}

/** Not "Anna Baker": the first line begins with a name. */
function titleIn(line: Line, hits: readonly TermHit[], index: number): Span | null {
  if (line.isBullet || NOT_HELD.test(line.text)) return null;
  // Where no name stands above it, a title may be the first line.
  const isTitle = (end: number): boolean =>
    hits.some((hit) => hit.term.kind === 'title' && hit.start === line.start && hit.end >= end);
  const name =
    index === 0 &&
    !isTitle(line.start + (/\s*(?:$|[|,:–—•·(]|\s-\s)/.exec(line.text)?.index ?? line.text.length))
      ? line.start + (/[|,–—•·(]|\s-\s|\.\s/.exec(line.text)?.index ?? line.text.length)
      : line.start;
  const part = headerTitle(
    line,
    hits.filter(({ start }) => start >= name),
    [],
  );
  return part === undefined ? null : { start: part.start, end: part.end };
}

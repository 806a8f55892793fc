import { readDateRanges } from '../text/dates.ts';
import { foldText } from '../text/tokens.ts';
import { endsAsTitle, unknownTitle } from '../titles/title-parts.ts';
import type { Line, SectionKind, TermHit, TermKind, TextDocument } from '../types.ts';
import { draftRoles } from './role-drafts.ts';
import { isEntry, isListOfEntries, paragraphsOf, type RoleLine, roleLines } from './role-lines.ts';

/** Where entries of a career end up that no known heading announces: in what stands above them. */
const MAY_HOLD_ROLES: ReadonlySet<SectionKind> = new Set([
  'summary',
  'education',
  'skills',
  'certificates',
  'languages',
  'interests',
  'personal',
  'title',
  'about',
  'responsibilities',
  'other',
]);

/** Such lines are about learning. */
const COURSE =
  /\b(?:program(?:me)?|courses?|training|degree|diploma|certificat\p{L}*|gpa|thesis|graduat(?:ed|es|ion|ing)|graduate(?! (?:\p{L}{2,14} )?(?:nurse|trainee|\p{L}{3,14}(?:er|or|ist|ant|yst))(?!\p{L}))|bootcamp|formación)(?!\p{L})/iu;
/** So are these, unless they name a title: "Teacher, Leeds College". */
const PLACE_OF_LEARNING =
  /\b(?:school|college|universit\p{L}*|academy|institute|hochschule|schule|lycée|école|escuela|universidad|hogeschool)(?!\p{L})/iu;

/** Headings of what is no career, by their words: such sections have titles and dates as well. */
const NO_CAREER =
  /(?<!\p{L})(?:volunt|unpaid|communit|hobb|leisure|free ?time|spare time|outside|elsewhere|beyond|interest|club|member|association|civic|elected|church|charit|posts of trust|award|prize|honou?r|fellowship|residenc|publication|paper|course|ehrenamt|verein|freizeit|mitglied|nebenher|gremien|engagement|loisir|associati|benevol|intereses|asociacion|vrije tijd|vrijwillig|verenig|bestuur)/u;
const MAX_LABEL_TOKENS = 6;

/** The lines below headings of what is no career. */
function linesBesideCareer(document: TextDocument): Set<Line> {
  const beside = new Set<Line>();
  let isBeside = false;
  for (const line of document.lines) {
    const isLabel = line.isHeading || isShortLabel(line);
    if (isLabel && NO_CAREER.test(foldText(line.text))) isBeside = true;
    else if (line.isHeading) isBeside = false;
    if (isBeside) beside.add(line);
  }
  return beside;
}

function isShortLabel({ text, tokens, isBullet }: Line): boolean {
  return !isBullet && tokens.length <= MAX_LABEL_TOKENS && !/[\d,.;]/.test(text);
}

/** Tells of the lines outside of a section of experience whether they can tell of a role. */
export function roleFilter(
  document: TextDocument,
  hits: readonly (readonly TermHit[])[],
): (line: Line) => boolean {
  const titled = new Set(document.lines.filter((_line, index) => namesTitleOnly(hits[index] ?? [])));
  const beside = linesBesideCareer(document);
  return (line) =>
    MAY_HOLD_ROLES.has(line.section) &&
    !beside.has(line) &&
    !isAboutCourse(document, line) &&
    (titled.has(line) || !isAboutPlace(document, line));
}

/** Behind the dates a course is something beside the role: "Cook, 2018 - 2021, part time next to the degree". */
function isAboutCourse(document: TextDocument, line: Line): boolean {
  const at = line.text.search(COURSE);
  if (at < 0) return false;
  const [range] = readDateRanges(document.text, line.tokens);
  return range === undefined || line.start + at < range.span.end;
}

function isAboutPlace(document: TextDocument, line: Line): boolean {
  if (!PLACE_OF_LEARNING.test(line.text)) return false;
  return unknownTitle(line, readDateRanges(document.text, line.tokens))?.soundsLikeTitle !== true;
}

function namesTitleOnly(hits: readonly TermHit[]): boolean {
  const has = (kind: TermKind) => hits.some(({ term }) => term.kind === kind);
  return has('title') && !has('degree') && !has('certificate');
}

/**
 * A resume in which no known heading stands above the career: paragraphs that are headed by a title with dates from and to are read as
 * experience, with the lists that follow them. The document itself when there are none.
 */
export function withUnheadedRoles(
  document: TextDocument,
  hits: readonly (readonly TermHit[])[],
): TextDocument {
  const lines = roleLines(document, hits, roleFilter(document, hits));
  const found = new Set<number>();
  let isGoingOn = false;
  for (const paragraph of paragraphsOf(lines)) {
    const from = firstRole(paragraph);
    isGoingOn = from >= 0 || (isGoingOn && paragraph.every(({ line }) => line.isBullet));
    if (isGoingOn) for (const { index } of paragraph.slice(Math.max(from, 0))) found.add(index);
  }
  return placed(document, found);
}

/** So many paragraphs that begin with dates from and to are a career. */
const MIN_ENTRIES = 2;

/**
 * A resume in which no line names a title: paragraphs that are headed by an employer with dates from and to are read as experience.
 * The document itself where fewer than two are.
 */
export function withEntriesOnly(document: TextDocument, hits: readonly (readonly TermHit[])[]): TextDocument {
  const lines = roleLines(document, hits, roleFilter(document, hits));
  const entries = paragraphsOf(lines).filter(([first]) => first !== undefined && isEntry(first));
  if (entries.length < MIN_ENTRIES) return document;
  return placed(document, new Set(entries.flat().map(({ index }) => index)));
}

/** The lines that were found, and those between them, as experience. */
function placed(document: TextDocument, found: Set<number>): TextDocument {
  if (found.size === 0) return document;
  fillBetween(document, found);
  const lines = document.lines.map(
    (line, index): Line => (found.has(index) ? { ...line, section: 'experience' } : line),
  );
  return { ...document, lines };
}

/** What stands between two roles, with no heading between them, tells of the career as well. */
function fillBetween(document: TextDocument, found: Set<number>): void {
  let last = -1;
  for (const [index, line] of document.lines.entries()) {
    if (line.isHeading && !found.has(index)) last = -1;
    if (!found.has(index)) continue;
    for (let at = last + 1; last >= 0 && at < index; at++) found.add(at);
    last = index;
  }
}

/** Position of the first line that heads a role in a paragraph; -1 when none does. */
function firstRole(paragraph: readonly RoleLine[]): number {
  if (paragraph.every(({ ranges }) => ranges.length === 0)) return -1;
  if (isListOfEntries(paragraph)) return 0;
  const draft = draftRoles(paragraph, 'career').find(({ title, titleAt, range }) => {
    const line = paragraph[titleAt]?.line;
    return (range?.end ?? null) !== null && line !== undefined && (title.isKnown || endsAsTitle(line, title));
  });
  return draft?.first ?? -1;
}

import { draftRoles } from './role-drafts.ts';
import { isDatedHeader, namesNoRole, type RoleLine, roleLines } from './role-lines.ts';
import { endsAsTitle } from './title-parts.ts';
import type { Line, SectionKind, TermHit, TextDocument } from './types.ts';

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
const LEARNING =
  /\b(?:program(?:me)?|courses?|training|degree|diploma|school|college|universit\p{L}*|academy|institute|certificat\p{L}*|gpa|thesis|graduat\p{L}*|bootcamp|workshop|hochschule|schule|lycée|école|escuela|universidad|hogeschool)(?!\p{L})/iu;

/** Whether a line outside of a section of experience can tell of a role. */
export function mayTellOfRole(line: Line): boolean {
  return MAY_HOLD_ROLES.has(line.section) && !LEARNING.test(line.text);
}

/**
 * A resume in which no known heading stands above the career: paragraphs that are headed by a title with dates from and to are read as
 * experience, with the lists that follow them. The document itself when there are none.
 */
export function withUnheadedRoles(
  document: TextDocument,
  hits: readonly (readonly TermHit[])[],
): TextDocument {
  const lines = roleLines(document, hits, mayTellOfRole);
  const found = new Set<number>();
  let isGoingOn = false;
  for (const paragraph of paragraphsOf(lines)) {
    const from = firstRole(paragraph);
    isGoingOn = from >= 0 || (isGoingOn && paragraph.every(({ line }) => line.isBullet));
    if (isGoingOn) for (const { index } of paragraph.slice(Math.max(from, 0))) found.add(index);
  }
  if (found.size === 0) return document;
  const placed = document.lines.map(
    (line, index): Line => (found.has(index) ? { ...line, section: 'experience' } : line),
  );
  return { ...document, lines: placed };
}

function paragraphsOf(lines: readonly RoleLine[]): RoleLine[][] {
  const paragraphs: RoleLine[][] = [];
  for (const read of lines) {
    const current = paragraphs.at(-1);
    const goesOn = !read.isApart && current?.at(-1)?.line.section === read.line.section;
    if (goesOn) current.push(read);
    else paragraphs.push([read]);
  }
  return paragraphs;
}

/** So many entries with dates from and to, and nothing else, are a career whatever their titles are. */
const MIN_ENTRIES = 2;

function isEntry(line: RoleLine): boolean {
  return line.ranges.some(({ end }) => end !== null) && isDatedHeader(line) && !namesNoRole(line);
}

/** Position of the first line that heads a role in a paragraph; -1 when none does. */
function firstRole(paragraph: readonly RoleLine[]): number {
  if (paragraph.every(({ ranges }) => ranges.length === 0)) return -1;
  if (paragraph.length >= MIN_ENTRIES && paragraph.every(isEntry)) return 0;
  const draft = draftRoles(paragraph, true).find(({ title, titleAt, range }) => {
    const line = paragraph[titleAt]?.line;
    return (range?.end ?? null) !== null && line !== undefined && (title.isKnown || endsAsTitle(line, title));
  });
  return draft?.first ?? -1;
}

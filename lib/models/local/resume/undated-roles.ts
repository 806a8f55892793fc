import { readStatedYears } from '../text/stated-years.ts';
import { proseTitles } from '../titles/prose-titles.ts';
import { headerTitle } from '../titles/title-parts.ts';
import { titledRole } from '../titles/titled-role.ts';
import type { Line, RoleRead, SectionKind, Span, TermHit, TextDocument } from '../types.ts';

/** Where a career is told that has no dates. */
const TELLING_SECTIONS: ReadonlySet<SectionKind> = new Set([
  'experience',
  'other',
  'summary',
  'title',
  'about',
  'personal',
]);

const MAX_ROLES = 20;

/** What somebody is not yet, or wants, or another one is. */
const NOT_HELD =
  /\b(?:aspiring|future|seeking|seeks?|looking|wants?|wish(?:es|ing)?|hop(?:e|es|ing)|become|becoming|objective|applying|student|studying|under|mother|father|parents?|husband|wife|brother|sister|uncle|aunt|volunt\w{1,9}|unpaid|degree|diploma|course|contract|warranty)\b/i;
/**
 * The roles of a resume that says no dates at all, of lines that name a title and how long it was held: "Head chef, The Plough, 3
 * years", "I am a hairdresser with nine years behind the chair", "2 yrs as plasterer". None where a length stands beside no title.
 *
 * @param hits the vocabulary terms of each line of the document, by line
 */
export function undatedRoles(document: TextDocument, hits: readonly (readonly TermHit[])[]): RoleRead[] {
  const roles: RoleRead[] = [];
  for (const [index, line] of document.lines.entries()) {
    if (roles.length >= MAX_ROLES) break;
    const title = heldIn(document, line, hits[index] ?? []);
    if (title !== undefined)
      roles.push(titledRole(document, title, { start: null, end: null, lines: [index] }));
  }
  return roles;
}

function heldIn({ text }: TextDocument, line: Line, hits: readonly TermHit[]): Span | undefined {
  if (line.isHeading || !TELLING_SECTIONS.has(line.section)) return undefined;
  if (!hits.some(({ term }) => term.kind === 'title') || NOT_HELD.test(line.text)) return undefined;
  if (readStatedYears(text, line.tokens).length === 0) return undefined;
  return proseTitles(line, hits, []).find(({ isKnown }) => isKnown) ?? headerTitle(line, hits, []);
}

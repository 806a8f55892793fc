import { anyOf } from '../../../text/alternatives.ts';
import { tokenize } from '../text/tokens.ts';
import { isNoRoleAt } from '../titles/no-roles.ts';
import { isOfOwnFamily } from '../titles/own-family.ts';
import { withField } from '../titles/rank-and-field.ts';
import type { Line, RoleRead, SectionKind, Span, TermHit, TextDocument } from '../types.ts';
import { withTradesOfCareer } from './bare-ranks.ts';
import { withEndsOfBareStarts } from './bare-starts.ts';
import { withDatedSteps } from './dated-steps.ts';
import { roleOfShortResume, withTitleOfHeadline } from './headline-title.ts';
import { industryOf } from './industries.ts';
import { withPromotions } from './promotions.ts';
import { draftRoles, type RoleDraft, type RolePlace } from './role-drafts.ts';
import { isUndatedHeader, type RoleLine, roleLines } from './role-lines.ts';
import { stepsOf } from './role-steps.ts';
import { isNotHeld } from './roles-not-held.ts';
import { undatedRoles } from './undated-roles.ts';
import { roleFilter, withEntriesOnly, withUnheadedRoles } from './unheaded-roles.ts';

/** Where roles are told when a resume has no section for them. */
const OTHER_SECTIONS: ReadonlySet<SectionKind> = new Set([
  'summary',
  'other',
  'responsibilities',
  'about',
  'title',
]);

/** Sections whose lines tell of a role when they stand inside it ("Skills: Java" below a job). */
const ENDING_SECTIONS: ReadonlySet<SectionKind> = new Set(['experience', ...OTHER_SECTIONS]);

/** No career has more; hostile text must not make the roles cost more than the lines. */
const MAX_ROLES = 100;

/** A resume's lines and the roles that they tell of. */
export interface Career {
  /** Lines that turn out to tell of roles are those of a section of experience, whatever stands above them. */
  document: TextDocument;
  roles: RoleRead[];
}

/**
 * The roles that a resume tells of, in the order of the text: employment only, so neither education nor projects or
 * volunteering. Reads the experience section; without one the career that no known heading announces, or where that shows fewer roles,
 * every line where a title stands near a date. Two roles at one employer are two, and they may overlap in time. A year alone is both
 * start and end; without any date both are `null`.
 *
 * @param hits the vocabulary terms of each line of the document, by line
 */
export function readCareer(document: TextDocument, hits: readonly (readonly TermHit[])[]): Career {
  const career = careerOf(document, hits);
  const roles = withTradesOfCareer(career.roles);
  const titled = withTitleOfHeadline(career.document, hits, roles);
  if (titled.length > 0) return { ...career, roles: titled };
  const undated = undatedRoles(career.document, hits);
  return { ...career, roles: undated.length > 0 ? undated : roleOfShortResume(career.document, hits) };
}

function careerOf(document: TextDocument, hits: readonly (readonly TermHit[])[]): Career {
  const sectioned = rolesIn(document, hits, isExperience, 'section');
  if (sectioned.length > 0) return { document, roles: withLabelledRoles(document, hits, sectioned) };
  const headed = withUnheadedRoles(document, hits);
  const unheaded = headed === document ? [] : rolesIn(headed, hits, isExperience, 'career');
  const scattered = rolesIn(document, hits, (line) => OTHER_SECTIONS.has(line.section), 'anywhere');
  const isClearer =
    scattered.length > unheaded.length ||
    (scattered.length === unheaded.length && inKnownFamilies(scattered) > inKnownFamilies(unheaded));
  if (unheaded.length > 0 && !isClearer) return { document: headed, roles: unheaded };
  if (scattered.length > 0) return { document, roles: scattered };
  const shaped = withEntriesOnly(document, hits);
  if (shaped !== document) return { document: shaped, roles: rolesIn(shaped, hits, isExperience, 'section') };
  return { document, roles: rolesIn(document, hits, roleFilter(document, hits), 'anywhere') };
}

/** "Steward at the stadium, 2018-2020. Main job: postal worker, 2014-2020.": a label inside of a text heads no section of its own. */
function withLabelledRoles(
  document: TextDocument,
  hits: readonly (readonly TermHit[])[],
  sectioned: RoleRead[],
): RoleRead[] {
  const { text, lines } = document;
  const isLabel = (line: Line, at: number) =>
    !text.slice(line.end, lines[at + 1]?.start ?? text.length).includes('\n');
  const areLabels = lines.every((line, at) => !line.isHeading || !isExperience(line) || isLabel(line, at));
  if (!areLabels) return sectioned;
  const all = rolesIn(
    document,
    hits,
    (line) => isExperience(line) || OTHER_SECTIONS.has(line.section),
    'anywhere',
  );
  return all.length > sectioned.length ? all : sectioned;
}

/** An employer taken for a title is of no family. */
function inKnownFamilies(roles: readonly RoleRead[]): number {
  return roles.filter(({ family }) => family !== 'other').length;
}

function isExperience(line: Line): boolean {
  return line.section === 'experience';
}

function rolesIn(
  document: TextDocument,
  hits: readonly (readonly TermHit[])[],
  isRead: (line: Line) => boolean,
  place: RolePlace,
): RoleRead[] {
  const lines = roleLines(document, hits, isRead);
  const stays = withDatedSteps(document, lines, draftRoles(lines, place));
  const told = withEndsOfBareStarts(document, stays);
  const drafts = withPromotions(lines, told)
    .filter(({ title }) => !isNoEmployment(document, title))
    .slice(0, MAX_ROLES);
  const roles: RoleRead[] = [];
  // From the last to the first, as the lines of a role end where the next one begins.
  let next = document.lines.length;
  let nextFirst = next;
  for (const draft of drafts.reverse()) {
    const first = lines[withEmployerAbove(lines, draft.first)]?.index ?? 0;
    const last = lines[draft.last]?.index ?? first;
    // Several roles in one sentence share what follows it.
    if (last < nextFirst) next = nextFirst;
    const own = linesOf(document, first, last, next);
    const titleLine = lines[draft.titleAt]?.line;
    // It bounds the entry before all the same.
    if (titleLine !== undefined && isNotHeld(titleLine, draft.title)) {
      nextFirst = Math.min(nextFirst, first);
      continue;
    }
    const steps = draft.isStep === true ? [draft.title] : stepsOf(document, draft.title);
    for (const title of steps.toReversed())
      roles.push(roleOf(document, hits, { ...draft, title }, last, own));
    nextFirst = Math.min(nextFirst, first);
  }
  return roles.reverse();
}

/** Members of anything else pay for it. */
const PAID_MEMBER = anyOf(
  /\b(?:crew|team|staff|cabin|cast|faculty|orchestra|choir|parliament|council) member\b/i,
  /\bmember of (?:staff|the crew|parliament)\b/i,
);

/** "Forklift driver licence since 2005" */
const PAPER_AT_END =
  /\b(?:licen[cs]es?|permits?|certificat(?:es?|ions?)|f[uü]hrerschein|permis|rijbewijs|carnet|prawo jazdy)$/iu;

function isNoEmployment(document: TextDocument, title: Span): boolean {
  const text = document.text.slice(title.start, title.end);
  if (isOfOwnFamily(document.text, title)) return true;
  return (
    PAPER_AT_END.test(text) ||
    tokenize(text).some((_token, at, words) => isNoRoleAt(words, at)) ||
    (/\bmember\b/i.test(text) && !PAID_MEMBER.test(text))
  );
}

/** The employer's line directly above a role's first line, when it stands apart from the role before. */
function withEmployerAbove(lines: readonly RoleLine[], first: number): number {
  const [before, above, head] = [lines[first - 2], lines[first - 1], lines[first]];
  if (above === undefined || head === undefined || head.isApart || above.line.isBullet) return first;
  if (!isUndatedHeader(above) || above.line.text.endsWith(':')) return first;
  const standsApart = above.isApart || above.line.isHeading || before === undefined || before.line.isBullet;
  return standsApart ? first - 1 : first;
}

function linesOf(document: TextDocument, first: number, lastHeader: number, next: number): number[] {
  const indexes: number[] = [];
  for (let index = first; index < next; index++) {
    const section = document.lines[index]?.section ?? 'other';
    if (
      index > lastHeader &&
      section !== document.lines[lastHeader]?.section &&
      !ENDING_SECTIONS.has(section)
    )
      break;
    indexes.push(index);
  }
  return indexes;
}

/** Behind a title: "Industriekauffrau (Ausbildung)". */
const OF_LEARNING =
  /^\s?[([](?:in |en |im )?(?:(?:be)?rufsausbildung|ausbildung|auszubildende\p{L}?|azubi|lehre|lehrling|apprenti(?:ce(?:ship)?|ssage)?|alternance|stage|stagiaire|internship|intern|traineeship|trainee|prácticas|becari[oa]|leerling|bbl)[)\],; ]/iu;

function roleOf(
  document: TextDocument,
  hits: readonly (readonly TermHit[])[],
  draft: Pick<RoleDraft, 'range'> & { title: Span },
  lastHeader: number,
  lines: number[],
): RoleRead {
  const { start, end, family, profile } = withField(document, draft.title);
  const isLearned = OF_LEARNING.test(document.text.slice(end, end + 40));
  const from = draft.range?.start ?? null;
  return {
    title: document.text.slice(start, end),
    titleSpan: { start, end },
    profile,
    family,
    seniority: isLearned ? 'intern' : (profile.seniority ?? 'mid'),
    start: from,
    // A year alone is all that is said of a short stay.
    end: draft.range?.end ?? (from?.length === 4 ? from : null),
    industry: industryOf(document, hits, lines, lastHeader),
    lines,
  };
}

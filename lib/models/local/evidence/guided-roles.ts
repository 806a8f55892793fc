import { isDigit } from '../../../text/characters.ts';
import { isDegreeName } from '../papers/degree-names.ts';
import { isTrainingFor } from '../resume/role-lines.ts';
import { isNotHeld } from '../resume/roles-not-held.ts';
import { type DateRange, readDateRanges } from '../text/dates.ts';
import { isTitleFiller } from '../text/filler-words.ts';
import { foldText } from '../text/tokens.ts';
import { KindGate } from '../text/word-gate.ts';
import { wordSet } from '../text/word-set.ts';
import { isListedTool } from '../titles/listed-tools.ts';
import { isOfOwnFamily } from '../titles/own-family.ts';
import { sameWord, type TitleProfile, titleProfile } from '../titles/title-similarity.ts';
import { titledRole } from '../titles/titled-role.ts';
import type { Line, ResumeRead, RoleRead, SectionKind, Span, TermHit, Token } from '../types.ts';
import { isFunctionWord } from '../vocabulary/stop-words.ts';
import type { CompiledRubric } from './compiled-rubric.ts';

const NO_EMPLOYMENT: ReadonlySet<SectionKind> = new Set([
  'education',
  'certificates',
  'languages',
  'publications',
  'references',
  'lacking',
  'interests',
  'projects',
  'volunteering',
]);

const STUDIES = wordSet(
  'bsc msc beng meng ba ma phd mba undergraduate degree course module final year student studium etudiant etudiante estudiante',
);
const MAX_GAP = 4;

/** Where all words of a title stand in their order, with nothing but fillers between them; `null` when they do not. */
function findTitle(line: Line, title: TitleProfile): Span | null {
  for (let first = 0; first < line.tokens.length; first++) {
    const last = matchFrom(line, first, title.words);
    const end = line.tokens[last]?.end;
    const start = end === undefined ? undefined : line.tokens[withLevel(line, first)]?.start;
    // "Physiotherapist (Band 5)" is no title up to the band.
    const isCut =
      start !== undefined &&
      /\([^)]*$/.test(line.text.slice(start - line.start, (end ?? start) - line.start));
    if (start !== undefined && end !== undefined && !isCut) return { start, end };
  }
  return null;
}

/** The first token of a title, with the words before it that tell its level. */
function withLevel(line: Line, first: number): number {
  const before = line.tokens[first - 1];
  if (before === undefined || !isTitleFiller(before.norm) || isFunctionWord(before.norm)) return first;
  return /^\d/.test(before.norm) ? first : first - 1;
}

/** "Physiotherapy student", "BSc Physiotherapy": a course that has the name of the trade. */
function isOfStudies({ tokens }: Line, { start, end }: Span): boolean {
  const beside = (token: Token): boolean => {
    const gap = Math.max(start - token.end, token.start - end);
    return gap >= 0 && gap <= MAX_GAP && STUDIES.has(token.norm);
  };
  return tokens.some(beside);
}

/** Index of the last token of a title that begins at a token; -1 when none begins there. */
function matchFrom({ tokens }: Line, first: number, words: readonly string[]): number {
  let found = 0;
  for (let at = first; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) return -1;
    if (sameWord(token.word.singular, words[found] ?? '')) {
      found++;
      if (found === words.length) return at;
    } else if (found === 0 || !isTitleFiller(token.norm)) return -1;
  }
  return -1;
}

function roleAt(read: ResumeRead, lines: number[], span: Span, range: DateRange | null): RoleRead {
  const [start, end] = [range?.start ?? null, range?.end ?? null];
  return titledRole(read.document, span, { start, end, lines });
}

/** The points right below a line that heads them, as far as they are of no role yet. */
function pointsBelow(
  { document: { lines } }: ResumeRead,
  head: number,
  taken: ReadonlySet<number>,
): number[] {
  const points: number[] = [];
  if (lines[head]?.isBullet === true) return points;
  for (let at = head + 1; lines[at]?.isBullet === true && !taken.has(at); at++) points.push(at);
  return points;
}

/** A title that was read in part is completed, words that are no title give way to one; the rest of the role stays. */
function completed(read: ResumeRead, role: RoleRead, span: Span): RoleRead {
  const overlaps = role.titleSpan.start < span.end && span.start < role.titleSpan.end;
  const isLonger = span.end - span.start > role.titleSpan.end - role.titleSpan.start;
  if (overlaps ? !isLonger : role.profile.terms.length > 0) return role;
  const title = read.document.text.slice(span.start, span.end);
  const profile = titleProfile(title);
  return {
    ...role,
    title,
    titleSpan: span,
    profile,
    family: profile.family === 'other' ? role.family : profile.family,
    seniority: profile.seniority ?? role.seniority,
  };
}

/**
 * A resume read again with the job in mind. Titles that no vocabulary has can't be told from other words in running text; where
 * such a title of the job stands beside dates, it is a role.
 */
export function withRolesOfJob(
  read: ResumeRead,
  { titlesNamed, initials, title: wanted }: CompiledRubric,
): ResumeRead {
  const taken = new Set(read.roles.flatMap(({ lines }) => lines));
  const headed = new Map(read.roles.map((role) => [lineOf(read, role.titleSpan), role]));
  const replaced = new Map<RoleRead, RoleRead>();
  const added: RoleRead[] = [];
  const isInCapitals = ({ start, end }: Span): boolean =>
    !/\p{Ll}/u.test(read.document.text.slice(start, end).split(' ').at(-1) ?? '');
  for (const [index, line] of read.document.lines.entries()) {
    if ((NO_EMPLOYMENT.has(line.section) && !line.isHeading) || line.tokens.length < 2) continue;
    const role = headed.get(index);
    // Inside of what is told of another role, only dates of its own make a title a role.
    const needsDates = line.section !== 'experience' || taken.has(index);
    if (role === undefined && needsDates && !DATES.isOpen(line)) continue;
    const shortened = initials.flatMap((title) => findTitle(line, title) ?? []).filter(isInCapitals);
    const named = distinctSpans([
      ...titlesNamed.flatMap((title) => findTitle(line, title) ?? []),
      ...shortened,
    ]);
    if (named.length === 0) continue;
    const hits = read.hits.flatMap(({ line: at, hit }) => (at === index ? [hit] : []));
    const spans = named.filter(
      (span) => !isListedTool(line, hits, span) && !isInPaper(hits, span) && !isOfAnother(line, span),
    );
    if (spans.length === 0) continue;
    if (role !== undefined) {
      const whole = spans.map((span) => completed(read, role, span)).find((found) => found !== role);
      if (whole !== undefined) replaced.set(role, whole);
      continue;
    }
    const ranges = readDateRanges(read.document.text, line.tokens);
    if (ranges.length === 0 && needsDates) continue;
    const held = spans.filter(
      (own) =>
        !isTrainingFor(line, own) &&
        !isOfStudies(line, own) &&
        !isNotHeld(line, own) &&
        !isOfOwnFamily(read.document.text, own) &&
        !isNameOfDegree(read, hits, own),
    );
    for (const span of held) {
      const lines = [index, ...pointsBelow(read, index, taken)];
      const own = roleAt(read, lines, span, nearest(ranges, span));
      // Letters say neither trade nor level.
      const { family, whole } = wanted;
      added.push(
        shortened.includes(span) ? { ...own, family, seniority: whole.seniority ?? own.seniority } : own,
      );
    }
  }
  if (added.length === 0 && replaced.size === 0) return read;
  const own = new Set(added.flatMap(({ lines }) => lines));
  const kept = read.roles
    .map((role) => replaced.get(role) ?? role)
    .map((role) => ({ ...role, lines: role.lines.filter((line) => !own.has(line)) }));
  const roles = [...kept, ...added];
  return { ...read, roles: roles.sort((left, right) => left.titleSpan.start - right.titleSpan.start) };
}

const AFTER_POST =
  /(?<!\p{L})(?:role|position|post|job|capacity|dut(?:y|ies)|title|work|stelle|rolle|poste|puesto|functie)$/u;

/** "Successor of a Backend Engineer who …", "supported the nurse": somebody else; not "in the role of a nurse". */
function isOfAnother({ text, start }: Line, own: Span): boolean {
  const before = foldText(text.slice(Math.max(0, own.start - start - 40), own.start - start));
  const led =
    /^(.*?)\s(?:of|to|with|for|by|under|von|mit|bei|fur|avec|pour|de|con|para|met|voor|van) (?:an?|the|eine[mnr]?|de[mnr]|une?|le|la|una?|el|een|de|het) $/u.exec(
      before,
    );
  return led !== null && !AFTER_POST.test(led[1] ?? '');
}

/** "DE infirmier, 2015": what a paper is called by. */
function isInPaper(hits: readonly TermHit[], { start, end }: Span): boolean {
  return hits.some((hit) => {
    const isAround = hit.start <= start && hit.end >= end && hit.end - hit.start > end - start;
    return hit.term.kind === 'certificate' && isAround;
  });
}

/** "Master of Physiotherapy", "BSc Physiotherapy": what somebody learned, not what they were, as a master plumber is. */
function isNameOfDegree({ document }: ResumeRead, hits: readonly TermHit[], { start }: Span): boolean {
  return hits.some((hit) => {
    if (hit.term.kind !== 'degree' || !isDegreeName(document.text, hit)) return false;
    const { start: from, end } = hit;
    const between = document.text.slice(end, start);
    return (
      /^\s(?:of|in|en|de|der|van)\s$/.test(between) ||
      (between === ' ' && /.\p{Lu}/u.test(document.text.slice(from, end)))
    );
  });
}

/** No date is without a number. */
const DATES = new KindGate((norm) => isDigit(norm.charCodeAt(0)));

/** Without those that overlap an earlier one. */
function distinctSpans(spans: readonly Span[]): Span[] {
  const kept: Span[] = [];
  for (const span of spans) {
    if (kept.every((other) => span.end <= other.start || other.end <= span.start)) kept.push(span);
  }
  return kept;
}

function nearest(ranges: readonly DateRange[], span: Span): DateRange | null {
  const distance = (range: DateRange): number =>
    Math.max(range.span.start - span.end, span.start - range.span.end);
  return ranges.reduce<DateRange | null>(
    (best, range) => (best === null || distance(range) < distance(best) ? range : best),
    null,
  );
}

function lineOf(read: ResumeRead, span: Span): number {
  return read.document.lines.findIndex(({ start, end }) => start <= span.start && end >= span.end);
}

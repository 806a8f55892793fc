import { familyRelatedness } from '../../family-relatedness.ts';
import type { Assessment, RoleHeld, Rubric, ScopeRelation, SeniorityRelation } from '../../model.ts';
import { SCOPES } from '../../model.ts';
import { type Seniority, seniorityRank } from '../../seniority.ts';
import { withoutFuture } from '../resume/not-yet-begun.ts';
import { largestScope } from '../titles/scope.ts';
import { closestRole, isLater } from '../titles/title-relation.ts';
import { isKnownFamily, titleProfile } from '../titles/title-similarity.ts';
import type { ResumeRead, RoleRead } from '../types.ts';
import { analysisOf } from './analysis.ts';
import { assessRequirement } from './assess-requirement.ts';
import { withoutAsides } from './beside-the-matter.ts';
import { type CompiledRubric, compileRubric } from './compiled-rubric.ts';
import { type EntryStanding, entryStanding } from './entry-posts.ts';
import { withRolesOfJob } from './guided-roles.ts';
import { Pastimes } from './pastimes.ts';
import { indexResume, type ResumeIndex, relationsTo, titleLine } from './resume-index.ts';
import { silentSkillOf } from './silent-skill.ts';
import { type WorkLine, workLinesOf } from './work-lines.ts';

type ClosestRole = ReturnType<typeof closestRole>;

/** Shorter quotes prove something only as a whole line. */
const MIN_TITLE_QUOTE_CHARACTERS = 12;
const MAX_SKILLS_PER_ROLE = 12;
/** Families this near lead to one another. */
const LEADS_TO_RELATEDNESS = 0.5;
/** Years of work after which a title without a level counts as a senior's. */
const SENIOR_AFTER_YEARS = 7;

/**
 * Holds a resume that was read against a rubric: levels and verbatim quotes, no numbers.
 *
 * @param evaluatedAsOf `YYYY-MM`: until when a role goes on that is held today; what begins later counts for nothing
 */
export function assessResume(rubric: Rubric, resume: ResumeRead, evaluatedAsOf: string): Assessment {
  const compiled = compileRubric(rubric);
  const read = withRolesOfJob(withoutFuture(resume, evaluatedAsOf), compiled);
  const index = withoutAsides(indexResume(read, compiled.sought), compiled);
  const closest = closestRole(read.roles, relationsTo(index, compiled.title));
  const isNear = closest !== null && closest.relation !== 'unrelated';
  const context = { ...compiled, hasRelatedRole: isNear, year: Number(evaluatedAsOf.slice(0, 4)) };
  const entry = isNear ? null : entryStanding(index, context);
  const course = courseOf(compiled, index);
  const workLines = workLinesOf(index);
  const pastimes = new Pastimes(index, compiled.sought);
  const facts = {
    requirements: compiled.requirements.map((requirement) =>
      assessRequirement(index, requirement, context, pastimes),
    ),
    title: titleOf(index, closest, entry),
    roles: rolesHeld(index),
    trajectory: { aligned: course.isNear && !course.isStepDown, quote: course.quote },
  };
  const titles = {
    closest: entry === null ? (closest?.role.title ?? null) : null,
    entry,
    latest: course.latest?.title ?? null,
    isStepDown: course.isNear && course.isStepDown,
  };
  return {
    ...facts,
    seniority: seniorityOf(rubric, index, measuredRole(closest, course), entry),
    scope: scopeOf(rubric, workLines),
    silentSkill: silentSkillOf(index, workLines),
    analysis: analysisOf(rubric, facts, titles, evaluatedAsOf),
    // What its reader is told is taken out before it reads.
    addressedPassages: [],
    languageSupported: read.document.languageSupported,
  };
}

/** A title is quoted alone where it is long enough to prove something, else with the line it stands in. */
function titleQuote(index: ResumeIndex, role: RoleRead): string {
  if (role.title.length >= MIN_TITLE_QUOTE_CHARACTERS) return role.title;
  const line = index.read.document.lines[titleLine(index, index.read.roles.indexOf(role))];
  return line?.text ?? role.title;
}

function titleOf(index: ResumeIndex, closest: ClosestRole, entry: EntryStanding | null): Assessment['title'] {
  if (entry !== null) return { relation: entry.title, quote: lineText(index, entry.line) };
  if (closest === null || closest.relation === 'unrelated') return { relation: 'unrelated', quote: null };
  return { relation: closest.relation, quote: titleQuote(index, closest.role) };
}

function lineText(index: ResumeIndex, line: number): string | null {
  return index.read.document.lines[line]?.text ?? null;
}

/** Whichever line stands first: a skill has one wording in all of the roles, and of too many the same ones are named. */
function rolesHeld({ read }: ResumeIndex): RoleHeld[] {
  const skillsOfLine = new Map<number, string[]>();
  const wordings = new Map<string, string>();
  for (const { line, hit } of read.hits) {
    const { term, start, end } = hit;
    if (term.kind !== 'skill') continue;
    const known = skillsOfLine.get(line);
    if (known === undefined) skillsOfLine.set(line, [term.name]);
    else known.push(term.name);
    const said = read.document.text.slice(start, end);
    const other = wordings.get(term.name);
    if (other === undefined || said < other) wordings.set(term.name, said);
  }
  return read.roles.map((role) => {
    const names = new Set(role.lines.flatMap((line) => skillsOfLine.get(line) ?? []));
    const skills = [...names]
      .sort()
      .slice(0, MAX_SKILLS_PER_ROLE)
      .map((name) => wordings.get(name) ?? name);
    const { title, family, seniority, start, end, industry } = role;
    return { title, family, seniority, start, end, industry, skills };
  });
}

function yearsOf(roles: readonly RoleRead[]): number {
  const years = new Set<number>();
  for (const { start, end } of roles) {
    const from = Number(start?.slice(0, 4));
    if (!(from > 0)) continue;
    const last = end === 'present' ? from + SENIOR_AFTER_YEARS : Number((end ?? start ?? '').slice(0, 4));
    for (let year = from; year < Math.min(last, from + 60); year++) years.add(year);
  }
  return years.size;
}

function seniorityOf(
  rubric: Rubric,
  index: ResumeIndex,
  held: RoleRead | null,
  entry: EntryStanding | null,
): Assessment['seniority'] {
  if (entry !== null) return { relation: entry.seniority, quote: lineText(index, entry.line) };
  if (held === null) return { relation: 'further', quote: null };
  const level = levelOf(rubric, index.read.roles, held);
  const steps = Math.abs(seniorityRank(level) - seniorityRank(rubric.seniority));
  const relation: SeniorityRelation = steps === 0 ? 'same' : steps === 1 ? 'one_step' : 'further';
  return { relation, quote: titleQuote(index, held) };
}

/** The role that tells the level: not the years of learning, where the work since is near the job as well. */
function measuredRole(closest: ClosestRole, { latest, isNear }: Course): RoleRead | null {
  const isLearned = closest?.role.seniority === 'intern' && isNear && latest !== null;
  return isLearned ? latest : (closest?.role ?? null);
}

/**
 * A title without a level says little: long work in it is a senior's where the job wants a senior, and a job that names none is open to
 * seniors as well.
 */
function levelOf(rubric: Rubric, roles: readonly RoleRead[], closest: RoleRead): Seniority {
  const wanted = rubric.seniority;
  if (wanted === 'mid' && closest.seniority === 'senior' && titleProfile(rubric.title).seniority === null)
    return 'mid';
  if (wanted === 'senior' && closest.seniority === 'mid' && closest.profile.seniority === null) {
    const sameFamily = roles.filter(({ family }) => family === closest.family);
    if (yearsOf(sameFamily) >= SENIOR_AFTER_YEARS) return 'senior';
  }
  return closest.seniority;
}

function scopeOf(rubric: Rubric, lines: readonly WorkLine[]): Assessment['scope'] {
  const found = largestScope(lines.map(({ line }) => line));
  if (found === null) return { relation: 'unknown', quote: null };
  const steps = SCOPES.indexOf(found.scope) - SCOPES.indexOf(rubric.scope);
  const relation: ScopeRelation = steps === 0 ? 'same' : steps > 0 ? 'larger' : 'smaller';
  return { relation, quote: found.line.text };
}

/** The roles, that of today first; of the steps that one entry tells of one stay the last. */
function latestRoles({ read }: ResumeIndex): RoleRead[] {
  const isNextStep = (left: RoleRead, right: RoleRead): boolean =>
    left.lines.length > 0 &&
    left.lines[0] === right.lines[0] &&
    left.titleSpan.start > right.titleSpan.start &&
    !read.document.text.slice(right.titleSpan.end, left.titleSpan.start).includes('\n');
  const isBefore = (left: RoleRead, right: RoleRead): boolean =>
    isLater(left, right) || (!isLater(right, left) && isNextStep(left, right));
  return [...read.roles].sort((left, right) => (isBefore(left, right) ? -1 : isBefore(right, left) ? 1 : 0));
}

const LEADING =
  /\b(?:manager|head|lead|chief|director|partner|principal|(?:financial|finance|group|plant) controller)\b/i;

/** Whoever leads a thing is a lead, as the vocabulary has it of those it knows: from finance manager to controller is no step down. */
function levelOfTitle({ title, seniority }: RoleRead): number {
  const level = seniorityRank(seniority);
  return seniority === 'mid' && LEADING.test(title) ? seniorityRank('lead') : level;
}

/** Whoever starts anew does so from below. */
function isAnotherField(latest: RoleRead, previous: RoleRead): boolean {
  return (
    isKnownFamily(latest.family) &&
    isKnownFamily(previous.family) &&
    familyRelatedness(latest.family, previous.family) < LEADS_TO_RELATEDNESS
  );
}

/** A role that began before another one, and went on, is no step after it. */
function isStepAfter(latest: RoleRead, previous: RoleRead): boolean {
  return latest.start === null || previous.start === null || latest.start >= previous.start;
}

/** Of two trades alike a title without a level is below none: from stores operative to junior planner is no step down. */
function isComparable(latest: RoleRead, previous: RoleRead): boolean {
  return previous.seniority !== 'mid' || latest.family === previous.family;
}

interface Course {
  /** The role that it is read by. */
  latest: RoleRead | null;
  /** Whether the latest role is near the job. */
  isNear: boolean;
  isStepDown: boolean;
  quote: string | null;
}

/**
 * Where the latest role leads: to this job when its family is near and it is no step down from the one before. Of several held today one
 * that is near counts: a teacher who leads a subject as well is a teacher.
 */
function courseOf({ title, rubric }: CompiledRubric, index: ResumeIndex): Course {
  const ordered = latestRoles(index);
  const relations = relationsTo(index, title);
  const isNear = (role: RoleRead): boolean =>
    (relations[index.read.roles.indexOf(role)] ?? 'unrelated') !== 'unrelated' ||
    (isKnownFamily(role.family) && familyRelatedness(role.family, rubric.roleFamily) >= LEADS_TO_RELATEDNESS);
  const [last] = ordered;
  if (last === undefined) return { latest: null, isNear: false, isStepDown: false, quote: null };
  const today = last.end === 'present' ? ordered.filter(({ end }) => end === 'present') : [];
  const latest = today.find(isNear) ?? last;
  const previous = latest === last ? ordered[1] : ordered.find(({ end }) => end !== 'present');
  const isStepDown =
    previous !== undefined &&
    !isAnotherField(latest, previous) &&
    isStepAfter(latest, previous) &&
    isComparable(latest, previous) &&
    levelOfTitle(latest) < seniorityRank(previous.seniority);
  return { latest, isNear: isNear(latest), isStepDown, quote: titleQuote(index, latest) };
}

import { familyRelatedness } from '../../models/family-relatedness.ts';
import type { RoleHeld } from '../../models/model.ts';
import { collapseSpace } from '../../text/spaces.ts';
import { roundAsByHand } from './rounding.ts';
import { unionMonths } from './tenure.ts';
import { type DatedRole, datedRoles } from './trajectory.ts';

/** What everyone has: nothing is known to the contrary. Evidence only adds to it. */
export const NEUTRAL_ADAPTABILITY = 30;

const TRANSFER_POINTS = 35;
const BREADTH_POINTS = 21;
const LEARNING_POINTS = 14;

/** Changes into something wholly new, with skills carried along, that earn all transfer points. */
const CHANGES_FOR_ALL = 2;
const SKILLS_FOR_ALL = 15;
const NEW_SKILLS_FOR_ALL = 4;
/** Skills shown on both sides that make a change fully carried. */
const CARRIED_SKILLS_FOR_ALL = 3;

const INDUSTRY_NOVELTY = 0.5;
const LEVEL_NOVELTY = 0.25;

/** Worked, not calendar: a break does not make what was learned before it old. */
const RECENT_WORKED_MONTHS = 60;

/** The skills of each role, so that their spelling is compared once. */
type RoleSkills = ReadonlyMap<RoleHeld, Set<string>>;

/**
 * How well the candidate is shown to transfer skills: role changes that carried skills into another family, industry or
 * level, breadth of the skills shown, and skills that are new in the last five years worked. Undated roles add to the
 * breadth alone, since nobody knows what they followed.
 *
 * @param evaluatedAsOf `YYYY-MM`
 * @returns 0 to 100, whole; {@link NEUTRAL_ADAPTABILITY} when no roles or skills are known
 */
export function computeAdaptability(roles: readonly RoleHeld[], evaluatedAsOf: string): number {
  const skills: RoleSkills = new Map(roles.map((role) => [role, skillsOf(role)]));
  const dated = datedRoles(roles, evaluatedAsOf);
  const breadth = share(union(skills.values()).size, SKILLS_FOR_ALL);
  const transfer = share(transferredChanges(dated, skills), CHANGES_FOR_ALL);
  const learning = share(newSkills(dated, skills).size, NEW_SKILLS_FOR_ALL);
  return roundAsByHand(
    NEUTRAL_ADAPTABILITY + TRANSFER_POINTS * transfer + BREADTH_POINTS * breadth + LEARNING_POINTS * learning,
  );
}

function transferredChanges(dated: readonly DatedRole[], skills: RoleSkills): number {
  let sum = 0;
  for (const [index, { role }] of dated.entries()) {
    const before = dated[index - 1]?.role;
    if (before !== undefined) sum += novelty(before, role) * carried(skills.get(before), skills.get(role));
  }
  return sum;
}

/** How new the next role was, 0 to 1. */
function novelty(before: RoleHeld, after: RoleHeld): number {
  // A role that the reader could not place is no step into something new.
  const familyKnown = before.family !== 'other' && after.family !== 'other';
  const family = familyKnown ? 1 - familyRelatedness(before.family, after.family) : 0;
  const industryKnown = before.industry !== null && after.industry !== null;
  const industry = industryKnown && before.industry !== after.industry ? INDUSTRY_NOVELTY : 0;
  const level = before.seniority === after.seniority ? 0 : LEVEL_NOVELTY;
  return Math.min(1, family + industry + level);
}

/** How far the same skills are shown on both sides, 0 to 1. */
function carried(before: Set<string> = new Set(), after: Set<string> = new Set()): number {
  return share(before.intersection(after).size, CARRIED_SKILLS_FOR_ALL);
}

/** Skills of recent roles that no earlier role shows. Those of the first role are where the candidate began, not new. */
function newSkills(dated: readonly DatedRole[], skills: RoleSkills): Set<string> {
  const worked = workedMonthsBefore(dated);
  const workedInAll = unionMonths(dated.map(({ interval }) => interval));
  const known = new Set<string>();
  const found = new Set<string>();
  // Roles that begin in the same month are no earlier than each other.
  for (const beginners of Map.groupBy(dated, ({ interval }) => interval.start).values()) {
    const shown = union(beginners.map(({ role }) => skills.get(role) ?? new Set<string>()));
    const [first] = beginners;
    const isRecent = first !== undefined && workedInAll - (worked.get(first) ?? 0) <= RECENT_WORKED_MONTHS;
    if (isRecent && known.size > 0) for (const skill of shown.difference(known)) found.add(skill);
    for (const skill of shown) known.add(skill);
  }
  return found;
}

/** Months worked before each role began. One pass: a resume may hold very many roles. */
function workedMonthsBefore(dated: readonly DatedRole[]): Map<DatedRole, number> {
  const before = new Map<DatedRole, number>();
  let covered = 0;
  let coveredUntil = Number.NEGATIVE_INFINITY;
  for (const entry of dated) {
    const { start, end } = entry.interval;
    before.set(entry, covered - Math.max(0, coveredUntil - start));
    if (end <= coveredUntil) continue;
    covered += end - Math.max(start, coveredUntil);
    coveredUntil = end;
  }
  return before;
}

function skillsOf(role: RoleHeld): Set<string> {
  const skills = new Set(role.skills.map(normalizedSkill));
  skills.delete('');
  return skills;
}

function normalizedSkill(skill: string): string {
  return collapseSpace(skill.normalize('NFKC')).toLowerCase();
}

function union(sets: Iterable<Set<string>>): Set<string> {
  const all = new Set<string>();
  for (const set of sets) for (const entry of set) all.add(entry);
  return all;
}

function share(count: number, full: number): number {
  return Math.min(1, count / full);
}

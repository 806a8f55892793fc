import type { RoleHeld } from '../../models/model.ts';
import { seniorityRank } from '../../models/seniority.ts';
import type { VerifiedAssessment } from '../types.ts';
import { roundAsByHand } from './rounding.ts';
import { type MonthInterval, roleInterval, unionMonths } from './tenure.ts';

/** A role whose dates can be counted. */
export interface DatedRole {
  role: RoleHeld;
  interval: MonthInterval;
}

/** The way from the lowest level held to the level held now. */
export interface CareerRise {
  /** Seniority steps risen; 0 when none. */
  steps: number;
  /** Years worked on the way and since, in twelfths; time between roles is not in it. */
  years: number;
  /** Steps per year. */
  velocity: number;
  fromTitle: string;
  toTitle: string;
}

export interface TrajectoryBonus {
  /** 0 to 5, whole. */
  bonus: number;
  /** Why: the career rose, stayed level, does not lead towards the job, or can't be followed by its dates. */
  reason: 'rising' | 'level' | 'not_aligned' | 'undated';
  rise: CareerRise | null;
}

export const MAXIMUM_TRAJECTORY_BONUS = 5;

/** Steps per year that earn one point. */
const VELOCITY_PER_POINT = 0.1;
/** One early promotion is not yet a velocity: the rise is spread over three years at least. */
const SHORTEST_RISE_MONTHS = 36;

/**
 * The points for rising towards this job. Only a trajectory that is aligned, with evidence, earns any.
 *
 * @param evaluatedAsOf `YYYY-MM`
 */
export function computeTrajectoryBonus(
  assessment: Pick<VerifiedAssessment, 'roles' | 'trajectory'>,
  evaluatedAsOf: string,
): TrajectoryBonus {
  const rise = careerRise(assessment.roles, evaluatedAsOf);
  if (!isAligned(assessment.trajectory)) return { bonus: 0, reason: 'not_aligned', rise };
  if (rise === null) return { bonus: 0, reason: 'undated', rise };
  const bonus = bonusForVelocity(rise.velocity);
  return { bonus, reason: bonus > 0 ? 'rising' : 'level', rise };
}

/** Whether the trajectory is aligned with the job and the resume shows it. */
export function isAligned({ aligned, evidence }: VerifiedAssessment['trajectory']): boolean {
  return aligned && evidence !== null;
}

/**
 * One point for each tenth of a step per year, rounded, 5 at most; a rise, however slow, earns one.
 *
 * @param velocity seniority steps per year, 0 or more
 */
export function bonusForVelocity(velocity: number): number {
  if (velocity <= 0) return 0;
  const points = roundAsByHand(velocity / VELOCITY_PER_POINT);
  return Math.min(MAXIMUM_TRAJECTORY_BONUS, Math.max(1, points));
}

/**
 * The rise to the role held last from the lowest level before it, so that whoever started anew in another field is
 * measured from there. Years are those worked: a break slows no career.
 *
 * @param evaluatedAsOf `YYYY-MM`
 * @returns `null` when there are no two dated roles, one after the other
 */
export function careerRise(roles: readonly RoleHeld[], evaluatedAsOf: string): CareerRise | null {
  const dated = datedRoles(roles, evaluatedAsOf);
  const current = dated.reduce<DatedRole | null>((best, other) => {
    return best === null || heldLater(other, best) > 0 ? other : best;
  }, null);
  if (current === null) return null;

  const before = dated.filter(({ interval }) => interval.start < current.interval.start);
  const lowest = before.reduce<DatedRole | null>((best, other) => {
    return best === null || rankOf(other) < rankOf(best) ? other : best;
  }, null);
  if (lowest === null) return null;

  const since = dated.filter(({ interval }) => interval.start >= lowest.interval.start);
  const months = unionMonths(since.map(({ interval }) => interval));
  const steps = Math.max(0, rankOf(current) - rankOf(lowest));
  return {
    steps,
    years: months / 12,
    velocity: (12 * steps) / Math.max(months, SHORTEST_RISE_MONTHS),
    fromTitle: lowest.role.title,
    toTitle: current.role.title,
  };
}

/** The roles whose dates can be counted, by their start; the order in the resume does not matter. */
export function datedRoles(roles: readonly RoleHeld[], evaluatedAsOf: string): DatedRole[] {
  const dated: DatedRole[] = [];
  for (const role of roles) {
    const interval = roleInterval(role, evaluatedAsOf);
    if (interval !== null) dated.push({ role, interval });
  }
  return dated.sort(
    (a, b) =>
      a.interval.start - b.interval.start ||
      a.interval.end - b.interval.end ||
      rankOf(a) - rankOf(b) ||
      compareText(a.role.title, b.role.title) ||
      compareText(a.role.family, b.role.family) ||
      compareText(a.role.industry ?? '', b.role.industry ?? '') ||
      compareText(a.role.skills.join('\n'), b.role.skills.join('\n')),
  );
}

/** Positive when `a` is rather the role held last: the later end, then the higher level, then the later start. */
function heldLater(a: DatedRole, b: DatedRole): number {
  return a.interval.end - b.interval.end || rankOf(a) - rankOf(b) || a.interval.start - b.interval.start;
}

function rankOf({ role }: DatedRole): number {
  return seniorityRank(role.seniority);
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

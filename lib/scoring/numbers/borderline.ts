import {
  REQUIREMENT_LEVELS,
  type RequirementLevel,
  type RoleHeld,
  SCOPE_RELATIONS,
  SENIORITY_RELATIONS,
  TITLE_RELATIONS,
} from '../../models/model.ts';
import { type VerifiedAssessment, type VerifiedRequirement, WARNINGS } from '../types.ts';
import { TIER_FLOORS } from './tiers.ts';
import { isAligned } from './trajectory.ts';

/** A score this near a tier's floor, on either side, may get another badge from another reading. */
const BORDERLINE_POINTS = 3;

/** Whether a match score lies within {@link BORDERLINE_POINTS} of a tier's floor. */
export function isBorderline(matchScore: number): boolean {
  return Object.values(TIER_FLOORS).some((floor) => Math.abs(matchScore - floor) <= BORDERLINE_POINTS);
}

/**
 * One assessment from several of the same candidate against the same rubric: each level and relation is the median of
 * all (of an even number the lower one), with the evidence of a reading that found it. What has no median (roles,
 * silent skill, analysis) comes from the reading that agrees most with these medians, the first one among equals.
 *
 * @throws RangeError when there is none
 */
export function medianAssessment(assessments: readonly VerifiedAssessment[]): VerifiedAssessment {
  const readings = byAgreement(assessments);
  const [base] = readings;
  if (base === undefined) throw new RangeError('A median needs at least one assessment');
  const aligned = majority(assessments.map(({ trajectory }) => isAligned(trajectory)));
  const title = medianOf(
    TITLE_RELATIONS,
    assessments.map((one) => one.title.relation),
  );
  const seniority = medianOf(
    SENIORITY_RELATIONS,
    assessments.map((one) => one.seniority.relation),
  );
  const scope = medianOf(
    SCOPE_RELATIONS,
    assessments.map((one) => one.scope.relation),
  );
  return {
    ...base,
    requirements: base.requirements
      .map((_, index) => medianRequirement(readings, index))
      .filter((one) => one !== undefined),
    title: (readings.find((one) => one.title.relation === title) ?? base).title,
    seniority: (readings.find((one) => one.seniority.relation === seniority) ?? base).seniority,
    scope: (readings.find((one) => one.scope.relation === scope) ?? base).scope,
    trajectory: (readings.find((one) => isAligned(one.trajectory) === aligned) ?? base).trajectory,
    warnings: WARNINGS.filter((warning) => assessments.some(({ warnings }) => warnings.includes(warning))),
  };
}

/** The assessments, those first whose levels are nearest the medians. */
function byAgreement(assessments: readonly VerifiedAssessment[]): VerifiedAssessment[] {
  const count = assessments[0]?.requirements.length ?? 0;
  const medians = Array.from({ length: count }, (_, index) => medianLevel(assessments, index));
  const distance = (assessment: VerifiedAssessment): number => {
    return medians.reduce((sum, median, index) => {
      const level = assessment.requirements[index]?.level ?? 'missing';
      return sum + Math.abs(REQUIREMENT_LEVELS.indexOf(level) - REQUIREMENT_LEVELS.indexOf(median));
    }, 0);
  };
  return [...assessments].sort((a, b) => distance(a) - distance(b));
}

function medianLevel(assessments: readonly VerifiedAssessment[], index: number): RequirementLevel {
  return medianOf(
    REQUIREMENT_LEVELS,
    assessments.map(({ requirements }) => requirements[index]?.level ?? 'missing'),
  );
}

function medianRequirement(
  readings: readonly VerifiedAssessment[],
  index: number,
): VerifiedRequirement | undefined {
  const level = medianLevel(readings, index);
  const source = readings.find(({ requirements }) => requirements[index]?.level === level);
  const [base] = readings;
  const found = source?.requirements[index];
  if (found === undefined || base === undefined || source === undefined || source === base) return found;
  return { ...found, roles: rolesIn(base, found.roles, source) };
}

/** Role indexes of one reading as those of another: each reading lists the roles its own way. */
function rolesIn(base: VerifiedAssessment, indexes: readonly number[], source: VerifiedAssessment): number[] {
  const found = indexes.map((index) => {
    const role = source.roles[index];
    return role === undefined ? -1 : base.roles.findIndex((other) => isSameRole(role, other));
  });
  return found.filter((index, position) => index !== -1 && found.indexOf(index) === position);
}

function isSameRole(a: RoleHeld, b: RoleHeld): boolean {
  const sameDates = a.start === b.start && a.end === b.end;
  return sameDates && a.title.trim().toLowerCase() === b.title.trim().toLowerCase();
}

/** The median on a scale that is listed best first. */
function medianOf<T extends string>(scale: readonly T[], values: readonly T[]): T {
  const sorted = [...values].sort((a, b) => scale.indexOf(a) - scale.indexOf(b));
  const median = sorted[Math.floor(sorted.length / 2)];
  if (median === undefined) throw new RangeError('A median needs at least one assessment');
  return median;
}

/** True when more than half are. */
function majority(values: readonly boolean[]): boolean {
  return values.filter((value) => value).length * 2 > values.length;
}

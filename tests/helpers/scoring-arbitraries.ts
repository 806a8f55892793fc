import fc from 'fast-check';
import {
  REQUIREMENT_KINDS,
  REQUIREMENT_LEVELS,
  type Requirement,
  type RoleHeld,
  SCOPE_RELATIONS,
  SENIORITY_RELATIONS,
  TITLE_RELATIONS,
} from '../../lib/models/model.ts';
import { ROLE_FAMILIES } from '../../lib/models/role-families.ts';
import { SENIORITY_LEVELS } from '../../lib/models/seniority.ts';
import type { ScoreCardInput } from '../../lib/scoring/score-card.ts';
import type { VerifiedRequirement } from '../../lib/scoring/types.ts';

/** Random cases for the numbers: everything that the types allow, contradictory dates included. */

const YEARS = { min: 1985, max: 2030 };

const weight = fc.constantFrom<1 | 2 | 3>(1, 2, 3);
const year = fc.integer(YEARS).map(String);
const month = fc
  .tuple(fc.integer(YEARS), fc.integer({ min: 1, max: 12 }))
  .map(([inYear, number]) => `${inYear}-${String(number).padStart(2, '0')}`);

export const evaluationMonth = fc
  .tuple(fc.integer({ min: 2024, max: 2028 }), fc.integer({ min: 1, max: 12 }))
  .map(([inYear, number]) => `${inYear}-${String(number).padStart(2, '0')}`);

export const roleHeld: fc.Arbitrary<RoleHeld> = fc.record({
  title: fc.constantFrom('Nurse', 'Head Nurse', 'Sr. Engineer', 'Clerk', 'Driver', 'Buyer'),
  family: fc.constantFrom(...ROLE_FAMILIES),
  seniority: fc.constantFrom(...SENIORITY_LEVELS),
  start: fc.oneof(fc.constant(null), year, month),
  end: fc.oneof(fc.constant(null), fc.constant('present'), year, month),
  industry: fc.constantFrom(null, 'hospital', 'banking', 'retail'),
  skills: fc.array(fc.constantFrom('Excel', 'excel', 'SQL', 'Planning', 'Training', 'Welding', 'French'), {
    maxLength: 6,
  }),
});

export const rolesHeld = fc.array(roleHeld, { maxLength: 6 });

const requirementBody = fc.record({
  text: fc.constantFrom(
    'SQL',
    '5+ years of nursing in a hospital. Night shifts!',
    'Fluent French',
    'x'.repeat(300),
  ),
  kind: fc.constantFrom(...REQUIREMENT_KINDS),
  weight,
  minimumYears: fc.oneof(
    { weight: 2, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom(0.5, 1, 2, 3, 5, 10, 50) },
  ),
});

const reading = fc.record({
  level: fc.constantFrom(...REQUIREMENT_LEVELS),
  hasEvidence: fc.boolean(),
  roles: fc.uniqueArray(fc.integer({ min: 0, max: 7 }), { maxLength: 3 }),
  statedYears: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 30 })),
});

const verifiedRequirements = fc.array(fc.tuple(requirementBody, reading), { maxLength: 24 }).map((pairs) =>
  pairs.map(([body, read], index): VerifiedRequirement => {
    const level = read.hasEvidence ? read.level : 'missing';
    const requirement: Requirement = { id: `r${index + 1}`, ...body };
    const evidence = level === 'missing' ? null : 'a line of the resume';
    return { requirement, level, evidence, roles: read.roles, statedYears: read.statedYears };
  }),
);

const quoted = fc.constantFrom(null, 'a line of the resume');

/** A whole case, from a rubric without requirements to a full one. */
export const scoringCase: fc.Arbitrary<ScoreCardInput> = fc
  .record({
    requirements: verifiedRequirements,
    title: fc.record({ relation: fc.constantFrom(...TITLE_RELATIONS), evidence: quoted }),
    seniority: fc.record({ relation: fc.constantFrom(...SENIORITY_RELATIONS), evidence: quoted }),
    scope: fc.record({ relation: fc.constantFrom(...SCOPE_RELATIONS), evidence: quoted }),
    roles: rolesHeld,
    trajectory: fc.record({ aligned: fc.boolean(), evidence: quoted }),
    hasTeamProfile: fc.boolean(),
    evaluatedAsOf: evaluationMonth,
  })
  .map(({ hasTeamProfile, evaluatedAsOf, ...read }) => ({
    rubric: {
      title: 'Ward Manager',
      roleFamily: 'nursing',
      seniority: 'lead',
      scope: 'team',
      requirements: read.requirements.map(({ requirement }) => requirement),
      languageSupported: true,
    },
    assessment: { ...read, silentSkill: null, analysis: '', languageSupported: true, warnings: [] },
    evaluatedAsOf,
    hasTeamProfile,
  }));

/** Some order of an array: the keys decide. */
export function reordered<T>(items: readonly T[], keys: readonly number[]): T[] {
  const keyed = items.map((item, index) => ({ item, key: keys[index % keys.length] ?? 0, index }));
  return keyed.sort((a, b) => a.key - b.key || b.index - a.index).map(({ item }) => item);
}

export const orderKeys = fc.array(fc.integer(), { minLength: 1, maxLength: 24 });

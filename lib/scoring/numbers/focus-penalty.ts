import { familyRelatedness } from '../../models/family-relatedness.ts';
import type { RoleHeld } from '../../models/model.ts';
import type { RoleFamily } from '../../models/role-families.ts';
import { roundAsByHand } from './rounding.ts';
import { roleInterval, unionMonths } from './tenure.ts';
import { careerRise } from './trajectory.ts';

/** A family known only from undated roles counts as one year, however many of them there are. */
const UNDATED_FAMILY_MONTHS = 12;

/** Equal time in this many unrelated families is fully scattered. */
const FAMILIES_OF_FULL_SCATTER = 5;

/** What a path that rises takes off at most. Small enough that five unrelated families stay above 70. */
const LARGEST_RISE_DAMPING = 0.25;
const STEPS_OF_LARGEST_DAMPING = 3;

/**
 * How scattered the career is over role families: the entropy of the time spent in each, normalized to five families, in
 * which related families count as partly the same, damped by a rising path.
 *
 * The entropy is that of Leinster and Cobbold, "Measuring diversity: the importance of species similarity" (Ecology 93,
 * 2012), of order 1, with the families' relatedness as similarity; among unrelated families it is Shannon's.
 *
 * Breaks, short stays, contracts, and the number of employers within one family are never counted. Roles of the family
 * `other` are left out: that the reader could not place them is no scatter of the candidate's.
 *
 * @param evaluatedAsOf `YYYY-MM`
 * @returns 0 (focused, and also when no roles are known) to 100 (scattered), whole
 */
export function computeFocusPenalty(roles: readonly RoleHeld[], evaluatedAsOf: string): number {
  const scatter = Math.min(
    1,
    similarityEntropy(familyTime(roles, evaluatedAsOf)) / Math.log(FAMILIES_OF_FULL_SCATTER),
  );
  const steps = careerRise(roles, evaluatedAsOf)?.steps ?? 0;
  const damping = LARGEST_RISE_DAMPING * Math.min(1, steps / STEPS_OF_LARGEST_DAMPING);
  return roundAsByHand(100 * scatter * (1 - damping));
}

/** Months in each family, by the family's name; overlapping roles of one family count once. */
function familyTime(roles: readonly RoleHeld[], evaluatedAsOf: string): [RoleFamily, number][] {
  const known = roles.filter((role) => role.family !== 'other');
  const byFamily = Map.groupBy(known, (role) => role.family);
  const time = [...byFamily].map(([family, held]): [RoleFamily, number] => {
    const intervals = held.map((role) => roleInterval(role, evaluatedAsOf));
    const months = unionMonths(intervals.filter((interval) => interval !== null));
    return [family, months > 0 ? months : UNDATED_FAMILY_MONTHS];
  });
  // One order for every order of roles: floating-point sums depend on it.
  return time.sort(([a], [b]) => (a < b ? -1 : 1));
}

function similarityEntropy(time: readonly [RoleFamily, number][]): number {
  const total = time.reduce((sum, [, months]) => sum + months, 0);
  let entropy = 0;
  for (const [family, months] of time) {
    let ordinariness = 0;
    for (const [other, otherMonths] of time) {
      const similarity = family === other ? 1 : familyRelatedness(family, other);
      ordinariness += (similarity * otherMonths) / total;
    }
    entropy -= (months / total) * Math.log(ordinariness);
  }
  return entropy;
}

import type { RequirementLevel, RoleHeld } from '../../models/model.ts';
import type { Criterion, VerifiedRequirement } from '../types.ts';
import { floorAsByHand } from './rounding.ts';
import { workedMonths } from './tenure.ts';

/** What a level counts by itself, in hundredths. */
const LEVEL_HUNDREDTHS: Readonly<Record<RequirementLevel, number>> = { met: 100, partial: 50, missing: 0 };

/** Evidence without datable roles or stated years: the thing is shown, its length is not. */
const UNPROVEN_YEARS_HUNDREDTHS = 50;

/** What evidence that is only listed counts of what it would as work. */
const LISTED_SHARE = 0.97;

const FULL_HUNDREDTHS = 100;
const HALF_HUNDREDTHS = 50;

/**
 * How far one requirement is covered.
 *
 * The level says whether the thing itself is shown, the years are counted here; where the requirement asks for years,
 * the lower of the two counts. Years are the longer of what the referenced roles' dates prove and what the quote
 * states; when there is neither, 0.5. A level without evidence counts as `missing`. Evidence that is only listed counts
 * 0.97 of all that.
 *
 * @param roles the assessment's roles, which `verified.roles` points into; unknown indexes are ignored
 * @param evaluatedAsOf `YYYY-MM`
 * @returns 0 to 1 in hundredths; never rounded up, so that 1 means that every month is there
 */
export function coverageOf(
  verified: VerifiedRequirement,
  roles: readonly RoleHeld[],
  evaluatedAsOf: string,
): number {
  const full = fullHundredths(verified, roles, evaluatedAsOf);
  const counted = verified.isListed === true ? Math.floor(full * LISTED_SHARE) : full;
  return counted / FULL_HUNDREDTHS;
}

/** Coverage before it is told how the evidence stands in the resume. */
function fullHundredths(
  verified: VerifiedRequirement,
  roles: readonly RoleHeld[],
  evaluatedAsOf: string,
): number {
  if (verified.evidence === null) return 0;
  const level = LEVEL_HUNDREDTHS[verified.level];
  const { minimumYears } = verified.requirement;
  if (minimumYears === null) return level;
  return Math.min(level, yearsHundredths(verified, minimumYears, roles, evaluatedAsOf));
}

/**
 * The status that a coverage is shown as: `met` at 1, `partial` from 0.5, else `missing`. Below 0.5 the coverage still
 * counts in the score, and its evidence stays visible.
 */
export function statusOf(coverage: number): RequirementLevel {
  if (coverage >= LEVEL_HUNDREDTHS.met / FULL_HUNDREDTHS) return 'met';
  return coverage >= HALF_HUNDREDTHS / FULL_HUNDREDTHS ? 'partial' : 'missing';
}

/** The requirement as a line of the explanation. */
export function criterionOf(
  verified: VerifiedRequirement,
  roles: readonly RoleHeld[],
  evaluatedAsOf: string,
): Criterion {
  const coverage = coverageOf(verified, roles, evaluatedAsOf);
  const { text, kind, weight } = verified.requirement;
  const evidence = coverage > 0 ? verified.evidence : null;
  // A skill in a list is shown as well; that it counts less shows in the coverage.
  const status = statusOf(fullHundredths(verified, roles, evaluatedAsOf) / FULL_HUNDREDTHS);
  return { requirement: text, kind, weight, status, coverage, evidence };
}

function yearsHundredths(
  verified: VerifiedRequirement,
  minimumYears: number,
  roles: readonly RoleHeld[],
  evaluatedAsOf: string,
): number {
  const shownIn = verified.roles.map((index) => roles[index]).filter((role) => role !== undefined);
  const months = Math.max(workedMonths(shownIn, evaluatedAsOf), (verified.statedYears ?? 0) * 12);
  if (months === 0 && verified.statedYears === null) return UNPROVEN_YEARS_HUNDREDTHS;
  const hundredths = floorAsByHand((FULL_HUNDREDTHS * months) / (12 * minimumYears));
  return Math.min(FULL_HUNDREDTHS, hundredths);
}

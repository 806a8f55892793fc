import type { TitleRelation } from '../model.ts';
import { familyRelatedness, type RoleFamily } from '../role-families.ts';
import {
  isKnownFamily,
  isSameTerm,
  namesTrade,
  type TitleProfile,
  titleProfile,
  wordSimilarity,
} from './title-similarity.ts';
import { isSpecialization } from './title-specialty.ts';
import type { RoleRead } from './types.ts';

const EXACT_SIMILARITY = 0.92;
const EQUIVALENT_SIMILARITY = 0.7;
/** Enough where the family is the same as well. */
const EQUIVALENT_IN_FAMILY = 0.45;
const ADJACENT_SIMILARITY = 0.5;
/** Enough where the families have something in common. */
const ADJACENT_IN_RELATED = 0.2;
/** Families that a person moves between with little retraining. */
const ADJACENT_RELATEDNESS = 0.5;

const MAX_VARIANTS = 5;

/** One post under several names: "Developer / Engineer", "GA (General Assistant)", "Cook with grill experience". */
function variantsOf(title: string): string[] {
  const bracketed = [...title.matchAll(/\(([^()]{4,60})\)/g)].map((match) => match[1] ?? '');
  const parts = title
    .replace(/\([^()]*\)/g, ' ')
    .split(/\s+(?:-|–|—|\|)\s+|\s*\/\s*|,\s+|\s(?:or|with|oder|mit|ou|avec|con|of|met)\s/);
  const variants = [...parts, ...bracketed]
    .map((part) => part.trim())
    .filter((part) => /\p{L}{2}/u.test(part));
  return [title, ...variants.filter((variant) => variant !== title)].slice(0, MAX_VARIANTS);
}

/** A department or place behind a title ("Buyer, Northern Region", "Nurse - Intensive Care") is not part of the trade. */
function withoutDepartment(title: string): string {
  const end = title.search(/,\s|\s[-–—|]\s|\s*\(/);
  if (end <= 0) return title;
  const main = title.slice(0, end).trim();
  const behind = titleProfile(title.slice(end).replace(/^[\s,|–—-]+/, ''));
  return behind.terms.length === 0 && namesTrade(titleProfile(main)) ? main : title;
}

/** A title that is wanted, in all the ways the job words it. */
export interface WantedTitle {
  whole: TitleProfile;
  variants: readonly TitleProfile[];
  family: RoleFamily;
}

/** Prepares a wanted title; `family` is used where its own words name none. */
export function wantedTitle(title: string, family: RoleFamily): WantedTitle {
  const whole = titleProfile(withoutDepartment(title));
  const own = isKnownFamily(whole.family) ? whole.family : family;
  return { whole, variants: variantsOf(title).map(titleProfile), family: own };
}

/** A title that was held, read once for all that it is compared with. */
export interface HeldTitle {
  /** The whole title first. */
  variants: readonly TitleProfile[];
  family: RoleFamily;
}

/** Prepares a title that was held; `family` is used where its own words name none. */
export function heldTitle(title: string, family: RoleFamily): HeldTitle {
  const main = withoutDepartment(title);
  const variants = [...new Set([main, ...variantsOf(title)])].map(titleProfile);
  const own = variants[0]?.family ?? 'other';
  return { variants, family: isKnownFamily(own) ? own : family };
}

/** How a title that was held relates to one that is wanted. */
export function relateTitles(wanted: WantedTitle, held: HeldTitle): TitleRelation {
  const [title] = held.variants;
  if (title === undefined) return 'unrelated';
  const inFamily = isKnownFamily(held.family) && held.family === wanted.family;
  const whole = Math.max(...held.variants.map((variant) => wordSimilarity(wanted.whole, variant)));
  const isSynonym = wanted.whole.isTerm && title.isTerm && isSameTerm(wanted.whole, title);
  if (
    isSynonym ||
    whole >= EXACT_SIMILARITY ||
    (isSameTerm(wanted.whole, title) && whole >= EQUIVALENT_IN_FAMILY)
  ) {
    return 'exact';
  }
  const best = Math.max(whole, ...wanted.variants.map((variant) => wordSimilarity(variant, title)));
  const sameTerm = wanted.variants.some((variant) => isSameTerm(variant, title));
  const specializes =
    inFamily &&
    wanted.whole.trade !== null &&
    title.trade !== null &&
    isSpecialization(wanted.whole.trade, title.trade);
  if (sameTerm || specializes || best >= EQUIVALENT_SIMILARITY || (inFamily && best >= EQUIVALENT_IN_FAMILY))
    return 'equivalent';
  const relatedness = isKnownFamily(held.family) ? familyRelatedness(held.family, wanted.family) : 0;
  const isNear = relatedness >= ADJACENT_RELATEDNESS || (relatedness > 0 && best >= ADJACENT_IN_RELATED);
  return inFamily || isNear || best >= ADJACENT_SIMILARITY ? 'adjacent' : 'unrelated';
}

const RANK: Record<TitleRelation, number> = { exact: 3, equivalent: 2, adjacent: 1, unrelated: 0 };

/**
 * The role whose title is closest to the wanted one, the latest of equals; `null` when none was held.
 *
 * @param titles of the roles, in their order
 */
export function closestRole(
  wanted: WantedTitle,
  roles: readonly RoleRead[],
  titles: readonly HeldTitle[],
): { relation: TitleRelation; role: RoleRead } | null {
  let best: { relation: TitleRelation; role: RoleRead } | null = null;
  for (const [index, role] of roles.entries()) {
    const title = titles[index];
    if (title === undefined) continue;
    const relation = relateTitles(wanted, title);
    const better = best === null ? 1 : RANK[relation] - RANK[best.relation];
    if (better > 0 || (better === 0 && best !== null && isLater(role, best.role))) best = { relation, role };
  }
  return best;
}

/** Whether a role ended after another; undated ones come last. */
export function isLater(left: RoleRead, right: RoleRead): boolean {
  const end = (role: RoleRead): string => (role.end === 'present' ? '9999' : (role.end ?? role.start ?? ''));
  if (end(left) !== end(right)) return end(left) > end(right);
  return (left.start ?? '') > (right.start ?? '');
}

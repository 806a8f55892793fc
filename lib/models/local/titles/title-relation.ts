import { familyRelatedness } from '../../family-relatedness.ts';
import type { TitleRelation } from '../../model.ts';
import type { RoleFamily } from '../../role-families.ts';
import { tokenize } from '../text/tokens.ts';
import type { RoleRead } from '../types.ts';
import { fieldInTitle } from '../vocabulary/fields-of-titles.ts';
import { fieldOfWork } from './field-of-work.ts';
import { brigadeDistance } from './kitchen-brigade.ts';
import { areOfTwoRanks, needsOtherLicence } from './ranks-and-licences.ts';
import { ownTitle } from './served-title.ts';
import { inFull } from './title-abbreviations.ts';
import { initialsOfTitle } from './title-initials.ts';
import {
  isKnownFamily,
  isSameTerm,
  sameWord,
  type TitleProfile,
  titleProfile,
  wordSimilarity,
} from './title-similarity.ts';
import { isOtherTrade, isSpecialization, tradeOf } from './title-specialty.ts';
import {
  fieldFirst,
  knownTogether,
  MAX_VARIANTS,
  OF_ANY_FIELD,
  variantsOf,
  withoutDepartment,
} from './title-variants.ts';
import { isCutShort } from './titles-cut-short.ts';

const EXACT_SIMILARITY = 0.92;

const EQUIVALENT_SIMILARITY = 0.7;

/** Enough where the family is the same as well. */
const EQUIVALENT_IN_FAMILY = 0.45;

const ADJACENT_SIMILARITY = 0.5;

/** Enough where the families have something in common. */
const ADJACENT_IN_RELATED = 0.2;

/** Families that a person moves between with little retraining. */
const ADJACENT_RELATEDNESS = 0.5;

export type ReadTitle = (title: string) => TitleProfile;

/**
 * Reads titles, each but once: the parts of a title are often looked at as its variants too.
 *
 * @param known titles that were read before
 */
function titleReader(known = new Map<string, TitleProfile>()): ReadTitle {
  return (title) => {
    const profile = known.get(title) ?? titleProfile(title);
    known.set(title, profile);
    return profile;
  };
}

/** A title that is wanted, in all the ways the job words it. */
export interface WantedTitle {
  whole: TitleProfile;
  variants: readonly TitleProfile[];
  /** What insiders shorten it to. */
  initials: readonly TitleProfile[];
  family: RoleFamily;
  /** As the job has it. */
  title: string;
}

/** Prepares a wanted title; `family` is used where its own words name none. */
export function wantedTitle(named: string, family: RoleFamily): WantedTitle {
  const title = ownTitle(inFull(named));
  const read = titleReader();
  const whole = read(withoutDepartment(fieldFirst(title, read), read));
  const own = isKnownFamily(whole.family) ? whole.family : family;
  const initials = initialsOfTitle(title).map(read);
  return {
    whole,
    variants: [...variantsOf(knownTogether(title.trim(), read) ?? title).map(read), ...initials],
    initials,
    family: own,
    title,
  };
}

const BETWEEN_POSTS = /\s*\/\s*|\s(?:&|and|cum|und|et|y|en)\s/i;

function postsIn(title: string, family: RoleFamily): HeldTitle[] {
  const names = title.split(BETWEEN_POSTS);
  if (names.length < 2 || names.length > MAX_VARIANTS) return [];
  return names.map((name) => new HeldTitle(name.trim(), family)).filter(({ whole }) => whole.isTerm);
}

/** A title that was held, read once for all that it is compared with. */
export class HeldTitle {
  readonly whole: TitleProfile;
  readonly family: RoleFamily;
  readonly title: string;
  private readonly read: ReadTitle;
  private names: readonly TitleProfile[] | null = null;
  private parts: readonly HeldTitle[] | null = null;

  /**
   * @param family is used where the title's own words name none
   * @param profile of the title, where it was read before
   */
  constructor(named: string, family: RoleFamily, profile?: TitleProfile) {
    this.read = titleReader(new Map(profile === undefined ? [] : [[named, profile]]));
    const title = ownTitle(inFull(named));
    this.title = title;
    this.whole = this.read(withoutDepartment(fieldFirst(title, this.read), this.read));
    this.family = isKnownFamily(this.whole.family) ? this.whole.family : family;
  }

  /** The posts that it names beside one another, where the vocabulary knows them; read when asked for. */
  get posts(): readonly HeldTitle[] {
    this.parts ??= this.title.includes('(') ? [] : postsIn(this.title, this.family);
    return this.parts;
  }

  /** The whole and what else it may be called by; read when asked for, as the whole often decides. */
  get variants(): readonly TitleProfile[] {
    this.names ??= [
      ...new Set([
        this.whole,
        ...variantsOf(knownTogether(this.title.trim(), this.read) ?? this.title).map(this.read),
      ]),
    ];
    return this.names;
  }
}

/** Both name titles of the vocabulary, and not the same one: two occupations, however alike their words. */
function areDifferentTerms(left: TitleProfile, right: TitleProfile): boolean {
  return left.terms.length > 0 && right.terms.length > 0 && !isSameTerm(left, right);
}

/** One of them helps in, learns or manages what the other does. */
function isBeside(wanted: TitleProfile, held: TitleProfile): boolean {
  const [asked, had] = [wanted.ranksBeside, held.ranksBeside];
  return asked.some((word) => !had.includes(word)) || had.some((word) => !asked.includes(word));
}

/** One of two known titles directs what the other works in: "Head of Marketing", "Marketing Assistant". */
function directsOne(wanted: TitleProfile, held: TitleProfile): boolean {
  const [asked, had] = [wanted, held].map(
    ({ seniority }) => seniority === 'director' || seniority === 'executive',
  );
  return asked !== had;
}

/** Each adds something to the trade that the other has not ("Tax Accountant", "Cost Accountant"). */
function partWays(wanted: TitleProfile, held: TitleProfile): boolean {
  const adds = (left: TitleProfile, right: TitleProfile): boolean =>
    left.words.some(
      (word) => left.beside.includes(word) && !right.words.some((other) => sameWord(word, other)),
    );
  return adds(wanted, held) && adds(held, wanted);
}

/** The vocabulary relates them: two names that employers give to one job ("DevOps Engineer", "SRE"). */
function areMuchTheSame(wanted: TitleProfile, held: TitleProfile): boolean {
  const [name] = held.terms;
  return name !== undefined && wanted.terms[0]?.related?.includes(name.name) === true;
}

/** Whether the vocabulary takes a title that was held and a wanted one for names of one job. */
export function isAnotherName({ whole }: WantedTitle, held: HeldTitle): boolean {
  return isSameTerm(whole, held.whole) || areMuchTheSame(whole, held.whole);
}

/** The one is the general name of what the other specializes in, by their names in the vocabulary or their own words. */
function isOneTrade(wanted: TitleProfile, held: TitleProfile): boolean {
  if (wanted.trade === null || held.trade === null) return false;
  if (isOtherTrade(wanted.trade) || isOtherTrade(held.trade)) return false;
  return (
    isSpecialization(wanted.trade, held.trade) || isSpecialization(tradeOf(wanted.words), tradeOf(held.words))
  );
}

/** How alike the words of two titles must be that neither stands in the vocabulary nor is told apart by it. */
function isAlike(similarity: number, inFamily: boolean): boolean {
  return similarity >= EQUIVALENT_SIMILARITY || (inFamily && similarity >= EQUIVALENT_IN_FAMILY);
}

/**
 * How a title that was held relates to one that is wanted. Of two posts in one ("Receptionist / administrator") the nearer one counts, and
 * is not the whole of what was held.
 */
export function relateTitles(wanted: WantedTitle, held: HeldTitle): TitleRelation {
  const whole = relateWhole(wanted, held);
  if (whole === 'exact' || whole === 'equivalent') {
    if (needsOtherLicence(wanted.title, held.title)) return 'adjacent';
    if (areOfTwoFields(wanted, held)) return acrossFields(wanted, held);
    return betweenRanks(wanted, held) ?? whole;
  }
  const isHalf = held.posts.some((post) => RANK[relateWhole(wanted, post)] >= RANK.equivalent);
  if (isHalf) return 'equivalent';
  return whole === 'unrelated' && isCutShort(wanted, held) ? 'adjacent' : whole;
}

function relateWhole(wanted: WantedTitle, held: HeldTitle): TitleRelation {
  const title = held.whole;
  const areBeside = isBeside(wanted.whole, title);
  if (!areBeside && wanted.whole.isTerm && title.isTerm && isSameTerm(wanted.whole, title)) return 'exact';
  // Employers' two names for one job, even where its families are two.
  if (!areBeside && areMuchTheSame(wanted.whole, title)) return 'equivalent';
  const isVariant = wanted.variants.some((variant) => isSameTerm(variant, title));
  const relatedness = isKnownFamily(held.family) ? familyRelatedness(held.family, wanted.family) : 0;
  const areKnown = isKnownFamily(wanted.whole.family) && isKnownFamily(title.family);
  // Known to have nothing in common, whatever word they share: "Landscape Architect", "Data Architect".
  if (areKnown && relatedness === 0 && !isVariant) return 'unrelated';
  const areDifferent = areDifferentTerms(wanted.whole, title);
  let whole = 0;
  for (const variant of held.variants) whole = Math.max(whole, wordSimilarity(wanted.whole, variant));
  let best = whole;
  for (const variant of wanted.variants) best = Math.max(best, wordSimilarity(variant, title));
  const inFamily = isKnownFamily(held.family) && held.family === wanted.family;
  if (!areBeside && (isVariant || !(areDifferent && directsOne(wanted.whole, title)))) {
    if (!areDifferent && isSameTitle(wanted.whole, title, whole)) return 'exact';
    if (isVariant || best === 1 || (inFamily && isOneTrade(wanted.whole, title))) return 'equivalent';
    if (!areDifferent && isAlike(best, inFamily)) return 'equivalent';
  }
  const isNear = relatedness >= ADJACENT_RELATEDNESS || (relatedness > 0 && best >= ADJACENT_IN_RELATED);
  return inFamily || isNear || best >= ADJACENT_SIMILARITY ? 'adjacent' : 'unrelated';
}

function isSameTitle(wanted: TitleProfile, held: TitleProfile, similarity: number): boolean {
  if (similarity >= EXACT_SIMILARITY) return true;
  return isSameTerm(wanted, held) && similarity >= EQUIVALENT_IN_FAMILY && !partWays(wanted, held);
}

/** The relation of one trade's posts that rank above one another; `null` where neither does. */
function betweenRanks(wanted: WantedTitle, held: HeldTitle): TitleRelation | null {
  const isKitchen = wanted.family === 'culinary' && held.family === 'culinary';
  const distance = isKitchen ? brigadeDistance(wanted.title, held.title) : 'none';
  if (distance === 'far') return 'adjacent';
  return distance === 'near' || areOfTwoRanks(wanted.title, held.title) ? 'equivalent' : null;
}

/** The fields that words of a title name, each by itself, besides those that name its trade. */
function fieldsIn(
  title: string,
  { words }: TitleProfile,
  isOfTrade: (word: string) => boolean,
): RoleFamily[] {
  return tokenize(title).flatMap((token) => {
    if (words.includes(token.word.singular) && isOfTrade(token.word.singular)) return [];
    return fieldInTitle(token.norm) ?? fieldOfWork([token]) ?? [];
  });
}

function areNear(left: RoleFamily, right: RoleFamily): boolean {
  return left === right || familyRelatedness(left, right) >= ADJACENT_RELATEDNESS;
}

/** "Project Manager (Construction)" and "Marketing Project Manager": one post, but of two fields that have little in common. */
function areOfTwoFields(wanted: WantedTitle, held: HeldTitle): boolean {
  // A word that both have names the trade.
  const isShared = (word: string) => wanted.whole.words.includes(word) && held.whole.words.includes(word);
  const asked = fieldsIn(wanted.title, wanted.whole, isShared);
  if (asked.length === 0) return false;
  const had = fieldsIn(held.title, held.whole, isShared);
  return had.length > 0 && !asked.some((left) => had.some((right) => areNear(left, right)));
}

/** The same post in two fields: of some trades the field is the trade. */
function acrossFields(wanted: WantedTitle, held: HeldTitle): TitleRelation {
  if (OF_ANY_FIELD.has(wanted.family) && OF_ANY_FIELD.has(held.family)) return 'equivalent';
  return wanted.whole.isTerm || held.whole.isTerm ? 'adjacent' : 'unrelated';
}

const RANK: Record<TitleRelation, number> = { exact: 3, equivalent: 2, adjacent: 1, unrelated: 0 };

/**
 * The role whose title is closest to a wanted one, the latest of equals; `null` when none was held.
 *
 * @param relations of the roles' titles to the wanted one, in their order
 */
export function closestRole(
  roles: readonly RoleRead[],
  relations: readonly TitleRelation[],
): { relation: TitleRelation; role: RoleRead } | null {
  let best: { relation: TitleRelation; role: RoleRead } | null = null;
  for (const [index, role] of roles.entries()) {
    const relation = relations[index];
    if (relation === undefined) continue;
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

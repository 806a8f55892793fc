import { stemOf } from './vocabulary/word-forms.ts';

/**
 * What a title adds to the trade that its family is named after: "backend" in "Backend Engineer", nothing in
 * "Software Engineer" or "Registered Nurse".
 */

/** Say that somebody is of the trade, not what of it they do. */
const GENERIC_MODIFIERS: ReadonlySet<string> = new Set(
  (
    'software sales registered staff class classroom general qualified certified licensed chartered professional corporate company ' +
    'field member commercial human resources account full stack fullstack full-stack'
  ).split(' '),
);

/** Make another, mostly a lesser, trade of it. */
const OTHER_TRADE: ReadonlySet<string> = new Set(
  'assistant auxiliary aide helper practical apprentice trainee student manager director supervisor teaching'.split(
    ' ',
  ),
);

/** Words that end titles of one trade alike. */
const SAME_HEADS: readonly ReadonlySet<string>[] = [
  new Set(['engineer', 'developer', 'programmer']),
  new Set(['representative', 'executive', 'agent', 'associate', 'consultant']),
  new Set(['teacher', 'educator', 'instructor']),
  new Set(['lawyer', 'attorney', 'solicitor', 'counsel']),
];

/** A title's trade: its words by their canonical names. */
export interface Trade {
  head: string;
  /** Without the head and the words that only say that it is this trade. */
  specialties: readonly string[];
}

/**
 * Parts a title's words into head and specialties.
 *
 * @param words in singular, in their order, without words for levels
 * @param family the role family that they belong to, whose own words specialize nothing
 */
export function tradeOf(words: readonly string[], family: string): Trade {
  const head = words.at(-1) ?? '';
  const ofFamily = new Set(family.split('_').map(stemOf));
  const specialties = words
    .slice(0, -1)
    .filter((word) => !GENERIC_MODIFIERS.has(word) && !ofFamily.has(stemOf(word)));
  return { head, specialties };
}

function isSameHead(left: string, right: string): boolean {
  return left === right || SAME_HEADS.some((heads) => heads.has(left) && heads.has(right));
}

function isOtherTrade({ specialties }: Trade): boolean {
  return specialties.some((word) => OTHER_TRADE.has(word));
}

/**
 * Whether one of two titles of a family is the general name of what the other specializes in. Two specialties of one trade
 * ("Frontend" and "Backend Engineer") are not.
 */
export function isSpecialization(left: Trade, right: Trade): boolean {
  if (left.head === '' || !isSameHead(left.head, right.head)) return false;
  if (left.specialties.length > 0 && right.specialties.length > 0) return false;
  return !isOtherTrade(left) && !isOtherTrade(right);
}

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
  'assistant auxiliary aide helper practical apprentice trainee student manager director supervisor head chief teaching'.split(
    ' ',
  ),
);

/** Words that end titles of one trade alike. */
const SAME_HEADS: readonly ReadonlySet<string>[] = [
  new Set(['engineer', 'developer', 'programmer']),
  new Set(['representative', 'executive', 'agent', 'associate', 'consultant']),
  new Set(['specialist', 'officer', 'generalist', 'professional', 'expert']),
  new Set(['technician', 'technologist']),
  new Set(['teacher', 'educator', 'instructor']),
  new Set(['lawyer', 'attorney', 'solicitor', 'counsel']),
];

/** Who helps in a trade, or learns it, is not of it yet; who manages others in it has left its daily work. */
const BESIDE_THE_TRADE: ReadonlySet<string> = new Set(
  (
    'assistant aide helper mate auxiliary apprentice trainee student intern manager supervisor director ' +
    'assistent assistentin helfer helferin hilfskraft auszubildende auszubildender praktikant praktikantin ' +
    'assistante auxiliaire apprenti apprentie stagiaire auxiliar ayudante aprendiz becario becaria hulp leerling stagiair'
  ).split(' '),
);

/** The words of a title that put it beside the trade that its others name ("Electrician's helper", "Nurse manager"). */
export function ranksBeside(norms: readonly string[]): string[] {
  return norms.filter((norm) => BESIDE_THE_TRADE.has(norm));
}

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
 */
export function tradeOf(words: readonly string[]): Trade {
  return {
    head: words.at(-1) ?? '',
    specialties: words.slice(0, -1).filter((word) => !GENERIC_MODIFIERS.has(word)),
  };
}

function isSameHead(left: string, right: string): boolean {
  return left === right || SAME_HEADS.some((heads) => heads.has(left) && heads.has(right));
}

/** Words in it make another trade of what its head names. */
export function isOtherTrade({ specialties }: Trade): boolean {
  return specialties.some((word) => OTHER_TRADE.has(word));
}

/**
 * Whether one of two titles of a family is the general name of what the other specializes in: "Marketing Manager" of "Digital
 * Marketing Manager". Two specialties of one trade ("Frontend" and "Backend Engineer") are not.
 */
export function isSpecialization(left: Trade, right: Trade): boolean {
  if (left.head === '' || !isSameHead(left.head, right.head)) return false;
  const isContained = (one: Trade, other: Trade): boolean =>
    one.specialties.every((word) => other.specialties.includes(word));
  return isContained(left, right) || isContained(right, left);
}

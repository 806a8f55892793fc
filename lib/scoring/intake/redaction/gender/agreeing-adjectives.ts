import { FRENCH_ADJECTIVES } from './agreeing-french.ts';
import { ITALIAN_ADJECTIVES } from './agreeing-italian.ts';
import { PORTUGUESE_ADJECTIVES } from './agreeing-portuguese.ts';
import { SPANISH_ADJECTIVES } from './agreeing-spanish.ts';

/** Adjectives and participles of a language that tell the gender of who writes. */
export interface Adjectives {
  /** How feminine words end, folded. */
  last: RegExp;
  /** Endings that tell a gender, and those that take their place. */
  endings: readonly (readonly [RegExp, string])[];
  /** Adjectives of both genders, behind which others may stand. */
  unchanging: RegExp;
  /** Folded nouns in the same letters. */
  nouns: ReadonlySet<string>;
  /** Those of them that are participles before one of the words behind them. */
  nounParticiple?: RegExp;
  /** Those of them that are adjectives behind some titles. */
  nounsBehind: ReadonlyMap<string, ReadonlySet<string>>;
  /** Folded occupations of both genders, of which only the adjectives tell it. */
  neutralTitles: ReadonlySet<string>;
  /** How others of them end. */
  neutralTitle: RegExp;
  /** Folded adjectives that tell of a person where they open a sentence. */
  ofPersons: ReadonlySet<string>;
  /** The same of both genders: those behind them may tell it. */
  neutralOfPersons: ReadonlySet<string>;
  /** Participles that do, before one of the words behind them. */
  participle: RegExp;
  /** Folded words behind which an adjective or a participle tells of who writes. */
  selves: ReadonlySet<string>;
  /** Endings of participles behind these and of those above alone; nouns have them as well. */
  endingsBehindSelf: readonly (readonly [RegExp, string])[];
  /** Folded words behind which what is no noun tells of who writes. */
  connecting: ReadonlySet<string>;
  /** Folded words behind which what is said of persons tells of who writes: "comme fiable et motivée". */
  likening: ReadonlySet<string>;
  /** Folded words between those and an adjective, beside those in -ment and -mente. */
  adverbs: ReadonlySet<string>;
  /** Folded words that a noun follows: what is an adjective elsewhere is an occupation there. */
  leaders: ReadonlySet<string>;
  /** Those behind which no subject stands either. */
  openerLeaders: ReadonlySet<string>;
  /** Folded words that tell of a person before "of my class". */
  firsts: ReadonlySet<string>;
  /** Articles and adjectives before a title, folded, and what takes their place. */
  before: ReadonlyMap<string, string>;
}

export const ADJECTIVES: ReadonlyMap<string, Adjectives> = new Map([
  ['fr', FRENCH_ADJECTIVES],
  ['es', SPANISH_ADJECTIVES],
  ['it', ITALIAN_ADJECTIVES],
  ['pt', PORTUGUESE_ADJECTIVES],
]);

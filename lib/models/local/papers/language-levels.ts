import { anyOf } from '../../../text/alternatives.ts';
import { foldText } from '../text/tokens.ts';
import { holdingSaid } from '../text/words-of-holding.ts';

/** How well a language is spoken or is to be: 1 (A1) to 6 (C2) of the Common European Framework, 7 native; 0 where nothing tells. */
export interface LanguageLevel {
  level: number;
  /** Told by the letters of the framework, not by words such as "good". */
  isGraded: boolean;
}

const GRADES: ReadonlyMap<string, number> = new Map([
  ['a1', 1],
  ['a2', 2],
  ['b1', 3],
  ['b2', 4],
  ['c1', 5],
  ['c2', 6],
]);
const GRADE = /(?<![\p{L}\p{N}])[abc][12](?![\p{L}\p{N}])/gu;

/** Words that stand for the levels, the highest first. */
const LEVEL_WORDS: readonly (readonly [number, RegExp])[] = [
  [
    6,
    /\b(?:near|nearly|almost|quasi|fast|close to)[- ](?:native|bilingual|muttersprach\w*)\b|\bproficient user\b|\bmastery\b/,
  ],
  [
    7,
    anyOf(
      /\b(?:native|mother tongue|home language|first language|bilingual|muttersprach\w*|langue maternelle|bilingue|nativ[oa]|lengua materna|moedertaal|tweetalig\w*|zweisprachig\w*)\b/,
      /\b(?:since|from) (?:early )?childhood\b|\b(?:raised|grew up) (?:bilingually |speaking |with )/,
      /\(home\)/,
    ),
  ],
  // So the professional networks name the level between A2 and B2.
  [3, /\blimited working\b/],
  [
    5,
    /\b(?:fluent(?:ly)?|fluency|full professional|business fluent|excellent|verhandlungssicher\w*|fliessend\w*|sehr gute?|courant|couramment|tres bon(?:ne)?s?|fluid[oa]s?|con fluidez|vloeiend\w*|uitstekend\w*)\b/,
  ],
  [
    4,
    /\b(?:good|advanced|professional working|upper intermediate|gute?n?|sicher\w*|bon(?:ne)?s? niveau|avanzado|alto|goede?)\b/,
  ],
  [3, /\b(?:intermediate|conversational|working knowledge|medio|intermedi\w+|redelijk\w*)\b/],
  [
    2,
    /\b(?:basic|elementary|elementaire\w*|elemental\w*|rudiment\w*|nociones|grundkenntnisse|notions|scolaire|basic[oa]|basis\w*|school[- ]level)\b/,
  ],
  [1, /\b(?:beginners?|anfanger\w*|debutante?s?|principiantes?)\b/],
];

/**
 * The language level that a piece of text names. Letters go before words ("good, B1"), and of several the lowest is what is sure ("B1, working
 * towards B2", "B2/C1").
 */
export function languageLevelIn(text: string): LanguageLevel {
  const folded = foldText(text);
  const grades = (folded.match(GRADE) ?? []).map((grade) => GRADES.get(grade) ?? 0);
  const named = LEVEL_WORDS.find(([, pattern]) => pattern.test(folded))?.[0] ?? 0;
  return grades.length > 0 && named < NATIVE
    ? { level: Math.min(...grades), isGraded: true }
    : { level: named, isGraded: false };
}

const NATIVE = 7;
/** Who is asked to speak two languages as if native needs no more than this of each. */
const OF_BILINGUALS = 5;
/** Asked for in speech and in writing, at work, or mastered. */
const OF_INDEPENDENT_USERS = 4;

const BILINGUAL = /\b(?:bilingual|bilingues?|tweetalig\w*|zweisprachig\w*)\b/;
const SPOKEN_AND_WRITTEN = anyOf(
  /\bwort und schrift\b|\bwoord en geschrift\b|\b(?:word|speech) and (?:writing|script)\b/,
  /\b(?:spoken|oral|verbal|speaking) (?:and|&) writ(?:ten|ing)\b/,
  /\bwritten (?:and|&) (?:spoken|oral|verbal)\b|\ba l'oral (?:et|comme) a l'ecrit\b/,
  /\ba l'ecrit (?:et|comme) a l'oral\b|\b(?:parlee?|orale?|lu,? parle) (?:et|,) ecrite?\b/,
  /\b(?:hablado|oral) y escrito\b|\bescrito y (?:hablado|oral)\b|\bmondeling en schriftelijk\b/,
);
const OF_WORK =
  /\b(?:professional|professionnel(?:le)?|profesional|business|zakelijk|geschaftlich\w*|proficien\w+|command of|maitrise\w*|dominio|beheersing|beherrsch\w+)\b/;

/** Whether a statement, folded, asks for two languages as if both were native. */
export function isBilingual(folded: string): boolean {
  return BILINGUAL.test(folded);
}

/** The level that a statement asks for. What it tells of the use of the language is a level as well ("in word and writing"). */
export function languageLevelAsked(text: string): LanguageLevel {
  const folded = foldText(text);
  const told = languageLevelIn(folded);
  if (told.level === NATIVE && isBilingual(folded)) return { level: OF_BILINGUALS, isGraded: false };
  const isOfUse = told.level === 0 && (SPOKEN_AND_WRITTEN.test(folded) || OF_WORK.test(folded));
  return isOfUse ? { level: OF_INDEPENDENT_USERS, isGraded: false } : told;
}

const LEVEL = '(?:level |niveau |nivel )?[abc][12]\\b';
/** A level that is aimed at, or fallen short of. */
const UNREACHED = new RegExp(
  [
    `\\b(?:not(?: yet| quite| at){0,2}|below|under|less than|almost|nearly|noch (?:nicht|kein)|unter|fast|knapp|pas encore|moins de|presque|(?:aun|todavia) no|menos de|casi|nog (?:niet|geen)|onder|bijna) ${LEVEL}`,
    `\\b[abc][12] (?:level )?(?:by|bis|d'ici|para|tegen) (?:the end of |ende |end |fin |eind )?(?:[a-z]+ )?20\\d\\d\\b`,
    `\\b(?:target|goal|aim|aiming for|ziel|objectif|objetivo|doel|zielniveau)\\b[^a-z]{0,3}${LEVEL}`,
  ].join('|'),
);

/** The level that a folded text names as one that is not reached; 0 where it does not. */
export function unreachedLevel(folded: string): number {
  const isUnreached = UNREACHED.test(folded) || holdingSaid(folded) !== null;
  if (!isUnreached) return 0;
  const grades = new Set((folded.match(GRADE) ?? []).map((grade) => GRADES.get(grade) ?? 0));
  // Of two the lower one is held.
  const [grade] = grades;
  return grades.size === 1 && grade !== undefined ? grade : 0;
}

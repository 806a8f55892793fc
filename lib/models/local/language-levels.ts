import { foldText } from './tokens.ts';

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
    /\b(?:native|mother tongue|home language|first language|bilingual|muttersprach\w*|langue maternelle|bilingue|nativ[oa]|lengua materna|moedertaal)\b|\(home\)/,
  ],
  // So the professional networks name the level between A2 and B2.
  [3, /\blimited working\b/],
  [
    5,
    /\b(?:fluent(?:ly)?|fluency|full professional|business fluent|excellent|verhandlungssicher\w*|fliessend\w*|sehr gute?|courant|couramment|tres bon(?:ne)?s?|fluido|fluida|con fluidez|vloeiend\w*|uitstekend\w*)\b/,
  ],
  [
    4,
    /\b(?:good|advanced|professional working|upper intermediate|gute?n?|sicher\w*|bon(?:ne)?s? niveau|avanzado|alto|goede?)\b/,
  ],
  [3, /\b(?:intermediate|conversational|working knowledge|medio|intermedi\w+|redelijk\w*)\b/],
  [2, /\b(?:basic|elementary|grundkenntnisse|notions|scolaire|basic[oa]|basis\w*|school[- ]level)\b/],
  [1, /\bbeginner\b/],
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

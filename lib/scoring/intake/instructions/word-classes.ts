import { WordTable } from '../word-table.ts';
import { foldWord, hasLatinLetter, unleet, type Word } from '../words.ts';
import {
  ADDRESS_WORDS,
  ANSWER_NOUNS,
  CANDIDATE_NOUNS,
  EVALUATOR_NOUNS,
  INSTRUCTION_NOUNS,
  MODAL_WORDS,
  NEGATIONS,
  OVERRIDE_VERBS,
  PRIOR_WORDS,
  QUESTION_WORDS,
  READER_WORDS,
  ROLE_WORDS,
  SPEAKER_WORDS,
  STRONG_INSTRUCTION_NOUNS,
  TASK_OBJECTS,
  TASK_VERBS,
  TELLING_WORDS,
  VERDICT_NOUNS,
  VERDICT_PARTICIPLES,
  VERDICT_SIZES,
  VERDICT_VERBS,
  YOU_WORDS,
  YOUR_WORDS,
} from './instruction-words.ts';
import {
  CIPHERED_WORDS,
  COMMON_READER_WORDS,
  DUTCH_READER_WORDS,
  ENGLISH_READER_WORDS,
  EVALUATION_WORDS,
  FRENCH_READER_WORDS,
  GERMAN_READER_WORDS,
  IBERIAN_READER_WORDS,
  ITALIAN_READER_WORDS,
  OTHER_READER_WORDS,
} from './reader-words.ts';

/** Classes of words, as bits: a word may be of several. */
export const OVERRIDE = 1 << 0;
export const INSTRUCTION = 1 << 1;
export const PRIOR = 1 << 2;
export const EVALUATOR = 1 << 3;
export const ADDRESS = 1 << 4;
export const VERDICT = 1 << 5;
export const CANDIDATE = 1 << 6;
export const SIZE = 1 << 7;
export const VERDICT_NAME = 1 << 8;
export const TASK = 1 << 9;
export const TASK_OBJECT = 1 << 10;
export const ANSWER = 1 << 11;
export const YOUR = 1 << 12;
export const QUESTION = 1 << 13;
export const TELLING = 1 << 14;
export const SPEAKER = 1 << 15;
export const STRONG_INSTRUCTION = 1 << 16;
export const PARTICIPLE = 1 << 17;
export const MODAL = 1 << 18;
export const YOU = 1 << 19;
export const NEGATION = 1 << 20;
export const ROLE = 1 << 21;
/** Opens an order to a reader (see reader-orders.ts). */
export const READER = 1 << 22;
/** Of a phrase that speaks to a reader (see addressed-phrases.ts), in English and in other languages. */
export const ENGLISH_READER = 1 << 23;
export const READER_LANGUAGE = {
  german: 1 << 24,
  french: 1 << 25,
  iberian: 1 << 26,
  italian: 1 << 27,
  dutchAndOthers: 1 << 28,
} as const;
/** All of these. */
export const SPOKEN = Object.values(READER_LANGUAGE).reduce((all, flag) => all | flag, ENGLISH_READER);
/** Of what a text says of its own evaluation (see evaluation-phrases.ts). */
export const EVALUATION = 1 << 29;
/** A common word in rot13 or written backwards. */
export const CIPHERED = 1 << 30;
/** Like ENGLISH_READER, in words that resumes have as well. */
export const COMMON_READER = 1 << 31;

const CLASSES: readonly (readonly [string, number])[] = [
  [OVERRIDE_VERBS, OVERRIDE],
  [INSTRUCTION_NOUNS, INSTRUCTION],
  [PRIOR_WORDS, PRIOR],
  [EVALUATOR_NOUNS, EVALUATOR],
  [ADDRESS_WORDS, ADDRESS],
  [VERDICT_VERBS, VERDICT],
  [CANDIDATE_NOUNS, CANDIDATE],
  [VERDICT_SIZES, SIZE],
  [VERDICT_NOUNS, VERDICT_NAME],
  [TASK_VERBS, TASK],
  [TASK_OBJECTS, TASK_OBJECT],
  [ANSWER_NOUNS, ANSWER],
  [YOUR_WORDS, YOUR],
  [QUESTION_WORDS, QUESTION],
  [TELLING_WORDS, TELLING],
  [SPEAKER_WORDS, SPEAKER],
  [STRONG_INSTRUCTION_NOUNS, STRONG_INSTRUCTION],
  [VERDICT_PARTICIPLES, PARTICIPLE],
  [MODAL_WORDS, MODAL],
  [YOU_WORDS, YOU],
  [NEGATIONS, NEGATION],
  [ROLE_WORDS, ROLE],
  [READER_WORDS, READER],
  [ENGLISH_READER_WORDS, ENGLISH_READER],
  [GERMAN_READER_WORDS, READER_LANGUAGE.german],
  [FRENCH_READER_WORDS, READER_LANGUAGE.french],
  [IBERIAN_READER_WORDS, READER_LANGUAGE.iberian],
  [ITALIAN_READER_WORDS, READER_LANGUAGE.italian],
  [DUTCH_READER_WORDS, READER_LANGUAGE.dutchAndOthers],
  [OTHER_READER_WORDS, READER_LANGUAGE.dutchAndOthers],
  [EVALUATION_WORDS, EVALUATION],
  [CIPHERED_WORDS, CIPHERED],
  [COMMON_READER_WORDS, COMMON_READER],
];

const LEXICON = new Map<string, number>();
for (const [list, flag] of CLASSES) {
  for (const entry of list.split(/\s+/)) {
    if (entry === '') continue;
    const word = foldWord(entry);
    LEXICON.set(word, (LEXICON.get(word) ?? 0) | flag);
  }
}

/** Letters swapped in these do not keep a model from reading them: "ignroe all previuos instrutcions". */
for (const word of ['ignore', 'disregard', 'previous', 'instruction', 'instructions']) {
  for (let index = 1; index + 2 < word.length + 1; index += 1) {
    const swapped = `${word.slice(0, index)}${word.charAt(index + 1)}${word.charAt(index)}${word.slice(index + 2)}`;
    if (!LEXICON.has(swapped)) LEXICON.set(swapped, LEXICON.get(word) ?? 0);
  }
}

const CLASSES_OF_WORDS = new WordTable(LEXICON);

/** The classes of each word of a text. */
export function classesOf(words: readonly Word[], text: string): Int32Array {
  const classes = new Int32Array(words.length);
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (word === undefined) break;
    let known = CLASSES_OF_WORDS.valueOf(word);
    if (known === 0 && !word.isPlain) known = hiddenClasses(word.folded);
    // "US GAAP" is not about us.
    if (known !== 0 && word.folded === 'us' && text[word.start] === 'U') known = 0;
    classes[index] = known;
  }
  return classes;
}

/** Whether a word is of any class. */
export function isKnownWord(word: string): boolean {
  return LEXICON.has(word.toLowerCase());
}

/** The classes of a word with an article before it, or with digits for letters. */
function hiddenClasses(word: string): number {
  if (!hasLatinLetter(word)) return 0;
  // "l'IA", "d'instructions": the elided article is no part of the word.
  const apostrophe = word.indexOf("'");
  if (apostrophe === 1) return LEXICON.get(word.slice(2)) ?? 0;
  if (apostrophe > 1) return LEXICON.get(word.slice(0, apostrophe)) ?? 0;
  const letters = word.length > 3 ? unleet(word) : null;
  return letters === null ? 0 : (LEXICON.get(letters) ?? 0);
}

import { ENGLISH_PHRASES, OPEN_PHRASES } from './english-phrases.ts';
import { EVALUATION_PHRASES } from './evaluation-phrases.ts';
import { LANGUAGE_PHRASES } from './language-phrases.ts';
import { Phrase, PhraseIndex } from './phrase-index.ts';
import type { Sentence, Signal } from './sentence.ts';
import {
  COMMON_READER,
  ENGLISH_READER,
  MODAL,
  OVERRIDE,
  READER,
  SPOKEN,
  TASK,
  VERDICT,
} from './word-classes.ts';

const indexOf = (patterns: readonly string[]): PhraseIndex<Phrase> =>
  new PhraseIndex(patterns.map((pattern) => new Phrase(pattern)));

/** The phrases of each language, with the class of the words of which each has one. */
const INDEXES = [
  { gate: ENGLISH_READER | COMMON_READER, phrases: indexOf(ENGLISH_PHRASES) },
  ...LANGUAGE_PHRASES.map(({ gate, patterns }) => ({ gate, phrases: indexOf(patterns) })),
];
const ALL_GATES = INDEXES.reduce((all, { gate }) => all | gate, 0);

/**
 * Phrases that speak to a reader about the reader's own work: its instructions and prompt, its answer and what it must look
 * like, who it is from now on, the text it is reading, what it keeps secret. A bare imperative is none of them: resumes
 * are full of those. What is quoted inside a sentence, and what a sentence tells of having done, is not spoken to a reader.
 */
export const addressedPhraseSignal: Signal = (sentence) => {
  if (!sentence.has(ALL_GATES) || !maySpeakToReader(sentence)) return 0;
  const { spoken } = sentence;
  return INDEXES.some(({ gate, phrases }) => sentence.has(gate) && phrases.find(spoken) !== undefined)
    ? 3
    : 0;
};

const OPEN = indexOf(OPEN_PHRASES);

/** The same for phrases that only unlikely wording tells from what is said to an employer. */
export const openPhraseSignal: Signal = (sentence) => {
  if (!sentence.has(ENGLISH_READER | COMMON_READER) || !maySpeakToReader(sentence)) return 0;
  return OPEN.find(sentence.spoken) === undefined ? 0 : 3;
};

function maySpeakToReader(sentence: Sentence): boolean {
  return sentence.length >= 2 && !sentence.isNarrated && mayOrder(sentence);
}

const EVALUATIONS = indexOf(EVALUATION_PHRASES);

/** What a text says of its own evaluation, or orders about it. */
export const evaluationSignal: Signal = (sentence) => {
  if (sentence.length < 2 || sentence.isTold) return 0;
  return EVALUATIONS.findLazily(sentence.words(), () => sentence.spoken) === undefined ? 0 : 3;
};

/** Words that resumes have as well need an order, or a duty of the reader, beside them. */
function mayOrder(sentence: Sentence): boolean {
  if (sentence.has(SPOKEN | MODAL)) return true;
  const orders = OVERRIDE | VERDICT | TASK | READER;
  for (let index = sentence.find(orders); index >= 0; index = sentence.find(orders, index + 1)) {
    if (sentence.isOrder(index)) return true;
  }
  return false;
}

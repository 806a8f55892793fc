import { unleet } from '../words.ts';
import { ENGLISH_PHRASES } from './english-phrases.ts';
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

/** Nothing is looked for behind this many words of one sentence. */
const MAX_WORDS = 120;
const MAX_WORD_LETTERS = 40;
const CLAUSE_MARK = /[^\s\-‐'’_/&\\"“”„«»]| [-‐]/;
const QUOTE_MARK = /["“”„«»]/;

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
  if (sentence.length < 2 || !sentence.has(ALL_GATES)) return 0;
  if (sentence.isNarrated || !mayOrder(sentence)) return 0;
  const spoken = spokenText(sentence);
  return INDEXES.some(({ gate, phrases }) => sentence.has(gate) && phrases.find(spoken) !== undefined)
    ? 3
    : 0;
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

/** Folded words with a bar between clauses, without what is quoted behind the first word: a mention, a title. */
function spokenText(sentence: Sentence): string {
  const end = Math.min(sentence.length, MAX_WORDS);
  let spoken = lettersOf(sentence.word(0));
  let isQuoted = false;
  for (let index = 1; index < end; index += 1) {
    const gap = sentence.gapAfter(index - 1);
    const turns = gap !== ' ' && QUOTE_MARK.test(gap) ? (gap.match(/["“”„«»]/g)?.length ?? 0) : 0;
    if (turns % 2 === 1) {
      isQuoted = !isQuoted && closesLater(sentence, index);
      spoken += CLAUSE_MARK.test(gap) ? ' | "' : ' "';
    } else if (gap !== ' ' && CLAUSE_MARK.test(gap)) spoken += ' |';
    if (!isQuoted) spoken += ` ${lettersOf(sentence.word(index))}`;
  }
  return isEndOfQuotation(sentence) ? '' : spoken;
}

function closesLater(sentence: Sentence, from: number): boolean {
  for (let index = from; index < Math.min(sentence.length, from + MAX_WORDS); index += 1) {
    if (QUOTE_MARK.test(sentence.gapAfter(index))) return true;
  }
  return false;
}

/** "… any further.”": the quotation began in a sentence before. */
function isEndOfQuotation(sentence: Sentence): boolean {
  const { text, passage } = sentence;
  if (!/["”»]\s{0,3}$/.test(text.slice(Math.max(passage.start, passage.end - 4), passage.end))) return false;
  return (text.slice(passage.start, passage.end).match(/["“”„«»]/g)?.length ?? 0) === 1;
}

function lettersOf(word: string): string {
  return (unleet(word) ?? word).slice(0, MAX_WORD_LETTERS);
}

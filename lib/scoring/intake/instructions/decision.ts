import type { Passage } from '../passages.ts';
import type { Word } from '../words.ts';
import { addressedPhraseSignal, evaluationSignal, openPhraseSignal } from './addressed-phrases.ts';
import { isBareTask } from './bare-tasks.ts';
import { mayOpen } from './broken-lines.ts';
import { evaluatorVoiceSignal } from './evaluator-voice.ts';
import {
  addressSignal,
  obligationSignal,
  overrideSignal,
  roleSignal,
  verdictSignal,
} from './order-signals.ts';
import { readerOrderSignal } from './reader-orders.ts';
import { type ClassifiedText, Sentence, type Signal } from './sentence.ts';
import { answerSignal, questionSignal, taskSignal } from './task-signals.ts';
import {
  ADDRESS,
  ANSWER,
  CANDIDATE,
  COMMON_READER,
  EVALUATION,
  EVALUATOR,
  INSTRUCTION,
  MODAL,
  NEGATION,
  OVERRIDE,
  QUESTION,
  READER,
  ROLE,
  SPOKEN,
  TASK,
  VERDICT,
  VERDICT_NAME,
  YOU,
  YOUR,
} from './word-classes.ts';

/** A sentence is addressed to an evaluator from this many points on. */
const THRESHOLD = 3;
/** Log odds of its wording from which on a sentence is one, whatever the signals say. */
const SURE = 3;
/** The same on a line of a few words, which give less to be sure by, and of which honest ones are rarely likely at all. */
const SURE_OF_TERSE = 1.6;
const MAX_TERSE_WORDS = 7;
/** Log odds from which on a sentence is one by its wording and by how it differs from the rest of its text together. */
export const SURE_IN_PLACE = 3.2;
/** Taken from the log odds of what is told in the past: orders are not. */
const TOLD = 3;
/** Below these a kind of signal is not believed: it fits sentences that speak of such things to no one. */
const UNLIKELY = {
  phrase: -1,
  openPhrase: 1,
  task: -2,
  question: -2.5,
  other: 0,
  clear: -4,
};
/** No kind of signal is believed below. */
const LEAST_LIKELY = Math.min(...Object.values(UNLIKELY));
/** The same for every signal in a quotation that is no line of its own. */
const UNLIKELY_QUOTATION = 1.5;
/** The same for clear signals in a sentence that quotes, but one: they may be of what it tells about. */
const UNLIKELY_QUOTING = -1;

/** Whether the wording of a sentence leaves room for a signal: that of most sentences of a resume does not. */
export function mayBeInstruction(oddsOfWording: number): boolean {
  return oddsOfWording > LEAST_LIKELY;
}

/**
 * Whether a sentence is an instruction by itself: by its wording where that is clear, else by the signals that its wording allows.
 *
 * @param logOdds natural logarithm of the odds that it is addressed to an evaluator, by {@link spokenLogOdds}
 */
export function isInstruction(sentence: Sentence, words: readonly Word[], logOdds: number): boolean {
  const { text, passage, present } = sentence;
  const isOwnLine = passage.opensLine && passage.closesLine;
  const isQuotation = isQuoted(passage);
  const isTerse = isOwnLine && !isQuotation && passage.endWord - passage.firstWord <= MAX_TERSE_WORDS;
  if (logOdds >= (isTerse ? SURE_OF_TERSE : SURE)) return true;
  if (isQuotation && !isOwnLine && logOdds <= UNLIKELY_QUOTATION) return false;
  if (logOdds > UNLIKELY.task && isBareTask(text, passage, words)) return true;
  if (logOdds > UNLIKELY.phrase && isAddressedPhrase(sentence)) return true;
  if (logOdds > UNLIKELY.openPhrase && maySpeak(present) && openPhraseSignal(sentence) >= THRESHOLD)
    return true;
  if (logOdds <= UNLIKELY.clear || !mayAddress(present)) return false;
  if (logOdds <= UNLIKELY_QUOTING && sentence.hasQuotes && !passage.isQuoted) {
    return answerSignal(sentence) >= THRESHOLD;
  }
  let points = pointsOf(sentence, CLEAR_SIGNALS);
  if (points >= THRESHOLD) return true;
  if (logOdds > UNLIKELY.other) points += pointsOf(sentence, OTHER_SIGNALS);
  if (logOdds > UNLIKELY.question) points += questionSignal(sentence);
  return points >= THRESHOLD;
}

/** Whether how a sentence differs from its text counts: a quotation in a line differs from it by being one. */
export function mayStandOut({ passage }: Sentence): boolean {
  return !isQuoted(passage) || (passage.opensLine && passage.closesLine);
}

function isQuoted({ isQuoted: opensQuotation, goesOnQuoting }: Passage): boolean {
  return opensQuotation || goesOnQuoting;
}

/** Log odds of its wording, less what is told in the past. */
export function spokenLogOdds(sentence: Sentence, oddsOfWording: number): number {
  return sentence.isTold ? oddsOfWording - TOLD : oddsOfWording;
}

function isAddressedPhrase(sentence: Sentence): boolean {
  if (maySpeak(sentence.present) && addressedPhraseSignal(sentence) >= THRESHOLD) return true;
  return sentence.has(EVALUATION) && evaluationSignal(sentence) >= THRESHOLD;
}

/** Beside words of an evaluation: lists of skills have those as well. */
const SAID_IN_LINES = MODAL | ADDRESS | VERDICT | YOU | CANDIDATE;

/** Whether short lines that were joined give the signals of an instruction. */
export function isBrokenInstruction(text: ClassifiedText, joined: Passage, present: number): boolean {
  const isSpoken = mayOpen(present);
  const isAddressed = mayAddress(present);
  const isEvaluation = (present & EVALUATION) !== 0 && (present & SAID_IN_LINES) !== 0;
  if (!isSpoken && !isAddressed && !isEvaluation) return false;
  const sentence = new Sentence(text, joined, present);
  if (isEvaluation && evaluationSignal(sentence) >= THRESHOLD) return true;
  if (isSpoken && addressedPhraseSignal(sentence) + openPhraseSignal(sentence) >= THRESHOLD) return true;
  return isAddressed && pointsOf(sentence, BROKEN_SIGNALS) >= THRESHOLD;
}

function pointsOf(sentence: Sentence, signals: readonly Signal[]): number {
  let points = 0;
  for (const signal of signals) points += signal(sentence);
  return points;
}

const ORDERING = OVERRIDE | VERDICT | TASK | MODAL | READER;

/** Whether a sentence with these classes of words may hold a phrase that is said to a reader. */
export function maySpeak(present: number): boolean {
  return (present & SPOKEN) !== 0 || ((present & COMMON_READER) !== 0 && (present & ORDERING) !== 0);
}

/** Whether a sentence with these classes of words may give a signal: most lack the words of every one. */
export function mayAddress(present: number): boolean {
  if (hasAny(present, TASK | QUESTION | EVALUATOR | VERDICT | ROLE | CANDIDATE | VERDICT_NAME | READER)) {
    return true;
  }
  if (hasAny(present, INSTRUCTION) && hasAny(present, OVERRIDE | NEGATION)) return true;
  if (hasAny(present, YOU) && hasAny(present, OVERRIDE | MODAL)) return true;
  return hasAny(present, ANSWER) && hasAny(present, YOUR);
}

function hasAny(present: number, flags: number): boolean {
  return (present & flags) !== 0;
}

/** Signals that honest sentences do not give, however little they read like an order else: a long claim may follow one. */
const CLEAR_SIGNALS: readonly Signal[] = [
  overrideSignal,
  addressSignal,
  verdictSignal,
  roleSignal,
  answerSignal,
  taskSignal,
  evaluatorVoiceSignal,
];
const OTHER_SIGNALS: readonly Signal[] = [obligationSignal, readerOrderSignal];

/** Signals that are clear enough for words that were not written as one sentence. */
const BROKEN_SIGNALS: readonly Signal[] = [overrideSignal, verdictSignal, obligationSignal];

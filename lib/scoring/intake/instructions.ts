import { findForeign, findMarkers, findSpacedOut } from './instructions/marks.ts';
import {
  addressSignal,
  obligationSignal,
  overrideSignal,
  roleSignal,
  verdictSignal,
} from './instructions/order-signals.ts';
import { Sentence, type Signal } from './instructions/sentence.ts';
import { answerSignal, questionSignal, taskSignal } from './instructions/task-signals.ts';
import {
  ANSWER,
  CANDIDATE,
  EVALUATOR,
  flagsOf,
  INSTRUCTION,
  MODAL,
  NEGATION,
  OVERRIDE,
  QUESTION,
  ROLE,
  TASK,
  VERDICT,
  YOU,
  YOUR,
} from './instructions/word-classes.ts';
import type { TextRange } from './offset-map.ts';
import { type Passage, passagesOf } from './passages.ts';
import { type Word, wordsOf } from './words.ts';

/** A sentence is addressed to an evaluator from this many points on. */
const THRESHOLD = 3;

/**
 * Passages of the text that are addressed to whoever evaluates it instead of telling about the person: orders to drop
 * other instructions, to give a verdict, to play a role or to write something, questions to an assistant, role tags.
 * Each sentence is scored by several signals; sentences broken over short lines are read together. Linear in the text.
 */
export function findInstructions(text: string, words: readonly Word[]): TextRange[] {
  const flags = words.map(flagsOf);
  const passages = passagesOf(text, words);
  const ranges: TextRange[] = [];
  for (const passage of passages) {
    if (isInstruction(text, passage, words, flags, SIGNALS))
      ranges.push({ start: passage.start, end: passage.end });
  }
  for (const passage of brokenSentences(passages)) {
    if (isInstruction(text, passage, words, flags, BROKEN_SIGNALS)) {
      ranges.push({ start: passage.start, end: passage.end });
    }
  }
  return [...ranges, ...findMarkers(text), ...findForeign(text), ...findSpacedOut(text, words)];
}

const MAX_BROKEN_LINE_WORDS = 6;
const MAX_BROKEN_LINES = 12;

/** Runs of short lines read as one sentence: an order may be broken so that no line of it stands out. */
function brokenSentences(passages: readonly Passage[]): Passage[] {
  const joined: Passage[] = [];
  let run: Passage[] = [];
  const close = (): void => {
    const [first] = run;
    const last = run.at(-1);
    if (first !== undefined && last !== undefined && run.length > 1) {
      joined.push({ ...first, end: last.end, endWord: last.endWord, closesLine: last.closesLine });
    }
    run = [];
  };
  for (const passage of passages) {
    const isShort = passage.endWord - passage.firstWord <= MAX_BROKEN_LINE_WORDS && passage.opensLine;
    if (!isShort || run.length === MAX_BROKEN_LINES) close();
    if (isShort) run.push(passage);
  }
  close();
  return joined;
}

/** Whether a text taken from a hidden place holds an instruction. */
export function hasInstructions(text: string): boolean {
  return findInstructions(text, wordsOf(text)).length > 0;
}

function isInstruction(
  text: string,
  passage: Passage,
  words: readonly Word[],
  flags: readonly number[],
  signals: readonly Signal[],
): boolean {
  let present = 0;
  for (let index = passage.firstWord; index < passage.endWord; index += 1) present |= flags[index] ?? 0;
  if (!mayAddress(present)) return false;
  const sentence = new Sentence(text, passage, words, flags, present);
  let points = 0;
  for (const signal of signals) points += signal(sentence);
  return points >= THRESHOLD;
}

/** Most sentences lack the words of every signal. */
function mayAddress(present: number): boolean {
  const has = (flag: number): boolean => (present & flag) !== 0;
  if (has(TASK | QUESTION | EVALUATOR | VERDICT | ROLE)) return true;
  if ((has(INSTRUCTION) && has(OVERRIDE | NEGATION)) || (has(OVERRIDE) && has(YOU))) return true;
  return (has(ANSWER) && has(YOUR)) || (has(CANDIDATE | YOU) && has(MODAL));
}

const SIGNALS: readonly Signal[] = [
  overrideSignal,
  addressSignal,
  verdictSignal,
  obligationSignal,
  roleSignal,
  answerSignal,
  taskSignal,
  questionSignal,
];

/** Signals that are clear enough for words that were not written as one sentence. */
const BROKEN_SIGNALS: readonly Signal[] = [overrideSignal, verdictSignal, obligationSignal];

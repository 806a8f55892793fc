import { continuedPassages } from './instructions/continuation.ts';
import { evaluatorVoiceSignal } from './instructions/evaluator-voice.ts';
import { findForeign, findMarkers, findSpacedOut } from './instructions/marks.ts';
import {
  addressSignal,
  obligationSignal,
  overrideSignal,
  roleSignal,
  verdictSignal,
} from './instructions/order-signals.ts';
import { readerOrderSignal } from './instructions/reader-orders.ts';
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
  READER,
  ROLE,
  TASK,
  VERDICT,
  VERDICT_NAME,
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
  const flags = words.map((word) => flagsOf(word, text));
  const passages = passagesOf(text, words);
  const marked = [...findMarkers(text), ...findForeign(text), ...findSpacedOut(text, words)];
  const isFlagged = passages.map((passage) => isInstruction(text, passage, words, flags, SIGNALS));
  for (const run of shortLineRuns(passages, isFlagged)) {
    const isBroken = (part: readonly Passage[]): boolean => {
      const joined = joinedPassage(part);
      return joined !== null && isInstruction(text, joined, words, flags, BROKEN_SIGNALS);
    };
    const isPart = (passage: Passage): boolean => mayAddress(classesOf(passage, flags));
    const broken = isBroken(run) ? joinedPassage(shortestPart(run, isBroken, isPart)) : null;
    if (broken !== null) marked.push({ start: broken.start, end: broken.end });
  }
  flagOverlapping(passages, marked, isFlagged);
  if (!isFlagged.includes(true)) return marked;
  const excluded = continuedPassages({ text, words, passages, isFlagged });
  const sentences = passages.filter((_, index) => excluded[index]);
  return [...sentences.map(({ start, end }) => ({ start, end })), ...marked];
}

/** Flags the passages that a range found in another way touches. */
function flagOverlapping(
  passages: readonly Passage[],
  ranges: readonly TextRange[],
  isFlagged: boolean[],
): void {
  let index = 0;
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    while (index < passages.length && (passages[index]?.end ?? 0) <= range.start) index += 1;
    for (let next = index; next < passages.length && (passages[next]?.start ?? 0) < range.end; next += 1) {
      isFlagged[next] = true;
    }
  }
}

const MAX_BROKEN_LINE_WORDS = 6;
const MAX_BROKEN_LINES = 12;

/** Runs of short lines, to be read as one sentence: an order may be broken so that no line of it stands out. */
function shortLineRuns(passages: readonly Passage[], isFlagged: readonly boolean[]): Passage[][] {
  const runs: Passage[][] = [];
  let run: Passage[] = [];
  const close = (): void => {
    if (run.length > 1) runs.push(run);
    run = [];
  };
  for (const [index, passage] of passages.entries()) {
    const isShort =
      passage.endWord - passage.firstWord <= MAX_BROKEN_LINE_WORDS &&
      passage.opensLine &&
      isFlagged[index] !== true;
    if (!isShort || run.length === MAX_BROKEN_LINES) close();
    if (isShort) run.push(passage);
  }
  close();
  return runs;
}

function joinedPassage(run: readonly Passage[]): Passage | null {
  const [first] = run;
  const last = run.at(-1);
  if (first === undefined || last === undefined) return null;
  return { ...first, end: last.end, endWord: last.endWord, closesLine: last.closesLine };
}

/** What is left of a run when lines that the order does without are taken from both ends. */
function shortestPart(
  run: readonly Passage[],
  isBroken: (part: readonly Passage[]) => boolean,
  isPart: (passage: Passage) => boolean,
): Passage[] {
  let part = [...run];
  const isSpare = (passage: Passage | undefined): boolean => passage !== undefined && !isPart(passage);
  while (part.length > 1 && isSpare(part[0]) && isBroken(part.slice(1))) part = part.slice(1);
  while (part.length > 1 && isSpare(part.at(-1)) && isBroken(part.slice(0, -1))) part = part.slice(0, -1);
  return part;
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
  const present = classesOf(passage, flags);
  if (!mayAddress(present)) return false;
  const sentence = new Sentence(text, passage, words, flags, present);
  let points = 0;
  for (const signal of signals) points += signal(sentence);
  return points >= THRESHOLD;
}

/** The classes of all words of a passage. */
function classesOf(passage: Passage, flags: readonly number[]): number {
  let present = 0;
  for (let index = passage.firstWord; index < passage.endWord; index += 1) present |= flags[index] ?? 0;
  return present;
}

/** Most sentences lack the words of every signal. */
function mayAddress(present: number): boolean {
  const has = (flag: number): boolean => (present & flag) !== 0;
  if (has(TASK | QUESTION | EVALUATOR | VERDICT | ROLE | CANDIDATE | VERDICT_NAME)) return true;
  if ((has(INSTRUCTION) && has(OVERRIDE | NEGATION)) || (has(OVERRIDE) && has(YOU))) return true;
  return (has(ANSWER) && has(YOUR)) || (has(YOU) && has(MODAL)) || has(READER);
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
  evaluatorVoiceSignal,
  readerOrderSignal,
];

/** Signals that are clear enough for words that were not written as one sentence. */
const BROKEN_SIGNALS: readonly Signal[] = [overrideSignal, verdictSignal, obligationSignal];

import { addressedPhraseSignal } from './instructions/addressed-phrases.ts';
import { isBareTask } from './instructions/bare-tasks.ts';
import { continuedPassages } from './instructions/continuation.ts';
import { findEncoded } from './instructions/encoded.ts';
import { evaluatorVoiceSignal } from './instructions/evaluator-voice.ts';
import { findChatTurns, findForeign, findMarkers, findSpacedOut } from './instructions/marks.ts';
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
  CIPHERED,
  COMMON_READER,
  EVALUATOR,
  flagsOf,
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
  return findIn(text, words, true);
}

function findIn(text: string, words: readonly Word[], decodes: boolean): TextRange[] {
  const flags = words.map((word) => flagsOf(word, text));
  const passages = passagesOf(text, words);
  const classes = passages.map((passage) => classesOf(passage, flags));
  const all = classes.reduce((union, present) => union | present, 0);
  const marked = [...findMarkers(text), ...findForeign(text), ...findSpacedOut(text, words)];
  if ((all & ROLE) !== 0 && hasSpeaker(text, words, flags)) marked.push(...findChatTurns(text));
  // What was decoded is not decoded again.
  if (decodes && ((all & CIPHERED) !== 0 || text.includes('&#') || text.includes('%20'))) {
    const isOrder = (decoded: string): boolean => findIn(decoded, wordsOf(decoded), false).length > 0;
    marked.push(...findEncoded(text, passages, flags, isOrder));
  }
  const isFlagged = passages.map((passage, index) => {
    return (
      isInstruction(text, passage, words, flags, classes[index] ?? 0, SIGNALS) ||
      isBareTask(text, passage, words)
    );
  });
  for (const run of shortLineRuns(passages, isFlagged)) {
    const isBroken = (part: readonly Passage[]): boolean => {
      const joined = joinedPassage(part);
      return (
        joined !== null &&
        hasDistinctWords(joined, words) &&
        isInstruction(text, joined, words, flags, classesOf(joined, flags), BROKEN_SIGNALS)
      );
    };
    const isPart = (passage: Passage): boolean => {
      const present = classesOf(passage, flags);
      return maySpeak(present) || mayAddress(present);
    };
    const part = isBroken(run)
      ? run
      : brokenPart(run, isBroken, (passage) => mayOpen(classesOf(passage, flags)));
    const broken = part === null ? null : joinedPassage(shortestPart(part, isBroken, isPart));
    if (broken !== null) marked.push({ start: broken.start, end: broken.end });
  }
  flagOverlapping(passages, marked, isFlagged);
  if (!isFlagged.includes(true)) return marked;
  const excluded = continuedPassages({ text, words, passages, isFlagged });
  const sentences = passages.filter((_, index) => excluded[index]);
  return [...sentences.map(({ start, end }) => ({ start, end })), ...marked];
}

/** Whether a role of a chat stands before a colon. */
function hasSpeaker(text: string, words: readonly Word[], flags: readonly number[]): boolean {
  return words.some(({ end }, index) => {
    return ((flags[index] ?? 0) & ROLE) !== 0 && (text[end] === ':' || text[end + 1] === ':');
  });
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
/** Lines of an order among other short lines. */
const MAX_ORDER_LINES = 5;
/** Places of a run where such an order is looked for. */
const MAX_OPENINGS = 2;
/** "From now on" on a line of its own. */
const FROM_NOW = COMMON_READER | READER;

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

/** No order is made of fewer different words. */
const MIN_DISTINCT_WORDS = 3;

/** Whether lines that were joined are more than a word or two over and over. */
function hasDistinctWords(passage: Passage, words: readonly Word[]): boolean {
  const distinct = new Set<string>();
  for (let index = passage.firstWord; index < passage.endWord; index += 1) {
    distinct.add(words[index]?.folded ?? '');
    if (distinct.size === MIN_DISTINCT_WORDS) return true;
  }
  return false;
}

function joinedPassage(run: readonly Passage[]): Passage | null {
  const [first] = run;
  const last = run.at(-1);
  if (first === undefined || last === undefined) return null;
  return { ...first, end: last.end, endWord: last.endWord, closesLine: last.closesLine };
}

/** Lines of a run that are an order by themselves: what stands around them may say something else. */
function brokenPart(
  run: readonly Passage[],
  isBroken: (part: readonly Passage[]) => boolean,
  mayOpen: (passage: Passage) => boolean,
): readonly Passage[] | null {
  let openings = 0;
  for (const [start, passage] of run.entries()) {
    if (openings === MAX_OPENINGS) break;
    if (!mayOpen(passage)) continue;
    openings += 1;
    for (let end = start + 2; end <= Math.min(run.length, start + MAX_ORDER_LINES); end += 1) {
      const part = run.slice(start, end);
      if (isBroken(part)) return part;
    }
  }
  return null;
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
  present: number,
  signals: readonly Signal[],
): boolean {
  const isSpoken = signals === SIGNALS ? maySpeak(present) : mayOpen(present);
  if (!isSpoken && !mayAddress(present)) return false;
  const sentence = new Sentence(text, passage, words, flags, present);
  if (isSpoken && addressedPhraseSignal(sentence) >= THRESHOLD) return true;
  if (!mayAddress(present)) return false;
  let points = 0;
  for (const signal of signals) points += signal(sentence);
  return points >= THRESHOLD;
}

const ORDERING = OVERRIDE | VERDICT | TASK | MODAL | READER;

/** Lines read together have many words: the rarer ones alone count, and "from now". */
function mayOpen(present: number): boolean {
  return (present & (SPOKEN | OVERRIDE)) !== 0 || (present & FROM_NOW) === FROM_NOW;
}

function maySpeak(present: number): boolean {
  return (present & SPOKEN) !== 0 || ((present & COMMON_READER) !== 0 && (present & ORDERING) !== 0);
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

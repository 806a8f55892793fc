import type { TextRange } from '../offset-map.ts';
import type { Passage } from '../passages.ts';
import type { Word } from '../words.ts';
import { COMMON_READER, OVERRIDE, READER, SPOKEN } from './word-classes.ts';

const MAX_BROKEN_LINE_WORDS = 6;
const MAX_BROKEN_LINES = 12;
/** Lines of an order among other short lines. */
const MAX_ORDER_LINES = 5;
/** Places of a run where such an order is looked for. */
const MAX_OPENINGS = 3;
/** No order is made of fewer different words. */
const MIN_DISTINCT_WORDS = 3;
/** "From now on" on a line of its own. */
const FROM_NOW = COMMON_READER | READER;

export interface BrokenLines {
  words: readonly Word[];
  passages: readonly Passage[];
  /** The classes of the words of each passage, together. */
  classes: readonly number[];
  /** Whether each passage was found to be an instruction by itself, or opens with a title. */
  standsAlone: readonly boolean[];
  rules: BrokenOrderRules;
}

/** What the wording of lines says. */
export interface BrokenOrderRules {
  /** Whether an order may begin with a passage. */
  mayOpen(index: number): boolean;
  /** Whether lines that were joined are an order. */
  isOrder(joined: Passage, present: number): boolean;
  /** Whether a passage has words that an order may be made of. */
  mayBelong(present: number): boolean;
}

/** Passages `[from, to)`. */
interface Run {
  from: number;
  to: number;
}

/** Lines read together have many words: the rarer ones alone count, and "from now". */
export function mayOpen(present: number): boolean {
  return (present & (SPOKEN | OVERRIDE)) !== 0 || (present & FROM_NOW) === FROM_NOW;
}

/** Orders that were broken over short lines so that no line of them stands out. */
export function findBrokenOrders(lines: BrokenLines): TextRange[] {
  const ranges: TextRange[] = [];
  for (const run of shortLineRuns(lines)) {
    // A few lines that are an order leave the person's own lines around them alone.
    const part = brokenPart(run, lines) ?? (isBroken(run, lines) ? run : null);
    const broken = part === null ? null : joinedPassage(shortestPart(part, lines), lines.passages);
    if (broken !== null) ranges.push({ start: broken.start, end: broken.end });
  }
  return ranges;
}

function isBroken(run: Run, lines: BrokenLines): boolean {
  const joined = joinedPassage(run, lines.passages);
  if (joined === null || !hasDistinctWords(joined, lines.words)) return false;
  let present = 0;
  for (let index = run.from; index < run.to; index += 1) present |= lines.classes[index] ?? 0;
  return lines.rules.isOrder(joined, present);
}

/** Each run of short lines as one passage. */
export function joinedShortLines(passages: readonly Passage[]): Passage[] {
  const runs = shortLineRuns({ passages, standsAlone: [] });
  return runs.map((run) => joinedPassage(run, passages)).filter((passage) => passage !== null);
}

/** Runs of short lines, to be read as one sentence. */
function shortLineRuns({ passages, standsAlone }: Pick<BrokenLines, 'passages' | 'standsAlone'>): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (let index = 0; index < passages.length; index += 1) {
    const passage = passages[index];
    if (passage === undefined) break;
    const { firstWord, endWord, opensLine } = passage;
    const isShort = endWord - firstWord <= MAX_BROKEN_LINE_WORDS && opensLine && standsAlone[index] !== true;
    if (isShort && index - from < MAX_BROKEN_LINES) continue;
    if (index - from > 1) runs.push({ from, to: index });
    from = isShort ? index : index + 1;
  }
  if (passages.length - from > 1) runs.push({ from, to: passages.length });
  return runs;
}

/** Whether lines that were joined are more than a word or two over and over. */
function hasDistinctWords(passage: Passage, words: readonly Word[]): boolean {
  const distinct = new Set<string>();
  for (let index = passage.firstWord; index < passage.endWord; index += 1) {
    distinct.add(words[index]?.folded ?? '');
    if (distinct.size === MIN_DISTINCT_WORDS) return true;
  }
  return false;
}

function joinedPassage({ from, to }: Run, passages: readonly Passage[]): Passage | null {
  const first = passages[from];
  const last = passages[to - 1];
  if (first === undefined || last === undefined) return null;
  return { ...first, end: last.end, endWord: last.endWord, closesLine: last.closesLine };
}

/** Lines of a run that are an order by themselves: what stands around them may say something else. */
function brokenPart(run: Run, lines: BrokenLines): Run | null {
  let openings = 0;
  for (let from = run.from; from < run.to && openings < MAX_OPENINGS; from += 1) {
    if (!lines.rules.mayOpen(from)) continue;
    openings += 1;
    for (let to = from + 2; to <= Math.min(run.to, from + MAX_ORDER_LINES); to += 1) {
      if (isBroken({ from, to }, lines)) return { from, to };
    }
  }
  return null;
}

/** What is left of a run when lines that the order does without are taken from both ends. */
function shortestPart(run: Run, lines: BrokenLines): Run {
  let { from, to } = run;
  const isSpare = (index: number): boolean => !lines.rules.mayBelong(lines.classes[index] ?? 0);
  while (to - from > 1 && isSpare(from) && isBroken({ from: from + 1, to }, lines)) from += 1;
  while (to - from > 1 && isSpare(to - 1) && isBroken({ from, to: to - 1 }, lines)) to -= 1;
  return { from, to };
}

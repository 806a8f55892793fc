import { wrappedBreaks } from '../../text/wrapped-lines.ts';
import type { TextRange } from './offset-map.ts';
import { type Word, wordsOf } from './words.ts';

/** Parts what a job asks for one thing after another. */
const JOB_PARTS = /[\n;:]|[.!?](?:\s|$)/;
/** Parts what a resume lists, also in one line. */
const RESUME_PARTS = /[\n;:,|•·]|[.!?](?:\s|$)|\s[-–—]\s/;

/** A name of fewer words is the same for everybody: "SQL", "driving licence". */
const MIN_WORDS = 2;
/** A demand of fewer words may be anybody's. */
const MIN_DEMAND_WORDS = 4;
/** Longer than what a paper or a skill is called ("Understanding of nutrition and dietary requirements"). */
const MIN_LONG_WORDS = 7;
const MAX_WORDS = 40;
/** Commas and the like that one line of a job may have within it. */
const MAX_PARTS = 8;
const SPACE = 0x20;

/** One after the other, so many lines of a job are copied when one of them is told as a demand. */
const MIN_LINES = 3;
const MIN_LINES_WORDS = 9;
/** Of demands alone two do. */
const MIN_DEMANDS = 2;
/** Without any, it takes as many long ones. */
const MIN_LONG_LINES = 3;
const MIN_LONG_LINES_WORDS = 24;
/** Wherever they stand. */
const MIN_SCATTERED_DEMANDS = 3;

/** Says how much somebody must have done: a resume tells what was done, in words of its own. */
const DEMAND =
  /^(?:experienced?|experiences|years?|yrs|\p{L}*erfahrung(?:en)?|jahren?|ans|annees?|experiencias?|anos|ervaring|jaar)$/u;

/** The lines of a job, by their words. */
export interface JobLines {
  firstWords: ReadonlySet<string>;
  /** Whether each is told as a demand. */
  isDemand: ReadonlyMap<string, boolean>;
}

/** A line of the job that stands whole in the resume, as indexes of its words there. */
interface Copy {
  first: number;
  end: number;
  isDemand: boolean;
}

/** The lines of a job but the first, which is its title. */
export function readJobLines(jobDescription: string): JobLines {
  const text = unwrapped(jobDescription);
  const words = wordsOf(text);
  const firstWords = new Set<string>();
  const isDemand = new Map<string, boolean>();
  const starts = startsIn(text, words, JOB_PARTS);
  for (const [at, first] of starts.entries()) {
    const line = words.slice(first, starts[at + 1] ?? words.length).map(({ folded }) => folded);
    if (at === 0 || line.length > MAX_WORDS) continue;
    firstWords.add(line[0] ?? '');
    isDemand.set(line.join(' '), line.length >= MIN_DEMAND_WORDS && line.some((word) => DEMAND.test(word)));
  }
  return { firstWords, isDemand };
}

/**
 * Lines of the job that stand one after the other in the resume, word for word, and cannot all be the candidate's own: one of several is
 * told as a demand ("4+ years in …"), or they are long. Short names of skills and papers that both have are left alone. Linear in the text.
 */
export function findCopiedLines(resume: string, words: readonly Word[], job: JobLines): TextRange[] {
  const blocks = blocksOf(copiesIn(resume, words, job));
  const demands = new Set(
    blocks.flat().flatMap(({ first, end, isDemand }) => (isDemand ? [keyOf(words, first, end)] : [])),
  );
  const isScattered = demands.size >= MIN_SCATTERED_DEMANDS;
  return blocks
    .filter((block) => isCopied(block) || (isScattered && block.some(({ isDemand }) => isDemand)))
    .map((block) => ({
      start: words[block[0]?.first ?? 0]?.start ?? 0,
      end: words[(block.at(-1)?.end ?? 1) - 1]?.end ?? 0,
    }));
}

/** A text whose lines are not broken for the width of a page. */
function unwrapped(text: string): string {
  const breaks = wrappedBreaks(text);
  const ends = [...breaks.map(({ start }) => start), text.length];
  return ends.map((end, index) => text.slice(breaks[index - 1]?.end ?? 0, end)).join(' ');
}

/** Where parts of a text begin, as indexes of words. */
function startsIn(text: string, words: readonly Word[], parts: RegExp): number[] {
  const starts: number[] = [];
  let end = -1;
  for (const [index, word] of words.entries()) {
    // Most words have a space between them and no more.
    const isNext = word.start === end + 1 && text.charCodeAt(end) === SPACE;
    if (end < 0 || (!isNext && parts.test(text.slice(end, word.start)))) starts.push(index);
    end = word.end;
  }
  return starts;
}

function keyOf(words: readonly Word[], first: number, end: number): string {
  let key = words[first]?.folded ?? '';
  for (let at = first + 1; at < end; at += 1) key += ` ${words[at]?.folded ?? ''}`;
  return key;
}

function copiesIn(resume: string, words: readonly Word[], job: JobLines): Copy[] {
  const edges = [...startsIn(resume, words, RESUME_PARTS), words.length];
  const copies: Copy[] = [];
  let at = 0;
  while (at + 1 < edges.length) {
    const length = job.firstWords.has(words[edges[at] ?? 0]?.folded ?? '')
      ? partsCopied(words, edges, at, job)
      : 0;
    if (length > 0) {
      const [first = 0, end = 0] = [edges[at], edges[at + length]];
      copies.push({ first, end, isDemand: job.isDemand.get(keyOf(words, first, end)) === true });
    }
    at += Math.max(1, length);
  }
  return copies;
}

/** How many parts of the resume from one on are a line of the job; 0 when they are none. */
function partsCopied(words: readonly Word[], edges: readonly number[], at: number, job: JobLines): number {
  const first = edges[at] ?? 0;
  let key = '';
  let longest = 0;
  for (let length = 1; length <= MAX_PARTS; length += 1) {
    const end = edges[at + length];
    if (end === undefined || end - first > MAX_WORDS) break;
    const part = keyOf(words, edges[at + length - 1] ?? first, end);
    key = length === 1 ? part : `${key} ${part}`;
    if (job.isDemand.has(key)) longest = length;
  }
  return longest;
}

/** Copies with nothing between them. */
function blocksOf(copies: readonly Copy[]): Copy[][] {
  const blocks: Copy[][] = [];
  for (const copy of copies) {
    const block = blocks.at(-1);
    if (block?.at(-1)?.end === copy.first) block.push(copy);
    else blocks.push([copy]);
  }
  return blocks;
}

function isCopied(block: readonly Copy[]): boolean {
  const lines = block.filter(({ first, end }) => end - first >= MIN_WORDS);
  const wordCount = (some: readonly Copy[]) => some.reduce((sum, { first, end }) => sum + end - first, 0);
  const demands = lines.filter(({ isDemand }) => isDemand).length;
  const long = lines.filter(({ first, end }) => end - first >= MIN_LONG_WORDS);
  return (
    demands >= MIN_DEMANDS ||
    (demands > 0 && lines.length >= MIN_LINES && wordCount(lines) >= MIN_LINES_WORDS) ||
    (long.length >= MIN_LONG_LINES && wordCount(long) >= MIN_LONG_LINES_WORDS)
  );
}

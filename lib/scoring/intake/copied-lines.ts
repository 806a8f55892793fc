import { wrappedBreaks } from '../../text/wrapped-lines.ts';
import type { TextRange } from './offset-map.ts';
import { HASH_BASIS, nextHash } from './word-hash.ts';
import { WordTable } from './word-table.ts';
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
  /** Has a number for each of their first words. */
  firstWords: WordTable;
  /** Of each, by the hashes of its words: few of a resume's words need to be joined to be compared. */
  hashes: ReadonlySet<number>;
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
  const firstWords = new Map<string, number>();
  const hashes = new Set<number>();
  const isDemand = new Map<string, boolean>();
  const starts = [...words.keys()].filter((index) => isStart(text, words, index, JOB_PARTS));
  for (const [at, first] of starts.entries()) {
    const line = words.slice(first, starts[at + 1] ?? words.length);
    if (at === 0 || line.length > MAX_WORDS) continue;
    firstWords.set(line[0]?.folded ?? '', 1);
    hashes.add(line.reduce((hash, word) => nextHash(hash, word.hash), HASH_BASIS));
    isDemand.set(
      line.map(({ folded }) => folded).join(' '),
      line.length >= MIN_DEMAND_WORDS && line.some(({ folded }) => DEMAND.test(folded)),
    );
  }
  return { firstWords: new WordTable(firstWords), hashes, isDemand };
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

/** Whether a part of a text begins with a word, or the text ends before it. */
function isStart(text: string, words: readonly Word[], index: number, parts: RegExp): boolean {
  const before = words[index - 1];
  const word = words[index];
  if (before === undefined || word === undefined) return true;
  // Most words have a space between them and no more.
  if (word.start === before.end + 1 && text.charCodeAt(before.end) === SPACE) return false;
  return parts.test(text.slice(before.end, word.start));
}

function keyOf(words: readonly Word[], first: number, end: number): string {
  let key = words[first]?.folded ?? '';
  for (let at = first + 1; at < end; at += 1) key += ` ${words[at]?.folded ?? ''}`;
  return key;
}

function copiesIn(resume: string, words: readonly Word[], job: JobLines): Copy[] {
  const copies: Copy[] = [];
  for (let at = 0; at < words.length; ) {
    const end = copyEnd(resume, words, at, job);
    if (end > at) copies.push({ first: at, end, isDemand: job.isDemand.get(keyOf(words, at, end)) === true });
    at = Math.max(at + 1, end);
  }
  return copies;
}

/** Where the longest line of the job ends that parts of the resume from a word on are; 0 when they are none. */
function copyEnd(resume: string, words: readonly Word[], first: number, job: JobLines): number {
  const opening = words[first];
  if (opening === undefined || job.firstWords.valueOf(opening) === 0) return 0;
  if (!isStart(resume, words, first, RESUME_PARTS)) return 0;
  const last = Math.min(words.length, first + MAX_WORDS);
  let hash = HASH_BASIS;
  let parts = 0;
  let longest = 0;
  for (let end = first + 1; end <= last && parts < MAX_PARTS; end += 1) {
    hash = nextHash(hash, words[end - 1]?.hash ?? 0);
    if (!isStart(resume, words, end, RESUME_PARTS)) continue;
    parts += 1;
    if (job.hashes.has(hash) && job.isDemand.has(keyOf(words, first, end))) longest = end;
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

import { LRUCache } from 'lru-cache';
import { findCopiedLines, type JobLines, readJobLines } from './copied-lines.ts';
import type { TextRange } from './offset-map.ts';
import { WordTable } from './word-table.ts';
import { type Word, wordsOf } from './words.ts';

const SHINGLE_WORDS = 8;
/** A sentence of this size is nobody's own when the job has it word for word. */
const MIN_SENTENCE_WORDS = 16;
/** Over several lines, headings and short items included, it takes more: lists of skills may well be equal. */
const MIN_BLOCK_WORDS = 40;
/** Of a short job it takes most of its words, in their order. */
const MIN_SHORT_BLOCK_WORDS = 20;
const SHORT_BLOCK_SHARE = 0.7;
/** A job of fewer words than these is copied when all of it is. */
const MIN_WHOLE_JOB_WORDS = 10;

/** The job's words as numbers, and where each shingle of them first stands. */
interface JobShingles {
  vocabulary: WordTable;
  words: readonly number[];
  positions: ReadonlyMap<number, number>;
  lines: JobLines;
}

/**
 * Passages of the resume that repeat the job word for word: one sentence of at least 16 words, or over several lines at
 * least 40 words, or most of a job that is shorter, or several of its lines of which some demand. Case, punctuation and bullets do not
 * matter. Short lines that equal the job's are left alone. Ranges are whole lines where nearly all of the line is copied. Linear in both
 * texts.
 */
export function findCopiedPassages(
  resume: string,
  words: readonly Word[],
  jobDescription: string,
): TextRange[] {
  const job = shinglesOf(jobDescription);
  const lines = findCopiedLines(resume, words, job.lines).map(({ start, end }) =>
    wholeLines(resume, start, end),
  );
  return merged([...lines, ...findRuns(resume, words, job)]);
}

/** In order, each place once. */
function merged(ranges: readonly TextRange[]): TextRange[] {
  const result: TextRange[] = [];
  for (const { start, end } of ranges.toSorted((left, right) => left.start - right.start)) {
    const last = result.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else result.push({ start, end });
  }
  return result;
}

/** Runs of words that the job has in the same order. */
function findRuns(resume: string, words: readonly Word[], job: JobShingles): TextRange[] {
  const ranges: TextRange[] = [];
  if (job.words.length < MIN_WHOLE_JOB_WORDS) return ranges;
  let index = 0;
  while (index + SHINGLE_WORDS <= words.length) {
    // No shingle of the job has a word that the job lacks: the next one begins behind the last of these.
    let last = index + SHINGLE_WORDS - 1;
    while (last >= index && idAt(words, last, job) !== 0) last -= 1;
    if (last >= index) {
      index = last + 1;
      continue;
    }
    const length = longestRun(words, index, job);
    if (length === 0) {
      index += 1;
      continue;
    }
    ranges.push(...copiedRanges(resume, words, index, length, blockWordsOf(job)));
    index += length;
  }
  return ranges;
}

/** Shingles of so many characters of jobs take some 6 MB. */
const MAX_KEPT_CHARACTERS = 500_000;
/** All candidates of a request are compared with one job, and take turns with those of others. */
const kept = new LRUCache<string, JobShingles>({
  maxSize: MAX_KEPT_CHARACTERS,
  sizeCalculation: (_, text) => text.length + 1,
});

function shinglesOf(jobDescription: string): JobShingles {
  const known = kept.get(jobDescription);
  if (known !== undefined) return known;
  const vocabulary = new Map<string, number>();
  const words = wordsOf(jobDescription).map(({ folded }) => {
    const id = vocabulary.get(folded) ?? vocabulary.size + 1;
    vocabulary.set(folded, id);
    return id;
  });
  const positions = new Map<number, number>();
  for (let index = 0; index + SHINGLE_WORDS <= words.length; index += 1) {
    const hash = hashAt(words, index);
    if (!positions.has(hash)) positions.set(hash, index);
  }
  const shingles = {
    vocabulary: new WordTable(vocabulary),
    words,
    positions,
    lines: readJobLines(jobDescription),
  };
  kept.set(jobDescription, shingles);
  return shingles;
}

/** Hash of the shingle at an index of words by their numbers. */
function hashAt(ids: readonly number[], index: number): number {
  let hash = 0;
  for (let offset = 0; offset < SHINGLE_WORDS; offset += 1) {
    hash = (Math.imul(hash, 31) + (ids[index + offset] ?? 0)) | 0;
  }
  return hash >>> 0;
}

/** Words from `index` on that the job has in the same order; 0 when not even a shingle. The shingle's words are the job's. */
function longestRun(words: readonly Word[], index: number, job: JobShingles): number {
  const shingle: number[] = [];
  for (let offset = 0; offset < SHINGLE_WORDS; offset += 1) shingle.push(idAt(words, index + offset, job));
  const position = job.positions.get(hashAt(shingle, 0));
  if (position === undefined) return 0;
  let length = 0;
  while (index + length < words.length && idAt(words, index + length, job) === job.words[position + length]) {
    length += 1;
  }
  return length >= SHINGLE_WORDS ? length : 0;
}

/** The number of a word of the resume; 0 when the job lacks it. */
function idAt(words: readonly Word[], index: number, { vocabulary }: JobShingles): number {
  const word = words[index];
  return word === undefined ? 0 : vocabulary.valueOf(word);
}

/** How many words in the job's order are a copy of it and no coincidence. */
function blockWordsOf(job: JobShingles): number {
  if (job.words.length < MIN_SHORT_BLOCK_WORDS) return job.words.length;
  return Math.min(
    MIN_BLOCK_WORDS,
    Math.max(MIN_SHORT_BLOCK_WORDS, Math.ceil(job.words.length * SHORT_BLOCK_SHARE)),
  );
}

const SENTENCE_END = /[.!?;]\s|\n/;

/** The whole run when it is long, else each sentence in it that is long enough by itself. */
function copiedRanges(
  resume: string,
  words: readonly Word[],
  first: number,
  length: number,
  blockWords: number,
): TextRange[] {
  if (length >= blockWords) return [rangeOf(resume, words, first, first + length)];
  const ranges: TextRange[] = [];
  let start = first;
  for (let index = first; index < first + length; index += 1) {
    const end = index + 1;
    const gap = resume.slice(words[index]?.end, words[end]?.start);
    if (end < first + length && !SENTENCE_END.test(gap)) continue;
    const range = rangeOf(resume, words, start, end);
    if (end - start >= MIN_SENTENCE_WORDS && !isList(resume.slice(range.start, range.end), end - start))
      ranges.push(range);
    start = end;
  }
  return ranges;
}

function rangeOf(resume: string, words: readonly Word[], first: number, end: number): TextRange {
  return wholeLines(resume, words[first]?.start ?? 0, words[end - 1]?.end ?? 0);
}

/** Enumerations of short items may be equal by nature: everybody lists Java, Python, SQL. */
function isList(passage: string, wordCount: number): boolean {
  const separators = passage.match(/[,|•·]/g)?.length ?? 0;
  return wordCount / (separators + 1) < 4;
}

const MAX_MARGIN = 40;

/** The range with what little else stands on its first and last line (bullets, punctuation). */
function wholeLines(text: string, start: number, end: number): TextRange {
  const leading =
    /(?:^|\n)([\s\p{P}\d]*)$/u.exec(text.slice(Math.max(0, start - MAX_MARGIN), start))?.[1] ?? '';
  const trailing = /^[\s\p{P}]*?(?=\n|$)/u.exec(text.slice(end, end + MAX_MARGIN))?.[0] ?? '';
  return { start: start - leading.length, end: end + trailing.length };
}

import { hasPlainWords, type ResumeLine, readResumeLines } from './resume-lines.ts';
import { collapseLineSpace } from './spaces.ts';

/** Finds the lines of a resume by what stands in them, whatever its case and spaces. */
export class LineIndex {
  readonly #lines: readonly ResumeLine[];
  /** All lines folded, so that one search goes through them. */
  readonly #folded: string;
  /** Where each line begins in the folded text. */
  readonly #starts: readonly number[];
  #foreign: readonly ResumeLine[] | undefined;

  /** @param text the resume as a model reads it */
  constructor(text: string) {
    this.#lines = readResumeLines(text);
    this.#folded = collapseLineSpace(
      this.#lines
        .map(({ content }) => content)
        .join('\n')
        .toLowerCase(),
    );
    this.#starts = lineStarts(this.#folded);
  }

  /** The lines that have a text in them; it is folded. */
  linesWith(text: string): ResumeLine[] {
    const found: ResumeLine[] = [];
    let offset = this.#folded.indexOf(text);
    while (offset >= 0) {
      const number = this.#numberAt(offset);
      const line = this.#lines[number];
      if (line !== undefined) found.push(line);
      const next = this.#starts[number + 1];
      offset = next === undefined ? -1 : this.#folded.indexOf(text, next);
    }
    return found;
  }

  /** The lines, from a number of characters on, that are a part of a text; it is folded. */
  linesWithin(text: string, minimumCharacters: number): ResumeLine[] {
    return this.#lines.filter((_, number) => {
      const start = this.#starts[number] ?? 0;
      const end = (this.#starts[number + 1] ?? this.#folded.length + 1) - 1;
      const length = end - start;
      return (
        length >= minimumCharacters && length <= text.length && text.includes(this.#folded.slice(start, end))
      );
    });
  }

  /** The lines that have most of the words; these are folded. */
  linesSpeakingOf(words: readonly string[]): ResumeLine[] {
    const counts = new Map<ResumeLine, number>();
    for (const word of words) {
      for (const line of this.linesWith(word)) counts.set(line, (counts.get(line) ?? 0) + 1);
    }
    // Plain words stand in the folded text as they are; those of other lines must be read.
    this.#foreign ??= this.#lines.filter(({ content }) => !hasPlainWords(content));
    for (const line of this.#foreign) counts.set(line, words.length);
    const isMost = (count: number) => count * 2 > words.length;
    const found: ResumeLine[] = [];
    for (const [line, count] of counts) {
      if (isMost(count) && isMost(words.filter((word) => line.words.has(word)).length)) found.push(line);
    }
    return found;
  }

  #numberAt(offset: number): number {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

function lineStarts(text: string): number[] {
  const starts: number[] = [];
  for (let start = 0; start >= 0; ) {
    starts.push(start);
    const end = text.indexOf('\n', start);
    start = end < 0 ? -1 : end + 1;
  }
  return starts;
}

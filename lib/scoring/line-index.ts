import { collapseLineSpace } from '../spaces.ts';
import { hasPlainWords, type ResumeLine, readResumeLines } from './resume-lines.ts';

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
    this.#folded = collapseLineSpace(this.#lines.map(contentOf).join('\n').toLowerCase());
    this.#starts = lineStarts(this.#folded);
  }

  /** The lines that have a text in them; it is folded. */
  linesWith(text: string): ResumeLine[] {
    const found: ResumeLine[] = [];
    this.#eachWith(text, (line) => found.push(line));
    return found;
  }

  /** The lines, from a number of characters on, that are a part of a text; it is folded. */
  linesWithin(text: string, minimumCharacters: number): ResumeLine[] {
    const found: ResumeLine[] = [];
    for (const [number, line] of this.#lines.entries()) {
      const start = this.#starts[number] ?? 0;
      const end = (this.#starts[number + 1] ?? this.#folded.length + 1) - 1;
      const length = end - start;
      if (length < minimumCharacters || length > text.length) continue;
      if (text.includes(this.#folded.slice(start, end))) found.push(line);
    }
    return found;
  }

  /** The lines that have most of the words; these are folded. */
  linesSpeakingOf(words: readonly string[]): ResumeLine[] {
    const isMost = (count: number) => count * 2 > words.length;
    const found = new Set(this.#foreignLines().filter((line) => isMost(countIn(line, words))));
    const counts = new Uint16Array(this.#lines.length);
    for (const word of words) {
      this.#eachWith(word, (line, number) => {
        const count = (counts[number] ?? 0) + 1;
        counts[number] = count;
        // Asked once, when so many words are somewhere in the line: they may be parts of others.
        const isFirst = isMost(count) && !isMost(count - 1);
        if (isFirst && isMost(countIn(line, words))) found.add(line);
      });
    }
    return [...found];
  }

  /** Plain words stand in the folded text as they are; those of these lines must be read. */
  #foreignLines(): readonly ResumeLine[] {
    this.#foreign ??= this.#lines.filter(isForeign);
    return this.#foreign;
  }

  #eachWith(text: string, visit: (line: ResumeLine, number: number) => void): void {
    let number = 0;
    let offset = this.#folded.indexOf(text);
    while (offset >= 0) {
      let next = this.#starts[number + 1];
      while (next !== undefined && next <= offset) {
        number += 1;
        next = this.#starts[number + 1];
      }
      const line = this.#lines[number];
      if (line !== undefined) visit(line, number);
      offset = next === undefined ? -1 : this.#folded.indexOf(text, next);
    }
  }
}

function contentOf({ content }: ResumeLine): string {
  return content;
}

function isForeign({ content }: ResumeLine): boolean {
  return !hasPlainWords(content);
}

/** How many of the words are words of the line. */
function countIn({ words: own }: ResumeLine, words: readonly string[]): number {
  let count = 0;
  for (const word of words) if (own.has(word)) count += 1;
  return count;
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

import { pieceAt } from '../../text/piece-at.ts';
import { collapseLineSpace } from '../../text/spaces.ts';
import { hasPlainWords, type ResumeLine, readResumeLines } from './resume-lines.ts';

/** What the lines of a resume make of something: one tells it, some only list it, or none has it. */
export type Standing = 'told' | 'listed' | 'absent';

/**
 * Knows how something stands in the lines of a resume, whatever its case and spaces. Looks no further than to a line
 * that tells.
 */
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

  /** How a text stands in the lines that have it in them; it is folded. */
  standingOf(text: string): Standing {
    let standing: Standing = 'absent';
    for (let number = this.#lineWith(text, 0); number >= 0; number = this.#lineWith(text, number + 1)) {
      if (this.#lines[number]?.isTold === true) return 'told';
      standing = 'listed';
    }
    return standing;
  }

  /** How a text stands in the lines, from a number of characters on, that are a part of it; it is folded. */
  standingOfPartsOf(text: string, minimumCharacters: number): Standing {
    let standing: Standing = 'absent';
    for (const [number, line] of this.#lines.entries()) {
      const start = this.#starts[number] ?? 0;
      const end = (this.#starts[number + 1] ?? this.#folded.length + 1) - 1;
      const length = end - start;
      if (length < minimumCharacters || length > text.length) continue;
      if (!text.includes(this.#folded.slice(start, end))) continue;
      if (line.isTold) return 'told';
      standing = 'listed';
    }
    return standing;
  }

  /** Whether a line that tells has most of the words; these are folded. */
  isTold(words: readonly string[]): boolean {
    for (const line of this.#foreignLines()) if (tellsMost(line, words)) return true;
    // A line with most of the words has one of the first half.
    const half = Math.ceil(words.length / 2);
    for (const word of words.slice(0, half)) {
      for (let number = this.#lineWith(word, 0); number >= 0; number = this.#lineWith(word, number + 1)) {
        const line = this.#lines[number];
        if (line !== undefined && tellsMost(line, words)) return true;
      }
    }
    return false;
  }

  /** Plain words stand in the folded text as they are; those of these lines must be read. */
  #foreignLines(): readonly ResumeLine[] {
    this.#foreign ??= this.#lines.filter(isForeign);
    return this.#foreign;
  }

  /** The number of the first line, from one on, that has a text in it; -1 when there is none. */
  #lineWith(text: string, from: number): number {
    const start = this.#starts[from];
    const offset = start === undefined ? -1 : this.#folded.indexOf(text, start);
    return offset < 0 ? -1 : pieceAt(this.#starts, offset, from);
  }
}

function contentOf({ content }: ResumeLine): string {
  return content;
}

function isForeign({ content }: ResumeLine): boolean {
  return !hasPlainWords(content);
}

function tellsMost(line: ResumeLine, words: readonly string[]): boolean {
  return line.isTold && countIn(line, words) * 2 > words.length;
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

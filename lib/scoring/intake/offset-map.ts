import { pieceAt } from '../../text/piece-at.ts';

/** Replaces `[start, end)` of a text (UTF-16 offsets). */
export interface Edit {
  start: number;
  end: number;
  replacement: string;
}

export interface TextRange {
  start: number;
  end: number;
}

/**
 * Maps ranges of an edited text back to the text before the edits. Only the pieces between edits are stored, so a
 * resume without edits costs one piece, and a look-up is a binary search.
 */
class OffsetMap {
  readonly #outputStarts: number[];
  readonly #sourceStarts: number[];
  /** End of the source of a replaced piece; -1 for a piece that was kept as it was. */
  readonly #replacedEnds: number[];

  constructor(outputStarts: number[], sourceStarts: number[], replacedEnds: number[]) {
    this.#outputStarts = outputStarts;
    this.#sourceStarts = sourceStarts;
    this.#replacedEnds = replacedEnds;
  }

  toSource(range: TextRange): TextRange {
    const first = pieceAt(this.#outputStarts, range.start);
    const start = this.#sourceOf(first, range.start);
    if (range.end <= range.start) return { start, end: start };
    const last = pieceAt(this.#outputStarts, range.end - 1);
    const replacedEnd = this.#replacedEnds[last] ?? -1;
    return { start, end: replacedEnd >= 0 ? replacedEnd : this.#sourceOf(last, range.end - 1) + 1 };
  }

  #sourceOf(piece: number, offset: number): number {
    const source = this.#sourceStarts[piece] ?? 0;
    if ((this.#replacedEnds[piece] ?? -1) >= 0) return source;
    return source + offset - (this.#outputStarts[piece] ?? 0);
  }
}

/** What an edited text is put together from. */
class Pieces {
  readonly #parts: string[] = [];
  readonly #outputStarts: number[] = [];
  readonly #sourceStarts: number[] = [];
  readonly #replacedEnds: number[] = [];
  #length = 0;

  /** @param replacedEnd end of the source of a replaced piece; -1 for a piece that was kept as it was */
  add(piece: string, sourceStart: number, replacedEnd: number): void {
    if (piece === '') return;
    this.#parts.push(piece);
    this.#outputStarts.push(this.#length);
    this.#sourceStarts.push(sourceStart);
    this.#replacedEnds.push(replacedEnd);
    this.#length += piece.length;
  }

  get text(): string {
    return this.#parts.join('');
  }

  get map(): OffsetMap {
    return new OffsetMap(this.#outputStarts, this.#sourceStarts, this.#replacedEnds);
  }
}

/** A text that knows where each of its characters came from, through any number of edits. */
export class TracedText {
  readonly text: string;
  readonly original: string;
  readonly #maps: readonly OffsetMap[];

  private constructor(text: string, original: string, maps: readonly OffsetMap[]) {
    this.text = text;
    this.original = original;
    this.#maps = maps;
  }

  /** A text as it was before any edit. */
  static of(original: string): TracedText {
    return new TracedText(original, original, []);
  }

  /**
   * The text after the edits. They may come in any order; of two that overlap the one that starts first wins, the longer
   * one where both start together, and what the other covers beyond it is removed too.
   */
  edit(edits: readonly Edit[]): TracedText {
    const ordered = mergeEdits(edits);
    if (ordered.length === 0) return this;
    const pieces = new Pieces();
    let position = 0;
    for (const edit of ordered) {
      pieces.add(this.text.slice(position, edit.start), position, -1);
      pieces.add(edit.replacement, edit.start, edit.end);
      position = edit.end;
    }
    pieces.add(this.text.slice(position), position, -1);
    return new TracedText(pieces.text, this.original, [...this.#maps, pieces.map]);
  }

  /** The same text in other letters, as many as it has. */
  inLetters(text: string): TracedText {
    return text === this.text ? this : new TracedText(text, this.original, this.#maps);
  }

  /** Where a range of `text` stood after the first `stage` edits (0: in `original`). */
  rangeAtStage(range: TextRange, stage: number): TextRange {
    let mapped = range;
    for (let index = this.#maps.length - 1; index >= stage; index -= 1) {
      mapped = this.#maps[index]?.toSource(mapped) ?? mapped;
    }
    return mapped;
  }

  /** How many times this text was edited; the stage that `rangeAtStage` knows it by. */
  get stage(): number {
    return this.#maps.length;
  }

  /** Where a range of `text` stands in `original`. Removed characters inside it are part of the answer. */
  toOriginal(range: TextRange): TextRange {
    return this.rangeAtStage(range, 0);
  }
}

function mergeEdits(edits: readonly Edit[]): readonly Edit[] {
  if (areApart(edits)) return edits;
  const ordered = edits.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const merged: Edit[] = [];
  for (const edit of ordered) {
    const previous = merged.at(-1);
    if (previous === undefined || edit.start >= previous.end) merged.push({ ...edit });
    else previous.end = Math.max(previous.end, edit.end);
  }
  return merged;
}

/** Whether the edits are in order and none begins where another does or inside of it: so a scan of the text finds them. */
function areApart(edits: readonly Edit[]): boolean {
  let start = -1;
  let end = 0;
  for (const edit of edits) {
    if (edit.start <= start || edit.start < end) return false;
    ({ start, end } = edit);
  }
  return true;
}

import { type Chunk, linesOf } from './chunks.ts';

/** A column gap must be as wide as this share of the type size, and as this many points. */
const MIN_GUTTER_SHARE = 1;
const MIN_GUTTER_POINTS = 8;
/** A column has at least this many lines beside the other's. */
const MIN_COLUMN_LINES = 3;
const MAX_DEPTH = 8;
/** More chunks than these are a table or a drawing, and are read line by line. */
const MAX_CHUNKS = 4_000;
const MAX_TRIED_GUTTERS = 24;
/** Of chunks at the gutters beside them; a page of text has some ten thousand. */
const MAX_LOOKS = 1_000_000;

interface Split {
  above: Chunk[];
  left: Chunk[];
  right: Chunk[];
  below: Chunk[];
}

/** A gutter between columns, and the lines that it parts. */
interface Gutter {
  from: number;
  startLine: number;
  endLine: number;
  /** Height in which the two columns stand side by side. */
  height: number;
  /** Chunks of the lines that it parts. */
  chunks: number;
}

/**
 * The lines of a page in the order in which a person reads them: one column after the other where there are columns, and
 * straight across where a date, a label or a bullet stands beside each line.
 *
 * @param isFromRight whether the right column comes first
 */
export function inReadingOrder(chunks: readonly Chunk[], isFromRight = false, depth = 0): Chunk[][] {
  const split = depth < MAX_DEPTH && chunks.length <= MAX_CHUNKS ? findColumns(chunks) : null;
  if (split === null) return linesOf(chunks);
  const { above, left, right, below } = split;
  const columns = isFromRight ? [right, left] : [left, right];
  return [above, ...columns, below].flatMap((part) =>
    part.length === 0 ? [] : inReadingOrder(part, isFromRight, depth + 1),
  );
}

/** The split into columns that stand side by side for longest; `null` when there are none. */
function findColumns(chunks: readonly Chunk[]): Split | null {
  const size = median(chunks.map((chunk) => chunk.size));
  const width = Math.max(MIN_GUTTER_POINTS, MIN_GUTTER_SHARE * size);
  const lines = linesOf(chunks);
  const edges = new Set(chunks.map((chunk) => Math.ceil(chunk.x1)));
  if (edges.size * chunks.length > MAX_LOOKS) return null;
  const gutters = [...edges]
    .flatMap((edge) => gutterAt(lines, edge, edge + width) ?? [])
    .sort((a, b) => Math.round(b.height - a.height) || b.chunks - a.chunks)
    .slice(0, MAX_TRIED_GUTTERS);
  for (const gutter of gutters) {
    const split = splitAt(lines, gutter);
    if (isColumns(split.left, split.right)) return split;
  }
  return null;
}

/** The longest run of lines, from top to bottom, of which none reaches into the gutter. */
function gutterAt(lines: readonly Chunk[][], from: number, to: number): Gutter | null {
  let best: Gutter | null = null;
  let sides = new Sides(from);
  let startLine = 0;
  for (let index = 0; index <= lines.length; index += 1) {
    const line = lines[index];
    if (line?.every((chunk) => chunk.x1 <= from || chunk.x0 >= to)) {
      sides.add(line);
      continue;
    }
    const { height, chunks } = sides;
    if (height > (best?.height ?? 0)) best = { from, startLine, endLine: index, height, chunks };
    startLine = index + 1;
    sides = new Sides(from);
  }
  return best;
}

function splitAt(lines: readonly Chunk[][], { from, startLine, endLine }: Gutter): Split {
  const run = lines.slice(startLine, endLine).flat();
  return {
    above: lines.slice(0, startLine).flat(),
    left: run.filter((chunk) => chunk.x1 <= from),
    right: run.filter((chunk) => chunk.x1 > from),
    below: lines.slice(endLine).flat(),
  };
}

/** How far the chunks on the two sides of a gutter reach up and down. */
class Sides {
  readonly #from: number;
  #leftTop = Infinity;
  #leftBottom = -Infinity;
  #rightTop = Infinity;
  #rightBottom = -Infinity;
  chunks = 0;

  constructor(from: number) {
    this.#from = from;
  }

  add(line: readonly Chunk[]): void {
    this.chunks += line.length;
    for (const { x1, y } of line) {
      if (x1 <= this.#from) {
        this.#leftTop = Math.min(this.#leftTop, y);
        this.#leftBottom = Math.max(this.#leftBottom, y);
      } else {
        this.#rightTop = Math.min(this.#rightTop, y);
        this.#rightBottom = Math.max(this.#rightBottom, y);
      }
    }
  }

  /** In which both stand side by side; below 0 when they do not. */
  get height(): number {
    return Math.min(this.#leftBottom, this.#rightBottom) - Math.max(this.#leftTop, this.#rightTop);
  }
}

const YEAR = /(?:^|\D)(?:19|20)\d\d(?:\D|$)|present|current|today|heute|actual|heden/i;
/** Two baselines this share of the type size apart are one line. */
const SAME_BASELINE = 0.25;
const LABEL_CHARACTERS = 24;
const MIN_PROSE_LINES = 4;
const MIN_PROSE_CHARACTERS = 15;
/** A line of this share of the widest is full. */
const FULL_LINE = 0.75;
/** Lines of prose follow each other within this many type sizes. */
const LINE_DISTANCE = 1.8;

/** Whether two parts are columns of their own, and not the cells of rows such as a role and its dates. */
function isColumns(left: readonly Chunk[], right: readonly Chunk[]): boolean {
  const sides = [linesOf(left), linesOf(right)].sort((a, b) => a.length - b.length);
  const [fewer = [], more = []] = sides;
  if (fewer.length < MIN_COLUMN_LINES) return false;
  const baselines = more.map((line) => line[0]?.y ?? 0).sort((a, b) => a - b);
  const aligned = share(fewer, ([chunk]) => isNear(chunk, baselines));
  const isRows = isAlignedDates(fewer, baselines);
  if (aligned < 0.8) return !isRows;
  const texts = fewer.map((line) => line.map((chunk) => chunk.text).join(' '));
  const isDated = share(texts, (text) => YEAR.test(text)) >= 0.5;
  const isLabels = aligned >= 0.95 && median(texts.map((text) => text.length)) <= LABEL_CHARACTERS;
  if (isRows || isDated || isSparse(fewer)) return false;
  return !isLabels || (isProse(fewer) && isProse(more));
}

/** Whether dates stand beside lines of the other side, under a heading perhaps that has none beside it. */
function isAlignedDates(lines: readonly Chunk[][], baselines: readonly number[]): boolean {
  const dated = lines.filter((line) => YEAR.test(line.map((chunk) => chunk.text).join(' ')));
  const aligned = dated.filter(([chunk]) => isNear(chunk, baselines));
  return aligned.length >= 2 && aligned.length >= 0.4 * lines.length && aligned.length >= 0.8 * dated.length;
}

/** @param baselines from top to bottom */
function isNear(chunk: Chunk | undefined, baselines: readonly number[]): boolean {
  const { y, size } = chunk ?? { y: 0, size: 0 };
  let [low, high] = [0, baselines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((baselines[middle] ?? 0) < y - SAME_BASELINE * size) low = middle + 1;
    else high = middle;
  }
  return Math.abs((baselines[low] ?? Infinity) - y) <= SAME_BASELINE * size;
}

/** Whether most lines go on to about the same edge, as they do where text flows. */
function isProse(lines: readonly Chunk[][]): boolean {
  const widths = lines.map((line) => (line.at(-1)?.x1 ?? 0) - (line[0]?.x0 ?? 0));
  const widest = Math.max(...widths);
  const texts = lines.map((line) => line.map((chunk) => chunk.text).join(' ').length);
  return (
    lines.length >= MIN_PROSE_LINES &&
    median(texts) >= MIN_PROSE_CHARACTERS &&
    share(widths, (width) => width >= FULL_LINE * widest) >= 0.6
  );
}

function isSparse(lines: readonly Chunk[][]): boolean {
  const top = lines[0]?.[0];
  const bottom = lines.at(-1)?.[0];
  if (top === undefined || bottom === undefined) return true;
  return (lines.length - 1) * LINE_DISTANCE * top.size < 0.5 * (bottom.y - top.y);
}

function share<T>(items: readonly T[], test: (item: T) => boolean): number {
  return items.length === 0 ? 0 : items.filter(test).length / items.length;
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

import type { Glyph } from './text-painter.ts';
import { isRightToLeft } from './visual-order.ts';

/** Words of one line that stand together. Lengths are points, measured along and across the direction of reading. */
export interface Chunk {
  text: string;
  x0: number;
  x1: number;
  /** Of the baseline; grows down the page. */
  y: number;
  size: number;
}

/** All lengths below are shares of the type size. */
const SAME_LINE = 0.35;
const WORD_GAP = 0.18;
const CHUNK_GAP = 0.9;
const OVERPRINT = 0.12;
/** Between words that a space parts: lines that are set to both edges have wide ones. */
const SPACED_WORD_GAP = 1.8;
/** A shadow lies this near to its text. */
const SHADOW = 0.4;

/** A gap without a space character, until it is known whether the letters are merely set apart. */
const GAP_MARK = '\u0001';
const MIN_SPACED_LETTERS = 4;
/** Ligatures, and letters in the forms that they take within a word. */
const PRESENTATION_FORMS = /[\ufb00-\ufdff\ufe70-\ufefc]/g;
/** What symbol fonts have for bullets, and everything else of their own. */
const SYMBOL_BULLETS = /[\uf06c\uf06e\uf071\uf076\uf09f\uf0a7\uf0a8\uf0b7\uf0d8\uf0e0\uf0fc]/g;
const PRIVATE_USE = /[\ue000-\uf8ff]/g;
/** Single letters with single spaces, and wider ones between words. */
const SPACED_LETTERS = /^\p{L}(?: {1,4}\p{L}){4,}$/u;

/** The chunks of the glyphs for each direction of writing, that of most glyphs first. */
export function chunksByDirection(glyphs: readonly Glyph[]): Chunk[][] {
  const directions = new Map<number, Glyph[]>();
  for (const glyph of glyphs) {
    const quarter = quarterOf(glyph);
    const group = directions.get(quarter);
    if (group === undefined) directions.set(quarter, [glyph]);
    else group.push(glyph);
  }
  return [...directions]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([quarter, group]) => merged(painted(group.map((glyph) => placed(glyph, quarter)))));
}

/** Direction of writing in quarter turns clockwise. */
function quarterOf({ x, y, endX, endY }: Glyph): number {
  const turns = Math.round((2 * Math.atan2(endY - y, endX - x)) / Math.PI);
  return (turns + 4) % 4;
}

/** The glyph as it lies on a page that is turned so that the glyph is upright. */
function placed(glyph: Glyph, quarter: number): Chunk {
  const [x0, y] = turned(glyph.x, glyph.y, quarter);
  const [x1] = turned(glyph.endX, glyph.endY, quarter);
  return { text: visibleText(glyph.text), x0: Math.min(x0, x1), x1: Math.max(x0, x1), y, size: glyph.size };
}

/** As it is seen from left to right. */
function visibleText(text: string): string {
  const plain = text
    .replace(PRESENTATION_FORMS, (form) => form.normalize('NFKC'))
    .replace(SYMBOL_BULLETS, '•')
    .replace(PRIVATE_USE, '');
  return plain.length > 1 && isRightToLeft(plain) ? [...plain].reverse().join('') : plain;
}

function turned(x: number, y: number, quarter: number): [number, number] {
  if (quarter === 1) return [y, -x];
  if (quarter === 2) return [-x, -y];
  return quarter === 3 ? [-y, x] : [x, y];
}

/** A chunk whose text is still in pieces: looked at as a whole with each glyph, a line would cost its length squared. */
interface Run extends Omit<Chunk, 'text'> {
  pieces: string[];
  endsWithSpace: boolean;
  isFromRight: boolean;
}

/** Joins glyphs that follow each other as they are painted. */
function painted(glyphs: readonly Chunk[]): Chunk[] {
  const runs: Run[] = [];
  let last: Run | undefined;
  let lastGlyph: Chunk | undefined;
  for (const glyph of glyphs) {
    if (lastGlyph !== undefined && isOverprint(lastGlyph, glyph)) continue;
    lastGlyph = glyph;
    const isSpace = glyph.text.trim() === '';
    const isFromRight = isRightToLeft(glyph.text);
    // What is read from the right is painted in either order: its letters are joined by their places.
    if (last !== undefined && !last.isFromRight && !isFromRight && follows(last, glyph)) append(last, glyph);
    else if (isSpace) last = undefined;
    else {
      const { text, ...place } = glyph;
      last = { ...place, pieces: [text], endsWithSpace: text.endsWith(' '), isFromRight };
      runs.push(last);
    }
  }
  return withoutShadows(
    runs
      .map(({ pieces, x0, x1, y, size }) => ({ text: withSpaces(pieces.join('')), x0, x1, y, size }))
      .filter((chunk) => chunk.text !== ''),
  );
}

/** Words that are painted twice, one a little aside as a shadow, are read once. */
function withoutShadows(chunks: readonly Chunk[]): Chunk[] {
  const kept: Chunk[] = [];
  for (const chunk of chunks) {
    const last = kept.at(-1);
    const isShadowed =
      last !== undefined &&
      chunk.text.length > 1 &&
      last.text === chunk.text &&
      Math.max(Math.abs(last.x0 - chunk.x0), Math.abs(last.y - chunk.y)) < SHADOW * chunk.size;
    if (!isShadowed) kept.push(chunk);
  }
  return kept;
}

/** Bold is sometimes made by painting a glyph twice. */
function isOverprint(last: Chunk, glyph: Chunk): boolean {
  const distance = Math.abs(last.x0 - glyph.x0) + Math.abs(last.y - glyph.y);
  return last.text === glyph.text && distance < OVERPRINT * glyph.size;
}

function follows(last: Run, glyph: Chunk): boolean {
  const size = Math.max(last.size, glyph.size);
  const gap = glyph.x0 - last.x1;
  const widest = last.endsWithSpace ? SPACED_WORD_GAP : CHUNK_GAP;
  return Math.abs(glyph.y - last.y) < SAME_LINE * size && gap > -CHUNK_GAP * size && gap < widest * size;
}

function append(run: Run, next: Chunk): void {
  const isApart = next.x0 - run.x1 > WORD_GAP * next.size;
  const mark = isApart && !run.endsWithSpace && !next.text.startsWith(' ') ? GAP_MARK : '';
  const added = mark + next.text;
  run.pieces.push(added);
  if (added !== '') run.endsWithSpace = added.endsWith(' ');
  // A space at the end is no part of what is seen.
  if (next.text.trim() !== '') run.x1 = Math.max(run.x1, next.x1);
  run.size = Math.max(run.size, next.size);
}

/** Gaps become spaces, unless nearly every letter is set apart, as in headings. */
function withSpaces(text: string): string {
  const letters = text.length - text.split(GAP_MARK).length + 1;
  const gaps = text.split(GAP_MARK).length - 1;
  const isSpaced = letters >= MIN_SPACED_LETTERS && gaps >= (letters - 1) * 0.6;
  const spaced = text
    .replaceAll(GAP_MARK, isSpaced ? '' : ' ')
    .replace(/\s/g, ' ')
    .trim();
  return SPACED_LETTERS.test(spaced) ? joinedLetters(spaced) : spaced.replace(/ {2,}/g, ' ');
}

/** "E X P E R I E N C E": the words are parted by more than one space. */
function joinedLetters(text: string): string {
  return text
    .split(/ {2,}/)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ');
}

/** Joins what stands together on a line but was painted apart. */
function merged(chunks: readonly Chunk[]): Chunk[] {
  const result: Chunk[] = [];
  for (const line of linesOf(chunks)) {
    let last: Chunk | undefined;
    for (const chunk of line) {
      if (last !== undefined && chunk.x0 - last.x1 < CHUNK_GAP * Math.min(last.size, chunk.size)) {
        const isApart = chunk.x0 - last.x1 > WORD_GAP * chunk.size;
        last.text += (isApart ? ' ' : '') + chunk.text;
        last.x1 = Math.max(last.x1, chunk.x1);
        last.size = Math.max(last.size, chunk.size);
      } else {
        last = { ...chunk };
        result.push(last);
      }
    }
  }
  return result;
}

/** Chunks by line from top to bottom, each line from left to right. */
export function linesOf(chunks: readonly Chunk[]): Chunk[][] {
  const lines: Chunk[][] = [];
  let first: Chunk | undefined;
  for (const chunk of chunks.toSorted((a, b) => a.y - b.y)) {
    const line = lines.at(-1);
    const isSame = first !== undefined && chunk.y - first.y < SAME_LINE * Math.max(first.size, chunk.size);
    if (isSame && line !== undefined) line.push(chunk);
    else {
      lines.push([chunk]);
      first = chunk;
    }
  }
  return lines.map((line) => line.sort((a, b) => a.x0 - b.x0));
}

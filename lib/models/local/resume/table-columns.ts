import { matchesOf } from '../../../text/matches.ts';
import type { TitlePart } from '../titles/title-parts.ts';
import type { Line } from '../types.ts';
import { knownTitle, type RoleLine } from './role-lines.ts';

/** Fewer cells are two things beside each other, no table. */
const MIN_CELLS = 3;

/** Tells of a row of a table the cell in which the other rows have titles that are known; `undefined` when it is no such row. */
export function titleColumn(lines: readonly RoleLine[]): (read: RoleLine) => TitlePart | undefined {
  const votes = new Map<number, number>();
  for (const read of lines) {
    const texts = cellTexts(read.line);
    if (texts.length < MIN_CELLS) continue;
    const headed = read.ranges.length === 0 ? headedColumn(texts) : -1;
    if (headed >= 0) votes.set(headed, (votes.get(headed) ?? 0) + HEADED_VOTES);
    const title = knownTitle(read);
    const column = title === undefined ? -1 : cellsOf(read.line).findIndex((cell) => holds(cell, title));
    if (column >= 0) votes.set(column, (votes.get(column) ?? 0) + 1);
  }
  const [best] = [...votes].toSorted(([, left], [, right]) => right - left);
  return ({ line }) => (best === undefined || !isRow(line) ? undefined : cellsOf(line)[best[0]]);
}

/** The head of a column says more than a few titles that happen to be known. */
const HEADED_VOTES = 3;
const TITLE_COLUMN = /^(?:job ?title|title|post(?: held)?|position(?: held)?|role|designation|job)$/i;

/** "Dates | Employer | Post" above the rows: which column has the titles; -1 in any other line. */
function headedColumn(texts: readonly { 0: string }[]): number {
  return texts.findIndex(({ 0: text }) => TITLE_COLUMN.test(text.trim()));
}

function isRow(line: Line): boolean {
  return cellTexts(line).length >= MIN_CELLS;
}

/** Cells of a table are parted by bars, tabs, or so much space; an empty one stands between two bars. */
function cellTexts({ text }: Line): readonly { 0: string; index: number }[] {
  // Most lines are one cell.
  if (!PARTED.test(text)) return [{ 0: text, index: 0 }];
  return text.includes('|') ? [...text.matchAll(CELL_BEFORE_BAR)] : matchesOf(text, CELL);
}

const PARTED = /\||[^\S ]| {2}|^ | $/;
const CELL_BEFORE_BAR = /[^|]+|(?<=\|)(?=\|)/g;
const CELL = /\S+(?: \S+)*/g;

function holds(cell: TitlePart | undefined, title: TitlePart): boolean {
  return cell !== undefined && title.start >= cell.start && title.end <= cell.end;
}

/** The words of each cell; `undefined` for an empty one. */
function cellsOf(line: Line): (TitlePart | undefined)[] {
  const cells: (TitlePart | undefined)[] = [];
  let token = 0;
  for (const { 0: text, index } of cellTexts(line)) {
    const end = line.start + index + text.length;
    const firstToken = token;
    while ((line.tokens[token]?.start ?? end) < end) token++;
    const [first, last] = [line.tokens[firstToken], line.tokens[token - 1]];
    const isFilled = token > firstToken && first !== undefined && last !== undefined;
    cells.push(
      isFilled
        ? { start: first.start, end: last.end, firstToken, endToken: token, isKnown: false }
        : undefined,
    );
  }
  return cells;
}

import { isDigit, isLower, isSpace } from './characters.ts';
import { type PhysicalLine, physicalLines } from './physical-lines.ts';
import type { Span } from './span.ts';

/** Narrower texts are not taken for wrapped ones, wider ones wrap in no editor. */
const MIN_WRAP_COLUMNS = 50;
const MAX_WRAP_COLUMNS = 140;
/** A page is at least so wide: below a narrower line, that it goes on has to show elsewhere in the text as well. */
const PAGE_COLUMNS = 70;
/** So many lines near the widest one show that the text was wrapped. */
export const MIN_FULL_LINES = 3;
/** A line so near to the width of a page, or nearer, is full: the next word may have been longer. */
export const FULL_LINE_SLACK_COLUMNS = 12;
/** A resume begins with a name and what belongs to it. It stays as it is: the length of a name must not matter. */
const MAX_HEAD_LINES = 6;
const CLOSING_PARENTHESIS = 41;

/** The column at which a text was wrapped; infinite when it was not. */
export function wrapColumnsOf(text: string, lines: readonly PhysicalLine[]): number {
  const widest = widestOf(lines);
  if (widest === Number.POSITIVE_INFINITY) return widest;
  const isFull = (line: PhysicalLine) =>
    line.width >= widest - FULL_LINE_SLACK_COLUMNS && !hasColumns(text, line);
  if (lines.filter(isFull).length < MIN_FULL_LINES) return Number.POSITIVE_INFINITY;
  // Where text is wrapped, some line goes on in lower case below a full one.
  const goesOn = (line: PhysicalLine, at: number): boolean => {
    const above = lines[at - 1];
    return above !== undefined && line.marker === 'none' && beginsLower(text, line) && isFull(above);
  };
  return lines.some(goesOn) ? widest : Number.POSITIVE_INFINITY;
}

/** The width of the widest line, in columns; infinite where that is none of a page. */
export function widestOf(lines: readonly Readonly<{ width: number }>[]): number {
  let widest = 0;
  for (const { width } of lines) widest = Math.max(widest, width);
  return widest < MIN_WRAP_COLUMNS || widest > MAX_WRAP_COLUMNS ? Number.POSITIVE_INFINITY : widest;
}

/** Whether the first word of a line had no room in the line above it, which ends in a word. */
export function fillsColumns(
  text: string,
  above: PhysicalLine,
  line: PhysicalLine,
  wrapColumns: number,
): boolean {
  const last = text.charCodeAt(above.end - 1);
  if (isDigit(last) || last === CLOSING_PARENTHESIS) return false;
  return above.width + 1 + firstWordLength(text, line) > wrapColumns && !hasColumns(text, above);
}

/** Whether the text of a line begins with a small letter. */
export function beginsLower(text: string, line: PhysicalLine): boolean {
  return isLower(text.charCodeAt(line.start));
}

/** A line that goes on in lower case, below one that did not end: where there is none, nothing was wrapped. */
const GOES_ON = /[^.!?:;\s]\s?\n[ \t]*\p{Ll}/u;

/**
 * The line breaks that are there for the width of the page alone, each with the indent behind it: a space says the
 * same. Linear in the text.
 */
export function wrappedBreaks(text: string): Span[] {
  if (!GOES_ON.test(text)) return [];
  const lines = physicalLines(text);
  const body = lines.slice(headLinesOf(lines));
  const columns = { wrap: wrapColumnsOf(text, body), widest: widestOf(body) };
  if (columns.widest === Number.POSITIVE_INFINITY) return [];
  const breaks: Span[] = [];
  let above: PhysicalLine | undefined;
  let indent = 0;
  for (const line of body) {
    if (above !== undefined && line.indent >= indent && isWrapped(text, above, line, columns)) {
      breaks.push({ start: above.end, end: line.start });
    } else {
      indent = line.indent;
    }
    above = line;
  }
  return breaks;
}

/** How many lines stand above the first empty one, if these are few. */
function headLinesOf(lines: readonly PhysicalLine[]): number {
  let count = 1;
  while (count < MAX_HEAD_LINES && lines[count]?.blankBefore === false) count += 1;
  return count;
}

interface Columns {
  /** At which the text was wrapped; infinite when that shows at too few lines. */
  wrap: number;
  widest: number;
}

function isWrapped(text: string, above: PhysicalLine, line: PhysicalLine, columns: Columns): boolean {
  if (line.blankBefore || line.marker !== 'none') return false;
  // Between cells of a table stand bars.
  if (text.slice(above.end, line.start).trim() !== '') return false;
  const last = text.charAt(above.end - 1);
  if (columns.wrap === Number.POSITIVE_INFINITY && above.width < PAGE_COLUMNS) return false;
  const goesOn = last === ',' || (beginsLower(text, line) && !'.!?:;'.includes(last));
  if (!goesOn) return fillsColumns(text, above, line, columns.wrap);
  // Letters differ in width on a page.
  return above.width + 1 + firstWordLength(text, line) > columns.widest - FULL_LINE_SLACK_COLUMNS;
}

/** "Oakfield Homes          2015 – 2021": wide by its layout, not by its words. */
function hasColumns(text: string, line: PhysicalLine): boolean {
  return /\s{3}|\t/.test(text.slice(line.start, line.end));
}

function firstWordLength(text: string, line: PhysicalLine): number {
  let at = line.start;
  while (at < line.end && !isSpace(text.charCodeAt(at))) at += 1;
  return at - line.start;
}

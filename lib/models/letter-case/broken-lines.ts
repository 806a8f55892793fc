import type { Span } from '../../text/span.ts';
import { FULL_LINE_SLACK_COLUMNS, MIN_FULL_LINES, widestOf } from '../../text/wrapped-lines.ts';
import { foldText } from '../local/text/tokens.ts';
import { isFunctionWord } from '../local/vocabulary/stop-words.ts';
import { isDated } from './sentence-lines.ts';

/** So many breaks beside a small word show that the text was broken at the width of a page. */
const MIN_TELLING_BREAKS = 3;

const LAST_WORD = /[\p{L}\p{N}]{1,30},?$/u;
const FIRST_WORD = /^\s{0,16}(\p{L}\S{0,40})/u;

/**
 * Which of the lines begin with a word that had no room behind the line before, which had not ended. `lib/text/wrapped-lines.ts` asks
 * for small letters at such a place; where case tells nothing, small words have to tell it: lines do not end in "and".
 */
export function brokenLines(text: string, lines: readonly Span[]): ReadonlySet<number> {
  const columns = pageColumns(lines);
  if (columns === Number.POSITIVE_INFINITY) return new Set();
  const possible: number[] = [];
  const telling: number[] = [];
  for (let index = 1; index < lines.length; index += 1) {
    const kind = breakBefore(text, lines[index - 1], lines[index], columns);
    if (kind === null) continue;
    possible.push(index);
    if (kind === 'telling') telling.push(index);
  }
  return new Set(telling.length >= MIN_TELLING_BREAKS ? possible : telling);
}

function breakBefore(
  text: string,
  above: Span | undefined,
  line: Span | undefined,
  columns: number,
): 'possible' | 'telling' | null {
  if (above === undefined || line === undefined || above.end + 1 !== line.start) return null;
  const before = text.slice(above.start, above.end);
  const behind = text.slice(line.start, line.end);
  const last = LAST_WORD.exec(before)?.[0];
  const first = FIRST_WORD.exec(behind)?.[1];
  if (last === undefined || first === undefined || isDated(before) || isDated(behind)) return null;
  if (before.length + 1 + first.length <= columns) return null;
  const isTelling = last.endsWith(',') || isFunctionWord(foldText(last)) || isFunctionWord(foldText(first));
  return isTelling ? 'telling' : 'possible';
}

/** The width of the page that lines were broken at; infinite where too few of them reach it. */
function pageColumns(lines: readonly Span[]): number {
  const widths = lines.map(({ start, end }) => ({ width: end - start }));
  const widest = widestOf(widths);
  const full = widths.filter(({ width }) => width >= widest - FULL_LINE_SLACK_COLUMNS);
  return full.length < MIN_FULL_LINES ? Number.POSITIVE_INFINITY : widest;
}

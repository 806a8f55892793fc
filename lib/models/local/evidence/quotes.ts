import { listItems } from '../text/list-items.ts';
import type { Line } from '../types.ts';
import type { ResumeIndex } from './resume-index.ts';
import type { CompiledText } from './wanted.ts';

/** Longer lines are quoted by the item that shows most. */
const MAX_QUOTE_CHARACTERS = 160;
const MIN_QUOTE_CHARACTERS = 12;

/** The words of a resume that show what a text asks for: a whole line, or the one item of a long list. */
export function quoteOf(index: ResumeIndex, lineIndex: number, wanted: CompiledText): string | null {
  const line = index.read.document.lines[lineIndex];
  if (line === undefined || line.text.trim() === '') return null;
  if (line.text.length < MIN_QUOTE_CHARACTERS) return widened(index.read.document.text, line);
  if (line.text.length <= MAX_QUOTE_CHARACTERS) return line.text;
  return bestItem(index.read.document.text, line, wanted) ?? line.text;
}

/** A few letters prove something only as a whole line; inside a line they are quoted with what stands beside them. */
function widened(text: string, line: Line): string {
  const from = text.lastIndexOf('\n', line.start - 1) + 1;
  const lineEnd = text.indexOf('\n', line.end);
  const to = lineEnd < 0 ? text.length : lineEnd;
  // The sign of a list, a number or a dash before it is none of its words.
  if (!/\p{L}/u.test(text.slice(from, line.start)) && text.slice(line.end, to).trim() === '')
    return line.text;
  const after = text.slice(line.start, Math.min(to, line.start + MIN_QUOTE_CHARACTERS * 3)).trimEnd();
  if (after.length >= MIN_QUOTE_CHARACTERS) return after;
  return text.slice(Math.max(from, line.end - MIN_QUOTE_CHARACTERS * 3), to).trim();
}

function bestItem(text: string, line: Line, wanted: CompiledText): string | null {
  let best: string | null = null;
  let most = 0;
  for (const { start, end } of listItems(line)) {
    if (end - start < MIN_QUOTE_CHARACTERS) continue;
    const shown = new Set(
      line.tokens.flatMap((token) =>
        token.start >= start && token.end <= end && wanted.tellingStems.has(token.stem) ? [token.stem] : [],
      ),
    );
    if (shown.size > most) {
      most = shown.size;
      best = text.slice(start, end);
    }
  }
  return best;
}

import { matchesOf } from '../../../text/matches.ts';
import { readDateRanges } from '../text/dates.ts';
import type { Line, ResumeRead, SectionKind, Span, TextDocument } from '../types.ts';

/**
 * A resume without what it dates behind a month: roles, projects and studies that have not begun are no evidence, nor is what is told of
 * them. A year alone may be the end of a paper's validity, and stays.
 *
 * @param evaluatedAsOf `YYYY-MM`
 */
export function withoutFuture(read: ResumeRead, evaluatedAsOf: string): ResumeRead {
  const isAhead = (start: string | null): boolean =>
    start !== null && start > evaluatedAsOf.slice(0, start.length);
  const begun = read.roles.filter(({ start }) => !isAhead(start));
  // Most resumes name no year to come.
  if (begun.length === read.roles.length && !hasYearFrom(read.document.text, evaluatedAsOf)) return read;
  const lines = new Set(linesAhead(read.document, isAhead));
  for (const { start, lines: told } of read.roles) {
    if (isAhead(start)) for (const line of told) lines.add(line);
  }
  for (const line of begun.flatMap(({ lines: told }) => told)) lines.delete(line);
  if (lines.size === 0) return begun.length === read.roles.length ? read : { ...read, roles: begun };
  return {
    ...read,
    document: {
      ...read.document,
      lines: read.document.lines.map(
        (line, index): Line =>
          lines.has(index) ? { ...line, section: 'references', tokens: [], gates: 0 } : line,
      ),
    },
    roles: begun,
    hits: read.hits.filter(({ line }) => !lines.has(line)),
    terms: read.terms.map((terms, line) => (lines.has(line) ? [] : terms)),
  };
}

/** "Migration, 2027 - 2028" is dated, "Budget 2027 - 2028" names what was planned. */
function isDateOf(text: string, line: Line, { start, end }: Span): boolean {
  const [before, behind] = [text.slice(line.start, start), text.slice(end, line.end)];
  if (!/\p{L}/u.test(before)) return true;
  return /[,;:(|•–—-]\s{0,3}$/.test(before) && !/\p{L}/u.test(behind);
}

function hasYearFrom(text: string, evaluatedAsOf: string): boolean {
  const year = evaluatedAsOf.slice(0, 4);
  return matchesOf(text, YEAR).some(([named]) => named >= year);
}

const YEAR = /(?<!\d)20\d\d(?!\d)/g;

/** What these name has no beginning, or has rules of its own. */
const WITHOUT_BEGINNING: ReadonlySet<SectionKind> = new Set([
  'languages',
  'certificates',
  'skills',
  'summary',
]);

/** The lines with dates from and to that are all ahead, and those below that stand with them. */
function linesAhead({ text, lines }: TextDocument, isAhead: (start: string | null) => boolean): number[] {
  const found: number[] = [];
  let isBelow = false;
  for (const [index, line] of lines.entries()) {
    const ranges = WITHOUT_BEGINNING.has(line.section)
      ? []
      : readDateRanges(text, line.tokens).filter(
          ({ end, span }) => end !== null && isDateOf(text, line, span),
        );
    const gap = text.slice(lines[index - 1]?.end ?? 0, line.start);
    const isApart =
      line.isHeading || line.section !== lines[index - 1]?.section || /\n[^\S\n]{0,20}\n/.test(gap);
    if (ranges.length > 0) isBelow = ranges.every(({ start }) => isAhead(start));
    else if (isApart) isBelow = false;
    if (isBelow) found.push(index);
  }
  return found;
}

import { type DateRange, readDateRanges } from '../text/dates.ts';
import { gatesOpenedBy } from '../text/word-gate.ts';
import { proseTitles } from '../titles/prose-titles.ts';
import { headerTitle, unknownTitle } from '../titles/title-parts.ts';
import type { Line, TermHit, TextDocument } from '../types.ts';

/** A part of a line that tells of one role. */
export interface Entry {
  line: Line;
  hits: TermHit[];
  ranges: DateRange[];
}

interface Whole {
  line: Line;
  hits: readonly TermHit[];
  ranges: readonly DateRange[];
}

/**
 * The entries of a career that stand in one line, each with dates of its own: parted by semicolons, or a title with each of the dates, be
 * it before or behind them ("Cook, The Mill, 2011-15, head chef 2015-19"). Empty where the line is one entry, or a sentence.
 */
export function entriesInLine(document: TextDocument, whole: Whole): Entry[] {
  const { line, ranges } = whole;
  if (ranges.length < 2) return [];
  const entries = (parts: readonly Line[]) => parts.map((part) => entryOf(document, whole, part));
  const atSemicolons = entries(partsAtSemicolons(line));
  if (atSemicolons.length > 1 && atSemicolons.every((entry) => entry.ranges.length > 0)) return atSemicolons;
  const full = ranges.filter(({ end }) => end !== null);
  if (full.length < 2 || proseTitles(line, whole.hits, ranges).length > 0) return [];
  const [stay, ...inside] = full;
  const found = [
    partsBehindDates(line, full, line.start),
    partsFromDates(line, full),
    // "Lane & Sons, 2008-22: Clerk (2008-11), Manager (2011-22)"
    stay !== undefined && spans(stay, inside) ? partsBehindDates(line, inside, stay.span.end) : [],
  ].map(entries);
  return found.find((parts) => parts.length > 1 && parts.every(isTitledEntry)) ?? [];
}

function entryOf(document: TextDocument, whole: Whole, line: Line): Entry {
  const from = whole.line.tokens.findIndex(({ start }) => start >= line.start);
  const isInside = (hit: TermHit) => hit.firstToken >= from && hit.endToken <= from + line.tokens.length;
  const shifted = (hit: TermHit) => ({
    ...hit,
    firstToken: hit.firstToken - from,
    endToken: hit.endToken - from,
  });
  return {
    line,
    hits: whole.hits.filter(isInside).map(shifted),
    ranges: readDateRanges(document.text, line.tokens),
  };
}

/** A title with dates from and to. */
function isTitledEntry({ line, hits, ranges }: Entry): boolean {
  if (ranges.filter(({ end }) => end !== null).length !== 1) return false;
  return (
    headerTitle(line, hits, ranges)?.isKnown === true || unknownTitle(line, ranges)?.soundsLikeTitle === true
  );
}

/** Whether the dates of a whole stay hold those of the posts in it. */
function spans({ start, end }: DateRange, inside: readonly DateRange[]): boolean {
  return inside.every((range) => (range.start ?? '') >= (start ?? '') && (range.end ?? '') <= (end ?? ''));
}

/** What closes an entry behind its dates. In an open bracket nothing does. */
const CLOSING =
  /^\s?[-–—]?[)\]]?(?:\s\([^()]{1,90}\))?(?:\s{0,2}(?:[,;.•·|/–—]|->|→|-\s)|\s(?=(?:and|then)\s)|\s{2})\s{0,3}/;
/** What stands before the dates that open one. */
const OPENING = /(?:^|[,;.:•·|/–—]|\s-|\sand|\sthen)\s{0,3}[([]?$/;

function partsBehindDates(line: Line, ranges: readonly DateRange[], from: number): Line[] {
  const ends = ranges.map(({ span }, at) => {
    if (at === ranges.length - 1) return line.end;
    const behind = CLOSING.exec(line.text.slice(span.end - line.start, span.end - line.start + 110));
    return behind === null ? -1 : span.end + behind[0].length;
  });
  if (ends.some((end) => end < 0)) return [];
  return ends.map((end, at) => partOfLine(line, ends[at - 1] ?? from, end));
}

/** "2011-15 Cook, 2015-19 head chef". */
function partsFromDates(line: Line, ranges: readonly DateRange[]): Line[] {
  const starts = ranges.map(({ span }, at) => {
    const before = line.text.slice(Math.max(0, span.start - line.start - 8), span.start - line.start);
    return at === 0 || OPENING.test(before) ? span.start : -1;
  });
  if (starts.some((start) => start < 0)) return [];
  return starts.map((start, at) => partOfLine(line, start, starts[at + 1] ?? line.end));
}

function partOfLine(line: Line, start: number, end: number): Line {
  const text = line.text.slice(start - line.start, end - line.start);
  const tokens = line.tokens.filter((token) => token.start >= start && token.end <= end);
  return { ...line, start, end, text, tokens, gates: gatesOpenedBy(tokens) };
}

/** Not at one inside of brackets. */
function partsAtSemicolons(line: Line): Line[] {
  const parts = [...line.text.matchAll(/[^;\s][^;]*/g)].map(({ 0: text, index }) => {
    const start = line.start + index;
    return partOfLine(line, start, start + text.length);
  });
  return parts.every(({ text }) => !/\([^)]*$/.test(text)) ? parts : [];
}

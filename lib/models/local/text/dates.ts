import { isDash, isDigit, isLetter, isSpace, isUpper } from '../../../text/characters.ts';
import type { Span, Token } from '../types.ts';
import {
  AND_WORDS,
  BETWEEN_WORDS,
  DATING_WORDS,
  ENDING_WORDS,
  endOfPresent,
  ONWARDS_WORDS,
  SINCE_WORDS,
  UNTIL_FILLERS,
  UNTIL_WORDS,
} from './calendar-words.ts';
import { type DatePoint, datePointAt, monthAt, monthOfYear } from './date-points.ts';

/** A date or a range of dates in the text. */
export interface DateRange {
  /** With the words that belong to it ("since 2018", "2019 to date"). */
  span: Span;
  /** `YYYY` or `YYYY-MM`; `null` when only the end is said ("until 2018"). */
  start: string | null;
  /** As `start`, or `present`; `null` for a date alone. */
  end: string | null;
  /** Index of its first token, and after its last. */
  firstToken: number;
  endToken: number;
}

const MAX_GAP_CHARACTERS = 6;
const MAX_CONNECTING_WORDS = 5;

/**
 * The dates and ranges in a line, in order, without overlaps: "Jan 2019 – Present", "03/2017-06/2019", "'09–'12", "seit
 * 2018", "août 2016 à mars 2018", "Q1 2020". What only looks like a year (phone numbers, amounts, norms, product versions)
 * is left out. A range that ends before it begins is none. Linear in the number of tokens.
 */
export function readDateRanges(text: string, tokens: readonly Token[]): DateRange[] {
  const ranges: DateRange[] = [];
  // There is no date without a number, and most lines have none.
  if (!tokens.some(hasDigitAtAnEnd)) return ranges;
  let index = 0;
  while (index < tokens.length) {
    const range = rangeAt(text, tokens, index);
    if (range !== undefined) ranges.push(range);
    index = range?.endToken ?? index + 1;
  }
  return ranges;
}

/** "2019", and "Mar19". */
function hasDigitAtAnEnd({ norm }: Token): boolean {
  return isDigit(norm.charCodeAt(0)) || isDigit(norm.charCodeAt(norm.length - 1));
}

function rangeAt(text: string, tokens: readonly Token[], index: number): DateRange | undefined {
  const first = datePointAt(text, tokens, index) ?? monthOfSharedYear(text, tokens, index);
  if (first === undefined || isPartOfNumber(text, tokens, index, first)) return undefined;
  const before = wordBefore(tokens, index);
  const end = rangeEnd(text, tokens, first, BETWEEN_WORDS.has(before));
  if (end !== undefined && (end.last === 'present' || isInOrder(first.first, end.last))) {
    return rangeOf(tokens, index, first, first.first, end.last, end);
  }
  const isOwnLine = before === 'from' && index === 1 && tokens.length === first.endToken;
  const isOpen = isLeftOpen(text, tokens, first);
  if (first.kind === 'short' && !SINCE_WORDS.has(before) && !isOwnLine && !isOpen) return undefined;
  // "since 2018", or "from Jan. '21" on a line of its own or at the end of one.
  if (SINCE_WORDS.has(before) || isOwnLine || isFromOn(text, tokens, index, first))
    return rangeOf(tokens, index - 1, first, first.first, 'present', first);
  if (ENDING_WORDS.has(before)) return rangeOf(tokens, index - 1, first, null, first.last, first);
  if (isOpen) return rangeOf(tokens, index, first, first.first, 'present', first);
  if (first.kind === 'year' && !standsAsDate(text, tokens, index, first)) return undefined;
  if (first.first !== first.last) return rangeOf(tokens, index, first, first.first, first.last, first);
  const years = shortYears(text, first);
  if (years !== undefined) return rangeOf(tokens, index, first, years[0], years[1], first);
  return rangeOf(tokens, index, first, first.first, null, first);
}

/**
 * "Dietitian – permanent – from 04.2021": set apart, and nothing follows. "(ticket from 2020)" is of something else. "From 2022 Area
 * Manager": at the beginning, and no sentence follows.
 */
function isFromOn(text: string, tokens: readonly Token[], index: number, first: DatePoint): boolean {
  const [from, next] = [tokens[index - 1], tokens[first.endToken]];
  if (from?.norm !== 'from') return false;
  if (next !== undefined)
    return index === 1 && isUpper(text.charCodeAt(next.start)) && next.end - next.start > 1;
  return /[-–—|,(\t]\s{0,3}$/.test(text.slice(Math.max(0, from.start - 4), from.start));
}

/** "depuis le 1er janvier": without the article. */
function wordBefore(tokens: readonly Token[], index: number): string {
  const before = tokens[index - 1]?.norm ?? '';
  const isArticle = before === 'le' || before === 'el' || before === 'dem';
  return isArticle ? (tokens[index - 2]?.norm ?? '') : before;
}

function rangeOf(
  tokens: readonly Token[],
  firstToken: number,
  first: DatePoint,
  start: string | null,
  end: string | null,
  until: { end: number; endToken: number },
): DateRange {
  const from = Math.min(tokens[firstToken]?.start ?? first.start, first.start);
  return { span: { start: from, end: until.end }, start, end, firstToken, endToken: until.endToken };
}

/** "Jan – Mar 2019": the first month without a year of its own. */
function monthOfSharedYear(text: string, tokens: readonly Token[], index: number): DatePoint | undefined {
  const token = tokens[index];
  const month = monthAt(tokens, index);
  if (token === undefined || month === undefined) return undefined;
  const at = afterConnection(text, tokens, token.end, index + 1, false);
  const second = at === undefined ? undefined : datePointAt(text, tokens, at);
  if (second === undefined || second.kind !== 'sure' || monthAt(tokens, at ?? 0) === undefined)
    return undefined;
  const first = monthOfYear(Number(second.last.slice(0, 4)), month);
  return { start: token.start, end: token.end, first, last: first, endToken: index + 1, kind: 'short' };
}

type RangeEnd = Pick<DatePoint, 'end' | 'endToken'> & { last: string };

function rangeEnd(
  text: string,
  tokens: readonly Token[],
  first: DatePoint,
  afterBetween: boolean,
): RangeEnd | undefined {
  const at = afterConnection(text, tokens, first.end, first.endToken, afterBetween);
  if (at === undefined) return presentWithoutDash(text, tokens, first);
  const second = datePointAt(text, tokens, at);
  if (second !== undefined) return isPartOfLongerNumber(text, second) ? undefined : second;
  const token = tokens[at];
  if (token === undefined) return undefined;
  const present = endOfPresent(tokens, at);
  if (present !== undefined)
    return { last: 'present', end: tokens[present - 1]?.end ?? token.end, endToken: present };
  return shortYearEnd(text, first, token, at);
}

/** "2007-11" with no other date beside it: years, where the second is later. */
function shortYears(text: string, { start, end }: DatePoint): [string, string] | undefined {
  const [year = '', last = ''] = text.slice(start, end).split('-');
  if (!/^\d{4}$/.test(year) || !/^\d\d$/.test(last) || last <= year.slice(2)) return undefined;
  return [year, year.slice(0, 2) + last];
}

/** "2014–16". */
function shortYearEnd(text: string, first: DatePoint, token: Token, at: number): RangeEnd | undefined {
  if (!/^\d\d$/.test(token.norm) || first.kind !== 'year') return undefined;
  if (token.start - first.end > 3 || isDigit(text.charCodeAt(token.end + 1))) return undefined;
  const last = first.first.slice(0, 2) + token.norm;
  return last > first.first ? { last, end: token.end, endToken: at + 1 } : undefined;
}

/** "2019 to date" has a connecting word; "(2019, ongoing)" and "2019 heute" have none. */
function presentWithoutDash(text: string, tokens: readonly Token[], first: DatePoint): RangeEnd | undefined {
  const next = tokens[first.endToken];
  if (next === undefined || next.start - first.end > 3) return undefined;
  const endToken = endOfPresent(tokens, first.endToken);
  if (endToken === undefined) return undefined;
  const end = tokens[endToken - 1]?.end ?? next.end;
  const isClosed =
    end >= text.length ||
    !isLetter(text.charCodeAt(end + 1)) ||
    ONWARDS_WORDS.has(next.norm) ||
    next.norm === 'still';
  return isClosed ? { last: 'present', end, endToken } : undefined;
}

/** Index of the token after a dash or the words that join two ends; `undefined` when they are not joined. */
function afterConnection(
  text: string,
  tokens: readonly Token[],
  end: number,
  nextToken: number,
  afterBetween: boolean,
): number | undefined {
  let connected = hasDash(text, end, tokens[nextToken]?.start ?? end);
  let from = end;
  for (let at = nextToken; at <= nextToken + MAX_CONNECTING_WORDS; at++) {
    const token = tokens[at];
    if (token === undefined || token.start - from > MAX_GAP_CHARACTERS) return undefined;
    if (!isConnectingGap(text, from, token.start)) return undefined;
    if (isEndLabel(tokens, at)) {
      connected = true;
      from = tokens[at + 1]?.end ?? token.end;
      at++;
      continue;
    }
    const isConnecting = UNTIL_WORDS.has(token.norm) || (afterBetween && AND_WORDS.has(token.norm));
    if (!isConnecting) return connected ? at : undefined;
    if (!UNTIL_FILLERS.has(token.norm) || connected || afterBetween) connected = true;
    else if (token.norm === 't') connected = tokens[at + 1]?.norm === 'm';
    from = token.end;
  }
  return undefined;
}

/** "Start date: 04/2018   End date: 11/2021" */
function isEndLabel(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.norm === 'end' && tokens[at + 1]?.norm === 'date';
}

function hasDash(text: string, start: number, end: number): boolean {
  for (let at = start; at < Math.min(end, start + MAX_GAP_CHARACTERS); at++) {
    const code = text.charCodeAt(at);
    if (isDash(code) || '~→/'.includes(text.charAt(at)) || text.startsWith(' > ', at)) return true;
  }
  // Two cells of a table.
  return /^(?:\s{0,5}\|\s{0,5}| {0,3}\t\s{0,3})$/.test(
    text.slice(start, Math.min(end, start + MAX_GAP_CHARACTERS + 1)),
  );
}

const GAP_SIGNS = new Set(".,'’‘~→>|:/()".split(''));

function isConnectingGap(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (!isSpace(code) && !isDash(code) && !GAP_SIGNS.has(text.charAt(at))) return false;
  }
  return true;
}

/** "2019 –" with nothing after it. */
function isLeftOpen(text: string, tokens: readonly Token[], first: DatePoint): boolean {
  const next = tokens[first.endToken];
  const limit = Math.min(text.length, first.end + MAX_GAP_CHARACTERS);
  // "2022–      Leeds Infirmary": a column of its own. "2022- Nurse, Leeds": the dash belongs to the year that begins the line.
  const isColumn = tokens[0]?.start === first.start ? /^[-–—]\s{1,14}\S/ : /^[-–—]\s{2,14}\S/;
  if (isColumn.test(text.slice(first.end, first.end + 16))) return true;
  let dashed = false;
  for (let at = first.end; at < limit; at++) {
    const code = text.charCodeAt(at);
    if (isDash(code) || code === 62 || text.charAt(at) === '→') dashed = true;
    else if (code === 41 || code === 93 || code === 10) return dashed;
    // "Postal worker, Royal Mail, 2014-.": the end of a sentence.
    else if (dashed && code === 46) return next === undefined;
    else if (!isSpace(code)) return false;
  }
  return dashed && next === undefined;
}

/** `YYYY` compares with `YYYY-MM` as the whole year. */
function isInOrder(start: string, end: string): boolean {
  const length = Math.min(start.length, end.length);
  return start.slice(0, length) <= end.slice(0, length);
}

/** A year inside a phone number, a norm ("ISO 9001:2015"), a code or an amount is none. */
function isPartOfNumber(text: string, tokens: readonly Token[], index: number, point: DatePoint): boolean {
  const before = text.charAt(point.start - 1);
  if (/[$€£¥+.:#_@\p{L}]/u.test(before) && before !== '') return !isSpacedColon(text, point.start);
  const previous = tokens[index - 1];
  if (previous !== undefined && isDigit(previous.norm.charCodeAt(previous.norm.length - 1))) {
    const gap = text.slice(previous.end, point.start);
    if (gap === '-' || gap === '/' || gap === '–') return true;
    if (gap === ' ' && point.kind === 'year' && /^[+(]?\d+$/.test(previous.norm)) return true;
  }
  // "2018 AB Antwerp" is a postcode, "07/2021 BI developer" is none, nor is the end of a range.
  const isPostcode = point.kind === 'year' && /^ [A-Z]{2}\b/.test(text.slice(point.end, point.end + 4));
  return isPostcode || isPartOfLongerNumber(text, point);
}

/** "Leeds:2015" is no date, "From:2015" at the beginning is. */
function isSpacedColon(text: string, start: number): boolean {
  return text.charAt(start - 1) === ':' && !isDigit(text.charCodeAt(start - 2));
}

function isPartOfLongerNumber(text: string, point: DatePoint): boolean {
  const after = text.slice(point.end, point.end + 7);
  return /^(?:[%€$£°+_@]|[.,:]\d|[-–]\d{3}(?!\d)|[-–]\d{5}| [€$£%]| \d{3}\b)/.test(after);
}

const OPENING = new Set(',;|()[]–—-•·:/\t\n'.split(''));

/** Whether a year alone is set apart as dates are: by signs, the end of the line, or a word that dates. */
function standsAsDate(text: string, tokens: readonly Token[], index: number, point: DatePoint): boolean {
  const previous = tokens[index - 1];
  if (previous !== undefined && DATING_WORDS.has(previous.norm) && point.start - previous.end <= 2)
    return true;
  const startsApart = previous === undefined || hasSign(text, previous.end, point.start);
  if (!startsApart) return false;
  const next = tokens[index + 1];
  if (next === undefined || hasSign(text, point.end, next.start)) return true;
  // "2019 Ward sister, Leeds": a year in a column of its own.
  return previous === undefined && (next.start - point.end > 1 || isUpper(text.charCodeAt(next.start)));
}

function hasSign(text: string, start: number, end: number): boolean {
  let spaces = 0;
  for (let at = start; at < end; at++) {
    if (OPENING.has(text.charAt(at))) return true;
    if (isSpace(text.charCodeAt(at))) spaces++;
  }
  return spaces >= 2;
}

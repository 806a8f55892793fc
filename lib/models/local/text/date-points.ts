import { isDash, isDigit, isUpper } from '../../../text/characters.ts';
import type { Span, Token } from '../types.ts';
import { MONTH_BY_NAME, PERIOD_MONTHS } from './calendar-words.ts';
import { wordSet } from './word-set.ts';

/** One end of a range, or a date alone: a year or a month, as far as the text says. */
export interface DatePoint extends Span {
  /** `YYYY` or `YYYY-MM`. */
  first: string;
  /** The same, but the last month where the text names several ("Q1 2020", "Summer 2018"); else `first`. */
  last: string;
  /** Index after the last token. */
  endToken: number;
  /** `year`: four digits alone, which could be anything; `short`: needs a second end to be a date. */
  kind: 'sure' | 'year' | 'short';
}

const FIRST_YEAR = 1950;
/** Later "years" are amounts or typing errors. */
const LAST_YEAR = 2099;
/** Two digits up to this belong to the 2000s. */
const LAST_SHORT_YEAR = 49;

/** Reads the date that begins at a token; `undefined` when none does. */
export function datePointAt(text: string, tokens: readonly Token[], index: number): DatePoint | undefined {
  const token = tokens[index];
  if (token === undefined) return undefined;
  if (isDigit(token.norm.charCodeAt(0))) return numericPoint(text, tokens, index, token);
  const month = MONTH_BY_NAME.get(token.norm);
  if (month !== undefined) return afterMonth(text, tokens, index, token, month);
  const glued = GLUED_MONTH.exec(token.norm);
  if (glued !== null) return gluedPoint(token, glued[1] ?? '', glued[2] ?? '', index);
  const period = PERIOD_MONTHS.get(token.norm);
  return period === undefined ? undefined : spanOfMonths(text, tokens, index, token, period[0], period[1]);
}

const GLUED_MONTH = /^([a-z]{3,9})(\d{4}|\d\d)$/;

/** "Apr2019", and with a second end "Mar19". */
function gluedPoint(token: Token, name: string, digits: string, index: number): DatePoint | undefined {
  const month = MONTH_BY_NAME.get(name);
  if (month === undefined) return undefined;
  return digits.length === 2
    ? shortPoint(token, token, index + 1, Number(digits), month)
    : checked(token, token, index + 1, Number(digits), month);
}

/** The month of a name whose year stands elsewhere ("Jan – Mar 2019"). */
export function monthAt(tokens: readonly Token[], index: number): number | undefined {
  const token = tokens[index];
  return token === undefined ? undefined : MONTH_BY_NAME.get(token.norm);
}

/** `YYYY-MM`. */
export function monthOfYear(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, '0')}`;
}

function afterMonth(
  text: string,
  tokens: readonly Token[],
  index: number,
  token: Token,
  month: number,
): DatePoint | undefined {
  const next = tokens[index + 1];
  if (next === undefined || next.start - token.end > 4) return undefined;
  // "Long ago (2013-2017)" is no Spanish August.
  if (token.norm === 'ago' && text.slice(token.end, next.start).includes('(')) return undefined;
  if (text.charAt(token.end) === ',' && endsName(text, tokens, index)) return undefined;
  // "March 12, 2019", "enero de 2014"
  const isDay = /^\d{1,2}(?:st|nd|rd|th)?$/.test(next.norm) && !isShortYear(text, next);
  const skips = isDay || next.norm === 'de' || next.norm === 'del' || next.norm === 'of';
  const yearToken = skips ? tokens[index + 2] : next;
  const yearIndex = skips ? index + 2 : index + 1;
  const year = yearToken === undefined ? undefined : yearOf(text, yearToken);
  if (yearToken !== undefined && year !== undefined && yearToken.start - token.end <= 8) {
    return sure(token.start, yearToken.end, monthOfYear(year, month), yearIndex + 1);
  }
  // "Jan 19": with a second end only, as it could be a day.
  if (!isDay || next.norm.length !== 2 || Number(next.norm) === 0) return undefined;
  const short = monthOfYear(centuryOf(Number(next.norm)), month);
  return { ...sure(token.start, next.end, short, index + 2), kind: 'short' };
}

/** Stand before the name of a house. */
const HOUSES = wordSet(
  'residencia residence hotel hostal hostel pension villa casa maison haus gasthof gasthaus chateau domaine finca hacienda parador balneario apartamentos ' +
    'restaurante restaurant restaurang brasserie bistro cafe cafeteria bar taberna bodega club camping playa clinica clinique klinik hospital centro colegio escuela ' +
    'guarderia geriatrico grupo salon spa',
);
/** How far behind the year another month may stand that it makes a range with. */
const MAX_TOKENS_TO_END = 4;

/**
 * "Residencia Mar, 2018 - 2021", "Lloret de Mar, 2018": the name of a house or town, where no other month follows that makes a date of it
 * ("Hotel Ritz de Mar, 2018 a Abr, 2019").
 */
function endsName(text: string, tokens: readonly Token[], index: number): boolean {
  const [first, before, token] = [tokens[index - 2], tokens[index - 1], tokens[index]];
  if (before === undefined || token === undefined || token.start - before.end !== 1) return false;
  if (text.charAt(before.end) !== ' ' || !isUpper(text.charCodeAt(token.start))) return false;
  const isOfTown =
    before.norm === 'del' ||
    (before.norm === 'de' && first !== undefined && isUpper(text.charCodeAt(first.start)));
  // "Grand Hotel Mar, 2018": there the name ends.
  const isNamed =
    first !== undefined && before.start - first.end === 1 && isUpper(text.charCodeAt(first.start));
  const isOfHouse = HOUSES.has(before.norm) && isUpper(text.charCodeAt(before.start)) && !isNamed;
  if (!isOfTown && !isOfHouse) return false;
  return !tokens
    .slice(index + 2, index + 2 + MAX_TOKENS_TO_END)
    .some(({ norm }) => MONTH_BY_NAME.has(norm) || /^\d{1,2}$/.test(norm));
}

function spanOfMonths(
  text: string,
  tokens: readonly Token[],
  index: number,
  token: Token,
  first: number,
  last: number,
): DatePoint | undefined {
  const next = tokens[index + 1];
  if (next === undefined || next.start - token.end > 3) return undefined;
  const year = yearOf(text, next);
  if (year === undefined) return undefined;
  const point = sure(token.start, next.end, monthOfYear(year, first), index + 2);
  return { ...point, last: monthOfYear(year, last) };
}

function sure(start: number, end: number, value: string, endToken: number): DatePoint {
  return { start, end, first: value, last: value, endToken, kind: 'sure' };
}

/** A plain year of four digits, or "'09". */
function yearOf(text: string, token: Token): number | undefined {
  if (isShortYear(text, token)) return centuryOf(Number(token.norm));
  if (token.norm.length !== 4 || token.end - token.start !== 4) return undefined;
  const year = Number(token.norm);
  return year >= FIRST_YEAR && year <= LAST_YEAR ? year : undefined;
}

function isShortYear(text: string, token: Token): boolean {
  if (!/^\d\d$/.test(token.norm)) return false;
  const before = text.charAt(token.start - 1);
  return before === "'" || before === '’' || before === '‘';
}

function centuryOf(twoDigits: number): number {
  return twoDigits <= LAST_SHORT_YEAR ? 2000 + twoDigits : 1900 + twoDigits;
}

const DOTTED_MONTH = /^(\d{1,2})\.(\d{4})$/;
const DOTTED_DAY = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
const DOTTED_YEAR_FIRST = /^(\d{4})\.(\d{1,2})(?:\.\d{1,2})?$/;
/** "3.18" is an amount, "09.30" and "12.45" are hours. */
const DOTTED_SHORT_MONTH = /^(0[1-9]|1[0-2])\.([0-2789]\d)$/;
const DOTTED_SHORT_DAY = /^(?:0?[1-9]|[12]\d|3[01])\.(\d{1,2})\.(\d\d)$/;

function numericPoint(
  text: string,
  tokens: readonly Token[],
  index: number,
  token: Token,
): DatePoint | undefined {
  const surface = text.slice(token.start, token.end);
  if (surface.length > 10) return undefined;
  if (surface.includes('.')) return dotted(surface, token, index);
  const parts = numberRun(text, tokens, index);
  if (parts.length > 1) {
    const point = separated(text, parts, index);
    if (point !== undefined) return point;
  }
  const day = dayOfNamedMonth(text, tokens, index, token);
  if (day !== undefined) return day;
  const year = yearOf(text, token);
  if (year === undefined) return undefined;
  const isShort = token.norm.length === 2;
  const start = isShort ? token.start - 1 : token.start;
  return { ...sure(start, token.end, String(year), index + 1), kind: isShort ? 'short' : 'year' };
}

/** "12 March 2019", "12. März 2019", "3rd of May 2010". */
function dayOfNamedMonth(
  text: string,
  tokens: readonly Token[],
  index: number,
  token: Token,
): DatePoint | undefined {
  const day = Number.parseInt(token.norm, 10);
  if (token.norm.length > 4 || day < 1 || day > 31) return undefined;
  const at = /^(?:of|de)$/.test(tokens[index + 1]?.norm ?? '') ? index + 2 : index + 1;
  const name = tokens[at];
  // "'16 – Dec '18" is a year and a month.
  if (isShortYear(text, token) || hasDashBetween(text, token, tokens[index + 1])) return undefined;
  const month = monthAt(tokens, at);
  if (name === undefined || month === undefined || name.start - token.end > 5) return undefined;
  const point = afterMonth(text, tokens, at, name, month);
  return point === undefined ? undefined : { ...point, start: token.start };
}

function hasDashBetween(text: string, left: Token, right: Token | undefined): boolean {
  return right !== undefined && /\s[-–—]|[–—]/.test(text.slice(left.end, right.start));
}

function dotted(surface: string, token: Token, index: number): DatePoint | undefined {
  const month = DOTTED_MONTH.exec(surface);
  if (month !== null) return checked(token, token, index + 1, Number(month[2]), Number(month[1]));
  const day = DOTTED_DAY.exec(surface);
  if (day !== null) return checked(token, token, index + 1, Number(day[3]), Number(day[2]));
  const yearFirst = DOTTED_YEAR_FIRST.exec(surface);
  if (yearFirst !== null) return checked(token, token, index + 1, Number(yearFirst[1]), Number(yearFirst[2]));
  const short = DOTTED_SHORT_MONTH.exec(surface) ?? DOTTED_SHORT_DAY.exec(surface);
  return short === null ? undefined : shortPoint(token, token, index + 1, Number(short[2]), Number(short[1]));
}

/** A month of a year of two digits: with a second end only. */
function shortPoint(
  from: Token,
  to: Token,
  endToken: number,
  twoDigits: number,
  month: number,
): DatePoint | undefined {
  const point = checked(from, to, endToken, centuryOf(twoDigits), month);
  return point === undefined ? undefined : { ...point, kind: 'short' };
}

/** Numbers joined by a slash or hyphen without spaces: "03/2017", "2015-09-01". At most three. */
function numberRun(text: string, tokens: readonly Token[], index: number): Token[] {
  const run: Token[] = [];
  for (let at = index; at < index + 3; at++) {
    const token = tokens[at];
    const previous = run.at(-1);
    if (token === undefined || !/^\d{1,4}$/.test(token.norm)) break;
    if (previous !== undefined) {
      const sign = text.charCodeAt(previous.end);
      const isRange = previous.norm.length === 4 && token.norm.length === 4;
      if (token.start - previous.end !== 1 || (sign !== 47 && !isDash(sign)) || isRange) break;
      // "06/2014-08/2016": the dash parts two dates.
      if (isDash(sign) && run.length > 1 && text.charCodeAt(run[0]?.end ?? 0) === 47) break;
    }
    run.push(token);
  }
  return run;
}

function separated(text: string, parts: readonly Token[], index: number): DatePoint | undefined {
  const [a, b, c] = parts;
  if (a === undefined || b === undefined) return undefined;
  const [first, second, third] = [Number(a.norm), Number(b.norm), Number(c?.norm)];
  const shape = parts.map((part) => (part.norm.length === 4 ? 'Y' : 'n')).join('');
  if (shape === 'nnY' && c !== undefined) return checked(a, c, index + 3, third, monthOfDay(first, second));
  if (shape.startsWith('nY')) return checked(a, b, index + 2, second, first);
  if (shape === 'Ynn' && c !== undefined && b.norm.length === 2)
    return checked(a, c, index + 3, first, second);
  if (shape === 'Yn' && b.norm.length === 1 && text.charAt(a.end) === '/')
    return checked(a, b, index + 2, first, second);
  if (shape === 'Yn' && b.norm.length === 2) return yearAndNumber(text, a, b, index);
  if (shape.startsWith('Yn') && b.norm.length === 2) return checked(a, b, index + 2, first, second);
  if (shape === 'nnn' && c?.norm.length === 2 && first <= 31 && second <= 31)
    return shortPoint(a, c, index + 3, third, monthOfDay(first, second));
  return shape === 'nn' && b.norm.length === 2 ? shortPoint(a, b, index + 2, second, first) : undefined;
}

/** "2015-09" is a month, "2004–09" with the longer dash are years, and so is "2018/19", from autumn to summer. */
function yearAndNumber(text: string, year: Token, other: Token, index: number): DatePoint | undefined {
  const [first, second] = [Number(year.norm), Number(other.norm)];
  const sign = text.charAt(year.end);
  const isNext = second === (first + 1) % 100;
  if (sign === '/' && isNext && second > 12) {
    return { ...sure(year.start, other.end, String(first), index + 2), last: String(first + 1) };
  }
  // Two years, which the search for the end of a range reads.
  if ((sign === '–' || sign === '—') && second > first % 100) return undefined;
  return checked(year, other, index + 2, first, second);
}

/** The month of "15/03/2017" or "03/15/2017". Where both could be one, a first of the month is likelier. */
function monthOfDay(first: number, second: number): number {
  if (first > 12) return second;
  if (second > 12) return first;
  return second === 1 && first !== 1 ? first : second;
}

function checked(
  from: Token,
  to: Token,
  endToken: number,
  year: number,
  month: number,
): DatePoint | undefined {
  if (year < FIRST_YEAR || year > LAST_YEAR || month < 1 || month > 12) return undefined;
  return sure(from.start, to.end, monthOfYear(year, month), endToken);
}

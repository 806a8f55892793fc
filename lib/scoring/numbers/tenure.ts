import type { RoleHeld } from '../../models/model.ts';

/** Half open, in months since year 0: January 2020 is `2020 * 12`. */
export interface MonthInterval {
  start: number;
  end: number;
}

export type RoleDates = Pick<RoleHeld, 'start' | 'end'>;

interface ResumeDate {
  year: number;
  /** 1 to 12; `null` when the resume names the year alone. */
  month: number | null;
}

const MONTHS_OF_YEAR = 12;

/**
 * The months that a role covers.
 *
 * - An end that names its month includes it; `present` runs to the end of `evaluatedAsOf`; nothing lies after that month.
 * - A bare year is the middle of what it may mean: the first of July, so that "2019 - 2023" is four years. Where both dates
 *   lie in one year, it is the middle of what the other one leaves of that year, so that "2023 - 2023" is six months.
 * - Without an end, only the month or the half year named by the start is certain.
 *
 * @param evaluatedAsOf `YYYY-MM`
 * @returns `null` when the dates prove nothing: no start, an end before the start, a start in the future
 * @throws RangeError when `evaluatedAsOf` is not a month
 */
export function roleInterval(role: RoleDates, evaluatedAsOf: string): MonthInterval | null {
  const limit = endOfEvaluation(evaluatedAsOf);
  const startDate = parseDate(role.start);
  if (startDate === null) return null;
  const endDate = role.end === 'present' ? null : (parseDate(role.end) ?? startDate);
  const end = endDate === null ? limit : Math.min(endMonth(endDate, startDate, limit), limit);
  const start = startMonth(startDate, end);
  return end > start ? { start, end } : null;
}

/** Months covered by at least one interval: what overlaps counts once, gaps count nothing. */
export function unionMonths(intervals: readonly MonthInterval[]): number {
  const sorted = [...intervals].sort((a, b) => a.start - b.start);
  let covered = 0;
  let coveredUntil = Number.NEGATIVE_INFINITY;
  for (const { start, end } of sorted) {
    if (end <= coveredUntil) continue;
    covered += end - Math.max(start, coveredUntil);
    coveredUntil = end;
  }
  return covered;
}

/** Months in which at least one of the roles was held. */
export function workedMonths(roles: readonly RoleDates[], evaluatedAsOf: string): number {
  const intervals = roles.map((role) => roleInterval(role, evaluatedAsOf));
  return unionMonths(intervals.filter((interval) => interval !== null));
}

const YEAR_CHARACTERS = 'YYYY'.length;
const MONTH_CHARACTERS = 'YYYY-MM'.length;

/** Called for every role and requirement: without a regular expression. */
function parseDate(text: string | null): ResumeDate | null {
  if (text === null) return null;
  const year = numberIn(text, 0, YEAR_CHARACTERS);
  if (year === null) return null;
  if (text.length === YEAR_CHARACTERS) return { year, month: null };
  if (text.length !== MONTH_CHARACTERS || text[YEAR_CHARACTERS] !== '-') return null;
  const month = numberIn(text, YEAR_CHARACTERS + 1, MONTH_CHARACTERS);
  return month === null || month < 1 || month > MONTHS_OF_YEAR ? null : { year, month };
}

/** The number that a range of the text writes in digits alone. */
function numberIn(text: string, start: number, end: number): number | null {
  let value = 0;
  for (let offset = start; offset < end; offset += 1) {
    const digit = text.charCodeAt(offset) - 0x30;
    if (!(digit >= 0 && digit <= 9)) return null;
    value = value * 10 + digit;
  }
  return value;
}

function startMonth({ year, month }: ResumeDate, end: number): number {
  const firstMonth = year * MONTHS_OF_YEAR;
  if (month !== null) return firstMonth + month - 1;
  return firstMonth + Math.floor(Math.min(MONTHS_OF_YEAR, end - firstMonth) / 2);
}

function endMonth({ year, month }: ResumeDate, start: ResumeDate, limit: number): number {
  const firstMonth = year * MONTHS_OF_YEAR;
  if (month !== null) return firstMonth + month;
  if (start.year !== year) return firstMonth + MONTHS_OF_YEAR / 2;
  const yearEnd = Math.min(firstMonth + MONTHS_OF_YEAR, limit);
  if (start.month === null) return yearEnd;
  const earliest = firstMonth + start.month - 1;
  return earliest + Math.ceil((yearEnd - earliest) / 2);
}

function endOfEvaluation(evaluatedAsOf: string): number {
  const date = parseDate(evaluatedAsOf);
  if (date?.month === undefined || date.month === null) {
    throw new RangeError('evaluatedAsOf must be a month, written YYYY-MM');
  }
  return date.year * MONTHS_OF_YEAR + date.month;
}

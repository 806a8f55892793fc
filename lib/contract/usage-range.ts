import type { DayRange } from '../accounts/usage.ts';
import type { Problem } from './validate.ts';

/** The longest range, in days. */
export const MAX_USAGE_DAYS = 92;
const DEFAULT_USAGE_DAYS = 30;
/** Nothing was counted before, and a range that ends in the year 0 would begin in one of five digits. */
const FIRST_DAY = '2000-01-01';
const MS_PER_DAY = 86_400_000;

export type UsageRangeResult = { ok: true; range: DayRange } | { ok: false; problem: Problem };

/**
 * The days that `GET /api/usage` is asked for. With only one end it is 30 days from it, or up to it; without any, the last
 * 30. Days that have not come yet are cut off where they were not asked for.
 *
 * @param query the two parameters as they were sent; `null` for one that was not
 * @param today `YYYY-MM-DD`, UTC
 */
export function readUsageRange(
  query: { from: string | null; to: string | null },
  today: string,
): UsageRangeResult {
  for (const param of ['from', 'to'] as const) {
    const text = query[param];
    if (text !== null && !isDay(text)) return problem(param, 'must be a day in UTC, written YYYY-MM-DD.');
    if (text !== null && text < FIRST_DAY) return problem(param, `must not be before ${FIRST_DAY}.`);
    if (text !== null && text > today) return problem(param, `must not be after today, ${today} in UTC.`);
  }
  const range = rangeOf(query, today);
  if (range.from > range.to) return problem('from', 'must not be after "to".');
  if (daysBetween(range) > MAX_USAGE_DAYS) {
    return problem('from', `and "to" must span ${MAX_USAGE_DAYS} days at most.`);
  }
  return { ok: true, range };
}

/** Every day of the range, in order. */
export function daysOf({ from, to }: DayRange): string[] {
  return Array.from({ length: daysBetween({ from, to }) }, (_, index) => addDays(from, index));
}

function rangeOf({ from, to }: { from: string | null; to: string | null }, today: string): DayRange {
  if (from !== null && to === null) {
    const end = addDays(from, DEFAULT_USAGE_DAYS - 1);
    return { from, to: end < today ? end : today };
  }
  const last = to ?? today;
  return { from: from ?? addDays(last, 1 - DEFAULT_USAGE_DAYS), to: last };
}

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * MS_PER_DAY).toISOString().slice(0, 10);
}

function daysBetween({ from, to }: DayRange): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / MS_PER_DAY) + 1;
}

function problem(param: 'from' | 'to', rule: string): UsageRangeResult {
  return { ok: false, problem: { param, message: `"${param}" ${rule}` } };
}

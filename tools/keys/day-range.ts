import { type DayRange, utcDay } from '../../lib/accounts/usage.ts';
import { isDay, readUsageRange } from '../../lib/contract/usage-range.ts';
import { CommandError } from '../command-line.ts';

export interface RangeOptions {
  from?: string;
  to?: string;
}

/** The days that a person asks for, by the rules of `GET /api/usage`. */
export function rangeOf({ from, to }: RangeOptions): DayRange {
  const read = readUsageRange({ from: from ?? null, to: to ?? null }, utcDay(Date.now()));
  if (!read.ok) throw new CommandError(read.problem.message.replace(/"(from|to)"/g, '--$1'));
  return read.range;
}

/** The days that a person asks for, however many; without a range all there are. */
export function everyDayOf({ from = '0000-01-01', to = '9999-12-31' }: RangeOptions): DayRange {
  for (const [option, day] of Object.entries({ from, to })) {
    if (!isDay(day)) throw new CommandError(`--${option} must be a day in UTC, written YYYY-MM-DD.`);
  }
  if (from > to) throw new CommandError('--from must not be after --to.');
  return { from, to };
}

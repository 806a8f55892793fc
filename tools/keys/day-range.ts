import { utcDay } from '../../lib/accounts/usage.ts';
import { readUsageRange, type UsageRange } from '../../lib/contract/usage-range.ts';
import { CommandError } from './console.ts';

export interface RangeOptions {
  from?: string;
  to?: string;
}

/** The days that a person asks for, by the rules of `GET /api/usage`. */
export function rangeOf({ from = undefined, to = undefined }: RangeOptions): UsageRange {
  const read = readUsageRange({ from: from ?? null, to: to ?? null }, utcDay(Date.now()));
  if (!read.ok) throw new CommandError(read.problem.message.replace(/"(from|to)"/g, '--$1'));
  return read.range;
}

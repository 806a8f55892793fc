import type { DayUsage, UsageCounts, UsageEvent } from './usage-counts.ts';

/** First and last day of a report, `YYYY-MM-DD` in UTC, both included. */
export interface DayRange {
  from: string;
  to: string;
}

/** What the organizations have used. */
export interface UsageLedger {
  /** Counts one request, in memory: it never waits and never throws. */
  record(event: UsageEvent): void;
  /**
   * The days of the range on which the organization made requests, in order, over all instances. Rejects with
   * `StoreUnavailableError` when they can't be read.
   */
  read(organization: string, range: DayRange): Promise<DayUsage[]>;
  /** Writes what is not written yet, within a few seconds; for the end of the process. Never rejects. */
  close(): Promise<void>;
}

/** All that one instance has counted for an organization on a day. */
export interface UsageShare {
  organization: string;
  /** `YYYY-MM-DD`, UTC. */
  date: string;
  counts: UsageCounts;
}

/** Where shares are kept. Both methods reject with `StoreUnavailableError`. */
export interface UsageStore {
  /** Puts this instance's share in the place of the one it wrote before: writing it twice changes nothing. */
  write(share: UsageShare): Promise<void>;
  /** The counts of all instances, by day, in order. */
  read(organization: string, range: DayRange): Promise<DayUsage[]>;
}

/** The UTC day of a time in epoch milliseconds, `YYYY-MM-DD`. */
export function utcDay(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 10);
}

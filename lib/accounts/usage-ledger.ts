import { BackgroundFlush, type FlushTimes } from './background-flush.ts';
import { logLoss } from './store-log.ts';
import { type UsageLedger, type UsageShare, type UsageStore, utcDay } from './usage.ts';
import { addEvent, noUsage } from './usage-counts.ts';

export interface UsageLedgerOptions extends FlushTimes {
  store: UsageStore;
  /** Current time in epoch milliseconds. */
  now?: () => number;
  /** Is told at the end of the process how many requests are not known to be written; by default the log is. */
  onLoss?: (requests: number) => void;
}

/** Organizations written at the same time. */
const PARALLEL_WRITES = 8;
/** A share is forgotten this long after its day, when the last requests of that day are answered. */
const FORGET_AFTER_MS = 3_600_000;

interface KeptShare extends UsageShare {
  isWritten: boolean;
  /** Requests of the last write that was done. */
  writtenRequests: number;
}

/**
 * Counts in memory and writes a little later what has changed: this instance's whole share of the day, so that a
 * write which is repeated, or was lost, counts nothing twice.
 */
export function createUsageLedger({
  store,
  now = Date.now,
  onLoss = (requests) => logLoss('usage', { requests }),
  ...times
}: UsageLedgerOptions): UsageLedger {
  const shares = new Map<string, KeptShare>();
  const flush = new BackgroundFlush({ isEmpty: () => unwritten().length === 0, write: writeAll }, times);

  function shareOf(organization: string, date: string): KeptShare {
    const key = `${date} ${organization}`;
    const known = shares.get(key);
    if (known !== undefined) return known;
    const share = { organization, date, counts: noUsage(), isWritten: true, writtenRequests: 0 };
    shares.set(key, share);
    return share;
  }

  function unwritten(): KeptShare[] {
    return [...shares.values()].filter((share) => !share.isWritten);
  }

  async function writeAll(): Promise<void> {
    const queue = unwritten();
    const writer = async () => {
      for (let share = queue.pop(); share !== undefined; share = queue.pop()) await writeOne(share);
    };
    await Promise.all(Array.from({ length: PARALLEL_WRITES }, writer));
    forgetOldDays();
  }

  async function writeOne(share: KeptShare): Promise<void> {
    const { organization, date } = share;
    const counts = structuredClone(share.counts);
    share.isWritten = true;
    try {
      await store.write({ organization, date, counts });
      share.writtenRequests = counts.requests;
    } catch {
      // The store has told the log.
      share.isWritten = false;
    }
  }

  function forgetOldDays(): void {
    const firstDay = utcDay(now() - FORGET_AFTER_MS);
    for (const [key, share] of shares) {
      if (share.isWritten && share.date < firstDay) shares.delete(key);
    }
  }

  function unwrittenRequests(): number {
    let requests = 0;
    for (const share of shares.values()) requests += share.counts.requests - share.writtenRequests;
    return requests;
  }

  return {
    record(event) {
      const share = shareOf(event.organization, utcDay(event.atMs));
      addEvent(share.counts, event);
      share.isWritten = false;
      flush.schedule();
    },
    read: (organization, range) => store.read(organization, range),
    async close() {
      await flush.close();
      const lost = unwrittenRequests();
      if (lost > 0) onLoss(lost);
    },
  };
}

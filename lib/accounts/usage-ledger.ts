import { lastFlush } from './last-flush.ts';
import { type UsageLedger, type UsageShare, type UsageStore, utcDay } from './usage.ts';
import { addEvent, noUsage } from './usage-counts.ts';

export interface UsageLedgerOptions {
  store: UsageStore;
  /** From the first count that is not written until it is written; what a crash may lose. */
  flushAfterMs?: number;
  /** Current time in epoch milliseconds. */
  now?: () => number;
}

const FLUSH_AFTER_MS = 2_000;
/** Organizations written at the same time. */
const PARALLEL_WRITES = 8;
/** A share is forgotten this long after its day, when the last requests of that day are answered. */
const FORGET_AFTER_MS = 3_600_000;

interface KeptShare extends UsageShare {
  isWritten: boolean;
}

/**
 * Counts in memory and writes every two seconds what has changed: this instance's whole share of the day, so that a
 * write which is repeated, or was lost, counts nothing twice.
 */
export function createUsageLedger({
  store,
  flushAfterMs = FLUSH_AFTER_MS,
  now = Date.now,
}: UsageLedgerOptions): UsageLedger {
  const shares = new Map<string, KeptShare>();
  let timer: NodeJS.Timeout | undefined;
  let flushing: Promise<void> | undefined;

  function shareOf(organization: string, date: string): KeptShare {
    const key = `${date} ${organization}`;
    const known = shares.get(key);
    if (known !== undefined) return known;
    const share = { organization, date, counts: noUsage(), isWritten: true };
    shares.set(key, share);
    return share;
  }

  function scheduleFlush(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      flush().then(() => {
        if (unwritten().length > 0) scheduleFlush();
      });
    }, flushAfterMs).unref();
  }

  const unwritten = () => [...shares.values()].filter((share) => !share.isWritten);

  /** Never rejects: what could not be written stays unwritten. */
  function flush(): Promise<void> {
    flushing ??= writeAll().finally(() => {
      flushing = undefined;
    });
    return flushing;
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
    share.isWritten = true;
    try {
      await store.write({ ...share, counts: structuredClone(share.counts) });
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

  return {
    record(event) {
      const share = shareOf(event.organization, utcDay(event.atMs));
      addEvent(share.counts, event);
      share.isWritten = false;
      scheduleFlush();
    },
    read: (organization, range) => store.read(organization, range),
    async close() {
      clearTimeout(timer);
      // A flush that is under way may have begun before the last request.
      await lastFlush(flush, () => flushing === undefined && unwritten().length === 0);
    },
  };
}

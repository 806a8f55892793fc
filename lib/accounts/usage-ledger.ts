import { LAST_FLUSH_TIMEOUT_MS, lastFlush } from './last-flush.ts';
import { logLoss } from './store-log.ts';
import { type UsageLedger, type UsageShare, type UsageStore, utcDay } from './usage.ts';
import { addEvent, noUsage } from './usage-counts.ts';

export interface UsageLedgerOptions {
  store: UsageStore;
  /** From the first count that is not written until it is written; what a crash may lose. */
  flushAfterMs?: number;
  /** Current time in epoch milliseconds. */
  now?: () => number;
  /** How long the end of the process may wait for the store. */
  lastFlushTimeoutMs?: number;
  /** Is told at the end of the process how many requests are not known to be written; by default the log is. */
  onLoss?: (requests: number) => void;
}

const FLUSH_AFTER_MS = 2_000;
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
 * Counts in memory and writes every two seconds what has changed: this instance's whole share of the day, so that a
 * write which is repeated, or was lost, counts nothing twice.
 */
export function createUsageLedger({
  store,
  flushAfterMs = FLUSH_AFTER_MS,
  now = Date.now,
  lastFlushTimeoutMs = LAST_FLUSH_TIMEOUT_MS,
  onLoss = (requests) => logLoss('usage', { requests }),
}: UsageLedgerOptions): UsageLedger {
  const shares = new Map<string, KeptShare>();
  let timer: NodeJS.Timeout | undefined;
  let flushing: Promise<void> | undefined;

  function shareOf(organization: string, date: string): KeptShare {
    const key = `${date} ${organization}`;
    const known = shares.get(key);
    if (known !== undefined) return known;
    const share = { organization, date, counts: noUsage(), isWritten: true, writtenRequests: 0 };
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
      scheduleFlush();
    },
    read: (organization, range) => store.read(organization, range),
    async close() {
      clearTimeout(timer);
      // A flush that is under way may have begun before the last request.
      const isEmpty = () => flushing === undefined && unwritten().length === 0;
      await lastFlush(flush, isEmpty, lastFlushTimeoutMs);
      const lost = unwrittenRequests();
      if (lost > 0) onLoss(lost);
    },
  };
}

import { randomUUID } from 'node:crypto';
import { type AuditStore, type AuditTrail, auditLine, type StoredAuditRecord } from './audit.ts';
import { lastFlush } from './last-flush.ts';
import { createStoreLog, type StoreLog } from './store-log.ts';

/** Keeps no record of anybody. */
export const NO_AUDIT_TRAIL: AuditTrail = { record: () => undefined, close: async () => undefined };

/** Records in the log alone. */
export const LOGGED_AUDIT_TRAIL: AuditTrail = {
  record(records, log) {
    for (const record of records) log(auditLine(record));
  },
  close: async () => undefined,
};

export interface StoredAuditTrailOptions {
  store: AuditStore;
  /** From a record until it is written; what a crash may lose. */
  flushAfterMs?: number;
  log?: StoreLog;
}

const FLUSH_AFTER_MS = 2_000;
/** Records that wait for a store that is gone, some 20 MB; the log has the others. */
const MAX_WAITING = 10_000;

/** Records in the log at once, and in a store a little later. */
export function createStoredAuditTrail({
  store,
  flushAfterMs = FLUSH_AFTER_MS,
  log = createStoreLog('audit trail'),
}: StoredAuditTrailOptions): AuditTrail {
  let waiting: StoredAuditRecord[] = [];
  let timer: NodeJS.Timeout | undefined;
  let flushing: Promise<void> | undefined;

  function scheduleFlush(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      flush().then(() => {
        if (waiting.length > 0) scheduleFlush();
      });
    }, flushAfterMs).unref();
  }

  /** Never rejects: what could not be written goes on waiting. */
  function flush(): Promise<void> {
    flushing ??= writeWaiting().finally(() => {
      flushing = undefined;
    });
    return flushing;
  }

  async function writeWaiting(): Promise<void> {
    const records = waiting;
    if (records.length === 0) return;
    waiting = [];
    try {
      await store.write(records);
      log.worked();
    } catch {
      keepWaiting(records);
    }
  }

  function keepWaiting(records: readonly StoredAuditRecord[]): void {
    waiting.push(...records.slice(0, MAX_WAITING - waiting.length));
    if (waiting.length === MAX_WAITING) log.failed('BufferFull');
  }

  return {
    record(records, logLine) {
      LOGGED_AUDIT_TRAIL.record(records, logLine);
      if (records.length === 0) return;
      keepWaiting(records.map((record) => ({ ...record, id: randomUUID() })));
      scheduleFlush();
    },
    async close() {
      clearTimeout(timer);
      await lastFlush(flush, () => flushing === undefined && waiting.length === 0);
    },
  };
}

import { randomUUID } from 'node:crypto';
import { type AuditStore, type AuditTrail, auditLine, type StoredAuditRecord } from './audit.ts';
import { BackgroundFlush, type FlushTimes } from './background-flush.ts';
import { createStoreLog, logLoss, type StoreLog } from './store-log.ts';

/** Keeps no record of anybody. */
export const NO_AUDIT_TRAIL: AuditTrail = { record: () => undefined, close: async () => undefined };

/** Records in the log alone. */
export const LOGGED_AUDIT_TRAIL: AuditTrail = {
  record(records, log) {
    for (const record of records) log(auditLine(record));
  },
  close: async () => undefined,
};

export interface StoredAuditTrailOptions extends FlushTimes {
  store: AuditStore;
  log?: StoreLog;
  /** Is told how many records are not known to be written, and are in the log alone; by default the log is. */
  onLoss?: (records: number) => void;
}

/** Records that wait for a store that is gone, some 20 MB; the log has the others. */
const MAX_WAITING = 10_000;

/** Records in the log at once, and in a store a little later. */
export function createStoredAuditTrail({
  store,
  log = createStoreLog('audit trail'),
  onLoss = (records) => logLoss('audit trail', { records }),
  ...times
}: StoredAuditTrailOptions): AuditTrail {
  let waiting: StoredAuditRecord[] = [];
  /** Records of the write that is under way. */
  let writing = 0;
  /** Records that found no room. */
  let dropped = 0;
  const flush = new BackgroundFlush({ isEmpty: () => waiting.length === 0, write: writeWaiting }, times);

  async function writeWaiting(): Promise<void> {
    const records = waiting;
    if (records.length === 0) return;
    waiting = [];
    writing = records.length;
    try {
      await store.write(records);
      log.worked();
      tellLoss(0);
    } catch {
      keepWaiting(records);
    } finally {
      writing = 0;
    }
  }

  /** @param unwritten records that will not be tried again, beside those that found no room */
  function tellLoss(unwritten: number): void {
    if (dropped + unwritten > 0) onLoss(dropped + unwritten);
    dropped = 0;
  }

  function keepWaiting(records: readonly StoredAuditRecord[]): void {
    const kept = records.slice(0, MAX_WAITING - waiting.length);
    waiting.push(...kept);
    dropped += records.length - kept.length;
    if (dropped > 0) log.failed('BufferFull');
  }

  return {
    record(records, logLine) {
      LOGGED_AUDIT_TRAIL.record(records, logLine);
      if (records.length === 0) return;
      keepWaiting(records.map((record) => ({ ...record, id: randomUUID() })));
      flush.schedule();
    },
    async close() {
      await flush.close();
      tellLoss(writing + waiting.length);
    },
  };
}

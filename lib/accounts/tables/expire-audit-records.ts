import type { TableAuditStore } from './table-audit-store.ts';

/** By then the first request, which a cold start makes wait, is answered. */
const FIRST_AFTER_MS = 10_000;
const EVERY_MS = 3_600_000;

/** Removes expired records in the background for as long as the process lives. What fails is tried again the next time. */
export function expireAuditRecords(
  store: Pick<TableAuditStore, 'removeExpired'>,
  { firstAfterMs = FIRST_AFTER_MS, everyMs = EVERY_MS } = {},
): void {
  const expire = () => {
    store.removeExpired().catch(() => undefined);
    setTimeout(expire, everyMs).unref();
  };
  setTimeout(expire, firstAfterMs).unref();
}

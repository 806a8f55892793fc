import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditRecord, StoredAuditRecord } from '../../../../lib/accounts/audit.ts';
import type { TableAccount } from '../../../../lib/accounts/tables/table-account.ts';
import { TableAuditStore } from '../../../../lib/accounts/tables/table-audit-store.ts';
import { auditRecord } from '../../../helpers/audit-record.ts';
import { type Azurite, freshTables, startAzurite } from '../../../helpers/azurite.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const DAY_MS = 86_400_000;
const EVER = { from: '0000-01-01', to: '9999-12-31' };

let azurite: Azurite;
beforeAll(async () => {
  azurite = await startAzurite();
});
afterAll(async () => {
  await azurite.stop();
});

let ids = 0;
function stored(overrides: Partial<AuditRecord> = {}): StoredAuditRecord {
  ids += 1;
  return { ...auditRecord({ atMs: NOON, ...overrides }), id: `id-${ids}` };
}

function storeOn(account: TableAccount, nowMs = NOON, retentionDays = 3): TableAuditStore {
  return new TableAuditStore({ account, retentionDays, now: () => nowMs });
}

async function readAll(store: TableAuditStore, organization = 'acme', range = EVER): Promise<AuditRecord[]> {
  const records: AuditRecord[] = [];
  for await (const record of store.read(organization, range)) records.push(record);
  return records;
}

describe('the audit trail in tables', () => {
  it('keeps records as they are, by organization and in order', async () => {
    const store = storeOn(freshTables(azurite.connectionString));
    const first = stored({ atMs: NOON - 1_000 });
    const second = stored({ status: 'failed', score: null, tier: null, error: 'model_timeout' });
    const other = stored({ organization: 'globex' });
    await store.write([second, other, first]);
    expect(await readAll(store)).toEqual([first, second].map(({ id: _, ...record }) => record));
    expect(await readAll(store, 'globex')).toHaveLength(1);
    expect(await readAll(store, 'initech')).toEqual([]);
  });

  it('keeps a record once, however often it is written', async () => {
    const store = storeOn(freshTables(azurite.connectionString));
    const records = [stored(), stored()];
    await store.write(records);
    await store.write(records);
    expect(await readAll(store)).toHaveLength(2);
  });

  it('takes more than a table takes in one go', async () => {
    const store = storeOn(freshTables(azurite.connectionString));
    await store.write(Array.from({ length: 230 }, () => stored()));
    expect(await readAll(store)).toHaveLength(230);
  });

  it.each([1, 2])('takes what is written after %p midnights, as after an outage', async (midnights) => {
    const account = freshTables(azurite.connectionString);
    const store = storeOn(account, Date.UTC(2026, 10, 21 + midnights, 0, 0, 1));
    await store.write([stored({ atMs: Date.UTC(2026, 10, 21, 23, 59, 59) })]);
    expect(await readAll(store, 'acme', { from: '2026-11-21', to: '2026-11-21' })).toHaveLength(1);
  });

  it('reads the days that it is asked for', async () => {
    const account = freshTables(azurite.connectionString);
    for (const days of [0, 1, 2]) {
      const nowMs = NOON + days * DAY_MS;
      await storeOn(account, nowMs).write([stored({ atMs: nowMs })]);
    }
    const read = await readAll(storeOn(account), 'acme', { from: '2026-11-21', to: '2026-11-22' });
    expect(read.map(({ atMs }) => atMs)).toEqual([NOON, NOON + DAY_MS]);
  });

  it('removes the days whose time is over, and no others', async () => {
    const account = freshTables(azurite.connectionString);
    for (const days of [0, 1, 2, 3, 4]) {
      const nowMs = NOON + days * DAY_MS;
      await storeOn(account, nowMs).write([stored({ atMs: nowMs })]);
    }
    expect(await storeOn(account, NOON + 4 * DAY_MS).removeExpired()).toEqual(['2026-11-21']);
    expect((await readAll(storeOn(account))).map(({ atMs }) => atMs)).toEqual([
      NOON + DAY_MS,
      NOON + 2 * DAY_MS,
      NOON + 3 * DAY_MS,
      NOON + 4 * DAY_MS,
    ]);
    const later = storeOn(account, NOON + 30 * DAY_MS);
    expect(await later.removeExpired()).toContain('2026-11-25');
    expect(await readAll(later)).toEqual([]);
  });

  it('forgets an organization, and no other', async () => {
    const store = storeOn(freshTables(azurite.connectionString));
    await store.write([stored(), stored(), stored({ organization: 'globex' })]);
    await store.removeOrganization('acme');
    expect(await readAll(store)).toEqual([]);
    expect(await readAll(store, 'globex')).toHaveLength(1);
  });
});

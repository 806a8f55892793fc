import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { StoreUnavailableError } from '../../../../lib/accounts/store-unavailable.ts';
import { createTableUsageStore } from '../../../../lib/accounts/tables/table-usage-store.ts';
import { noUsage, type UsageCounts } from '../../../../lib/accounts/usage-counts.ts';
import { type Azurite, freshTables, startAzurite, tablesConnectionString } from '../../../helpers/azurite.ts';
import { startTableProxy, type TableProxy } from '../../../helpers/table-proxy.ts';

const DATE = '2026-11-21';
const TODAY = { from: DATE, to: DATE };
const LATE_MS = 1_500;

let azurite: Azurite;
let proxy: TableProxy;
beforeAll(async () => {
  azurite = await startAzurite();
  proxy = await startTableProxy(azurite.port);
});
afterAll(async () => {
  await proxy.close();
  await azurite.stop();
});

function counted(requests: number): UsageCounts {
  return {
    ...noUsage(),
    requests,
    tiers: { Gold: requests, Silver: 0, Bronze: 0, none: 0 },
    latencies: { 7: requests },
  };
}

function share(requests: number, date = DATE, organization = 'acme') {
  return { organization, date, counts: counted(requests) };
}

describe('usage in a table', () => {
  it('is nothing before anything was written', async () => {
    const store = createTableUsageStore(freshTables(azurite.connectionString), 'a');
    expect(await store.read('acme', TODAY)).toEqual([]);
  });

  it('is the sum of what the instances have written last', async () => {
    const account = freshTables(azurite.connectionString);
    const [one, other] = [createTableUsageStore(account, 'a'), createTableUsageStore(account, 'b')];
    await one.write(share(1));
    await one.write(share(5));
    await other.write(share(3));
    await one.write(share(6));
    expect(await other.read('acme', TODAY)).toEqual([{ date: DATE, counts: counted(9) }]);
  });

  it('is right when many instances write the same day at once', async () => {
    const account = freshTables(azurite.connectionString);
    const stores = Array.from({ length: 6 }, (_, index) =>
      createTableUsageStore(account, `instance-${index}`),
    );
    for (const requests of [1, 2, 3]) {
      await Promise.all(stores.map((store) => store.write(share(requests))));
    }
    expect((await stores[0]?.read('acme', TODAY))?.[0]?.counts.requests).toBe(18);
  });

  it('holds the days of the range, in order, of one organization', async () => {
    const store = createTableUsageStore(freshTables(azurite.connectionString), 'a');
    for (const date of ['2026-11-22', '2026-11-19', '2026-11-21', '2026-11-20']) {
      await store.write(share(1, date));
    }
    await store.write(share(7, DATE, 'acme2'));
    await store.write(share(7, DATE, 'Acme'));
    const days = await store.read('acme', { from: '2026-11-20', to: '2026-11-21' });
    expect(days.map(({ date, counts }) => [date, counts.requests])).toEqual([
      ['2026-11-20', 1],
      ['2026-11-21', 1],
    ]);
  });

  it('counts nothing twice when the answer to a write got lost', async () => {
    const account = freshTables(azurite.connectionString);
    await createTableUsageStore(account, 'a').write(share(2));
    // The same instance, but it does not know that its first write was done.
    const unaware = createTableUsageStore(account, 'a');
    await unaware.write(share(3));
    await unaware.write(share(4));
    expect((await unaware.read('acme', TODAY))[0]?.counts.requests).toBe(4);
  });

  it('keeps the newer counts when an older write arrives late', async () => {
    const account = freshTables(tablesConnectionString(proxy.port));
    const store = createTableUsageStore(account, 'a');
    await store.write(share(1));
    // Given up after a second, and done all the same.
    proxy.delayMs = LATE_MS;
    await expect(store.write(share(2))).rejects.toThrow(StoreUnavailableError);
    proxy.delayMs = 0;
    await store.write(share(3));
    await delay(LATE_MS);
    expect((await store.read('acme', TODAY))[0]?.counts.requests).toBe(3);
  });

  it('writes again what was removed', async () => {
    const account = freshTables(azurite.connectionString);
    const store = createTableUsageStore(account, 'a');
    await store.write(share(1));
    await (await account.client('Usage')).deleteEntity('acme', `${DATE}_a`);
    await store.write(share(2));
    expect((await store.read('acme', TODAY))[0]?.counts.requests).toBe(2);
  });

  it('is not available when a row is no usage', async () => {
    const account = freshTables(azurite.connectionString);
    const store = createTableUsageStore(account, 'a');
    await store.write(share(1));
    const client = await account.client('Usage');
    await client.updateEntity({ partitionKey: 'acme', rowKey: `${DATE}_a`, counts: '{' }, 'Merge');
    await expect(store.read('acme', TODAY)).rejects.toBeInstanceOf(StoreUnavailableError);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NewRow } from '../../../../lib/accounts/tables/rows.ts';
import { Table } from '../../../../lib/accounts/tables/table.ts';
import { createTableAccount, type TableAccount } from '../../../../lib/accounts/tables/table-account.ts';
import { type Azurite, freshPrefix, startAzurite, tablesConnectionString } from '../../../helpers/azurite.ts';
import { startTableProxy, type TableProxy } from '../../../helpers/table-proxy.ts';

/** More than two pages, and no whole number of transactions. */
const MANY = 2_050;
const PAGES = 3;
/** For a call on a machine that runs other tests as well. */
const PATIENT_MS = 10_000;

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

describe('a table of many rows', () => {
  let prefix: string;
  let account: TableAccount;
  let table: Table;
  beforeEach(async () => {
    const connectionString = tablesConnectionString(proxy.port);
    prefix = freshPrefix();
    account = createTableAccount({ endpoint: null, connectionString, prefix });
    table = new Table(account, 'Rows', 'usage', PATIENT_MS);
    await table.create();
    for (let first = 0; first < MANY; first += 100) {
      await table.upsertTogether(rowsFrom(first, Math.min(first + 100, MANY)));
    }
    await table.insert({ partitionKey: 'globex', rowKey: '0' });
  });

  it('is read in order and whole, though that takes longer than one call may', async () => {
    const delayMs = 300;
    const impatient = new Table(account, 'Rows', 'usage', delayMs * PAGES - 1);
    proxy.delayMs = delayMs;
    try {
      const rows = await impatient.list("PartitionKey eq 'acme'");
      expect(rows.map(({ rowKey }) => rowKey)).toEqual(rowsFrom(0, MANY).map(({ rowKey }) => rowKey));
    } finally {
      proxy.delayMs = 0;
    }
  });

  it('is read whole when one page fails, and read again', async () => {
    let reads = 0;
    proxy.faultOf = (method) => {
      if (method !== 'GET') return null;
      reads += 1;
      return reads === 2 ? { kind: 'reset' } : null;
    };
    const sizes: number[] = [];
    for await (const page of table.pages("PartitionKey eq 'acme'")) sizes.push(page.length);
    proxy.faultOf = () => null;
    expect(sizes).toEqual([1_000, 1_000, 50]);
    expect(reads).toBe(PAGES + 1);
  });

  it('loses a partition, and no other', async () => {
    await table.removePartition('acme');
    expect(await table.list("PartitionKey eq 'acme'")).toEqual([]);
    expect(await table.list("PartitionKey eq 'globex'")).toHaveLength(1);
  });

  it('loses a partition though someone else removes of it meanwhile', async () => {
    const { connectionString } = azurite;
    const other = new Table(
      createTableAccount({ endpoint: null, connectionString, prefix }),
      'Rows',
      'usage',
      PATIENT_MS,
    );
    const removals: Promise<boolean>[] = [];
    proxy.faultOf = (_method, path) => {
      const isFirst = path.includes('$batch') && removals.length === 0;
      if (isFirst) removals.push(other.remove('acme', '0010'));
      // Long enough for the other to be first.
      proxy.delayMs = isFirst ? 500 : 0;
      return null;
    };
    await table.removePartition('acme');
    proxy.faultOf = () => null;
    expect(await Promise.all(removals)).toEqual([true]);
    expect(await table.list("PartitionKey eq 'acme'")).toEqual([]);
  });
});

it('a table that is not there has no rows to read or to remove', async () => {
  const table = new Table(
    createTableAccount({
      endpoint: null,
      connectionString: tablesConnectionString(proxy.port),
      prefix: freshPrefix(),
    }),
    'Rows',
    'usage',
  );
  expect(await table.list("PartitionKey eq 'acme'")).toEqual([]);
  await table.removePartition('acme');
});

function rowsFrom(first: number, end: number): NewRow[] {
  return Array.from({ length: end - first }, (_, index) => ({
    partitionKey: 'acme',
    rowKey: String(first + index).padStart(4, '0'),
  }));
}

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OrganizationRegistry } from '../../../lib/accounts/tables/organization-registry.ts';
import { createTableAccount } from '../../../lib/accounts/tables/table-account.ts';
import { TableAuditStore } from '../../../lib/accounts/tables/table-audit-store.ts';
import { backUpTables, restoreTables, TABLE_NAMES } from '../../../tools/tables/copy-tables.ts';
import { auditRecord } from '../../helpers/audit-record.ts';
import { type Azurite, freshTables, startAzurite, tablesConnectionString } from '../../helpers/azurite.ts';

let azurite: Azurite;
let directory: string;

beforeAll(async () => {
  azurite = await startAzurite();
  directory = mkdtempSync(join(tmpdir(), 'tables-'));
});

afterAll(async () => {
  rmSync(directory, { recursive: true });
  await azurite.stop();
});

async function tablesWithAcme() {
  const account = freshTables(azurite.connectionString);
  const registry = new OrganizationRegistry({ account });
  await registry.create('acme', 'business', 'Acme');
  const { record } = await registry.createKey('acme');
  return { account, registry, record };
}

function bytesOf(value: unknown): Uint8Array {
  if (!(value instanceof Uint8Array)) throw new Error('The value is not bytes.');
  return value;
}

describe('a backup of the tables', () => {
  it('knows every table of the service', () => {
    const folder = join(import.meta.dirname, '../../../lib/accounts/tables');
    const named = readdirSync(folder).flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/_TABLE = '(\w+)'/g)].map(([, name]) => name),
    );
    expect([...TABLE_NAMES].sort()).toEqual(named.sort());
  });

  it('brings organizations and their keys back, in an account that has no tables', async () => {
    const { account, registry, record } = await tablesWithAcme();
    const file = join(directory, 'whole.jsonl');
    expect(await backUpTables(account, file)).toBe(2);

    const other = freshTables(azurite.connectionString);
    expect(await restoreTables(other, file)).toEqual({ added: 2, kept: 0 });
    const restored = new OrganizationRegistry({ account: other });
    const { etag: _etag, changedAt: _changedAt, ...organization } = await registry.find('acme');
    expect(await restored.find('acme')).toMatchObject(organization);
    expect(await restored.listKeys('acme')).toEqual([{ ...record, isActive: true }]);
  });

  it('keeps the types of values', async () => {
    const account = freshTables(azurite.connectionString);
    const usage = await account.client('Usage');
    await usage.createTable();
    const entity = {
      partitionKey: 'acme',
      rowKey: '2026-11-21',
      whole: 7,
      half: 0.5,
      big: 9_007_199_254_740_993n,
      isTrue: true,
      at: new Date('2026-11-21T12:00:00Z'),
      bytes: new Uint8Array([0, 1, 255]),
      text: 'Zeile\n"ä"',
    };
    await usage.createEntity(entity);
    const file = join(directory, 'types.jsonl');
    await backUpTables(account, file);
    const other = freshTables(azurite.connectionString);
    await restoreTables(other, file);
    const restored = await (await other.client('Usage')).getEntity(entity.partitionKey, entity.rowKey);
    expect({ ...restored, bytes: [...Buffer.from(bytesOf(restored.bytes))] }).toMatchObject({
      ...entity,
      bytes: [0, 1, 255],
    });
  });

  it('holds the audit records of every day', async () => {
    const account = freshTables(azurite.connectionString);
    const days = [Date.UTC(2026, 10, 20), Date.UTC(2026, 10, 21)];
    for (const atMs of days) {
      const store = new TableAuditStore({ account, retentionDays: 30, now: () => atMs });
      await store.write([{ ...auditRecord({ atMs }), id: 'x' }]);
    }
    const file = join(directory, 'audit.jsonl');
    expect(await backUpTables(account, file)).toBe(2);
    const other = freshTables(azurite.connectionString);
    expect(await restoreTables(other, file)).toEqual({ added: 2, kept: 0 });
    const restored = [];
    const store = new TableAuditStore({ account: other, retentionDays: 30 });
    for await (const { atMs } of store.read('acme', { from: '2026-11-20', to: '2026-11-21' })) {
      restored.push(atMs);
    }
    expect(restored).toEqual(days);
  });

  it('leaves no file when the tables are out of reach', async () => {
    const account = createTableAccount({
      endpoint: null,
      connectionString: tablesConnectionString(1),
      prefix: 'none',
    });
    const file = join(directory, 'none.jsonl');
    await expect(backUpTables(account, file)).rejects.toThrow(/ECONNREFUSED/);
    expect(existsSync(file)).toBe(false);
  });

  it('adds what is missing and leaves what was changed since', async () => {
    const { account, registry } = await tablesWithAcme();
    await registry.create('globex', 'free', 'Globex');
    const file = join(directory, 'partial.jsonl');
    await backUpTables(account, file);
    await registry.setPlan('acme', 'enterprise');
    await registry.remove('globex');
    expect(await restoreTables(account, file)).toEqual({ added: 1, kept: 2 });
    expect((await registry.list()).map(({ organization, plan }) => [organization, plan])).toEqual([
      ['acme', 'enterprise'],
      ['globex', 'free'],
    ]);
  });

  it('is a file that only its owner reads, and that replaces no other', async () => {
    const { account } = await tablesWithAcme();
    const file = join(directory, 'private.jsonl');
    await backUpTables(account, file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(backUpTables(account, file)).rejects.toThrow(
      `${file} is there already, and a backup replaces no file.`,
    );
  });

  it('holds no key', async () => {
    const account = freshTables(azurite.connectionString);
    const registry = new OrganizationRegistry({ account });
    await registry.create('acme', 'free', 'Acme');
    const { key } = await registry.createKey('acme');
    const file = join(directory, 'digests.jsonl');
    await backUpTables(account, file);
    expect(readFileSync(file, 'utf8')).not.toContain(key);
  });

  it('is refused when it is another file', async () => {
    const file = join(directory, 'other.jsonl');
    writeFileSync(file, '{"table":"Secrets","entity":{"partitionKey":"a","rowKey":"b"}}\n');
    const account = freshTables(azurite.connectionString);
    await expect(restoreTables(account, file)).rejects.toThrow(/^Line 1 of .* is not of a backup\.$/);
  });

  it('is refused when it is empty or not there', async () => {
    const account = freshTables(azurite.connectionString);
    const file = join(directory, 'empty.jsonl');
    writeFileSync(file, '');
    await expect(restoreTables(account, file)).rejects.toThrow(
      `${file} is empty: there is nothing to restore.`,
    );
    const absent = join(directory, 'absent', 'backup.jsonl');
    await expect(restoreTables(account, absent)).rejects.toThrow(`There is no file ${absent}.`);
    await expect(backUpTables(account, absent)).rejects.toThrow(`There is no folder for ${absent}.`);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { keyDigest } from '../../../../lib/accounts/api-key.ts';
import {
  OrganizationRegistry,
  RegistryError,
} from '../../../../lib/accounts/tables/organization-registry.ts';
import type { TableAccount } from '../../../../lib/accounts/tables/table-account.ts';
import { createTableKeyLookUp } from '../../../../lib/accounts/tables/table-key-look-up.ts';
import { type Azurite, freshTables, startAzurite } from '../../../helpers/azurite.ts';
import { eventually } from '../../../helpers/eventually.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

let azurite: Azurite;
beforeAll(async () => {
  azurite = await startAzurite();
});
afterAll(async () => {
  await azurite.stop();
});

function setUp(): { account: TableAccount; registry: OrganizationRegistry } {
  const account = freshTables(azurite.connectionString);
  return { account, registry: new OrganizationRegistry({ account, now: () => NOW }) };
}

/** What a service would answer for a key that it has never seen. */
function find(account: TableAccount, key: string) {
  return createTableKeyLookUp({ account, now: () => NOW })(keyDigest(key));
}

describe('organizations', () => {
  it('are created once, listed by name, and changed', async () => {
    const { registry } = setUp();
    await registry.create('globex', 'business', 'Globex Corporation');
    await registry.create('acme', 'free', 'Acme');
    await expect(registry.create('acme', 'business', 'Other')).rejects.toThrow(/acme is there already/);
    await registry.setPlan('acme', 'corporate');
    await registry.setState('acme', 'suspended');
    const common = { createdAt: '2026-11-21T12:00:00.000Z', activeKeys: [] };
    expect(await registry.list()).toMatchObject([
      { organization: 'acme', displayName: 'Acme', plan: 'corporate', state: 'suspended', ...common },
      {
        organization: 'globex',
        displayName: 'Globex Corporation',
        plan: 'business',
        state: 'active',
        ...common,
      },
    ]);
  });

  it.each(['', 'a b', 'a/b', "a'b", 'x'.repeat(64), '.a'])('are not called %j', async (name) => {
    await expect(setUp().registry.create(name, 'free', 'x')).rejects.toThrow(/1 to 63 letters/);
  });

  it('must be there to be changed', async () => {
    const { registry } = setUp();
    expect(await registry.list()).toEqual([]);
    for (const attempt of [
      () => registry.setPlan('nobody', 'free'),
      () => registry.createKey('nobody'),
      () => registry.listKeys('nobody'),
      () => registry.remove('nobody'),
    ]) {
      await expect(attempt()).rejects.toThrow(new RegistryError('There is no organization nobody.'));
    }
  });
});

describe('keys', () => {
  it('open their organization with its plan, and nobody else', async () => {
    const { account, registry } = setUp();
    await registry.create('acme', 'free', 'Acme');
    await registry.create('globex', 'enterprise', 'Globex');
    const { key } = await registry.createKey('acme');
    const other = await registry.createKey('globex');
    expect(key).toMatch(/^css_[\w-]{43}$/);
    expect(await find(account, key)).toEqual({ organization: 'acme', plan: 'free' });
    expect(await find(account, other.key)).toEqual({ organization: 'globex', plan: 'enterprise' });
    expect(await find(account, `${key}x`)).toBeNull();
    expect(await find(account, keyDigest(key).toString('hex'))).toBeNull();
  });

  it('stop with the organization, and go on with it', async () => {
    const { account, registry } = setUp();
    await registry.create('acme', 'free', 'Acme');
    const { key } = await registry.createKey('acme');
    await registry.setState('acme', 'suspended');
    expect(await find(account, key)).toBeNull();
    await registry.setState('acme', 'active');
    expect(await find(account, key)).not.toBeNull();
  });

  it('rotate without a gap: the old one works until it is revoked', async () => {
    const { account, registry } = setUp();
    await registry.create('acme', 'free', 'Acme');
    const old = await registry.createKey('acme');
    const next = await registry.createKey('acme');
    expect(await find(account, old.key)).toEqual(await find(account, next.key));
    await registry.revokeKey('acme', old.record.digest.slice(0, 8));
    expect(await find(account, old.key)).toBeNull();
    expect(await find(account, next.key)).not.toBeNull();
    const listed = await registry.listKeys('acme');
    expect(new Map(listed.map((key) => [key.digest, [key.isActive, key.revokedAt]]))).toEqual(
      new Map([
        [old.record.digest, [false, '2026-11-21T12:00:00.000Z']],
        [next.record.digest, [true, null]],
      ]),
    );
  });

  it('are two at most, however many are created at once', async () => {
    const { registry } = setUp();
    await registry.create('acme', 'free', 'Acme');
    const attempts = await Promise.allSettled(Array.from({ length: 4 }, () => registry.createKey('acme')));
    const active = (await registry.listKeys('acme')).filter((key) => key.isActive);
    expect(active.length).toBeLessThanOrEqual(2);
    expect(active).toHaveLength(attempts.filter(({ status }) => status === 'fulfilled').length);
    expect((await registry.find('acme')).activeKeys).toHaveLength(2);
    await expect(registry.createKey('acme')).rejects.toThrow(/2 active keys.*revoke one first/);
  });

  it('that callers use already can be imported, once', async () => {
    const { account, registry } = setUp();
    await registry.create('acme', 'free', 'Acme');
    await registry.create('globex', 'free', 'Globex');
    const key = 'dGhpcyBpcyBhIGZ1bmN0aW9uIGtleQ==';
    await registry.importKey('acme', key);
    expect(await find(account, key)).toMatchObject({ organization: 'acme' });
    await expect(registry.importKey('globex', key)).rejects.toThrow(/known already/);
    await expect(registry.importKey('acme', key)).rejects.toThrow(/known already/);
    await registry.revokeKey('acme', keyDigest(key).toString('hex'));
    await expect(registry.importKey('acme', key)).rejects.toThrow(/was revoked/);
    await expect(registry.importKey('acme', 'too short')).rejects.toThrow(/20 to 256 visible/);
  });

  it('are named by the beginning of their digest, by nobody but their organization', async () => {
    const { registry } = setUp();
    await registry.create('acme', 'free', 'Acme');
    await registry.create('globex', 'free', 'Globex');
    const { record } = await registry.createKey('acme');
    for (const id of ['', 'abc', 'x'.repeat(8), '00000000', "' or 1 eq 1"]) {
      await expect(registry.revokeKey('acme', id)).rejects.toThrow(RegistryError);
    }
    await expect(registry.revokeKey('globex', record.digest)).rejects.toThrow(/globex has no key/);
    expect((await registry.listKeys('acme'))[0]?.isActive).toBe(true);
  });

  it('remember the day of their last use', async () => {
    const { account, registry } = setUp();
    await registry.create('acme', 'free', 'Acme');
    const { key } = await registry.createKey('acme');
    expect(await registry.listKeys('acme')).toMatchObject([{ lastUsedOn: null }]);
    await find(account, key);
    await eventually(async () =>
      expect(await registry.listKeys('acme')).toMatchObject([{ lastUsedOn: '2026-11-21' }]),
    );
  });

  it('are nowhere in the tables, only their digests', async () => {
    const { account, registry } = setUp();
    await registry.create('acme', 'free', 'Acme');
    const { key } = await registry.createKey('acme');
    const client = await account.client('Keys');
    const rows = [];
    for await (const row of client.listEntities()) rows.push(row);
    expect(JSON.stringify(rows)).toContain(keyDigest(key).toString('hex'));
    expect(JSON.stringify(rows)).not.toContain(key.slice(4));
  });

  it('go with their organization', async () => {
    const { account, registry } = setUp();
    await registry.create('acme', 'free', 'Acme');
    const { key } = await registry.createKey('acme');
    await registry.remove('acme');
    expect(await registry.list()).toEqual([]);
    expect(await find(account, key)).toBeNull();
    await registry.create('acme', 'free', 'Another Acme');
    expect(await registry.listKeys('acme')).toEqual([]);
  });
});

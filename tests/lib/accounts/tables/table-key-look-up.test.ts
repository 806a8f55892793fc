import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { keyDigest } from '../../../../lib/accounts/api-key.ts';
import { StoreUnavailableError } from '../../../../lib/accounts/store-unavailable.ts';
import { OrganizationRegistry } from '../../../../lib/accounts/tables/organization-registry.ts';
import { createTableAccount } from '../../../../lib/accounts/tables/table-account.ts';
import { createTableKeyLookUp } from '../../../../lib/accounts/tables/table-key-look-up.ts';
import { type Azurite, freshTables, startAzurite, tablesConnectionString } from '../../../helpers/azurite.ts';
import { freePort } from '../../../helpers/free-port.ts';

let azurite: Azurite;
beforeAll(async () => {
  azurite = await startAzurite();
});
afterAll(async () => {
  await azurite.stop();
});

function lookUpIn(account: Parameters<typeof createTableKeyLookUp>[0]['account'], key: string) {
  return createTableKeyLookUp({ account, now: Date.now })(keyDigest(key));
}

describe('the look-up of keys in tables', () => {
  it('fails closed when the tables were never made', async () => {
    await expect(lookUpIn(freshTables(azurite.connectionString), 'key')).rejects.toBeInstanceOf(
      StoreUnavailableError,
    );
  });

  it('fails closed when nobody is there', async () => {
    const connectionString = tablesConnectionString(await freePort());
    const account = createTableAccount({ endpoint: null, connectionString, prefix: 'none' });
    await expect(lookUpIn(account, 'key')).rejects.toBeInstanceOf(StoreUnavailableError);
  });

  it.each([
    ['an unknown plan', { plan: 'platinum' }],
    ['an unknown state', { state: 'paused' }],
    ['a broken list of keys', { activeKeys: 'abc' }],
  ])('fails closed on %s', async (_, properties) => {
    const account = freshTables(azurite.connectionString);
    const registry = new OrganizationRegistry({ account });
    await registry.create('acme', 'free', 'Acme');
    const { key } = await registry.createKey('acme');
    const client = await account.client('Organizations');
    await client.updateEntity({ partitionKey: 'acme', rowKey: 'organization', ...properties }, 'Merge');
    await expect(lookUpIn(account, key)).rejects.toBeInstanceOf(StoreUnavailableError);
  });

  it('knows no key whose organization does not list it', async () => {
    const account = freshTables(azurite.connectionString);
    const registry = new OrganizationRegistry({ account });
    await registry.create('acme', 'free', 'Acme');
    const { key } = await registry.createKey('acme');
    const client = await account.client('Organizations');
    await client.updateEntity({ partitionKey: 'acme', rowKey: 'organization', activeKeys: '' }, 'Merge');
    expect(await lookUpIn(account, key)).toBeNull();
  });
});

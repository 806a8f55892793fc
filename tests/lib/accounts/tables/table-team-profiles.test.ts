import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { StoreUnavailableError } from '../../../../lib/accounts/store-unavailable.ts';
import { createTableAccount } from '../../../../lib/accounts/tables/table-account.ts';
import { createTableTeamProfileStore } from '../../../../lib/accounts/tables/table-team-profiles.ts';
import { type Azurite, freshTables, startAzurite, tablesConnectionString } from '../../../helpers/azurite.ts';
import { describeTeamProfileStore, type StoredProfile } from '../../../helpers/team-profile-store.ts';

let azurite: Azurite;
beforeAll(async () => {
  azurite = await startAzurite();
});
afterAll(async () => {
  await azurite.stop();
});

describeTeamProfileStore('team profiles in a table', (now) =>
  createTableTeamProfileStore({
    account: freshTables(azurite.connectionString),
    ...(now !== undefined && { now }),
  }),
);

describe('team profiles in a table', () => {
  it('are there for other instances', async () => {
    const account = freshTables(azurite.connectionString);
    const written = await createTableTeamProfileStore<StoredProfile>({ account }).put('acme', {
      name: 'Platform',
      values: [],
    });
    expect(await createTableTeamProfileStore<StoredProfile>({ account }).get('acme')).toEqual(written);
  });

  it('are not available when nobody is there', async () => {
    const account = createTableAccount({
      endpoint: null,
      connectionString: tablesConnectionString(1),
      prefix: 'none',
    });
    const store = createTableTeamProfileStore<StoredProfile>({ account });
    for (const attempt of [
      () => store.get('acme'),
      () => store.put('acme', { name: 'x', values: [] }),
      () => store.delete('acme'),
    ]) {
      await expect(attempt()).rejects.toBeInstanceOf(StoreUnavailableError);
    }
  });

  it('are not available when what is stored is no profile', async () => {
    const account = freshTables(azurite.connectionString);
    const store = createTableTeamProfileStore<StoredProfile>({ account });
    await store.put('acme', { name: 'x', values: [] });
    const client = await account.client('TeamProfiles');
    await client.updateEntity(
      { partitionKey: 'acme', rowKey: 'profile', profile0: Buffer.from('{') },
      'Merge',
    );
    await expect(store.get('acme')).rejects.toBeInstanceOf(StoreUnavailableError);
  });

  it('are those that were written last, also when many write without a condition', async () => {
    const account = freshTables(azurite.connectionString);
    const stores = Array.from({ length: 8 }, () => createTableTeamProfileStore<StoredProfile>({ account }));
    const written = await Promise.all(
      stores.map((store, index) => store.put('acme', { name: `Team ${index}`, values: [] })),
    );
    expect(written).toContainEqual(await stores[0]?.get('acme'));
    await Promise.all(stores.map((store) => store.delete('acme')));
    expect(await stores[0]?.get('acme')).toBeNull();
  });
});

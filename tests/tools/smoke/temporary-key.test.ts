import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { keyDigest } from '../../../lib/accounts/api-key.ts';
import { OrganizationRegistry } from '../../../lib/accounts/tables/organization-registry.ts';
import type { FunctionApp } from '../../../tools/keys/function-app.ts';
import { SMOKE_ORGANIZATION, withTemporaryKey } from '../../../tools/smoke/temporary-key.ts';
import { type Azurite, freshTables, startAzurite } from '../../helpers/azurite.ts';

let azurite: Azurite;

beforeAll(async () => {
  azurite = await startAzurite();
});

afterAll(() => azurite.stop());

function createPlatform(): FunctionApp & { keys: Map<string, string> } {
  const keys = new Map<string, string>();
  return {
    keys,
    setKey: async (name, key) => void keys.set(name, key),
    deleteKey: async (name) => void keys.delete(name),
  };
}

describe('a temporary key', () => {
  it('is known to the directory and the platform while it is used, and to neither afterwards', async () => {
    const account = freshTables(azurite.connectionString);
    const registry = new OrganizationRegistry({ account });
    const platform = createPlatform();
    const used = await withTemporaryKey(account, platform, async (key) => {
      const [listed] = await registry.listKeys(SMOKE_ORGANIZATION);
      expect(listed).toMatchObject({ digest: keyDigest(key).toString('hex'), isActive: true });
      expect([...platform.keys.values()]).toEqual([key]);
      expect(await registry.find(SMOKE_ORGANIZATION)).toMatchObject({ plan: 'free' });
      return 'done';
    });
    expect(used).toBe('done');
    expect(await registry.list()).toEqual([]);
    expect(platform.keys.size).toBe(0);
  });

  it('is removed when its use fails', async () => {
    const account = freshTables(azurite.connectionString);
    const registry = new OrganizationRegistry({ account });
    const platform = createPlatform();
    const use = withTemporaryKey(account, platform, async () => {
      throw new Error('smoke');
    });
    await expect(use).rejects.toThrow('smoke');
    expect(await registry.list()).toEqual([]);
    expect(platform.keys.size).toBe(0);
  });

  it('takes the place of one that a run which was cut off has left', async () => {
    const account = freshTables(azurite.connectionString);
    const registry = new OrganizationRegistry({ account });
    await registry.create(SMOKE_ORGANIZATION, 'free', 'left behind');
    const { record } = await registry.createKey(SMOKE_ORGANIZATION);
    await withTemporaryKey(account, null, async (key) => {
      const digests = (await registry.listKeys(SMOKE_ORGANIZATION)).map(({ digest }) => digest);
      expect(digests).toEqual([keyDigest(key).toString('hex')]);
      expect(digests).not.toContain(record.digest);
    });
  });
});

import { describe, expect, it } from '@jest/globals';
import { generateApiKey, keyDigest } from '../../../lib/accounts/api-key.ts';
import type { PlanName } from '../../../lib/accounts/plans.ts';
import { createSettingsKeyDirectory } from '../../../lib/accounts/settings-key-directory.ts';

function entry(organization: string, plan: PlanName, key: string) {
  return { organization, plan, keySha256: keyDigest(key).toString('hex') };
}

describe('a key directory from settings', () => {
  it('finds the account of a key', async () => {
    const [acmeKey, globexKey] = [generateApiKey(), generateApiKey()];
    const directory = createSettingsKeyDirectory([
      entry('acme', 'business', acmeKey),
      entry('globex', 'enterprise', globexKey),
    ]);

    expect(await directory.find(acmeKey)).toEqual({ organization: 'acme', plan: 'business' });
    expect(await directory.find(globexKey)).toEqual({ organization: 'globex', plan: 'enterprise' });
  });

  it('finds one account by either of two keys, so that keys can be rotated', async () => {
    const [oldKey, newKey] = [generateApiKey(), generateApiKey()];
    const directory = createSettingsKeyDirectory([
      entry('acme', 'free', oldKey),
      entry('acme', 'free', newKey),
    ]);

    expect(await directory.find(oldKey)).toEqual(await directory.find(newKey));
    expect(await directory.find(oldKey)).not.toBeNull();
  });

  it.each([
    ['another key', () => generateApiKey()],
    ['an empty key', () => ''],
    ['the digest itself', (key: string) => keyDigest(key).toString('hex')],
    ['the key in another case', (key: string) => key.toUpperCase()],
    ['the key with a space after it', (key: string) => `${key} `],
    ['the beginning of the key', (key: string) => key.slice(0, -1)],
  ])('knows no account for %s', async (_name, change) => {
    const key = generateApiKey();
    const directory = createSettingsKeyDirectory([entry('acme', 'free', key)]);

    expect(await directory.find(change(key))).toBeNull();
  });

  it('knows nobody when it is empty', async () => {
    expect(await createSettingsKeyDirectory([]).find(generateApiKey())).toBeNull();
  });
});

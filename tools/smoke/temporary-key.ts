import { OrganizationRegistry } from '../../lib/accounts/tables/organization-registry.ts';
import type { TableAccount } from '../../lib/accounts/tables/table-account.ts';
import type { FunctionApp } from '../keys/function-app.ts';
import { removeOrganizationData } from '../keys/remove-organization.ts';

/** The organization that temporary keys belong to; nothing else should use its name. */
export const SMOKE_ORGANIZATION = 'smoke-test';

/**
 * Gives `use` a key that works for as long as it runs, so that no pipeline has to store one. What an earlier run that
 * was cut off left behind is removed first.
 *
 * @param platform where the key has to be known too; `null` for nowhere
 */
export async function withTemporaryKey<T>(
  account: TableAccount,
  platform: FunctionApp | null,
  use: (key: string) => Promise<T>,
): Promise<T> {
  const registry = new OrganizationRegistry({ account });
  const known = await registry.list();
  if (known.some(({ organization }) => organization === SMOKE_ORGANIZATION)) {
    await removeOrganizationData(account, SMOKE_ORGANIZATION);
  }
  await registry.create(SMOKE_ORGANIZATION, 'free', 'Smoke test');
  try {
    const { key } = await registry.createKey(SMOKE_ORGANIZATION);
    await platform?.setKey(SMOKE_ORGANIZATION, key);
    return await use(key);
  } finally {
    await removeOrganizationData(account, SMOKE_ORGANIZATION);
    await platform?.deleteKey(SMOKE_ORGANIZATION);
  }
}

import { OrganizationRegistry } from '../../lib/accounts/tables/organization-registry.ts';
import type { TableAccount } from '../../lib/accounts/tables/table-account.ts';
import { TableAuditStore } from '../../lib/accounts/tables/table-audit-store.ts';
import { createTableTeamProfileStore } from '../../lib/accounts/tables/table-team-profiles.ts';
import { removeUsage } from '../../lib/accounts/tables/table-usage-store.ts';

/**
 * From when an organization is suspended until nothing is written for it any more: instances know its keys for 30 seconds
 * at most, a request then takes up to a minute, and what it used is written some seconds later.
 */
const LAST_WRITE_AFTER_MS = 100_000;

/**
 * Suspends an organization so that it can be removed.
 *
 * @returns milliseconds until nothing is written for it any more
 */
export async function suspendForRemoval(
  account: TableAccount,
  organization: string,
  nowMs: number,
): Promise<number> {
  const registry = new OrganizationRegistry({ account });
  const { state, changedAt } = await registry.find(organization);
  if (state === 'suspended' && changedAt !== null) {
    return Math.max(0, Date.parse(changedAt) + LAST_WRITE_AFTER_MS - nowMs);
  }
  await registry.setState(organization, 'suspended');
  return LAST_WRITE_AFTER_MS;
}

/**
 * Removes all that the tables hold of an organization. The organization itself goes last, so that what failed half-way
 * can be done again; it is suspended first.
 */
export async function removeOrganizationData(account: TableAccount, organization: string): Promise<void> {
  const registry = new OrganizationRegistry({ account });
  await registry.setState(organization, 'suspended');
  await createTableTeamProfileStore({ account }).delete(organization);
  await removeUsage(account, organization);
  await new TableAuditStore({ account, retentionDays: 0 }).removeOrganization(organization);
  await registry.remove(organization);
}

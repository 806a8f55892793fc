import { OrganizationRegistry } from '../../lib/accounts/tables/organization-registry.ts';
import type { TableAccount } from '../../lib/accounts/tables/table-account.ts';
import { TableAuditStore } from '../../lib/accounts/tables/table-audit-store.ts';
import { createTableTeamProfileStore } from '../../lib/accounts/tables/table-team-profiles.ts';
import { removeUsage } from '../../lib/accounts/tables/table-usage-store.ts';

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

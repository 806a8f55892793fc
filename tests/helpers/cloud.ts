import type { PlanName } from '../../lib/accounts/plans.ts';
import { OrganizationRegistry } from '../../lib/accounts/tables/organization-registry.ts';
import { createTableAccount, type TableAccount } from '../../lib/accounts/tables/table-account.ts';
import { createTableUsageStore } from '../../lib/accounts/tables/table-usage-store.ts';
import { utcDay } from '../../lib/accounts/usage.ts';
import { noUsage, type UsageCounts } from '../../lib/accounts/usage-counts.ts';
import { type Azurite, freshPrefix, startAzurite } from './azurite.ts';
import { eventually } from './eventually.ts';
import { type RedisServer, startRedisServer } from './redis-server.ts';
import { startTestService, type TestService } from './service.ts';

/** Several instances of the service on the stores of the cloud, all on this machine. */
export interface Cloud {
  azurite: Azurite;
  redis: RedisServer;
  account: TableAccount;
  registry: OrganizationRegistry;
  instances: TestService[];
  /** Creates an organization with a key, and gives the key. */
  provision(organization: string, plan: PlanName): Promise<string>;
  /**
   * Puts another key in the place of those of an organization, which all instances have just seen, as under load they would: for half a minute they
   * need no table to know it. Nothing is counted.
   */
  introduceKey(organization: string): Promise<string>;
  /** What the tables hold of an organization's use today. */
  usageToday(organization: string): Promise<UsageCounts>;
  stop(): Promise<void>;
}

/** @param env settings of the instances, or what makes them once the stores are there */
export async function startCloud(
  count: number,
  env:
    | Record<string, string>
    | ((stores: Pick<Cloud, 'azurite' | 'redis'>) => Promise<Record<string, string>>) = {},
): Promise<Cloud> {
  const [azurite, redis] = await Promise.all([startAzurite(), startRedisServer()]);
  const moreSettings = typeof env === 'function' ? await env({ azurite, redis }) : env;
  const { connectionString } = azurite;
  const prefix = freshPrefix();
  const account = createTableAccount({ endpoint: null, connectionString, prefix });
  const registry = new OrganizationRegistry({ account });
  const instances = await Promise.all(
    Array.from({ length: count }, () =>
      startTestService({
        API_KEYS: '',
        KEY_DIRECTORY: 'table',
        TABLES_CONNECTION_STRING: connectionString,
        RATE_LIMIT_STORE: 'redis',
        REDIS_URL: redis.url,
        STORE_PREFIX: prefix,
        ...moreSettings,
      }),
    ),
  );
  const newKey = async (organization: string) => (await registry.createKey(organization)).key;
  return {
    azurite,
    redis,
    account,
    registry,
    instances,
    async provision(organization, plan) {
      await registry.create(organization, plan, organization);
      return newKey(organization);
    },
    async introduceKey(organization) {
      for (const { digest } of await registry.listKeys(organization)) {
        await registry.revokeKey(organization, digest);
      }
      const key = await newKey(organization);
      await Promise.all(instances.map((instance) => eventually(() => introduce(instance, key))));
      return key;
    },
    async usageToday(organization) {
      const today = utcDay(Date.now());
      const store = createTableUsageStore(account, 'reader');
      const [day] = await store.read(organization, { from: today, to: today });
      return day?.counts ?? noUsage();
    },
    async stop() {
      await Promise.all(instances.map((instance) => instance.stop()));
      await Promise.all([azurite.stop(), redis.stop()]);
    },
  };
}

async function introduce({ send }: TestService, key: string): Promise<void> {
  const { status } = await send('GET', '/api/health', { headers: { 'x-functions-key': key } });
  if (status !== 200) throw new Error(`A new key is answered with ${status}.`);
}

import type { TableClient, TableServiceClient } from '@azure/data-tables';
import { createStoreLog, type StoreLog } from '../store-log.ts';

export interface TableAccountOptions {
  /** Address of the account, reached by identity. */
  endpoint: string | null;
  /** Instead of `endpoint`; for an emulator. */
  connectionString: string | null;
  /** Begins the name of every table. */
  prefix: string;
}

/** Makes the log that is told when a table is lost and when it is back. */
export type CreateStoreLog = (store: string) => StoreLog;

/** A storage account with tables. */
export interface TableAccount {
  /** Full name of the table that is called `name` here. */
  fullName(name: string): string;
  client(name: string): Promise<TableClient>;
  service(): Promise<TableServiceClient>;
  createLog: CreateStoreLog;
}

/** Each call is bounded and repeated by its caller, who knows what may be repeated. */
const CLIENT_OPTIONS = { retryOptions: { maxRetries: 0 } };

/** The client library, and the one for identities where one is needed, are loaded with the first call. */
export function createTableAccount(
  options: TableAccountOptions,
  createLog: CreateStoreLog = createStoreLog,
): TableAccount {
  const clients = new Map<string, Promise<TableClient>>();
  let connection: ReturnType<typeof connect> | undefined;
  const connected = () => {
    connection ??= connect(options);
    return connection;
  };
  const fullName = (name: string) => options.prefix + name;
  return {
    fullName,
    client(name) {
      const known = clients.get(name);
      if (known !== undefined) return known;
      const created = connected().then(({ table }) => table(fullName(name)));
      clients.set(name, created);
      return created;
    },
    service: async () => (await connected()).service(),
    createLog,
  };
}

async function connect({ endpoint, connectionString }: TableAccountOptions) {
  const { TableClient, TableServiceClient } = await import('@azure/data-tables');
  if (connectionString !== null) {
    const insecure = { ...CLIENT_OPTIONS, allowInsecureConnection: true };
    return {
      table: (name: string) => TableClient.fromConnectionString(connectionString, name, insecure),
      service: () => TableServiceClient.fromConnectionString(connectionString, insecure),
    };
  }
  if (endpoint === null) throw new Error('A table account needs an endpoint or a connection string.');
  const { DefaultAzureCredential } = await import('@azure/identity');
  const credential = new DefaultAzureCredential();
  return {
    table: (name: string) => new TableClient(endpoint, name, credential, CLIENT_OPTIONS),
    service: () => new TableServiceClient(endpoint, credential, CLIENT_OPTIONS),
  };
}

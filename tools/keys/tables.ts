import { createTableAccount, type TableAccount } from '../../lib/accounts/tables/table-account.ts';
import { SETTINGS } from '../../lib/settings.ts';
import { CommandError, type Console } from './console.ts';

const DEFAULT_PREFIX = SETTINGS.find(({ name }) => name === 'STORE_PREFIX')?.defaultValue ?? '';

/** The tables that the environment names, as the service reads it. */
export function tablesOf({ env }: Pick<Console, 'env'>): TableAccount {
  const endpoint = env.TABLES_ENDPOINT || null;
  const connectionString = env.TABLES_CONNECTION_STRING || null;
  if (endpoint === null && connectionString === null) {
    throw new CommandError(
      'TABLES_ENDPOINT (with az signed in) or TABLES_CONNECTION_STRING must be set: they say where the keys are.',
    );
  }
  return createTableAccount({ endpoint, connectionString, prefix: env.STORE_PREFIX || DEFAULT_PREFIX });
}

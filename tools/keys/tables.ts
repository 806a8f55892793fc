import { createTableAccount, type TableAccount } from '../../lib/accounts/tables/table-account.ts';
import { tableConnectionString } from '../../lib/settings/connection-string-rule.ts';
import { type Rule, RuleProblem, secureUrl, storePrefix } from '../../lib/settings/setting-rules.ts';
import { SETTINGS } from '../../lib/settings.ts';
import { CommandError } from '../command-line.ts';
import type { Console } from './console.ts';

const DEFAULT_PREFIX = SETTINGS.find(({ name }) => name === 'STORE_PREFIX')?.defaultValue ?? '';

/** A person at the terminal is told what went wrong once, by the command. */
const SILENT_LOG = { failed: () => undefined, worked: () => undefined };

/** The tables that the environment names, as the service reads it. */
export function tablesOf({ env }: Pick<Console, 'env'>): TableAccount {
  const read = (name: string, rule: Rule<string>): string | null => {
    const text = env[name] || null;
    const value = text === null ? null : rule.read(text);
    if (typeof value === 'string' || value === null) return value;
    const where = value instanceof RuleProblem ? ` ${name}${value.text}.` : '';
    throw new CommandError(`${name} must be ${rule.text}.${where}`);
  };
  const endpoint = read('TABLES_ENDPOINT', secureUrl);
  const connectionString = read('TABLES_CONNECTION_STRING', tableConnectionString);
  if (endpoint === null && connectionString === null) {
    throw new CommandError(
      'TABLES_ENDPOINT (with az signed in) or TABLES_CONNECTION_STRING must be set: they say where the keys are.',
    );
  }
  if (endpoint !== null && connectionString !== null) {
    throw new CommandError('TABLES_ENDPOINT must not be set beside TABLES_CONNECTION_STRING.');
  }
  const prefix = read('STORE_PREFIX', storePrefix) ?? DEFAULT_PREFIX;
  return createTableAccount({ endpoint, connectionString, prefix }, () => SILENT_LOG);
}

import { timingSafeEqual } from 'node:crypto';
import type { AccountLookUp } from '../cached-key-directory.ts';
import type { Account } from '../key-directory.ts';
import { StoreUnavailableError } from '../store-unavailable.ts';
import {
  KEY_ROW,
  KEYS_TABLE,
  type KeyRecord,
  ORGANIZATION_ROW,
  ORGANIZATIONS_TABLE,
  readKeyRow,
  readOrganizationRow,
} from './organization-rows.ts';
import { UnreadableRowError } from './rows.ts';
import { Table } from './table.ts';
import type { TableAccount } from './table-account.ts';

export interface TableKeyLookUpOptions {
  account: TableAccount;
  /** Current time in epoch milliseconds. */
  now: () => number;
}

/**
 * Looks keys up in tables: the key's row leads to the organization's, which has the last word. Also notes the day on
 * which a key was used, in the background.
 */
export function createTableKeyLookUp({ account, now }: TableKeyLookUpOptions): AccountLookUp {
  const keys = new Table(account, KEYS_TABLE, 'key_directory');
  const organizations = new Table(account, ORGANIZATIONS_TABLE, 'key_directory');

  async function find(digest: Buffer): Promise<Account | null> {
    const keyRow = await keys.get(digest.toString('hex'), KEY_ROW, 'unavailable');
    if (keyRow === null) return null;
    const key = readKeyRow(keyRow);
    const row = await organizations.get(key.organization, ORGANIZATION_ROW, 'unavailable');
    if (row === null) return null;
    const { organization, plan, state, activeKeys } = readOrganizationRow(row);
    if (state !== 'active' || !holds(activeKeys, digest)) return null;
    noteUse(key);
    return { organization, plan };
  }

  /** No request waits for it, and one that is lost is made up for by the next. */
  function noteUse(key: KeyRecord): void {
    const today = new Date(now()).toISOString().slice(0, 10);
    if (key.lastUsedOn === today) return;
    const { digest: partitionKey } = key;
    keys.merge({ partitionKey, rowKey: KEY_ROW, lastUsedOn: today }).catch(() => undefined);
  }

  return async (digest) => {
    try {
      return await find(digest);
    } catch (error) {
      if (!(error instanceof UnreadableRowError)) throw error;
      throw new StoreUnavailableError('key_directory', { cause: error });
    }
  };
}

/** Every digest is compared, in constant time each. */
function holds(digests: readonly string[], digest: Buffer): boolean {
  let found = false;
  for (const candidate of digests) {
    if (timingSafeEqual(Buffer.from(candidate, 'hex'), digest)) found = true;
  }
  return found;
}

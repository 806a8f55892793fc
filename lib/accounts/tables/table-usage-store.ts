import { StoreUnavailableError } from '../store-unavailable.ts';
import type { UsageStore } from '../usage.ts';
import { addCounts, noUsage, type UsageCounts } from '../usage-counts.ts';
import { type NewRow, quoted, type StoredRow, textOf, UnreadableRowError } from './rows.ts';
import { Table } from './table.ts';
import type { TableAccount } from './table-account.ts';

const USAGE_TABLE = 'Usage';

/** Writes of a day that is over are rare; a few more are not worth remembering their versions. */
const MAX_KNOWN_VERSIONS = 10_000;

/**
 * Usage in a table: a partition for each organization, in it a row for each day and instance. An instance writes its own
 * rows only, so that instances never wait for each other, and every write names the version that it replaces, so that one
 * that arrives late changes nothing.
 *
 * @param instanceId of this process and of no other: letters, digits and dashes
 */
export function createTableUsageStore(account: TableAccount, instanceId: string): UsageStore {
  const table = new Table(account, USAGE_TABLE, 'usage');
  /** The version of each row that this instance has written; a row that is not here may be there. */
  const versions = new Map<string, string>();

  /** `null` when the row is not as this instance left it. */
  async function writeVersion(row: NewRow, known: string | undefined): Promise<string | null> {
    return known === undefined ? table.insert(row) : table.replace(row, known);
  }

  return {
    async write({ organization, date, counts }) {
      const row = {
        partitionKey: organization,
        rowKey: `${date}_${instanceId}`,
        counts: JSON.stringify(counts),
      };
      const key = `${organization} ${row.rowKey}`;
      let version = await writeVersion(row, versions.get(key));
      if (version === null) {
        // An earlier write was done though its answer got lost.
        const stored = await table.get(row.partitionKey, row.rowKey);
        version = await writeVersion(row, stored?.etag);
      }
      if (version === null) throw new StoreUnavailableError('usage');
      if (versions.size >= MAX_KNOWN_VERSIONS) versions.clear();
      versions.set(key, version);
    },
    async read(organization, { from, to }) {
      // `~` sorts behind every instance's id.
      const rows = await table.list(
        `PartitionKey eq ${quoted(organization)} and RowKey ge ${quoted(from)} and RowKey lt ${quoted(`${to}~`)}`,
      );
      const days = new Map<string, UsageCounts>();
      for (const row of rows) {
        const date = row.rowKey.slice(0, from.length);
        const counts = days.get(date) ?? noUsage();
        addCounts(counts, readCounts(row));
        days.set(date, counts);
      }
      return [...days].map(([date, counts]) => ({ date, counts }));
    },
  };
}

/** Removes all usage of an organization. */
export async function removeUsage(account: TableAccount, organization: string): Promise<void> {
  await new Table(account, USAGE_TABLE, 'usage').removePartition(organization);
}

function readCounts(row: StoredRow): UsageCounts {
  try {
    const counts: UsageCounts = JSON.parse(textOf(row, 'counts'));
    return counts;
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof UnreadableRowError)) throw error;
    throw new StoreUnavailableError('usage', { cause: error });
  }
}

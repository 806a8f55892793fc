import type { AuditRecord, AuditStore, StoredAuditRecord } from '../audit.ts';
import { type DayRange, utcDay } from '../usage.ts';
import { type NewRow, quoted, textOf } from './rows.ts';
import { MAX_ROWS_TOGETHER, Table } from './table.ts';
import type { TableAccount } from './table-account.ts';

/** Begins the names of its tables. */
const AUDIT_PREFIX = 'Audit';
const MS_PER_DAY = 86_400_000;

export interface TableAuditOptions {
  account: TableAccount;
  /** A day's records are removed when this many days have passed after it. */
  retentionDays: number;
  /** Current time in epoch milliseconds. */
  now?: () => number;
}

/** The audit trail in tables, one for each UTC day, so that removing a day is one call however much it holds. */
export class TableAuditStore implements AuditStore {
  readonly #account: TableAccount;
  readonly #retentionDays: number;
  readonly #now: () => number;
  readonly #preparedDays = new Set<string>();

  constructor({ account, retentionDays, now = Date.now }: TableAuditOptions) {
    this.#account = account;
    this.#retentionDays = retentionDays;
    this.#now = now;
  }

  async write(records: readonly StoredAuditRecord[]): Promise<void> {
    const groups = Map.groupBy(records, ({ atMs, organization }) => `${utcDay(atMs)} ${organization}`);
    for (const group of groups.values()) {
      for (let start = 0; start < group.length; start += MAX_ROWS_TOGETHER) {
        await this.#writeTogether(group.slice(start, start + MAX_ROWS_TOGETHER));
      }
    }
  }

  /** The organization's records of the days, oldest first. */
  async *read(organization: string, range: DayRange): AsyncGenerator<AuditRecord> {
    for (const day of await auditDays(this.#account)) {
      if (day < range.from || day > range.to) continue;
      for await (const rows of this.#table(day).pages(`PartitionKey eq ${quoted(organization)}`)) {
        for (const row of rows) {
          const record: AuditRecord = JSON.parse(textOf(row, 'record'));
          yield record;
        }
      }
    }
  }

  /** Removes all records of an organization. */
  async removeOrganization(organization: string): Promise<void> {
    for (const day of await auditDays(this.#account)) {
      await this.#table(day).removePartition(organization);
    }
  }

  /**
   * Removes the days whose time is over.
   *
   * @returns the days that were removed
   */
  async removeExpired(): Promise<string[]> {
    const firstKept = utcDay(this.#now() - this.#retentionDays * MS_PER_DAY);
    const expired = (await auditDays(this.#account)).filter((day) => day < firstKept);
    const service = await this.#account.service();
    for (const day of expired) await service.deleteTable(this.#account.fullName(auditTableName(day)));
    return expired;
  }

  async #writeTogether(records: readonly StoredAuditRecord[]): Promise<void> {
    const [first] = records;
    if (first === undefined) return;
    const day = utcDay(first.atMs);
    await this.#prepare(day);
    await this.#table(day).upsertTogether(records.map(toRow));
  }

  /** Makes the day's table, once in each process. After an outage the day may be long over. */
  async #prepare(day: string): Promise<void> {
    if (this.#preparedDays.has(day)) return;
    await this.#table(day).create();
    this.#preparedDays.add(day);
  }

  #table(day: string): Table {
    return new Table(this.#account, auditTableName(day), 'audit_trail');
  }
}

/** The UTC days that have a table of records, in order. */
export async function auditDays(account: TableAccount): Promise<string[]> {
  const service = await account.service();
  const prefix = account.fullName(AUDIT_PREFIX);
  const filter = `TableName ge ${quoted(prefix)} and TableName lt ${quoted(`${prefix}~`)}`;
  const days: string[] = [];
  for await (const { name = '' } of service.listTables({ queryOptions: { filter } })) {
    const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(name.slice(prefix.length)) ?? [];
    if (name.startsWith(prefix) && year !== undefined) days.push(`${year}-${month}-${day}`);
  }
  return days.toSorted();
}

/** The table of a day, `YYYY-MM-DD`, without the account's prefix. */
export function auditTableName(day: string): string {
  return AUDIT_PREFIX + day.replaceAll('-', '');
}

function toRow({ id, ...record }: StoredAuditRecord): NewRow {
  const { organization, candidate, status, score, tier } = record;
  return {
    partitionKey: organization,
    rowKey: `${new Date(record.atMs).toISOString()}_${id}`,
    record: JSON.stringify(record),
    // Once more by themselves, so that they can be asked for.
    requestId: record.requestId,
    candidate: candidate ?? '',
    status,
    tier: tier ?? '',
    ...(score !== null && { score }),
  };
}

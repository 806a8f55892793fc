import type { AuditRecord, AuditStore, StoredAuditRecord } from '../audit.ts';
import { type DayRange, utcDay } from '../usage.ts';
import { quoted, textOf } from './rows.ts';
import { type NewRow, Table } from './table.ts';
import type { TableAccount } from './table-account.ts';

const AUDIT_TABLE = 'Audit';
/** Rows that a table takes in one go. */
const MAX_ROWS_TOGETHER = 100;
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
  #preparedDay = '';

  constructor({ account, retentionDays, now = Date.now }: TableAuditOptions) {
    this.#account = account;
    this.#retentionDays = retentionDays;
    this.#now = now;
  }

  async write(records: readonly StoredAuditRecord[]): Promise<void> {
    await this.#prepareToday();
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
      const rows = await this.#table(day).list(`PartitionKey eq ${quoted(organization)}`);
      for (const row of rows) {
        const record: AuditRecord = JSON.parse(textOf(row, 'record'));
        yield record;
      }
    }
  }

  /** Removes all records of an organization. */
  async removeOrganization(organization: string): Promise<void> {
    for (const day of await auditDays(this.#account)) {
      const table = this.#table(day);
      for (const row of await table.list(`PartitionKey eq ${quoted(organization)}`)) {
        await table.remove(row.partitionKey, row.rowKey);
      }
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
    await this.#table(utcDay(first.atMs)).upsertTogether(records.map(toRow));
  }

  /** Once a day in each process: makes the day's table. */
  async #prepareToday(): Promise<void> {
    const today = utcDay(this.#now());
    if (this.#preparedDay === today) return;
    // Requests that began yesterday may be written today.
    await this.#table(utcDay(this.#now() - MS_PER_DAY)).create();
    await this.#table(today).create();
    this.#preparedDay = today;
  }

  #table(day: string): Table {
    return new Table(this.#account, auditTableName(day), 'audit_trail');
  }
}

/** The UTC days that have a table of records, in order. */
export async function auditDays(account: TableAccount): Promise<string[]> {
  const service = await account.service();
  const prefix = account.fullName(AUDIT_TABLE);
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
  return AUDIT_TABLE + day.replaceAll('-', '');
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

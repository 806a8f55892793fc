import { setTimeout as delay } from 'node:timers/promises';
import type { TableClient, TransactionAction } from '@azure/data-tables';
import { reasonOf, type StoreLog } from '../store-log.ts';
import { type RequiredStore, StoreUnavailableError } from '../store-unavailable.ts';
import { type NewRow, quoted, type StoredRow } from './rows.ts';
import type { TableAccount } from './table-account.ts';

/** One attempt of a call; a point read takes some ten milliseconds. */
const ATTEMPT_TIMEOUT_MS = 1_000;
const READ_ATTEMPTS = 2;
const READ_RETRY_DELAY_MS = 50;

/** Rows of one partition that a table changes in one go. */
export const MAX_ROWS_TOGETHER = 100;

/**
 * A table of one store. Every call ends within seconds, and rejects with `StoreUnavailableError` for anything but an
 * answer. Reads are tried twice; writes once, since a write that was done can't be told from one that was lost.
 * A write makes the table when it is not there.
 */
export class Table {
  readonly #account: TableAccount;
  readonly #name: string;
  readonly #store: RequiredStore;
  readonly #attemptTimeoutMs: number;
  readonly #log: StoreLog;

  constructor(
    account: TableAccount,
    name: string,
    store: RequiredStore,
    attemptTimeoutMs: number = ATTEMPT_TIMEOUT_MS,
  ) {
    this.#account = account;
    this.#name = name;
    this.#store = store;
    this.#attemptTimeoutMs = attemptTimeoutMs;
    this.#log = account.createLog(`table ${name}`);
  }

  /**
   * One row, or `null` when it is not there.
   *
   * @param absentTable what a table that is not there stands for: `empty`, or a store that is not set up
   */
  async get(
    partitionKey: string,
    rowKey: string,
    absentTable: 'empty' | 'unavailable' = 'empty',
  ): Promise<StoredRow | null> {
    return this.#read(absentTable, async (client, abortSignal) => {
      const row = await client.getEntity<Record<string, unknown>>(partitionKey, rowKey, { abortSignal });
      return { ...row, partitionKey, rowKey, etag: row.etag };
    });
  }

  /** Rows in the order of their keys; all of them, so `filter` must bound them. */
  async list(filter: string): Promise<StoredRow[]> {
    const rows: StoredRow[] = [];
    for await (const page of this.pages(filter)) rows.push(...page);
    return rows;
  }

  /**
   * The same, as the table hands them out, a thousand at a time: each page is a call of its own, so that however many rows
   * there are takes no longer than they need.
   */
  async *pages(filter: string): AsyncGenerator<StoredRow[]> {
    let place: string | undefined;
    do {
      const page = await this.#read('empty', (client, signal) => readPage(client, filter, place, signal));
      if (page === null) return;
      yield page.rows;
      place = page.nextPlace;
    } while (place !== undefined);
  }

  /** The new version, or `null` when the row was there. */
  insert(row: NewRow): Promise<string | null> {
    return this.#write([409], async (client, abortSignal) => {
      const { etag } = await client.createEntity(row, { abortSignal });
      return etag ?? '';
    });
  }

  /** The new version, or `null` when the row does not have the version `etag`; `*` is any. */
  replace(row: NewRow, etag: string): Promise<string | null> {
    return this.#write([404, 412], async (client, abortSignal) => {
      const written = await client.updateEntity(row, 'Replace', { etag, abortSignal });
      return written.etag ?? '';
    });
  }

  /** Changes the properties of a row that is there and leaves its others. False when it is not there. */
  async merge(row: NewRow): Promise<boolean> {
    const etag = await this.#write([404], async (client, abortSignal) => {
      const written = await client.updateEntity(row, 'Merge', { abortSignal });
      return written.etag ?? '';
    });
    return etag !== null;
  }

  /** Writes a row, in place of one that is there. Returns the new version. */
  async upsert(row: NewRow): Promise<string> {
    const etag = await this.#write([], async (client, abortSignal) => {
      const written = await client.upsertEntity(row, 'Replace', { abortSignal });
      return written.etag ?? '';
    });
    return etag ?? '';
  }

  /** Writes up to {@link MAX_ROWS_TOGETHER} rows of one partition, all or none. */
  async upsertTogether(rows: readonly NewRow[]): Promise<void> {
    const actions = rows.map((row): TransactionAction => ['upsert', row, 'Replace']);
    await this.#write([], async (client, abortSignal) => {
      await client.submitTransaction(actions, { abortSignal });
      return '';
    });
  }

  /** False when there is no such row, or not in the version `etag`. */
  async remove(partitionKey: string, rowKey: string, etag = '*'): Promise<boolean> {
    const removed = await this.#write([404, 412], async (client, abortSignal) => {
      await client.deleteEntity(partitionKey, rowKey, { etag, abortSignal });
      return '';
    });
    return removed !== null;
  }

  /** Removes the rows of one partition, a hundred at a time. */
  async removePartition(partitionKey: string): Promise<void> {
    for await (const page of this.pages(`PartitionKey eq ${quoted(partitionKey)}`)) {
      for (let start = 0; start < page.length; start += MAX_ROWS_TOGETHER) {
        const rows = page.slice(start, start + MAX_ROWS_TOGETHER);
        if (await this.#removeTogether(rows)) continue;
        // All or none: someone else has removed one of them.
        for (const { rowKey } of rows) await this.remove(partitionKey, rowKey);
      }
    }
  }

  /** False when one of the rows is not there; then none is removed. */
  async #removeTogether(rows: readonly StoredRow[]): Promise<boolean> {
    const actions = rows.map(
      ({ partitionKey, rowKey }): TransactionAction => ['delete', { partitionKey, rowKey }],
    );
    const removed = await this.#write([404], async (client, abortSignal) => {
      await client.submitTransaction(actions, { abortSignal });
      return '';
    });
    return removed !== null;
  }

  async #read<T>(
    absentTable: 'empty' | 'unavailable',
    attempt: (client: TableClient, signal: AbortSignal) => Promise<T>,
  ): Promise<T | null> {
    for (let attempts = 1; ; attempts += 1) {
      try {
        return await this.#attempt(attempt);
      } catch (error) {
        if (isAbsentTable(error)) {
          if (absentTable === 'empty') return null;
          throw this.#unavailable(error);
        }
        if (statusOf(error) === 404) return this.#answer(null);
        if (attempts === READ_ATTEMPTS) throw this.#unavailable(error);
        await delay(READ_RETRY_DELAY_MS);
      }
    }
  }

  async #write(
    refusals: readonly number[],
    attempt: (client: TableClient, signal: AbortSignal) => Promise<string>,
  ): Promise<string | null> {
    for (let attempts = 1; ; attempts += 1) {
      try {
        return await this.#attempt(attempt);
      } catch (error) {
        if (isAbsentTable(error) && attempts === 1) {
          await this.create();
        } else if (refusals.includes(statusOf(error) ?? 0)) {
          return this.#answer(null);
        } else {
          throw this.#unavailable(error);
        }
      }
    }
  }

  /** Makes the table; does nothing when it is there. Writes do this by themselves, {@link upsertTogether} does not. */
  async create(): Promise<void> {
    try {
      await this.#attempt((client, abortSignal) => client.createTable({ abortSignal }));
    } catch (error) {
      throw this.#unavailable(error);
    }
  }

  async #attempt<T>(attempt: (client: TableClient, signal: AbortSignal) => Promise<T>): Promise<T> {
    const client = await this.#account.client(this.#name);
    const result = await attempt(client, AbortSignal.timeout(this.#attemptTimeoutMs));
    return this.#answer(result);
  }

  #answer<T>(result: T): T {
    this.#log.worked();
    return result;
  }

  #unavailable(cause: unknown): StoreUnavailableError {
    this.#log.failed(errorCodeOf(cause) ?? reasonOf(cause));
    return new StoreUnavailableError(this.#store, { cause });
  }
}

/** @param place where the page begins; `undefined` for the first */
async function readPage(
  client: TableClient,
  filter: string,
  place: string | undefined,
  abortSignal: AbortSignal,
): Promise<{ rows: StoredRow[]; nextPlace: string | undefined }> {
  const pages = client
    .listEntities<Record<string, unknown>>({ queryOptions: { filter }, abortSignal })
    .byPage(place === undefined ? {} : { continuationToken: place });
  for await (const page of pages) {
    const rows = page.map((row) => ({
      ...row,
      partitionKey: row.partitionKey ?? '',
      rowKey: row.rowKey ?? '',
      etag: row.etag,
    }));
    return { rows, nextPlace: page.continuationToken };
  }
  return { rows: [], nextPlace: undefined };
}

function statusOf(error: unknown): number | null {
  const status = propertyOf(error, 'statusCode');
  return typeof status === 'number' ? status : null;
}

/** Of a 404, whether it is the table that is not there. */
function isAbsentTable(error: unknown): boolean {
  return statusOf(error) === 404 && errorCodeOf(error) === 'TableNotFound';
}

/** The code in the body of a refusal, such as `TableNotFound`. */
function errorCodeOf(error: unknown): string | null {
  const details = propertyOf(error, 'details');
  const code = propertyOf(propertyOf(details, 'odataError'), 'code') ?? propertyOf(details, 'errorCode');
  return typeof code === 'string' && /^\w{1,60}$/.test(code) ? code : null;
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}

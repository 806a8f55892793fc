import { type FileHandle, open, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { TableClient, TableEntity } from '@azure/data-tables';
import { z } from 'zod';
import type { TableAccount } from '../../lib/accounts/tables/table-account.ts';
import { auditDays, auditTableName } from '../../lib/accounts/tables/table-audit-store.ts';
import { errorCode } from '../../lib/error-code.ts';
import { parseJson } from '../../lib/json.ts';

/** Every table of the service, without the prefix, but those of the audit trail: one for each day. */
export const TABLE_NAMES = ['Organizations', 'Keys', 'TeamProfiles', 'Usage'] as const;

/** One entity of a backup: a line of JSON. Values carry their types, so that nothing changes on the way. */
const lineSchema = z.strictObject({
  table: z.union([z.enum(TABLE_NAMES), z.string().regex(/^Audit\d{8}$/)]),
  entity: z.looseObject({ partitionKey: z.string(), rowKey: z.string() }),
});

export interface Restored {
  added: number;
  /** Entities that were there already, and stay as they are. */
  kept: number;
}

/**
 * Writes all entities to a new file that only its owner can read. Returns how many. Rejects when the file exists, and
 * leaves none when it can't be finished.
 */
export async function backUpTables(account: TableAccount, file: string): Promise<number> {
  let count = 0;
  async function* lines(): AsyncGenerator<string> {
    const auditTables = (await auditDays(account)).map(auditTableName);
    for (const table of [...TABLE_NAMES, ...auditTables]) {
      for await (const entity of entitiesOf(await account.client(table))) {
        count += 1;
        yield `${JSON.stringify({ table, entity })}\n`;
      }
    }
  }
  const target = await openFile(file, 'wx');
  try {
    await pipeline(Readable.from(lines()), target.createWriteStream());
  } catch (error) {
    await rm(file);
    throw error;
  }
  return count;
}

async function* entitiesOf(client: TableClient): AsyncGenerator<TableEntity> {
  try {
    for await (const entity of client.listEntities({ disableTypeConversion: true })) {
      const { partitionKey = '', rowKey = '', etag: _etag, timestamp: _timestamp, ...values } = entity;
      yield { partitionKey, rowKey, ...values };
    }
  } catch (error) {
    // A table that nobody has written to yet.
    if (statusOf(error) !== 404) throw error;
  }
}

/**
 * Adds the entities of a backup that are missing. Rejects at a line that is none of a backup, naming it, and when there
 * is no line.
 */
export async function restoreTables(account: TableAccount, file: string): Promise<Restored> {
  const input = (await openFile(file, 'r')).createReadStream();
  try {
    const restored = await addLines(account, input, file);
    if (restored.added + restored.kept === 0)
      throw new Error(`${file} is empty: there is nothing to restore.`);
    return restored;
  } finally {
    input.destroy();
  }
}

async function addLines(account: TableAccount, input: Readable, file: string): Promise<Restored> {
  const restored: Restored = { added: 0, kept: 0 };
  const created = new Set<string>();
  const create = async (table: string) => {
    if (!created.has(table)) await (await account.client(table)).createTable();
    created.add(table);
  };
  for (const table of TABLE_NAMES) await create(table);
  let number = 0;
  // Made here, since it hands out lines at once: those that nobody waits for are lost.
  for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    const line = lineSchema.safeParse(parseJson(text));
    if (!line.success) throw new Error(`Line ${number} of ${file} is not of a backup.`);
    await create(line.data.table);
    const client = await account.client(line.data.table);
    if (await isAdded(client, line.data.entity)) restored.added += 1;
    else restored.kept += 1;
  }
  return restored;
}

/** Opens a new file for its owner alone, or one that is there. Rejects with what a person can do about it. */
async function openFile(file: string, flags: 'wx' | 'r'): Promise<FileHandle> {
  try {
    return await open(file, flags, 0o600);
  } catch (error) {
    const code = errorCode(error) ?? error;
    if (code === 'EEXIST') throw new Error(`${file} is there already, and a backup replaces no file.`);
    if (code !== 'ENOENT') throw new Error(`${file} can't be opened (${code}).`);
    throw new Error(flags === 'r' ? `There is no file ${file}.` : `There is no folder for ${file}.`);
  }
}

async function isAdded(client: TableClient, entity: TableEntity): Promise<boolean> {
  try {
    await client.createEntity(entity);
    return true;
  } catch (error) {
    if (statusOf(error) === 409) return false;
    throw error;
  }
}

function statusOf(error: unknown): unknown {
  return error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
}

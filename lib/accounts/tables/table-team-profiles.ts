import { randomUUID } from 'node:crypto';
import { StoreUnavailableError } from '../store-unavailable.ts';
import {
  type DeleteOptions,
  PreconditionFailedError,
  type PutOptions,
  requireStorable,
  type StoredTeamProfile,
  type TeamProfileStore,
} from '../team-profiles.ts';
import { type NewRow, type StoredRow, textOf, UnreadableRowError } from './rows.ts';
import { Table } from './table.ts';
import type { TableAccount } from './table-account.ts';

const TEAM_PROFILES_TABLE = 'TeamProfiles';
const PROFILE_ROW = 'profile';

/** The most that a table keeps in one property. */
const CHUNK_BYTES = 65_536;

export interface TableTeamProfileOptions {
  account: TableAccount;
  /** Current time in epoch milliseconds. */
  now?: () => number;
}

/** How often a write without a condition is tried while others write the same profile. */
const MAX_ATTEMPTS = 5;

/**
 * Team profiles in a table, one row per organization: the profile's JSON in binary properties, and the table's own
 * version as the entity tag, in a form that HTTP calls strong. Every write and every deletion names the version that it
 * replaces, so that one that was given up and is done late undoes no later one. Every write also leaves a name of its
 * own, by which one whose answer was lost is known to be done.
 */
export function createTableTeamProfileStore<Profile>({
  account,
  now = Date.now,
}: TableTeamProfileOptions): TeamProfileStore<Profile> {
  const table = new Table(account, TEAM_PROFILES_TABLE, 'team_profiles');

  /**
   * Writes on condition of the version that is there: `null` for none. When nothing is known of the write, it is read
   * whether it was done.
   *
   * @returns the new version; `null` when another is there
   */
  async function writeOver(version: string | null, row: NewRow): Promise<string | null> {
    try {
      return await (version === null ? table.insert(row) : table.replace(row, version));
    } catch (error) {
      const stored = await table.get(row.partitionKey, PROFILE_ROW);
      if (stored === null || stored.writeId !== row.writeId) throw error;
      return stored.etag;
    }
  }

  async function writeAny(row: NewRow): Promise<string> {
    for (let attempts = 1; attempts <= MAX_ATTEMPTS; attempts += 1) {
      const stored = await table.get(row.partitionKey, PROFILE_ROW);
      const version = await writeOver(stored === null ? null : stored.etag, row);
      if (version !== null) return version;
    }
    return table.upsert(row);
  }

  async function writeMatching(row: NewRow, tag: string): Promise<string | null> {
    const version = toTableVersion(tag);
    return version === null ? null : writeOver(version, row);
  }

  /** @returns the new version; `null` when the condition does not hold */
  function write(row: NewRow, { ifMatch, ifAbsent = false }: PutOptions): Promise<string | null> {
    if (ifMatch !== undefined) return ifAbsent ? Promise.resolve(null) : writeMatching(row, ifMatch);
    return ifAbsent ? writeOver(null, row) : writeAny(row);
  }

  async function removeAny(organization: string): Promise<void> {
    for (let attempts = 1; attempts <= MAX_ATTEMPTS; attempts += 1) {
      const stored = await table.get(organization, PROFILE_ROW);
      if (stored === null || (await table.remove(organization, PROFILE_ROW, stored.etag))) return;
    }
    await table.remove(organization, PROFILE_ROW);
  }

  return {
    async get(organization) {
      const row = await table.get(organization, PROFILE_ROW);
      return row === null ? null : readProfileRow<Profile>(row);
    },
    async put(organization, profile, options: PutOptions = {}) {
      const json = requireStorable(profile);
      const updatedAt = new Date(now()).toISOString();
      const keys = { partitionKey: organization, rowKey: PROFILE_ROW };
      const row = { ...keys, updatedAt, writeId: randomUUID(), ...toChunks(json) };
      const version = await write(row, options);
      if (version === null) throw new PreconditionFailedError();
      return { profile, updatedAt, etag: toTag(version) };
    },
    async delete(organization, { ifMatch }: DeleteOptions = {}) {
      if (ifMatch === undefined) return removeAny(organization);
      const version = toTableVersion(ifMatch);
      const isDeleted = version !== null && (await table.remove(organization, PROFILE_ROW, version));
      if (!isDeleted) throw new PreconditionFailedError();
    },
  };
}

function toChunks(json: Buffer): Record<string, Uint8Array> {
  const chunks: Record<string, Uint8Array> = {};
  for (let start = 0; start < json.length; start += CHUNK_BYTES) {
    chunks[chunkName(start / CHUNK_BYTES)] = json.subarray(start, start + CHUNK_BYTES);
  }
  return chunks;
}

function readProfileRow<Profile>(row: StoredRow): StoredTeamProfile<Profile> {
  const chunks: Uint8Array[] = [];
  for (let chunk = row[chunkName(0)]; chunk instanceof Uint8Array; chunk = row[chunkName(chunks.length)]) {
    chunks.push(chunk);
  }
  try {
    const profile: Profile = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    return { profile, updatedAt: textOf(row, 'updatedAt'), etag: toTag(row.etag) };
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof UnreadableRowError)) throw error;
    throw new StoreUnavailableError('team_profiles', { cause: error });
  }
}

function chunkName(index: number): string {
  return `profile${index}`;
}

function toTag(version: string): string {
  return `"${Buffer.from(version).toString('base64url')}"`;
}

/** The table's version that a tag stands for; `null` when it is none that was given out here. */
function toTableVersion(tag: string): string | null {
  if (tag === '*') return '*';
  const version = Buffer.from(tag.slice(1, -1), 'base64url').toString('latin1');
  return toTag(version) === tag && /^W\/"[\x20-\x7e]{1,200}"$/.test(version) ? version : null;
}

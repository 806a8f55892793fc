import { StoreUnavailableError } from '../store-unavailable.ts';
import {
  PreconditionFailedError,
  type PutOptions,
  requireStorable,
  type StoredTeamProfile,
  type TeamProfileStore,
} from '../team-profiles.ts';
import { textOf, UnreadableRowError } from './rows.ts';
import { type NewRow, type StoredRow, Table } from './table.ts';
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

/**
 * Team profiles in a table, one row per organization: the profile's JSON in binary properties, and the table's own
 * version as the entity tag, in a form that HTTP calls strong.
 */
export function createTableTeamProfileStore<Profile>({
  account,
  now = Date.now,
}: TableTeamProfileOptions): TeamProfileStore<Profile> {
  const table = new Table(account, TEAM_PROFILES_TABLE, 'team_profiles');

  /** `null` when the stored version is not the one that is asked for. */
  function write(row: NewRow, ifMatch: string | undefined): Promise<string | null> {
    if (ifMatch === undefined) return table.upsert(row);
    const version = toTableVersion(ifMatch);
    return version === null ? Promise.resolve(null) : table.replace(row, version);
  }

  return {
    async get(organization) {
      const row = await table.get(organization, PROFILE_ROW);
      return row === null ? null : readProfileRow<Profile>(row);
    },
    async put(organization, profile, { ifMatch }: PutOptions = {}) {
      const json = requireStorable(profile);
      const updatedAt = new Date(now()).toISOString();
      const row = { partitionKey: organization, rowKey: PROFILE_ROW, updatedAt, ...toChunks(json) };
      const version = await write(row, ifMatch);
      if (version === null) throw new PreconditionFailedError();
      return { profile, updatedAt, etag: toTag(version) };
    },
    async delete(organization, { ifMatch }: PutOptions = {}) {
      const version = ifMatch === undefined ? '*' : toTableVersion(ifMatch);
      const isDeleted = version !== null && (await table.remove(organization, PROFILE_ROW, version));
      if (!isDeleted && ifMatch !== undefined) throw new PreconditionFailedError();
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

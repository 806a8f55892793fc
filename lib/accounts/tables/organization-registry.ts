import { generateApiKey, keyDigest } from '../api-key.ts';
import { ORGANIZATION_NAME, ORGANIZATION_NAME_RULE } from '../organization-name.ts';
import type { PlanName } from '../plans.ts';
import {
  KEY_ROW,
  KEYS_TABLE,
  type KeyRecord,
  ORGANIZATION_ROW,
  ORGANIZATIONS_TABLE,
  type Organization,
  type OrganizationState,
  type OrganizationVersion,
  readKeyRow,
  readOrganizationRow,
  toKeyRow,
  toOrganizationRow,
} from './organization-rows.ts';
import { quoted } from './rows.ts';
import { Table } from './table.ts';
import type { TableAccount } from './table-account.ts';

/** Active keys that an organization may have: one in use, and one to rotate to. */
const MAX_ACTIVE_KEYS = 2;

/** Longest key that can be imported; a caller's key is part of an address. */
const MAX_KEY_CHARACTERS = 256;
const MIN_KEY_CHARACTERS = 20;

/** Changes at once are rare: one person provisions at a time. */
const MAX_ATTEMPTS = 5;

/** Something that can't be done as asked. The message is for the person who asked. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
}

export interface ListedKey extends KeyRecord {
  isActive: boolean;
}

export interface RegistryOptions {
  account: TableAccount;
  /** Current time in epoch milliseconds. */
  now?: () => number;
}

/**
 * Provisions organizations and their keys in tables. What it changes takes effect on every instance within 30 seconds.
 * All methods reject with {@link RegistryError} for what can't be done, and with `StoreUnavailableError`.
 */
export class OrganizationRegistry {
  readonly #organizations: Table;
  readonly #keys: Table;
  readonly #now: () => number;

  constructor({ account, now = Date.now }: RegistryOptions) {
    this.#organizations = new Table(account, ORGANIZATIONS_TABLE, 'key_directory', ADMIN_TIMEOUT_MS);
    this.#keys = new Table(account, KEYS_TABLE, 'key_directory', ADMIN_TIMEOUT_MS);
    this.#now = now;
  }

  /** Makes an organization, with no keys; rejects when there is one of the name. */
  async create(organization: string, plan: PlanName, displayName: string): Promise<Organization> {
    requireName(organization);
    const created: Organization = {
      organization,
      displayName,
      plan,
      state: 'active',
      createdAt: this.#time(),
      activeKeys: [],
    };
    if ((await this.#organizations.insert(toOrganizationRow(created))) === null) throw isThere(organization);
    return created;
  }

  /** Rejects when an organization of this name could not be created. */
  async requireFree(organization: string): Promise<void> {
    requireName(organization);
    if (await this.has(organization)) throw isThere(organization);
  }

  /** Whether there is an organization of this name, active or not. */
  async has(organization: string): Promise<boolean> {
    return (await this.#organizations.get(organization, ORGANIZATION_ROW)) !== null;
  }

  /** Rejects when the organization could not have another key. */
  async requireRoomForKey(organization: string): Promise<void> {
    requireRoom(await this.find(organization));
  }

  /** Every organization, by name. */
  async list(): Promise<Organization[]> {
    const rows = await this.#organizations.list(`RowKey eq ${quoted(ORGANIZATION_ROW)}`);
    return rows.map(readOrganizationRow);
  }

  /** The organization; rejects when there is none. */
  async find(organization: string): Promise<OrganizationVersion> {
    const row = await this.#organizations.get(organization, ORGANIZATION_ROW);
    if (row === null) throw new RegistryError(`There is no organization ${organization}.`);
    return readOrganizationRow(row);
  }

  /** Rejects when there is no such organization. */
  setPlan(organization: string, plan: PlanName): Promise<Organization> {
    return this.#change(organization, (current) => ({ ...current, plan }));
  }

  /** Rejects when there is no such organization. */
  setState(organization: string, state: OrganizationState): Promise<Organization> {
    return this.#change(organization, (current) => ({ ...current, state }));
  }

  /** The organization's keys, active and revoked, oldest first. */
  async listKeys(organization: string): Promise<ListedKey[]> {
    const { activeKeys } = await this.find(organization);
    const rows = await this.#keys.list(`organization eq ${quoted(organization)}`);
    return rows
      .map(readKeyRow)
      .map((key) => ({ ...key, isActive: activeKeys.includes(key.digest) }))
      .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
  }

  /** Makes a new key; its text is nowhere but in the result. */
  async createKey(organization: string): Promise<{ key: string; record: KeyRecord }> {
    const key = generateApiKey();
    return { key, record: await this.#addKey(organization, key, 'generated') };
  }

  /** Takes over a key that callers use already, such as a function key of the platform. */
  async importKey(organization: string, key: string): Promise<KeyRecord> {
    if (!new RegExp(`^[!-~]{${MIN_KEY_CHARACTERS},${MAX_KEY_CHARACTERS}}$`).test(key)) {
      throw new RegistryError(
        `A key has ${MIN_KEY_CHARACTERS} to ${MAX_KEY_CHARACTERS} visible ASCII characters.`,
      );
    }
    return this.#addKey(organization, key, 'imported');
  }

  /**
   * Revokes the key whose digest begins with `id`.
   *
   * @returns the key; revoking a revoked one again changes nothing
   */
  async revokeKey(organization: string, id: string): Promise<ListedKey> {
    const key = await this.findKey(organization, id);
    await this.#change(organization, (current) => ({
      ...current,
      activeKeys: current.activeKeys.filter((digest) => digest !== key.digest),
    }));
    const revokedAt = key.revokedAt ?? this.#time();
    if (key.revokedAt === null) {
      await this.#keys.merge({ partitionKey: key.digest, rowKey: KEY_ROW, revokedAt });
    }
    return { ...key, isActive: false, revokedAt };
  }

  /** Takes back a key that nobody has been given, without a trace. */
  async discardKey({ organization, digest }: Pick<KeyRecord, 'organization' | 'digest'>): Promise<void> {
    await this.#change(organization, (current) => ({
      ...current,
      activeKeys: current.activeKeys.filter((active) => active !== digest),
    }));
    await this.#keys.remove(digest, KEY_ROW);
  }

  /** The one key of the organization whose digest begins with `id`. */
  async findKey(organization: string, id: string): Promise<ListedKey> {
    if (!/^[0-9a-f]{8,64}$/.test(id)) {
      throw new RegistryError(
        'The id of a key is what a list of the keys shows: 8 to 64 hexadecimal digits.',
      );
    }
    const found = (await this.listKeys(organization)).filter((key) => key.digest.startsWith(id));
    const [key, ...others] = found;
    if (key === undefined) throw new RegistryError(`${organization} has no key ${id}.`);
    if (others.length > 0)
      throw new RegistryError(`${organization} has several keys ${id}…: write more of it.`);
    return key;
  }

  /** Removes the organization and its keys for good. Its keys stop working first. */
  async remove(organization: string): Promise<void> {
    await this.find(organization);
    const rows = await this.#keys.list(`organization eq ${quoted(organization)}`);
    await this.#organizations.remove(organization, ORGANIZATION_ROW);
    for (const row of rows) await this.#keys.remove(row.partitionKey, row.rowKey);
  }

  async #addKey(organization: string, key: string, origin: KeyRecord['origin']): Promise<KeyRecord> {
    const digest = keyDigest(key).toString('hex');
    requireRoom(await this.find(organization));
    const createdAt = this.#time();
    const record = { organization, digest, origin, createdAt, lastUsedOn: null, revokedAt: null };
    // The key's row first: until the organization lists it, it opens nothing.
    if ((await this.#keys.insert(toKeyRow(record))) === null) await this.#requireUnfinished(record);
    try {
      await this.#change(organization, (current) => {
        requireRoom(current);
        return { ...current, activeKeys: [...current.activeKeys, digest] };
      });
    } catch (error) {
      if (error instanceof RegistryError) await this.#keys.remove(digest, KEY_ROW);
      throw error;
    }
    return record;
  }

  /** A key that was to be added before, when the store went away half-way, may be added again. */
  async #requireUnfinished({ organization, digest }: KeyRecord): Promise<void> {
    const row = await this.#keys.get(digest, KEY_ROW);
    const { activeKeys } = await this.find(organization);
    const known = row === null ? null : readKeyRow(row);
    if (known?.organization === organization && known.revokedAt === null && !activeKeys.includes(digest))
      return;
    throw new RegistryError('This key is known already, to this organization or to another, or was revoked.');
  }

  async #change(
    organization: string,
    change: (current: OrganizationVersion) => Organization,
  ): Promise<Organization> {
    for (let attempts = 1; attempts <= MAX_ATTEMPTS; attempts += 1) {
      const current = await this.find(organization);
      const next = change(current);
      if ((await this.#organizations.replace(toOrganizationRow(next), current.etag)) !== null) return next;
    }
    throw new RegistryError(`${organization} is being changed by someone else. Please try again.`);
  }

  #time(): string {
    return new Date(this.#now()).toISOString();
  }
}

/** Nobody waits for these calls but the person at the terminal. */
const ADMIN_TIMEOUT_MS = 10_000;

function requireName(organization: string): void {
  if (ORGANIZATION_NAME.test(organization)) return;
  throw new RegistryError(`The name of an organization must be ${ORGANIZATION_NAME_RULE}.`);
}

function isThere(organization: string): RegistryError {
  return new RegistryError(`The organization ${organization} is there already.`);
}

function requireRoom({ organization, activeKeys }: Organization): void {
  if (activeKeys.length < MAX_ACTIVE_KEYS) return;
  throw new RegistryError(
    `${organization} has ${MAX_ACTIVE_KEYS} active keys, the most there may be: revoke one first.`,
  );
}

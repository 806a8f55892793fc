import { PLAN_NAMES, type PlanName } from '../plans.ts';
import { type NewRow, nameOf, optionalTextOf, type StoredRow, textOf, UnreadableRowError } from './rows.ts';

/**
 * What the tables `Organizations` and `Keys` hold. An organization's row lists the digests of its active keys: it has one
 * version, so that no two changes at once can leave it with more keys than it may have, and taking a key from the list
 * revokes it. A key's row leads from the digest to the organization and tells the key's story.
 */
export const ORGANIZATIONS_TABLE = 'Organizations';
export const KEYS_TABLE = 'Keys';

/** The only row of an organization's, or a key's, partition. */
export const ORGANIZATION_ROW = 'organization';
export const KEY_ROW = 'key';

const ORGANIZATION_STATES = ['active', 'suspended'] as const;
export type OrganizationState = (typeof ORGANIZATION_STATES)[number];

export interface Organization {
  /** As in `Account.organization`. */
  organization: string;
  /** For people; may be the same as `organization`. */
  displayName: string;
  plan: PlanName;
  state: OrganizationState;
  /** RFC 3339 in UTC. */
  createdAt: string;
  /** SHA-256 in lower-case hex. */
  activeKeys: string[];
}

export interface OrganizationVersion extends Organization {
  etag: string;
  /** When the table was given this version, RFC 3339 in UTC; `null` when it does not say. */
  changedAt: string | null;
}

export type KeyOrigin = 'generated' | 'imported';

export interface KeyRecord {
  organization: string;
  /** SHA-256 in lower-case hex. */
  digest: string;
  origin: KeyOrigin;
  /** RFC 3339 in UTC. */
  createdAt: string;
  /** UTC day on which the key was last used; `null` when never. */
  lastUsedOn: string | null;
  /** RFC 3339 in UTC; `null` while active. */
  revokedAt: string | null;
}

/** An organization as its row. */
export function toOrganizationRow(organization: Organization): NewRow {
  const { displayName, plan, state, createdAt, activeKeys } = organization;
  return {
    partitionKey: organization.organization,
    rowKey: ORGANIZATION_ROW,
    displayName,
    plan,
    state,
    createdAt,
    activeKeys: activeKeys.join(' '),
  };
}

/** @throws UnreadableRowError when the row is not as {@link toOrganizationRow} makes it */
export function readOrganizationRow(row: StoredRow): OrganizationVersion {
  const activeKeys = textOf(row, 'activeKeys').split(' ').filter(Boolean);
  if (!activeKeys.every(isDigest)) throw new UnreadableRowError('activeKeys');
  return {
    organization: row.partitionKey,
    displayName: textOf(row, 'displayName'),
    plan: nameOf(row, 'plan', PLAN_NAMES),
    state: nameOf(row, 'state', ORGANIZATION_STATES),
    createdAt: textOf(row, 'createdAt'),
    activeKeys,
    etag: row.etag,
    changedAt: optionalTextOf(row, 'timestamp'),
  };
}

/** A key as its row, found by its digest alone. */
export function toKeyRow({ digest, ...key }: KeyRecord): NewRow {
  return {
    partitionKey: digest,
    rowKey: KEY_ROW,
    organization: key.organization,
    origin: key.origin,
    createdAt: key.createdAt,
    lastUsedOn: key.lastUsedOn ?? '',
    revokedAt: key.revokedAt ?? '',
  };
}

/** @throws UnreadableRowError when the row is not as {@link toKeyRow} makes it */
export function readKeyRow(row: StoredRow): KeyRecord {
  if (!isDigest(row.partitionKey)) throw new UnreadableRowError('digest');
  return {
    organization: textOf(row, 'organization'),
    digest: row.partitionKey,
    origin: nameOf(row, 'origin', ['generated', 'imported']),
    createdAt: textOf(row, 'createdAt'),
    lastUsedOn: optionalTextOf(row, 'lastUsedOn'),
    revokedAt: optionalTextOf(row, 'revokedAt'),
  };
}

function isDigest(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

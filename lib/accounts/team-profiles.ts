/** A stored team profile. */
export interface StoredTeamProfile<Profile> {
  profile: Profile;
  /** RFC 3339 in UTC, with milliseconds. */
  updatedAt: string;
  /** Opaque version in the form of an HTTP entity tag, quotes included; it changes with every write. */
  etag: string;
}

export interface PutOptions {
  /** Write only when the stored version has this tag; `*` stands for any stored version. */
  ifMatch?: string | undefined;
}

/**
 * One team profile per organization. What a profile consists of is not the store's concern. All methods reject with
 * `StoreUnavailableError` when the store can't be reached.
 */
export interface TeamProfileStore<Profile> {
  get(organization: string): Promise<StoredTeamProfile<Profile> | null>;
  /** Creates or replaces. Rejects with {@link PreconditionFailedError} when `ifMatch` does not hold. */
  put(organization: string, profile: Profile, options?: PutOptions): Promise<StoredTeamProfile<Profile>>;
  /** Does nothing when there is none. */
  delete(organization: string): Promise<void>;
}

/** The stored version is not the one that the caller wanted to replace. */
export class PreconditionFailedError extends Error {
  override readonly name = 'PreconditionFailedError';

  constructor() {
    super('The stored team profile is not the version that If-Match names.');
  }
}

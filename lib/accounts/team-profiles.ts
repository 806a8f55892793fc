/** A stored team profile. */
export interface StoredTeamProfile<Profile> {
  profile: Profile;
  /** RFC 3339 in UTC, with milliseconds. */
  updatedAt: string;
  /** Opaque version in the form of an HTTP entity tag, quotes included; it changes with every write. */
  etag: string;
}

/** Longest stored profile as JSON, in bytes of UTF-8. It bounds what the lists and their texts add up to. */
export const MAX_STORED_PROFILE_BYTES = 131_072;

export interface DeleteOptions {
  /** Write, or delete, only when the stored version has this tag; `*` stands for any stored version. */
  ifMatch?: string | undefined;
}

export interface PutOptions extends DeleteOptions {
  /** Write only when none is stored. */
  ifAbsent?: boolean;
}

/**
 * One team profile per organization. What a profile consists of is not the store's concern. All methods reject with
 * `StoreUnavailableError` when the store can't be reached.
 */
export interface TeamProfileStore<Profile> {
  get(organization: string): Promise<StoredTeamProfile<Profile> | null>;
  /**
   * Creates or replaces. Rejects with {@link PreconditionFailedError} when an option does not hold, and with
   * {@link TeamProfileTooLargeError}.
   */
  put(organization: string, profile: Profile, options?: PutOptions): Promise<StoredTeamProfile<Profile>>;
  /** Does nothing when there is none. Rejects with {@link PreconditionFailedError} when `ifMatch` does not hold. */
  delete(organization: string, options?: DeleteOptions): Promise<void>;
}

/** The stored version is not the one that the caller wanted to replace, or there is one where none was wanted. */
export class PreconditionFailedError extends Error {
  override readonly name = 'PreconditionFailedError';

  constructor() {
    super('The stored team profile is not what the condition of the write asks for.');
  }
}

/** The profile has more than {@link MAX_STORED_PROFILE_BYTES}. */
export class TeamProfileTooLargeError extends Error {
  override readonly name = 'TeamProfileTooLargeError';

  constructor() {
    super('The team profile is too large to be stored.');
  }
}

/**
 * The JSON of a profile.
 *
 * @throws TeamProfileTooLargeError
 */
export function requireStorable(profile: unknown): Buffer {
  const json = Buffer.from(JSON.stringify(profile));
  if (json.length > MAX_STORED_PROFILE_BYTES) throw new TeamProfileTooLargeError();
  return json;
}

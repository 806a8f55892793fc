const STORE_NAMES = {
  key_directory: 'key directory',
  team_profiles: 'team profile store',
  usage: 'usage store',
  audit_trail: 'audit trail',
} as const;

/** Stores without which a request can't be answered. */
export type RequiredStore = keyof typeof STORE_NAMES;

/**
 * A store that a request depends on can't be reached or read. The message is constant per store; what the store said is
 * the `cause`, for logs only.
 */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
  readonly store: RequiredStore;

  constructor(store: RequiredStore, options?: ErrorOptions) {
    super(`The ${STORE_NAMES[store]} is not available.`, options);
    this.store = store;
  }
}

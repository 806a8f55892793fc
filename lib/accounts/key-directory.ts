import type { PlanName } from './plans.ts';

/** Who a request is made for. */
export interface Account {
  organization: string;
  plan: PlanName;
}

/** Resolves API keys. It knows their SHA-256 digests only. */
export interface KeyDirectory {
  /**
   * The account a key belongs to; `null` when the key is unknown, revoked or of a suspended organization. Rejects with
   * `StoreUnavailableError` when that can't be found out.
   */
  find(key: string): Promise<Account | null>;
}

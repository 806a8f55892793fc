import { LRUCache } from 'lru-cache';
import { keyDigest } from './api-key.ts';
import type { Account, KeyDirectory } from './key-directory.ts';

/** Finds the account of a key's SHA-256; rejects with `StoreUnavailableError` when that can't be found out. */
export type AccountLookUp = (digest: Buffer) => Promise<Account | null>;

export interface CachedKeyDirectoryOptions {
  lookUp: AccountLookUp;
  /** Current time in milliseconds of any epoch. */
  now?: () => number;
}

/** From this age on an answer is still given, but looked up again meanwhile, so that no request waits for it. */
const REFRESH_AGE_MS = 15_000;

/** What is revoked or changed takes effect within this time; an answer may not be older when it is given. */
const MAX_AGE_MS = 30_000;

/** Of known and of unknown keys each: a flood of unknown ones pushes out no known one. A few megabytes when full. */
const MAX_ENTRIES = 10_000;

interface Answer {
  account: Account | null;
  /** When the look-up began: what was true then. */
  asOfMs: number;
}

/**
 * A key directory that asks `lookUp` for a key at most every 15 seconds while the key is used, and never answers with what
 * is older than 30. So a store that is gone for some seconds is not noticed; after that, keys of this instance fail
 * closed. Unknown keys are remembered too, as long as the others, though not refreshed.
 */
export function createCachedKeyDirectory({
  lookUp,
  now = () => performance.now(),
}: CachedKeyDirectoryOptions): KeyDirectory {
  const known = new LRUCache<string, Answer>({ max: MAX_ENTRIES });
  const unknown = new LRUCache<string, Answer>({ max: MAX_ENTRIES });
  const underWay = new Map<string, Promise<Account | null>>();

  async function ask(id: string, digest: Buffer): Promise<Account | null> {
    const asOfMs = now();
    const account = await lookUp(digest);
    known.delete(id);
    unknown.delete(id);
    (account === null ? unknown : known).set(id, { account, asOfMs });
    return account;
  }

  /** Callers who ask for the same key at the same time share one look-up. */
  function askOnce(id: string, digest: Buffer): Promise<Account | null> {
    const begun = underWay.get(id);
    if (begun !== undefined) return begun;
    const asked = ask(id, digest).finally(() => underWay.delete(id));
    underWay.set(id, asked);
    return asked;
  }

  return {
    async find(key) {
      const digest = keyDigest(key);
      const id = digest.toString('base64');
      const answer = known.get(id) ?? unknown.get(id);
      const ageMs = answer === undefined ? Number.POSITIVE_INFINITY : now() - answer.asOfMs;
      if (answer === undefined || ageMs >= MAX_AGE_MS) return askOnce(id, digest);
      if (answer.account !== null && ageMs >= REFRESH_AGE_MS) {
        // A failure here is told by the look-up that has to be waited for.
        askOnce(id, digest).catch(() => undefined);
      }
      return answer.account;
    },
  };
}

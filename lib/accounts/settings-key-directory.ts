import { timingSafeEqual } from 'node:crypto';
import { keyDigest } from './api-key.ts';
import type { Account, KeyDirectory } from './key-directory.ts';
import type { PlanName } from './plans.ts';

/** One active key. */
export interface KeyEntry {
  organization: string;
  plan: PlanName;
  /** SHA-256 of the key in lower-case hex. */
  keySha256: string;
}

/** A key directory over a fixed list, for local runs and tests. */
export function createSettingsKeyDirectory(entries: readonly KeyEntry[]): KeyDirectory {
  const records = entries.map(({ organization, plan, keySha256 }) => ({
    account: { organization, plan },
    digest: Buffer.from(keySha256, 'hex'),
  }));
  return {
    async find(key) {
      const digest = keyDigest(key);
      let found: Account | null = null;
      // Every entry is compared, in constant time each, so that the time tells nothing of the list.
      for (const record of records) {
        if (timingSafeEqual(record.digest, digest)) {
          found = record.account;
        }
      }
      return found;
    },
  };
}

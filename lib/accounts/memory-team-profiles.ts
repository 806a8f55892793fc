import { randomUUID } from 'node:crypto';
import {
  type DeleteOptions,
  PreconditionFailedError,
  type PutOptions,
  requireStorable,
  type StoredTeamProfile,
  type TeamProfileStore,
} from './team-profiles.ts';

export interface MemoryTeamProfileOptions {
  /** Milliseconds since the epoch. */
  now?: () => number;
}

/** Team profiles in the memory of this process. Copies go in and out, as with a real store. */
export function createMemoryTeamProfileStore<Profile>({
  now = Date.now,
}: MemoryTeamProfileOptions = {}): TeamProfileStore<Profile> {
  const stored = new Map<string, StoredTeamProfile<Profile>>();
  return {
    async get(organization) {
      return structuredClone(stored.get(organization) ?? null);
    },
    async put(organization, profile, { ifMatch, ifAbsent = false }: PutOptions = {}) {
      requireStorable(profile);
      if (ifAbsent && stored.has(organization)) throw new PreconditionFailedError();
      requireMatch(ifMatch, stored.get(organization)?.etag);
      const next = {
        profile: structuredClone(profile),
        updatedAt: new Date(now()).toISOString(),
        etag: `"${randomUUID()}"`,
      };
      stored.set(organization, next);
      return structuredClone(next);
    },
    async delete(organization, { ifMatch }: DeleteOptions = {}) {
      requireMatch(ifMatch, stored.get(organization)?.etag);
      stored.delete(organization);
    },
  };
}

function requireMatch(ifMatch: string | undefined, etag: string | undefined): void {
  const holds = ifMatch === undefined || (etag !== undefined && (ifMatch === '*' || ifMatch === etag));
  if (!holds) throw new PreconditionFailedError();
}

import { PreconditionFailedError, type StoredTeamProfile } from '../accounts/team-profiles.ts';

/**
 * The single tag of an `If-Match` header that the stored version has (RFC 9110, 13.1.1), for the store to check again
 * as it writes; `undefined` without the header. Weak tags never match, and an empty list is one that no version is in.
 *
 * @throws PreconditionFailedError when none does, or nothing is stored
 */
export function matchedTag(headers: Headers, stored: StoredTeamProfile<unknown> | null): string | undefined {
  const header = headers.get('if-match');
  if (header === null) return undefined;
  if (stored === null) throw new PreconditionFailedError();
  const tags = header.split(',').map((tag) => tag.trim());
  if (!tags.includes('*') && !tags.includes(stored.etag)) throw new PreconditionFailedError();
  return stored.etag;
}

import {
  PreconditionFailedError,
  type PutOptions,
  type StoredTeamProfile,
} from '../accounts/team-profiles.ts';

/** Whether a request has a header that makes it depend on what is stored. */
export function hasPrecondition(headers: Headers): boolean {
  return headers.has('if-match') || headers.has('if-none-match');
}

/**
 * Holds `If-Match` and `If-None-Match` against the stored version (RFC 9110, 13.1.1 and 13.1.2; where there are both, both
 * must hold).
 *
 * @returns for the store to check again as it writes: that what they were held against is still there; nothing without them
 * @throws PreconditionFailedError when one does not hold
 */
export function metPrecondition(headers: Headers, stored: StoredTeamProfile<unknown> | null): PutOptions {
  if (!hasPrecondition(headers)) return {};
  const ifMatch = headers.get('if-match');
  if (ifMatch !== null && !names(ifMatch, stored)) throw new PreconditionFailedError();
  const ifNoneMatch = headers.get('if-none-match');
  // Weak tags count here alone.
  if (ifNoneMatch !== null && names(ifNoneMatch.replaceAll('W/"', '"'), stored)) {
    throw new PreconditionFailedError();
  }
  return stored === null ? { ifAbsent: true } : { ifMatch: stored.etag };
}

/** Whether a list of tags has that of the stored version; `*` stands for any. An empty list is one that no version is in. */
function names(header: string, stored: StoredTeamProfile<unknown> | null): boolean {
  if (stored === null) return false;
  const tags = header.split(',').map((tag) => tag.trim());
  return tags.includes('*') || tags.includes(stored.etag);
}

import { randomUUID } from 'node:crypto';

export const REQUEST_ID_HEADER = 'X-Request-Id';

const ACCEPTED_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** The caller's own request id when it can be used as one, else a new one. */
export function requestIdOf(headers: Headers): string {
  const sent = headers.get(REQUEST_ID_HEADER);
  return sent !== null && ACCEPTED_ID.test(sent) ? sent : randomUUID();
}

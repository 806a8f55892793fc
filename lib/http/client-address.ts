/**
 * The address of the client as the outermost of our front ends saw it. Each of them adds an entry to the end of
 * `X-Forwarded-For`; the entries before those are the client's own word. Clients that can't be told apart are one.
 *
 * @param trustedProxies front ends that add an entry; with 0 the header says nothing
 */
export function clientAddress(headers: Headers, trustedProxies: number): string {
  if (trustedProxies === 0) return 'unknown';
  const entries = headers.get('x-forwarded-for')?.split(',') ?? [];
  const address = entries.at(-trustedProxies)?.trim() ?? '';
  return address === '' ? 'unknown' : address;
}

/**
 * The address that the platform's front end saw: the last entry of `X-Forwarded-For`. The ones before it are the
 * client's own word. Without the header all clients are one.
 */
export function clientAddress(headers: Headers): string {
  const last = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  return last === '' ? 'unknown' : last;
}

import { isIPv4, isIPv6 } from 'node:net';

/** Leading groups of an IPv6 address that name a subscriber's network; a subscriber has all addresses in it. */
const NETWORK_GROUPS = 4;

/**
 * What a client is counted under: its IPv4 address, the /64 network of its IPv6 address, or `unknown` for anything else.
 * Takes the forms in which front ends write it: `192.0.2.1`, `192.0.2.1:443`, `2001:db8::1`, `[2001:db8::1]:443`.
 */
export function clientNetwork(clientAddress: string): string {
  const address = withoutPort(clientAddress.trim());
  if (isIPv4(address)) {
    return address;
  }
  if (!isIPv6(address)) {
    return 'unknown';
  }
  const groups = expandIPv6(address);
  return mappedIPv4(groups) ?? `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(address);
  if (bracketed !== null) {
    return bracketed[1] ?? '';
  }
  return address.split(':').length === 2 ? address.slice(0, address.indexOf(':')) : address;
}

/** The eight groups of a valid address in canonical hex, by way of the URL parser, which normalizes them. */
function expandIPv6(address: string): string[] {
  const canonical = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const leading = head === '' ? [] : head.split(':');
  const trailing = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - leading.length - trailing.length }, () => '0');
  return [...leading, ...zeros, ...trailing];
}

/** The IPv4 address in `::ffff:a.b.c.d`, which is how a dual-stack socket names an IPv4 client. */
function mappedIPv4(groups: readonly string[]): string | null {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') {
    return null;
  }
  const numbers = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return numbers.flatMap((number) => [number >> 8, number & 0xff]).join('.');
}

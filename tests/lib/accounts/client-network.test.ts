import { describe, expect, it } from '@jest/globals';
import { clientNetwork } from '../../../lib/accounts/client-network.ts';

describe('clientNetwork', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['192.0.2.1:50123', '192.0.2.1'],
    [' 192.0.2.1 ', '192.0.2.1'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['[2001:db8::1]', '2001:db8:0:0::/64'],
    ['[2001:DB8:0:0::1]:443', '2001:db8:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['[::ffff:c000:201]:80', '192.0.2.1'],
  ])('counts %s under %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });

  it.each(['', 'unknown', 'example.com', '192.0.2.256', '192.0.2', ':::', '[', '1:2', '2001:db8::1::2'])(
    'counts %j with all that have no address',
    (address) => {
      expect(clientNetwork(address)).toBe('unknown');
    },
  );
});

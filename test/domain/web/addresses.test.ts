import { expect, test } from 'vitest';
import { visitorNetwork } from '../../../src/domain/web/addresses.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80::1%eth0'],
  ['', ''],
])('a visitor at %s controls %s', (address, network) => {
  expect(visitorNetwork(address)).toBe(network);
});

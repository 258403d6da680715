import { expect, test } from 'vitest';
import { createFindClientNetwork } from '../../../src/domain/web/forwarded.ts';

const find = createFindClientNetwork(['127.0.0.1', '10.0.0.0/8', 'fd00::/8']);
const findIn = (remoteAddress: string | undefined, forwarded?: string) =>
  find({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } });

test.each([
  { of: 'a direct connection', peer: '203.0.113.9', network: '203.0.113.9' },
  { of: 'a client that makes up a header', peer: '203.0.113.9', forwarded: '198.51.100.1', network: '203.0.113.9' },
  { of: 'a trusted proxy', peer: '10.1.2.3', forwarded: '198.51.100.1', network: '198.51.100.1' },
  {
    of: 'a trusted proxy on IPv4 in IPv6',
    peer: '::ffff:10.1.2.3',
    forwarded: '198.51.100.1',
    network: '198.51.100.1',
  },
  { of: 'two proxies', peer: '127.0.0.1', forwarded: '192.0.2.1, 198.51.100.1, fd00::7', network: '198.51.100.1' },
  { of: 'an address with a port', peer: '127.0.0.1', forwarded: '198.51.100.1:4711', network: '198.51.100.1' },
  { of: 'an IPv6 network', peer: '127.0.0.1', forwarded: '[2001:db8:1:2:3::4]:443', network: '2001:db8:1:2::/64' },
  { of: 'a proxy that forwards none', peer: '127.0.0.1', network: '127.0.0.1' },
  { of: 'a proxy that hides it', peer: '127.0.0.1', forwarded: '198.51.100.1, unknown', network: '127.0.0.1' },
  { of: 'only proxies', peer: '127.0.0.1', forwarded: '10.0.0.1, 10.0.0.2', network: '127.0.0.1' },
])('the network of $of is $network', ({ peer, forwarded, network }) => {
  expect(findIn(peer, forwarded)).toBe(network);
});

test('without trusted proxies, the header is ignored', () => {
  const socket = { remoteAddress: '127.0.0.1' };
  const headers = { 'x-forwarded-for': '198.51.100.1' };
  expect(createFindClientNetwork([])({ socket, headers })).toBe('127.0.0.1');
});

import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { describe, expect, test } from 'vitest';
import { readAddressList } from '../../../src/domain/crawlers/address-list.ts';
import { AddressSet } from '../../../src/domain/crawlers/address-set.ts';
import { createFindClient } from '../../../src/domain/crawlers/client-address.ts';
import type { Crawler } from '../../../src/domain/crawlers/crawler.ts';
import { summarizeLists } from '../../../src/domain/crawlers/list-state.ts';
import { CRAWLERS } from '../../../src/domain/crawlers/table.ts';
import { createVerify } from '../../../src/domain/crawlers/verification.ts';

describe('a set of addresses', () => {
  const v4 = fc.tuple(fc.ipV4(), fc.integer({ min: 8, max: 32 })).map(([address, bits]) => `${address}/${bits}`);
  const v6 = fc.tuple(fc.ipV6(), fc.integer({ min: 16, max: 128 })).map(([address, bits]) => `${address}/${bits}`);
  /** Near the edges of a prefix, where mistakes are. */
  const near = (prefix: string) =>
    prefix.includes(':')
      ? [ipaddr.IPv6.networkAddressFromCIDR(prefix), ipaddr.IPv6.broadcastAddressFromCIDR(prefix)]
      : [ipaddr.IPv4.networkAddressFromCIDR(prefix), ipaddr.IPv4.broadcastAddressFromCIDR(prefix)];

  test('contains exactly the addresses of its prefixes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(v4, v6), { maxLength: 12 }),
        fc.array(fc.oneof(fc.ipV4(), fc.ipV6()), { maxLength: 12 }),
        (prefixes, others) => {
          const set = new AddressSet(prefixes);
          const addresses = [...others, ...prefixes.flatMap((prefix) => near(prefix).map(String))];
          for (const address of addresses) expect(set.has(address)).toBe(isIn(address, prefixes));
        },
      ),
    );
  });

  function isIn(text: string, prefixes: string[]): boolean {
    const address = ipaddr.process(text);
    return prefixes.some((prefix) => {
      const [start, bits] = ipaddr.parseCIDR(prefix);
      return start.kind() === address.kind() && address.match(start, bits);
    });
  }

  test.each([
    ['192.0.2.0', true],
    ['192.0.2.255', true],
    ['192.0.3.0', false],
    ['192.0.1.255', false],
    ['192.0.2.7:50123', true],
    ['::ffff:192.0.2.7', true],
    ['2001:db8::7', true],
    ['[2001:db8::7]:443', true],
    ['2001:db9::7', false],
    ['255.255.255.255', true],
  ])('of 192.0.2.0/24, 255.255.255.255/32 and 2001:db8::/32: contains %s: %s', (address, expected) => {
    expect(new AddressSet(['192.0.2.0/24', '255.255.255.255/32', '2001:db8::/32']).has(address)).toBe(expected);
  });

  test.each([
    '',
    '-',
    'crawl-1.example.net',
    '192.0.2',
    '192.0.2.256',
    '192.0.2.1.1',
    '1.2.3.4 5',
    '192.0..1',
    'a:b',
    '::g',
  ])('%j is not an address', (text) => {
    expect(new AddressSet(['192.0.2.0/24', '2001:db8::/32']).has(text)).toBeNull();
  });
});

describe('a published list', () => {
  test('is JSON with prefixes', () => {
    const prefixes = [{ ipv4Prefix: '192.0.2.0/24' }, { ipv6Prefix: '2001:db8::/32' }, { ipv4Prefix: '192.0.2.0/24' }];
    expect(readAddressList(JSON.stringify({ creationTime: '2026-11-14T00:00:00', prefixes }))).toEqual([
      '192.0.2.0/24',
      '2001:db8::/32',
    ]);
  });

  test('or lines that begin with a prefix', () => {
    expect(readAddressList('# geofeed\n192.0.2.0/24,US,US-CA,Menlo Park,\r\n2001:db8::/32,IE,,,\n')).toEqual([
      '192.0.2.0/24',
      '2001:db8::/32',
    ]);
  });

  test('or a page that embeds such JSON, with single addresses', () => {
    const page =
      '<html><pre>{"prefixes":[{"ip_prefix":"192.0.2.7"},{&quot;ip_prefix&quot;: &quot;198.51.100.0/24&quot;},{"ipv6_prefix":"2001:db8::7"}]}</pre>';
    expect(readAddressList(page)).toEqual(['192.0.2.7/32', '198.51.100.0/24', '2001:db8::7/128']);
  });

  test.each([
    ['a page', '<!doctype html><title>Not found</title>'],
    ['nothing', ''],
    ['an empty list', '{"prefixes":[]}'],
    ['JSON of another kind', '{"prefixes":{"a":1}}'],
    ['truncated JSON', '{"prefixes":[{"ipv4Prefix":"192.0.2.0/24"}'],
    ['the whole internet', '{"prefixes":[{"ipv4Prefix":"0.0.0.0/0"},{"ipv6Prefix":"::/0"}]}'],
    [
      'more prefixes than any real list',
      Array.from({ length: 50_001 }, (_, i) => `10.${(i >> 8) & 255}.${i & 255}.${i >> 16}/32`).join('\n'),
    ],
  ])('%s is not a list', (_, text) => {
    expect(readAddressList(text)).toBeNull();
  });
});

describe('a visit', () => {
  const named = (name: string) => CRAWLERS.find((crawler) => crawler.name === name) as Crawler;
  const GPTBOT_LIST = 'https://openai.com/gptbot.json';
  const NOW = Date.parse('2026-11-15T12:00:00Z');
  const DAY = 86_400_000;
  const verifyWith = (date: number) =>
    createVerify(new Map([[GPTBOT_LIST, { prefixes: ['192.0.2.0/24'], date }]]), NOW);
  const verify = verifyWith(NOW);

  test.each([
    ['verified', 'from an address of the list', 'GPTBot', '192.0.2.7'],
    ['verified', 'from an anonymized address of the list', 'GPTBot', '192.0.2.0'],
    ['spoofed', 'from an address outside of it', 'GPTBot', '198.51.100.7'],
    ['spoofed', 'from an address of another family', 'GPTBot', '2001:db8::7'],
    ['unverified', 'from an anonymized address outside of it', 'GPTBot', '198.51.100.0'],
    ['unverified', 'from an anonymized IPv6 address', 'GPTBot', '2001:db8:1::'],
    ['unverified', 'whose list is not known', 'ClaudeBot', '192.0.2.7'],
    ['unverified', 'of a crawler without a list', 'Bytespider', '192.0.2.7'],
    ['unverified', 'without an address', 'GPTBot', null],
    ['unverified', 'with a host name in place of the address', 'GPTBot', 'crawl-1.example.net'],
  ])('is %s: %s', (expected, _, bot, address) => {
    expect(verify(named(bot), address, NOW)).toBe(expected);
  });

  test('is never spoofed by a list that is older than 30 days, but can be verified by it', () => {
    const [fresh, stale] = [verifyWith(NOW - 30 * DAY), verifyWith(NOW - 30 * DAY - 1)];
    expect(fresh(named('GPTBot'), '198.51.100.7', NOW)).toBe('spoofed');
    expect(stale(named('GPTBot'), '198.51.100.7', NOW)).toBe('unverified');
    expect(stale(named('GPTBot'), '192.0.2.7', NOW)).toBe('verified');
  });

  test('that is over 30 days older than the list is not marked as spoofed', () => {
    expect(verify(named('GPTBot'), '198.51.100.7', NOW - 30 * DAY)).toBe('spoofed');
    expect(verify(named('GPTBot'), '198.51.100.7', NOW - 30 * DAY - 1)).toBe('unverified');
    expect(verify(named('GPTBot'), '192.0.2.7', NOW - 90 * DAY)).toBe('verified');
  });
});

describe('the visitor behind proxies', () => {
  const findClient = createFindClient(['198.51.100.0/28']);

  test.each([
    ['a public peer, regardless of what it claims', '203.0.113.7', '192.0.2.1', '203.0.113.7'],
    ['10/8', '10.1.2.3', '203.0.113.7', '203.0.113.7'],
    ['172.16/12', '172.31.255.254', '203.0.113.7', '203.0.113.7'],
    ['192.168/16', '192.168.0.1', '203.0.113.7', '203.0.113.7'],
    ['loopback', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['IPv6 loopback', '::1', '203.0.113.7', '203.0.113.7'],
    ['link-local', '169.254.1.1', '203.0.113.7', '203.0.113.7'],
    ['IPv6 link-local', 'fe80::1', '203.0.113.7', '203.0.113.7'],
    ['a unique local address', 'fd12:3456::1', '2001:db8::7', '2001:db8::7'],
    ['carrier-grade NAT', '100.64.0.1', '203.0.113.7', '203.0.113.7'],
    ['IPv4 in IPv6', '::ffff:10.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['an edge of Cloudflare', '172.70.1.2', '203.0.113.7', '203.0.113.7'],
    ['a trusted proxy', '198.51.100.3', '203.0.113.7', '203.0.113.7'],
    ['a unix socket', 'unix:', '203.0.113.7', '203.0.113.7'],
    ['the rightmost public address of a list', '10.0.0.1', '192.0.2.1, 203.0.113.7, 10.0.0.9', '203.0.113.7'],
    ['edges in the list are skipped', '10.0.0.1', '203.0.113.7, 172.70.1.2', '203.0.113.7'],
    ['trusted proxies in the list are skipped', '10.0.0.1', '203.0.113.7, 198.51.100.3', '203.0.113.7'],
    ['addresses with ports', '10.0.0.1', '203.0.113.7:50123', '203.0.113.7:50123'],
    ['Forwarded', '10.0.0.1', 'for=192.0.2.1;proto=https, for="[2001:db8::7]:443";by=10.0.0.2', '[2001:db8::7]:443'],
    ['unknown', '10.0.0.1', 'unknown', null],
    ['nothing forwarded', '10.0.0.1', null, null],
    ['only private addresses', '10.0.0.1', '192.168.1.1, 10.0.0.2', null],
    ['no peer', null, '203.0.113.7', '203.0.113.7'],
    ['no address', null, null, null],
  ])('%s', (_, address, forwarded, expected) => {
    expect(findClient({ address, forwarded })).toBe(expected);
  });
});

test.each([
  { states: ['fresh', 'stale', 'never_fetched', 'failed'], status: 'failed' },
  { states: ['fresh', 'never_fetched', 'stale'], status: 'never_fetched' },
  { states: ['fresh', 'stale'], status: 'stale' },
  { states: ['fresh'], status: 'fresh' },
] as const)('the status of lists that are $states is $status', ({ states, status }) => {
  expect(summarizeLists(states.map((state) => ({ state })))).toBe(status);
});

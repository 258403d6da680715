import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { describe, expect, test } from 'vitest';
import { readAddressList } from '../../../src/domain/crawlers/address-list.ts';
import { AddressSet } from '../../../src/domain/crawlers/address-set.ts';
import { ADDRESS_SNAPSHOT } from '../../../src/domain/crawlers/address-snapshot.ts';
import type { Crawler } from '../../../src/domain/crawlers/crawler.ts';
import { CRAWLERS } from '../../../src/domain/crawlers/table.ts';
import { ADDRESS_LIST_URLS, createVerify } from '../../../src/domain/crawlers/verification.ts';
import { isCalendarDay } from '../../../src/domain/shared/windows.ts';

describe('a set of addresses', () => {
  const v4 = fc.tuple(fc.ipV4(), fc.integer({ min: 8, max: 32 })).map(([address, bits]) => `${address}/${bits}`);
  const v6 = fc.tuple(fc.ipV6(), fc.integer({ min: 16, max: 128 })).map(([address, bits]) => `${address}/${bits}`);
  /** Near the edges of a prefix, where mistakes are. */
  const near = (prefix: string) =>
    prefix.includes(':')
      ? [ipaddr.IPv6.networkAddressFromCIDR(prefix), ipaddr.IPv6.broadcastAddressFromCIDR(prefix)]
      : [ipaddr.IPv4.networkAddressFromCIDR(prefix), ipaddr.IPv4.broadcastAddressFromCIDR(prefix)];

  test('has exactly the addresses of its prefixes', () => {
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
  ])('of 192.0.2.0/24, 255.255.255.255/32 and 2001:db8::/32: %s is in it: %s', (address, expected) => {
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
  ])('%j is no address', (text) => {
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

  test.each([
    ['a page', '<!doctype html><title>Not found</title>'],
    ['nothing', ''],
    ['an empty list', '{"prefixes":[]}'],
    ['JSON of another kind', '{"prefixes":{"a":1}}'],
    ['JSON that breaks off', '{"prefixes":[{"ipv4Prefix":"192.0.2.0/24"}'],
    ['the whole internet', '{"prefixes":[{"ipv4Prefix":"0.0.0.0/0"},{"ipv6Prefix":"::/0"}]}'],
    [
      'more than anybody has',
      Array.from({ length: 50_001 }, (_, i) => `10.${(i >> 8) & 255}.${i & 255}.${i >> 16}/32`).join('\n'),
    ],
  ])('%s is none', (_, text) => {
    expect(readAddressList(text)).toBeNull();
  });
});

describe('a visit', () => {
  const named = (name: string) => CRAWLERS.find((crawler) => crawler.name === name) as Crawler;
  const GPTBOT_LIST = 'https://openai.com/gptbot.json';
  const verify = createVerify(new Map([[GPTBOT_LIST, ['192.0.2.0/24']]]), {});

  test.each([
    ['verified', 'from an address of the list', 'GPTBot', '192.0.2.7'],
    ['spoofed', 'from an address outside of it', 'GPTBot', '198.51.100.7'],
    ['spoofed', 'from an address of another kind', 'GPTBot', '2001:db8::7'],
    ['unverified', 'whose list is not known', 'ClaudeBot', '192.0.2.7'],
    ['unverified', 'of a crawler without a list', 'OAI-AdsBot', '192.0.2.7'],
    ['unverified', 'without an address', 'GPTBot', null],
    ['unverified', 'with a name in the place of the address', 'GPTBot', 'crawl-1.example.net'],
  ])('is %s: %s', (expected, _, bot, address) => {
    expect(verify(named(bot), address)).toBe(expected);
  });

  test('is compared with the snapshot where a list was not fetched, and with what was fetched where it was', () => {
    const snapshot = { [GPTBOT_LIST]: ['198.51.100.0/24'] };
    expect(createVerify(new Map(), snapshot)(named('GPTBot'), '198.51.100.7')).toBe('verified');
    const fetched = new Map([[GPTBOT_LIST, ['192.0.2.0/24']]]);
    expect(createVerify(fetched, snapshot)(named('GPTBot'), '198.51.100.7')).toBe('spoofed');
  });
});

test('the snapshot is of a day, and of lists that the table names', () => {
  expect(isCalendarDay(ADDRESS_SNAPSHOT.date)).toBe(true);
  for (const [url, prefixes] of Object.entries(ADDRESS_SNAPSHOT.lists)) {
    expect(ADDRESS_LIST_URLS).toContain(url);
    expect(readAddressList(prefixes.join('\n'))).toEqual(prefixes);
  }
});

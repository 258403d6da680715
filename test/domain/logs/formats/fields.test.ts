import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LONGEST_PATH, readAny, readTarget } from '../../../../src/domain/logs/count/pages.ts';
import { readCombined } from '../../../../src/domain/logs/formats/combined.ts';
import { createFieldReader } from '../../../../src/domain/logs/formats/fields.ts';
import { readTime } from '../../../../src/domain/logs/formats/times.ts';

const COMBINED_REST = '[14/Nov/2026:09:30:00 +0000] "GET / HTTP/1.1" 200 5 "-" "GPTBot/1.2"';

describe('a time', () => {
  const moment = Date.parse('2026-10-28T22:46:25Z');
  test.each([
    ['29/Oct/2026:00:46:25 +0200', moment],
    ['28/Oct/2026:17:46:25 -0500', moment],
    ['2026-10-28T22:46:25Z', moment],
    ['2026-10-28T22:46:25.999999+00:00', moment],
    ['2026-10-29 04:16:25+0530', moment],
    ['2026-10-28T22:46:25', moment],
    [moment, moment],
    [moment / 1000, moment],
    [`${moment / 1000}.000`, moment],
    [String(moment * 1e6), moment],
    [moment * 1e3, moment],
  ])('%j is valid', (value, expected) => {
    expect(readTime(value)).toBe(expected);
  });

  test.each([
    '31/Feb/2026:00:00:00 +0000',
    '29/Foo/2026:00:46:25 +0000',
    '29/Oct/2026:24:46:25 +0000',
    '29/Oct/2026:00:60:25 +0000',
    '29/Oct/2026:00:46:25 +9900',
    '2026-02-29T00:00:00Z',
    '0000-01-01T00:00:00Z',
    'yesterday',
    '',
    '7',
    12,
    -1,
    Number.NaN,
    1e30,
    null,
    {},
    ['2026-10-28T22:46:25Z'],
  ])('%j is invalid', (value) => {
    expect(readTime(value)).toBeNull();
  });

  test('of any instant and offset is parsed as that instant, to the second', () => {
    const offsets = fc.integer({ min: -14 * 60, max: 14 * 60 });
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        offsets,
        (date, offset) => {
          const seconds = Math.floor(date.getTime() / 1000) * 1000;
          const local = new Date(seconds + offset * 60_000).toISOString().slice(0, 19);
          const hours = String(Math.floor(Math.abs(offset) / 60)).padStart(2, '0');
          const minutes = String(Math.abs(offset) % 60).padStart(2, '0');
          expect(readTime(`${local}${offset < 0 ? '-' : '+'}${hours}:${minutes}`)).toBe(seconds);
        },
      ),
    );
  });
});

describe('a page', () => {
  test.each([
    ['GET /pricing?a=1#b HTTP/1.1', '/pricing', null],
    ['POST / HTTP/2.0', '/', null],
    ['HEAD /a', '/a', null],
    ['/a/b?x=/c', '/a/b', null],
    ['GET https://shop.acme.com:443/x?y HTTP/1.1', '/x', 'shop.acme.com:443'],
    ['https://acme.com', '/', 'acme.com'],
    ['GET /caf\\xC3\\xA9 HTTP/1.1', '/caf%C3%A9', null],
    ['/café', '/caf%C3%A9', null],
    ['GET /a\\"b\\\\c HTTP/1.1', '/a%22b%5Cc', null],
    ['/a b', '/a%20b', null],
  ])('%s is %s', (text, path, host) => {
    expect(readTarget(text)).toMatchObject({ path, host });
  });

  test.each(['-', '', '*', 'GET', 'OPTIONS * HTTP/1.1', '\\x16\\x03\\x01', 'CONNECT acme.com:443 HTTP/1.1'])(
    '%j is invalid',
    (text) => {
      expect(readTarget(text)).toBeNull();
    },
  );

  test('is read in the same way with and without the patterns', () => {
    const word = fc.oneof(
      fc.constantFrom(
        'GET',
        'GET ',
        'get ',
        '/',
        '?',
        '#',
        ' ',
        '\\x4f',
        'HTTP/1.1',
        ' HTTP/2',
        ' HTTP/',
        'é',
        '\t',
        'https://',
      ),
      fc.string({ maxLength: 3 }),
      fc.string({ unit: fc.constantFrom('a', '/'), minLength: LONGEST_PATH - 2, maxLength: LONGEST_PATH + 2 }),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 7 }), (words) => {
        const text = words.join('');
        expect(readTarget(text)).toEqual(readAny(text));
      }),
      { numRuns: 2000 },
    );
  });

  test('is ASCII and within its length limit, for any request', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 1500 }), (text) => {
        expect(readTarget(`/${text}`)?.path).toMatch(new RegExp(`^/[!-~]{0,${LONGEST_PATH - 1}}$`));
      }),
    );
  });
});

test('records with different keys are read by their own names, in any order', () => {
  const read = createFieldReader({ userAgent: ['agent', 'ua'], path: ['url', 'path'] });
  const record = fc.uniqueArray(fc.constantFrom<string[]>('agent', 'ua', 'url', 'path', 'other'));
  fc.assert(
    fc.property(fc.array(record, { maxLength: 8 }), (records) => {
      for (const keys of records) {
        const found = read(Object.fromEntries(keys.map((key) => [key, `/${key}`])));
        const userAgent = ['agent', 'ua'].find((name) => keys.includes(name));
        const path = ['url', 'path'].find((name) => keys.includes(name));
        const isWhole = userAgent !== undefined && path !== undefined;
        expect(found && [found.userAgent, found.target]).toEqual(isWhole ? [`/${userAgent}`, `/${path}`] : null);
      }
    }),
  );
});

describe('a combined line', () => {
  const rest = '- - [14/Nov/2026:09:30:00 +0000] "GET /a HTTP/1.1" 200 5316 "-" "GPTBot/1.3"';
  const record = {
    time: '14/Nov/2026:09:30:00 +0000',
    host: null,
    target: 'GET /a HTTP/1.1',
    userAgent: 'GPTBot/1.3',
    status: 200,
    address: '203.0.113.7',
    id: null,
  };

  test.each([
    ['without a host', `203.0.113.7 ${rest}`, record],
    ['of an IPv6 address', `2001:db8::7 ${rest}`, { ...record, address: '2001:db8::7' }],
    [
      'with a host name instead of the address',
      `crawl-1.example.net ${rest}`,
      { ...record, address: 'crawl-1.example.net' },
    ],
    ['with a host and a port', `acme.com:443 203.0.113.7 ${rest}`, { ...record, host: 'acme.com:443' }],
    ['with a user whose name has a space', `203.0.113.7 - jane doe ${rest.slice(4)}`, record],
    ['with more fields after it, as in nginx', `203.0.113.7 ${rest} "10.0.0.1" rt=0.012`, record],
    ['without a size', `203.0.113.7 ${rest.replace('5316', '-')}`, record],
    ['with escaped quotes', `203.0.113.7 ${rest.replace('"-"', String.raw`"a\"b\\"`)}`, record],
  ])('%s', (_, line, expected) => {
    expect(readCombined(line)).toMatchObject(expected);
  });

  test.each([
    ['truncated in the user agent', `203.0.113.7 ${rest.slice(0, -1)}`],
    ['truncated before the user agent', `203.0.113.7 ${rest.slice(0, -13)}`],
    ['without quotes', `203.0.113.7 ${rest.replaceAll('"', '')}`],
    ['with single quotes', `203.0.113.7 ${rest.replaceAll('"', "'")}`],
    ['with an extra quote', `203.0.113.7 ${rest.replace('GET', 'GET"')}`],
    ['with an invalid status', `203.0.113.7 ${rest.replace('200', '2000')}`],
    ['without a time', `203.0.113.7 ${rest.replace(/\[.*\] /, '')}`],
    ['empty', ''],
  ])('%s is invalid', (_, line) => {
    expect(readCombined(line)).toBeNull();
  });
});

test.each([
  ['a long word after the fields', `203.0.113.7 - - ${COMBINED_REST} ${'a'.repeat(300_000)}`, 'GPTBot/1.2'],
  ['a long list of addresses', `203.0.113.7 - - ${COMBINED_REST} "10.0.0.1${' '.repeat(300_000)}x"`, 'GPTBot/1.2'],
  [
    'a long number in a line of Envoy',
    `[2026-11-14T09:30:00Z] "GET / HTTP/1.1" 200 - ${'1'.repeat(300_000)}`,
    undefined,
  ],
])('reads %s without reading it again for each character', (_, line, userAgent) => {
  expect(readCombined(line)?.userAgent).toBe(userAgent);
});

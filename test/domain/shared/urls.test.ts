import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanUrl, normalizeUrl } from '../../../src/domain/shared/urls.ts';

const keyOf = (text: string) => normalizeUrl(text)?.key;

describe('a cited URL as it is shown', () => {
  test.each([
    ['https://a.com/p?utm_source=openai&x=1&mc_cid=2&mc_eid=3', 'https://a.com/p?x=1'],
    ['https://a.com/p?utm_source=chatgpt.com', 'https://a.com/p'],
    ['https://a.com/p#:~:text=the%20best,crm', 'https://a.com/p'],
    ['https://a.com/p#prices:~:text=best', 'https://a.com/p#prices'],
    ['https://a.com/p?b=2&a=1#top', 'https://a.com/p?b=2&a=1#top'],
    ['no address', 'no address'],
  ])('%s is %s', (raw, clean) => {
    expect(cleanUrl(raw)).toBe(clean);
    expect(cleanUrl(clean)).toBe(clean);
    expect(normalizeUrl(clean)?.key).toBe(normalizeUrl(raw)?.key);
  });
});

describe('spellings of one page', () => {
  test.each([
    ['the scheme', 'http://example.com/a', 'https://example.com/a'],
    ['no scheme', 'example.com/a', 'https://example.com/a'],
    ['www.', 'https://www.example.com/a', 'https://example.com/a'],
    ['upper case of the host', 'https://EXAMPLE.com/a', 'https://example.com/a'],
    ['IDN and punycode', 'https://münchen-hotel.de/', 'https://xn--mnchen-hotel-dlb.de'],
    ['the default port of https', 'https://example.com:443/a', 'https://example.com/a'],
    ['the default port of http', 'http://example.com:80/a', 'https://example.com/a'],
    ['a fragment', 'https://example.com/a#:~:text=best', 'https://example.com/a'],
    ['a trailing slash', 'https://example.com/a/', 'https://example.com/a'],
    ['the root', 'https://example.com/', 'https://example.com'],
    ['tracking parameters', 'https://example.com/a?utm_source=openai&gclid=1&x=2', 'https://example.com/a?x=2'],
    ['all tracking parameters', 'https://example.com/a?fbclid=1&msclkid=2&srsltid=3', 'https://example.com/a'],
    ['the order of the query', 'https://example.com/?b=2&a=1', 'https://example.com/?a=1&b=2'],
    ['encoded unreserved characters', 'https://example.com/%7Eann/%61-b', 'https://example.com/~ann/a-b'],
    ['the case of escapes', 'https://example.com/caf%c3%a9', 'https://example.com/caf%C3%A9'],
    ['a character and its escape', 'https://example.com/café', 'https://example.com/caf%C3%A9'],
    ['a trailing dot of the host', 'https://example.com./a', 'https://example.com/a'],
    ['whitespace around it', '  https://example.com/a ', 'https://example.com/a'],
  ])('%s makes no difference', (_, one, other) => {
    expect(keyOf(one)).toBe(keyOf(other));
  });

  test('www.com is a separate host', () => {
    expect(keyOf('https://www.com/')).toBe('www.com');
  });
});

describe('other pages', () => {
  test.each([
    ['the case of the path', 'https://example.com/A', 'https://example.com/a'],
    ['a port', 'https://example.com:8080/a', 'https://example.com/a'],
    ['a subdomain', 'https://shop.example.com/a', 'https://example.com/a'],
    ['a parameter', 'https://example.com/?id=1', 'https://example.com/?id=2'],
    ['an escaped slash', 'https://example.com/a%2Fb', 'https://example.com/a/b'],
  ])('%s makes a difference', (_, one, other) => {
    expect(keyOf(one)).not.toBe(keyOf(other));
  });
});

test.each([
  '',
  ' ',
  'https://',
  'mailto:ann@example.com',
  'javascript:alert(1)',
  'ftp://example.com',
  'http://[::1',
  'a b',
])('%j is not a web address', (text) => {
  expect(normalizeUrl(text)).toBeNull();
});

test('normalization is idempotent', () => {
  fc.assert(
    fc.property(
      fc.webUrl({ withQueryParameters: true, withFragments: true, validSchemes: ['http', 'https'] }),
      (url) => {
        const key = keyOf(url) ?? '';
        expect(key).not.toBe('');
        expect(keyOf(key)).toBe(key);
      },
    ),
  );
});

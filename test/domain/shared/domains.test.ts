import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalizeDomain } from '../../../src/domain/shared/domains.ts';

describe('a domain', () => {
  test.each([
    ['example.com', 'example.com'],
    ['  Example.COM ', 'example.com'],
    ['https://www.example.com/path?q=1#x', 'example.com'],
    ['http://user:secret@example.com:8080/', 'example.com'],
    ['//example.com', 'example.com'],
    ['example.com.', 'example.com'],
    ['example.com/path', 'example.com'],
    ['example.com?q', 'example.com'],
    ['blog.example.co.uk', 'blog.example.co.uk'],
    ['münchen.de', 'xn--mnchen-3ya.de'],
    ['MÜNCHEN.de', 'xn--mnchen-3ya.de'],
    ['例え.jp', 'xn--r8jz45g.jp'],
    ['shop.myshopify.com', 'shop.myshopify.com'],
    ['user.github.io', 'user.github.io'],
    ['www.com', 'www.com'],
    ['www.www.com', 'www.com'],
    ['www.co.uk', 'www.co.uk'],
    ['wwwexample.com', 'wwwexample.com'],
    ['example.com:8080', 'example.com'],
    ['https://www.acme-crm.example/pricing', 'acme-crm.example'],
    ['shop.acme-crm.example', 'shop.acme-crm.example'],
  ])('%j is normalized to %j', (text, host) => {
    expect(normalizeDomain(text)).toBe(host);
  });

  test.each([
    '',
    ' ',
    'localhost',
    'mailto:info@example.com',
    'ftp://files.example.com',
    'tel:example.com',
    'javascript:example.com',
    'com',
    'co.uk',
    '127.0.0.1',
    '2130706433',
    '0x7f.1',
    '[::1]',
    'http://[2001:db8::1]/',
    'example',
    'example.invalid-tld',
    'foo.internal',
    'exa mple.com',
    '-example.com',
    '.com',
    'https://',
    'a..com',
    `${'a'.repeat(64)}.com`,
    `${'a.'.repeat(130)}com`,
  ])('%j is not a domain', (text) => {
    expect(normalizeDomain(text)).toBeNull();
  });

  test('normalization is idempotent for any input', () => {
    const part = fc.constantFrom(
      'www.',
      'http://',
      'user@',
      'example',
      'com',
      'co',
      'uk',
      '.',
      ':80',
      '/',
      'ü',
      'WWW.',
      '..',
      ' ',
      '@',
      'a',
    );
    const pasted = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(pasted, fc.webUrl(), fc.domain(), fc.string({ unit: 'binary' })), (text) => {
        const once = normalizeDomain(text);
        expect(once === null ? null : normalizeDomain(once)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });
});

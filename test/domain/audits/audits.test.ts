import { describe, expect, test } from 'vitest';
import { auditDomain, isOverdue, LONGEST_URL, parseAuditUrl } from '../../../src/domain/audits/audits.ts';

describe('the URL of an audit', () => {
  test.each([
    'https://example.com',
    'HTTP://EXAMPLE.com:8080/a?b=c#d',
    'https://münchen.example/straße',
    'http://127.0.0.1/',
    'http://[::1]:3000/',
    `https://example.com/${'x'.repeat(LONGEST_URL - 20)}`,
  ])('may be %s', (text) => {
    expect(parseAuditUrl(text)).toBeInstanceOf(URL);
  });

  test.each([
    ['nothing', ''],
    ['no scheme', 'example.com/a'],
    ['no host', 'https://'],
    ['relative', '/a'],
    ['another scheme', 'ftp://example.com/'],
    ['one slash', 'https:/example.com'],
    ['a user', 'https://me@example.com/'],
    ['a password', 'https://:secret@example.com/'],
    ['a blank', 'https://example.com/a b'],
    ['a line end', 'https://exam\nple.com/'],
    ['NUL', 'https://example.com/\0'],
    ['a lone surrogate', 'https://example.com/\ud800'],
    ['a port that does not exist', 'https://example.com:65536/'],
    ['too many characters', `https://example.com/${'x'.repeat(LONGEST_URL - 19)}`],
  ])('has not %s', (_name, text) => {
    expect(parseAuditUrl(text)).toBeNull();
  });

  test.each([
    ['https://www.Example.com:8080/', 'example.com'],
    ['https://blog.example.co.uk/', 'blog.example.co.uk'],
    ['https://münchen.de/', 'xn--mnchen-3ya.de'],
    ['http://127.0.0.1:80/', '127.0.0.1'],
    ['http://[::1]/', '::1'],
    ['http://intranet/', 'intranet'],
  ])('%s is of the domain %s', (url, domain) => {
    expect(auditDomain(new URL(url))).toBe(domain);
  });
});

test('an audit is overdue when it has been pending for 5 minutes, and never when it has ended', () => {
  const createdDate = '2026-11-14T09:30:00.000Z';
  const after = (ms: number) => new Date(Date.parse(createdDate) + ms);
  expect(isOverdue({ status: 'pending', createdDate }, after(299_999))).toBe(false);
  expect(isOverdue({ status: 'pending', createdDate }, after(300_000))).toBe(true);
  expect(isOverdue({ status: 'completed', createdDate }, after(900_000))).toBe(false);
});

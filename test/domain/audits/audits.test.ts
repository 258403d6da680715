import { describe, expect, test } from 'vitest';
import { auditDomain, auditHost, LONGEST_URL, parseAuditUrl, showAudit } from '../../../src/domain/audits/audits.ts';

describe('the URL of an audit', () => {
  test.each([
    'https://example.com',
    'HTTP://EXAMPLE.com:8080/a?b=c#d',
    'https://münchen.example/straße',
    'http://127.0.0.1/',
    'http://[::1]:3000/',
    `https://example.com/${'x'.repeat(LONGEST_URL - 20)}`,
  ])('can be %s', (text) => {
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
  ])('cannot have %s', (_name, text) => {
    expect(parseAuditUrl(text)).toBeNull();
  });

  test.each([
    ['https://www.Example.com:8080/', 'example.com'],
    ['https://blog.example.co.uk/', 'blog.example.co.uk'],
    ['https://münchen.de/', 'xn--mnchen-3ya.de'],
    ['http://127.0.0.1:80/', '127.0.0.1'],
    ['http://[::1]/', '::1'],
    ['http://intranet/', 'intranet'],
  ])('%s belongs to the domain %s', (url, domain) => {
    expect(auditDomain(new URL(url))).toBe(domain);
  });
});

test.each([
  ['https://www.Example.com/a', 'www.example.com:443'],
  ['http://example.com/', 'example.com:80'],
  ['http://[::1]:3000/', '::1:3000'],
])('requests for %s are sent to %s', (url, host) => {
  expect(auditHost(new URL(url))).toBe(host);
});

describe('the status of an audit', () => {
  const deadline = new Date('2026-11-14T09:35:00.000Z');
  const state = { isWaiting: false, wasStarted: true, isOverdue: false, deadline };
  const pending = { id: 'crw_1', status: 'pending' as const };

  test('is unchanged while it runs and after it ends', () => {
    expect(showAudit(pending, state)).toEqual(pending);
    const completed = { id: 'crw_1', status: 'completed' as const };
    expect(showAudit(completed, { ...state, isOverdue: true })).toEqual(completed);
  });

  test('is queued while it waits for its host', () => {
    expect(showAudit(pending, { ...state, isWaiting: true, wasStarted: false })).toEqual({ ...pending, queued: true });
  });

  test.each([
    [true, 'The audit could not be finished within 5 minutes'],
    [false, 'The audit could not be started within 60 minutes'],
  ])('is failed after its deadline (started: %s)', (wasStarted, failureReason) => {
    const shown = showAudit(pending, { ...state, wasStarted, isWaiting: true, isOverdue: true });
    expect(shown).toEqual({ ...pending, status: 'failed', failureReason });
  });
});

import { describe, expect, test } from 'vitest';
import { type DirectiveSource, findRestrictions } from '../../../src/domain/web/robots-directives.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const find = (source: Partial<DirectiveSource>, crawler = 'Googlebot') => {
  const { noindex, nosnippet } = findRestrictions(
    { metas: [], headers: {}, nosnippetShare: 0, ...source },
    crawler,
    NOW,
  );
  return { noindex: noindex?.value ?? null, nosnippet: nosnippet?.value ?? null };
};
const inHeader = (value: string | string[], crawler?: string) => find({ headers: { 'x-robots-tag': value } }, crawler);

describe('X-Robots-Tag', () => {
  test.each([
    ['noindex', 'noindex', null],
    ['googlebot: noindex', 'noindex', null],
    ['GoogleBot : NOINDEX, nosnippet', 'noindex', 'nosnippet'],
    ['otherbot: noindex, nosnippet', null, null],
    ['otherbot: noindex, googlebot: nosnippet', null, 'nosnippet'],
    ['nosnippet, otherbot: noindex', null, 'nosnippet'],
    ['googlebot-news: noindex', null, null],
    ['none', 'none', 'none'],
    ['max-snippet: 0, max-image-preview: large', null, 'max-snippet:0'],
    ['max-snippet:-1', null, null],
    ['noindex nosnippet', 'noindex', 'nosnippet'],
  ])('%s', (value, noindex, nosnippet) => {
    expect(inHeader(value)).toEqual({ noindex, nosnippet });
  });

  test('several headers count together', () => {
    expect(inHeader(['googlebot: nosnippet', 'noindex'])).toEqual({ noindex: 'noindex', nosnippet: 'nosnippet' });
  });

  test('a directive for one crawler does not apply to the others', () => {
    expect(inHeader('googlebot: noindex', 'bingbot').noindex).toBeNull();
  });
});

describe('unavailable_after', () => {
  test.each([
    '25 Jun 2010 15:00:00 PST',
    'Friday, 25-Jun-10 15:00:00 UTC',
    'Fri, 25 Jun 2010 15:00:00 CET',
    '2026-11-18T11:59:59Z',
    '2020-01-01, noarchive',
    '20200101',
  ])('%s is over, so the page must not be indexed', (date) => {
    expect(inHeader(`unavailable_after: ${date}`).noindex).toMatch(/^unavailable_after:/);
    expect(inHeader(`googlebot: unavailable_after: ${date}`).noindex).toMatch(/^unavailable_after:/);
  });

  test.each(['2026-11-18T12:00:01Z', '31 Dec 2099 00:00:00 GMT', 'never'])('%s is not over', (date) => {
    expect(inHeader(`unavailable_after: ${date}`).noindex).toBeNull();
  });

  test('the directives after the date count', () => {
    expect(inHeader('unavailable_after: Fri, 25 Jun 2099 15:00:00 GMT, noindex').noindex).toBe('noindex');
  });
});

describe('meta elements', () => {
  const metas = [
    { name: 'robots', content: 'max-image-preview:large' },
    { name: 'googlebot', content: 'NoIndex' },
  ];

  test('for the crawler count in addition to those for all', () => {
    expect(find({ metas }).noindex).toBe('noindex');
    expect(find({ metas }, 'GPTBot').noindex).toBeNull();
  });

  test('are named with their source', () => {
    expect(findRestrictions({ metas, headers: {}, nosnippetShare: 0 }, 'Googlebot', NOW).noindex).toEqual({
      value: 'noindex',
      where: 'meta[name=googlebot]',
      isNamed: true,
    });
  });
});

test('data-nosnippet around at least half of the text forbids quoting the page', () => {
  expect(find({ nosnippetShare: 0.5 }).nosnippet).toBe('data-nosnippet');
  expect(find({ nosnippetShare: 0.49 }).nosnippet).toBeNull();
});

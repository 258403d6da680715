import { expect, test } from 'vitest';
import { type CompletedCheck, findCrawlerAccess } from '../../../src/domain/crawlability-checks/crawler-access.ts';

const access = (status: number) => ({ userAgent: 'Some/1.0', status, ok: status === 200 });

function check(
  url: string,
  robots: Record<string, boolean>,
  server: Record<string, number>,
  control = 200,
): CompletedCheck {
  return {
    id: `crw_${url}`,
    url,
    domain: 'acme.com',
    completedDate: '2026-11-14T09:30:00.000Z',
    robotsTxtAnalysis: robots,
    serverBotAccess: Object.fromEntries(Object.entries(server).map(([name, status]) => [name, access(status)])),
    controlAccess: access(control),
  };
}

test('a page that every crawler can fetch is not a finding', () => {
  expect(findCrawlerAccess([check('/a', { GPTBot: true }, { GPTBot: 200 })])).toEqual([]);
});

test('a finding names the disallowed crawlers, the rejected crawlers with their statuses, and the check', () => {
  const robots = { GPTBot: false, ClaudeBot: true, CCBot: true };
  expect(findCrawlerAccess([check('/a', robots, { GPTBot: 200, ClaudeBot: 403, CCBot: 0 })])).toEqual([
    {
      checkId: 'crw_/a',
      url: '/a',
      domain: 'acme.com',
      completedDate: '2026-11-14T09:30:00.000Z',
      disallowed: ['GPTBot'],
      refused: [
        { crawler: 'ClaudeBot', status: 403 },
        { crawler: 'CCBot', status: 0 },
      ],
      refusesEveryone: false,
    },
  ]);
});

test('a server that also rejects a browser rejects everyone', () => {
  expect(findCrawlerAccess([check('/a', {}, { GPTBot: 503 }, 503)])).toMatchObject([{ refusesEveryone: true }]);
});

test('pages that block more crawlers come first; a crawler that is blocked twice counts once', () => {
  const found = findCrawlerAccess([
    check('/one', { GPTBot: false }, { GPTBot: 403 }),
    check('/b', { GPTBot: false }, { ClaudeBot: 403 }),
    check('/a', { GPTBot: false, ClaudeBot: false }, {}),
  ]);
  expect(found.map(({ url }) => url)).toEqual(['/a', '/b', '/one']);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refreshAddressLists } from '../../src/services/agent-analytics/refresh-lists.ts';
import { createTrafficRoom, sendLog } from '../support/agent-analytics.ts';
import { startTestApp, type TestApp } from '../support/app.ts';

let server: TestApp;
let room: Awaited<ReturnType<typeof createTrafficRoom>>;
const GPTBOT_LIST = 'https://openai.com/gptbot.json';

interface Line {
  day?: number;
  agent?: string;
  path?: string;
  status?: number;
  address?: string;
  host?: string;
}

function line({
  day = 14,
  agent = 'GPTBot/1.3',
  path = '/a',
  status = 200,
  address = '192.0.2.7',
  host = 'acme.com',
}: Line) {
  const date = `${String(day).padStart(2, '0')}/Nov/2026`;
  return `${host} ${address} - - [${date}:09:30:00 +0000] "GET ${path} HTTP/1.1" ${status} 1 "-" "${agent}"\n`;
}

/** A network on which only GPTBot's list can be fetched. */
const web = {
  mayFetch: () => true,
  fetchPage: async (url: string) =>
    url === GPTBOT_LIST
      ? {
          kind: 'ok' as const,
          status: 200,
          headers: {},
          body: Buffer.from('{"prefixes":[{"ipv4Prefix":"192.0.2.0/24"}]}'),
          finalUrl: url,
          redirects: [],
        }
      : { kind: 'unknown_host' as const, reason: 'The host is unknown', finalUrl: url, redirects: [] },
};

beforeAll(async () => {
  server = await startTestApp({ now: () => new Date('2026-11-15T12:00:00Z') });
  await refreshAddressLists({ ...server.app.context, web }, {});
  room = await createTrafficRoom(server);
  const lines = [
    line({ day: 1, path: '/too-early' }),
    line({ day: 2 }),
    line({ day: 3, status: 404, path: '/gone' }),
    line({ day: 3, status: 404, path: '/gone', address: '198.51.100.7' }),
    line({ day: 4, status: 403, path: '/gone', agent: 'ClaudeBot/1.0' }),
    line({ day: 14, agent: 'ChatGPT-User/1.0' }),
    line({ day: 15, agent: 'ChatGPT-User/1.0', path: '/b' }),
    line({ day: 15, agent: 'bingbot/2.0', path: '/b' }),
    line({ day: 15, host: 'shop.acme.com' }),
    line({ day: 15, agent: 'Mozilla/5.0 Firefox/140.0' }),
  ];
  await sendLog(await room.connect(), lines.join(''));
});
afterAll(() => server.close());

const read = (what: string, query = '') =>
  room.send('GET', `/v1/reports/brand/${room.reportId}/agent-analytics/${what}${query}`);

describe('agents', () => {
  test('are the crawlers of the window with their description, verification, and first and last day', async () => {
    const { status, body } = await read('agents');
    expect(status).toBe(200);
    expect(body).toEqual({
      availability: 'connected_with_data',
      startDate: '2026-11-02',
      endDate: '2026-11-15',
      purposes: [
        { purpose: 'training', visits: 4 },
        { purpose: 'user-fetch', visits: 2 },
        { purpose: 'search', visits: 1 },
      ],
      items: [
        {
          bot: 'GPTBot',
          engine: 'chatgpt',
          operator: 'OpenAI',
          purpose: 'training',
          visits: 3,
          verified: 2,
          unverified: 0,
          spoofed: 1,
          firstDay: '2026-11-02',
          lastDay: '2026-11-03',
        },
        expect.objectContaining({ bot: 'ChatGPT-User', purpose: 'user-fetch', visits: 2, unverified: 2 }),
        expect.objectContaining({ bot: 'bingbot', engine: 'copilot', operator: 'Microsoft', purpose: 'search' }),
        expect.objectContaining({ bot: 'ClaudeBot', engine: 'claude', operator: 'Anthropic', spoofed: 0 }),
      ],
      addressLists: expect.arrayContaining([
        { url: GPTBOT_LIST, asOf: '2026-11-15T12:00:00.000Z', state: 'fresh' },
        { url: 'https://openai.com/searchbot.json', asOf: null, state: 'failed', reason: 'The host is unknown' },
      ]),
      paging: { nextCursor: null, hasMore: false },
    });
  });

  test.each([
    ['?sortBy=bot&sortOrder=asc', ['ChatGPT-User', 'ClaudeBot', 'GPTBot', 'bingbot']],
    ['?sortBy=spoofed', ['GPTBot', 'bingbot', 'ClaudeBot', 'ChatGPT-User']],
    ['?sortBy=firstDay&sortOrder=asc', ['GPTBot', 'ClaudeBot', 'ChatGPT-User', 'bingbot']],
    ['?engine=chatgpt', ['GPTBot', 'ChatGPT-User']],
    ['?startDate=2026-11-14&endDate=2026-11-14', ['ChatGPT-User']],
    ['?engine=perplexity', []],
  ])('%s', async (query, bots) => {
    const { body } = await read('agents', query);
    expect(body.items.map(({ bot }: { bot: string }) => bot)).toEqual(bots);
  });

  test('the overview counts all claimed visits, including spoofed ones', async () => {
    expect((await room.stats()).body).toMatchObject({ totalAgentVisits: 7, pagesVisited: 3 });
  });
});

describe('pages', () => {
  test('are the requested pages with their crawlers, purposes and statuses', async () => {
    const { body } = await read('pages');
    expect(body.purposes).toEqual([
      { purpose: 'training', visits: 4 },
      { purpose: 'user-fetch', visits: 2 },
      { purpose: 'search', visits: 1 },
    ]);
    expect(body.items[0]).toEqual({
      url: 'https://acme.com/gone',
      domain: 'acme.com',
      visits: 3,
      verified: 1,
      unverified: 1,
      spoofed: 1,
      lastDay: '2026-11-04',
      engines: [
        { engine: 'chatgpt', visits: 2 },
        { engine: 'claude', visits: 1 },
      ],
      bots: [
        { bot: 'GPTBot', visits: 2 },
        { bot: 'ClaudeBot', visits: 1 },
      ],
      purposes: [{ purpose: 'training', visits: 3 }],
      statuses: [
        { status: 404, visits: 2 },
        { status: 403, visits: 1 },
      ],
    });
  });

  test.each([
    ['', ['/gone', '/b', '/a']],
    ['?sortOrder=asc', ['/a', '/b', '/gone']],
    ['?sortBy=url', ['/gone', '/b', '/a']],
    ['?sortBy=url&sortOrder=asc', ['/a', '/b', '/gone']],
    ['?sortBy=lastDay', ['/b', '/a', '/gone']],
    ['?sortBy=spoofed', ['/gone', '/b', '/a']],
    ['?engine=claude', ['/gone']],
    ['?startDate=2026-11-14&endDate=2026-11-14', ['/a']],
  ])('%s', async (query, paths) => {
    const { body } = await read('pages', query);
    expect(body.items.map(({ url }: { url: string }) => url)).toEqual(paths.map((path) => `https://acme.com${path}`));
  });

  test('of subdomains are included with the wildcard', async () => {
    const wild = await createTrafficRoom(server, { brandDomainWildcard: true });
    await sendLog(await wild.connect(), line({}) + line({ host: 'shop.acme.com' }));
    const { body } = await wild.send(
      'GET',
      `/v1/reports/brand/${wild.reportId}/agent-analytics/pages?sortBy=url&sortOrder=asc`,
    );
    expect(body.items.map(({ url }: { url: string }) => url)).toEqual([
      'https://acme.com/a',
      'https://shop.acme.com/a',
    ]);
  });

  test('a page has a null status if the log has no status', async () => {
    const other = await createTrafficRoom(server);
    const record = { time: '2026-11-14T09:30:00Z', host: 'acme.com', path: '/x', ua: 'GPTBot/1.3' };
    await sendLog(await other.connect({ kind: 'json' }), JSON.stringify(record));
    const { body } = await other.send('GET', `/v1/reports/brand/${other.reportId}/agent-analytics/pages`);
    expect(body.items).toMatchObject([{ statuses: [{ status: null, visits: 1 }], unverified: 1 }]);
  });
});

describe.each(['agents', 'pages'])('%s', (what) => {
  test.each(['visits', 'verified', 'lastDay'])('paging by %s returns every item once', async (sortBy) => {
    for (const sortOrder of ['asc', 'desc']) {
      const query = `?sortBy=${sortBy}&sortOrder=${sortOrder}`;
      const whole = (await read(what, query)).body.items;
      const seen: unknown[] = [];
      let cursor = '';
      do {
        const { body } = await read(what, `${query}&limit=1${cursor && `&cursor=${cursor}`}`);
        seen.push(...body.items);
        cursor = body.paging.nextCursor ?? '';
      } while (cursor !== '');
      expect(seen).toEqual(whole);
    }
  });

  test('a cursor of another order, and an unknown order, are rejected', async () => {
    const { body } = await read(what, '?limit=1');
    const other = await read(what, `?limit=1&sortOrder=asc&cursor=${body.paging.nextCursor}`);
    expect([other.status, other.body.errors[0].code]).toEqual([400, 'invalid_cursor']);
    expect((await read(what, '?sortBy=operator')).status).toBe(400);
  });

  test('without an active connector the list is empty, with the reason', async () => {
    const unconnected = await createTrafficRoom(server);
    const { body } = await unconnected.send('GET', `/v1/reports/brand/${unconnected.reportId}/agent-analytics/${what}`);
    expect(body).toMatchObject({ availability: 'not_connected', items: [], purposes: [], paging: { hasMore: false } });
  });
});

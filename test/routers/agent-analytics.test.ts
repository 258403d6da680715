import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTrafficRoom, logLine, sendLog } from '../support/agent-analytics.ts';
import { startTestApp, type TestApp } from '../support/app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ now: () => new Date('2026-11-15T12:00:00Z') });
});
afterAll(() => server.close());

const window = { startDate: '2026-11-02', endDate: '2026-11-15' };
const line = (day: number, agent: string, path = '/', host = 'acme.com') =>
  logLine({ day: `${String(day).padStart(2, '0')}/Nov/2026`, agent, path, host });

describe('availability', () => {
  test('not_connected: without an active connector the counts are null', async () => {
    const room = await createTrafficRoom(server);
    const none = {
      availability: 'not_connected',
      ...window,
      domains: ['acme.com'],
      totalAgentVisits: null,
      pagesVisited: null,
      topEngine: null,
      engines: [],
      trend: [],
    };
    expect((await room.stats()).body).toEqual(none);
    await room.connect({ domain: 'other.com' });
    expect((await room.stats()).body).toEqual(none);
    const { id, ...connector } = await room.connect();
    await sendLog({ id, ...connector }, line(14, 'GPTBot/1.3'));
    await room.send('PATCH', `${room.base}/log-connectors/${id}`, { body: { active: false } });
    expect((await room.stats()).body).toEqual(none);
  });

  test('connected_no_data: with an active connector and without visits the counts are zero', async () => {
    const room = await createTrafficRoom(server, { brandDomainVariations: ['acme.de'] });
    await room.connect({ domain: 'acme.de' });
    expect((await room.stats()).body).toEqual({
      availability: 'connected_no_data',
      ...window,
      domains: ['acme.com', 'acme.de'],
      totalAgentVisits: 0,
      pagesVisited: 0,
      topEngine: null,
      engines: [],
      trend: [],
    });
  });

  test.each([
    ['acme.com', false, 'connected_no_data'],
    ['shop.acme.com', false, 'not_connected'],
    ['shop.acme.com', true, 'connected_no_data'],
    ['notacme.com', true, 'not_connected'],
  ])('a connector of %s, with the wildcard %s: %s', async (domain, brandDomainWildcard, availability) => {
    const room = await createTrafficRoom(server, { brandDomainWildcard });
    await room.connect({ domain });
    expect((await room.stats()).body.availability).toBe(availability);
  });

  test('a connector for a domain covers a report for a host below it', async () => {
    const room = await createTrafficRoom(server, { brandDomain: 'shop.acme.com' });
    await sendLog(await room.connect({ domain: 'acme.com' }), line(14, 'GPTBot/1.3', '/', 'shop.acme.com'));
    expect((await room.stats()).body).toMatchObject({ availability: 'connected_with_data', totalAgentVisits: 1 });
  });
});

describe('connected_with_data', () => {
  let room: Awaited<ReturnType<typeof createTrafficRoom>>;

  beforeAll(async () => {
    room = await createTrafficRoom(server);
    const lines = [
      line(1, 'GPTBot/1.3', '/too-early'),
      line(2, 'GPTBot/1.3', '/a?x=1'),
      line(2, 'GPTBot/1.3', '/a?x=2'),
      line(2, 'ChatGPT-User/1.0', '/a'),
      line(14, 'ClaudeBot/1.0', '/b'),
      line(14, 'ClaudeBot/1.0', '/b/'),
      line(15, 'Claude-User/1.0', '/b'),
      line(15, 'bingbot/2.0', '/a'),
      line(15, 'CCBot/2.0', '/c'),
      line(15, 'Googlebot/2.1', '/a'),
      line(15, 'Mozilla/5.0 Firefox/140.0', '/d'),
      line(15, 'GPTBot/1.3', '/e', 'shop.acme.com'),
    ];
    await sendLog(await room.connect(), lines.join(''));
  });

  test('the last 14 days, engines by visits descending, ties in the documented order, the trend by day, engine and bot', async () => {
    expect((await room.stats()).body).toEqual({
      availability: 'connected_with_data',
      ...window,
      domains: ['acme.com'],
      totalAgentVisits: 9,
      pagesVisited: 4,
      topEngine: 'chatgpt',
      engines: [
        { engine: 'chatgpt', visits: 3 },
        { engine: 'claude', visits: 3 },
        { engine: 'copilot', visits: 1 },
        { engine: 'google', visits: 1 },
        { engine: 'other', visits: 1 },
      ],
      trend: [
        { dayId: '20261102', engine: 'chatgpt', bot: 'ChatGPT-User', visitCount: 1 },
        { dayId: '20261102', engine: 'chatgpt', bot: 'GPTBot', visitCount: 2 },
        { dayId: '20261114', engine: 'claude', bot: 'ClaudeBot', visitCount: 2 },
        { dayId: '20261115', engine: 'claude', bot: 'Claude-User', visitCount: 1 },
        { dayId: '20261115', engine: 'copilot', bot: 'bingbot', visitCount: 1 },
        { dayId: '20261115', engine: 'google', bot: 'Googlebot', visitCount: 1 },
        { dayId: '20261115', engine: 'other', bot: 'CCBot', visitCount: 1 },
      ],
    });
  });

  test.each([
    ['?endDate=2026-11-14', { startDate: '2026-11-01', endDate: '2026-11-14', totalAgentVisits: 6 }],
    ['?startDate=2026-11-14', { startDate: '2026-11-14', endDate: '2026-11-15', totalAgentVisits: 6 }],
    ['?startDate=2026-11-02&endDate=2026-11-02', { totalAgentVisits: 3, pagesVisited: 1 }],
    [
      '?engine=claude',
      { totalAgentVisits: 3, pagesVisited: 2, topEngine: 'claude', engines: [{ engine: 'claude', visits: 3 }] },
    ],
    [
      '?engines=copilot',
      { totalAgentVisits: 1, trend: [{ dayId: '20261115', engine: 'copilot', bot: 'bingbot', visitCount: 1 }] },
    ],
    ['?engine=other', { totalAgentVisits: 1, topEngine: 'other' }],
    [
      '?engine=perplexity',
      { availability: 'connected_no_data', totalAgentVisits: 0, pagesVisited: 0, topEngine: null },
    ],
    ['?startDate=2026-10-01&endDate=2026-10-31', { availability: 'connected_no_data', totalAgentVisits: 0, trend: [] }],
  ])('%s', async (query, expected) => {
    expect((await room.stats(query)).body).toMatchObject(expected);
  });

  test('subdomains count only with the wildcard', async () => {
    const { body } = await room.send('PATCH', `/v1/reports/brand/${room.reportId}`, {
      body: { brandDomainWildcard: true },
    });
    expect(body.brandDomainWildcard).toBe(true);
    expect((await room.stats()).body).toMatchObject({ domains: ['acme.com'], totalAgentVisits: 10, pagesVisited: 5 });
    await room.send('PATCH', `/v1/reports/brand/${room.reportId}`, { body: { brandDomainWildcard: false } });
    expect((await room.stats()).body.totalAgentVisits).toBe(9);
  });
});

describe('400', () => {
  test.each([
    ['?startDate=2026-02-30', 'startDate', 'invalid_date'],
    ['?endDate=15.11.2026', 'endDate', 'invalid_date'],
    ['?startDate=2026-11-10&endDate=2026-11-09', 'endDate', 'invalid_window'],
    ['?startDate=2026-11-16', 'startDate', 'invalid_window'],
    ['?startDate=2016-11-01', 'startDate', 'invalid_window'],
    ['?engine=chatgpt,claude', 'engine', 'invalid_value'],
    ['?engines=gemini', 'engines', 'invalid_value'],
    ['?engine=', 'engine', 'invalid_value'],
    ['?engine=chatgpt&engines=claude', 'engines', 'mutually_exclusive'],
  ])('%s', async (query, path, code) => {
    const room = await createTrafficRoom(server);
    const { status, body } = await room.stats(query);
    expect(status).toBe(400);
    expect(body).toMatchObject({ target: 'query', errors: [{ path, code }] });
  });
});

test('visits of other workspaces, and of other reports, are not included', async () => {
  const [one, other] = [await createTrafficRoom(server), await createTrafficRoom(server)];
  await sendLog(await one.connect(), line(14, 'GPTBot/1.3'));
  await other.connect();
  expect((await one.stats()).body.totalAgentVisits).toBe(1);
  expect((await other.stats()).body.totalAgentVisits).toBe(0);
});

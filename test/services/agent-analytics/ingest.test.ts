import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_PAGES } from '../../../src/domain/agent-analytics/pages.ts';
import { purgeAgentTraffic } from '../../../src/services/agent-analytics/purge.ts';
import { addVisits } from '../../../src/storage/agent-analytics/visits.ts';
import { createTrafficRoom, logLine, sendLog } from '../../support/agent-analytics.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { execute } from '../../support/database.ts';

let server: TestApp;
let now = new Date('2026-11-15T12:00:00Z');

beforeAll(async () => {
  server = await startTestApp({ now: () => now, env: { agentTrafficDays: 10 } });
});
afterAll(() => server.close());

test('a day of a host has at most 50,000 pages; further pages are counted together, and known pages are still counted', async () => {
  const room = await createTrafficRoom(server);
  await room.connect();
  const add = (bot: string, paths: string[]) =>
    server.app.context.database.transaction((tx) =>
      addVisits(tx, room.workspace.id, {
        cells: [
          {
            day: '2026-11-14',
            domain: 'acme.com',
            bot,
            status: 200,
            pages: new Map(paths.map((path) => [path, { visits: 2, verified: 1, spoofed: 1 }])),
          },
        ],
        referralCells: [],
      }),
    );
  const paths = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => `/${from + i}`);
  await add('GPTBot', paths(0, MOST_PAGES - 10));
  expect((await room.stats()).body).toMatchObject({
    pagesVisited: MOST_PAGES - 10,
    totalAgentVisits: 2 * MOST_PAGES - 20,
  });
  await add('ClaudeBot', paths(MOST_PAGES - 20, MOST_PAGES + 5));
  await add('ClaudeBot', paths(MOST_PAGES - 20, MOST_PAGES + 5));

  const { body } = await room.stats();
  expect(body).toMatchObject({ pagesVisited: MOST_PAGES + 1, totalAgentVisits: 2 * MOST_PAGES - 20 + 100 });
  const rest = await execute(
    server.databaseUrl,
    `SELECT bot, visits, verified, spoofed FROM "AgentPageDay" WHERE "workspaceId" = $1 AND path = ''`,
    [room.workspace.id],
  );
  expect(rest).toEqual([{ bot: 'ClaudeBot', visits: 20, verified: 10, spoofed: 10 }]);
});

test('visits beyond the retention period are deleted, with the batches that are no longer needed', async () => {
  const room = await createTrafficRoom(server);
  const connector = await room.connect();
  const lines = logLine({ day: '05/Nov/2026' }) + logLine({ day: '14/Nov/2026' });
  expect((await sendLog(connector, lines)).body.visits).toBe(2);
  const all = '?startDate=2026-01-01&endDate=2026-12-31';
  const tables = ['AgentDay', 'AgentBotDay', 'AgentPageDay', 'LogBatch'];
  const count = async (table: string) => {
    const sql = `SELECT count(*)::int FROM "${table}" WHERE "workspaceId" = $1`;
    return (await execute<{ count: number }>(server.databaseUrl, sql, [room.workspace.id]))[0]?.count;
  };
  const counts = () => Promise.all(tables.map(count));
  try {
    await purgeAgentTraffic(server.app.context);
    expect(await counts()).toEqual([2, 2, 2, 1]);
    now = new Date('2026-11-16T00:00:00Z');
    await purgeAgentTraffic(server.app.context);
    expect(await counts()).toEqual([1, 1, 1, 1]);
    expect((await room.stats(all)).body.trend).toEqual([
      { dayId: '20261114', engine: 'chatgpt', bot: 'GPTBot', visitCount: 1 },
    ]);
    now = new Date('2026-12-15T00:00:00Z');
    await purgeAgentTraffic(server.app.context);
    expect(await counts()).toEqual([0, 0, 0, 0]);
    expect((await sendLog(connector, lines)).body).toMatchObject({ visits: 0, skipped: { date: 2 } });
  } finally {
    now = new Date('2026-11-15T12:00:00Z');
  }
});

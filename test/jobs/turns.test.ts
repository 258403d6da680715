import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

async function enqueue(engine: 'gemini' | 'chatgpt', workspaceId: string, ...promptIds: string[]) {
  const { database, enqueue: put } = server.app.context;
  const slots = promptIds.map((promptId) => ({ workspaceId, promptId, day: '2026-11-15', sample: 1 }));
  await database.transaction((tx) => put(tx, `collect.${engine}`, ...slots));
}

/** Takes jobs as a worker does, one at a time. */
async function take(engine: 'gemini' | 'chatgpt', count: number): Promise<string[]> {
  const taken: string[] = [];
  for (let i = 0; i < count; i++) {
    const [job] = await server.app.queue.boss.fetch<{ promptId: string }>(`collect.${engine}`);
    if (job) taken.push(job.data.promptId);
  }
  return taken;
}

describe('jobs of a queue', () => {
  test('are taken in turn by workspace, however many one of them has', async () => {
    await enqueue('gemini', 'ws_large', 'a1', 'a2', 'a3', 'a4', 'a5', 'a6');
    await enqueue('gemini', 'ws_small', 'b1');
    await enqueue('gemini', 'ws_medium', 'c1', 'c2');
    expect(await take('gemini', 9)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'a4', 'a5', 'a6']);
  });

  test('of a workspace that comes later do not overtake all that have waited', async () => {
    await enqueue('chatgpt', 'ws_large', ...Array.from({ length: 10 }, (_, index) => `a${index}`));
    await take('chatgpt', 6);
    await enqueue('chatgpt', 'ws_other', 'b1', 'b2', 'b3');
    await enqueue('chatgpt', 'ws_large', 'a10');
    expect(await take('chatgpt', 8)).toEqual(['a6', 'b1', 'a7', 'b2', 'a8', 'b3', 'a9', 'a10']);
  });

  test('of a report and of an audit have the turn of their workspace', async () => {
    const { database, enqueue: put } = server.app.context;
    const path = '/v1/audits/geo/crawlability-checks';
    for (const { workspace, send } of [server, await server.createWorkspace()]) {
      for (const page of ['one', 'two']) {
        const body = { workspaceId: workspace.id, url: `https://example.com/${page}` };
        expect((await send('POST', path, { body })).status).toBe(201);
      }
    }
    await database.transaction((tx) => put(tx, 'reports.recalculate', { reportId: 'rep_deleted' }));
    const rows = await database.query<{ jobs: number; first: number }>`
      SELECT count(*)::int AS jobs, max(priority) AS first, min(priority) AS last FROM pgboss.job
      WHERE name = 'audits.crawlability' GROUP BY group_id`;
    expect(rows).toEqual([
      { jobs: 2, first: 0, last: -1 },
      { jobs: 2, first: 0, last: -1 },
    ]);
  });
});

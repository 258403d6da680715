import { afterAll, beforeAll, expect, test } from 'vitest';
import { watchConditions } from '../../../src/services/alerts/watch-conditions.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { execute } from '../../support/database.ts';

let server: TestApp;
let clock = new Date('2026-11-12T10:32:00.000Z');

beforeAll(async () => {
  server = await startTestApp({ now: () => clock });
});
afterAll(() => server.close());

async function watch(moment: string): Promise<{ event: string; subject: string; endedDate: string | null }[]> {
  clock = new Date(moment);
  await watchConditions(server.app.context);
  return (await server.send('GET', `/v1/workspaces/${server.workspace.id}/alerts`)).body.items;
}

test('a spent budget and a blocked crawler are reported once while they last, and again when they return', async () => {
  const { id } = server.workspace;
  const spend = (day: string) =>
    execute(
      server.databaseUrl,
      `INSERT INTO "WorkspaceSpending" ("workspaceId", day, "limitReached") VALUES ('${id}', '${day}', 'workspace_budget')`,
    );
  await spend('2026-11-12');
  await execute(
    server.databaseUrl,
    `INSERT INTO "AgentPageDay" ("workspaceId", domain, day, path, bot, status, visits, verified, spoofed)
     VALUES ('${id}', 'acme.com', '2026-11-11', '/', 'GPTBot', 403, 12, 12, 0), ('${id}', 'acme.com', '2026-11-11', '/', 'GPTBot', 200, 4, 4, 0)`,
  );
  const first = await watch('2026-11-12T10:32:00.000Z');
  expect(first.map(({ event, subject }) => `${event} ${subject}`).toSorted()).toEqual([
    'budget.spent ',
    'crawler.blocked GPTBot acme.com',
  ]);
  expect(await watch('2026-11-12T11:32:00.000Z')).toEqual(first);
  await spend('2026-11-13');
  expect(await watch('2026-11-13T11:32:00.000Z')).toEqual(first);
  const ended = await watch('2026-11-15T11:32:00.000Z');
  expect(ended.map(({ endedDate }) => endedDate)).toEqual(['2026-11-15T11:32:00.000Z', '2026-11-15T11:32:00.000Z']);
  await spend('2026-11-16');
  const again = await watch('2026-11-16T11:32:00.000Z');
  expect(again).toHaveLength(3);
  expect(again[0]).toMatchObject({ event: 'budget.spent', state: 'fired', endedDate: null });
});

import { afterEach, expect, test } from 'vitest';
import { EngineError } from '../../../src/gateways/engines/port.ts';
import { collectAnswer } from '../../../src/services/answers/collect.ts';
import { collectDay } from '../../../src/services/collection/collect-day.ts';
import { scopeOf } from '../../../src/services/collection/request.ts';
import { planAllowances } from '../../../src/services/costs/plan-allowances.ts';
import { purgeWorkspaces } from '../../../src/services/workspaces/purge.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { execute } from '../../support/database.ts';
import { answer, createEngines } from '../../support/engines.ts';
import { readCsv } from '../../support/exports.ts';
import { createReportRoom } from '../../support/reports.ts';

const SIGNAL = new AbortController().signal;
const DAY = '2026-11-15';
const opened: TestApp[] = [];
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
});

interface Options {
  cost?: number;
  expectedCost?: number;
  budget?: number;
  fails?: (prompt: string) => boolean;
}

async function start({ cost = 0.1, expectedCost = cost, budget = 100, fails = () => false }: Options = {}) {
  const asked: string[] = [];
  const engines = createEngines(
    async ({ prompt }) => {
      asked.push(prompt);
      if (fails(prompt)) throw new EngineError('give_up', 'Down');
      return answer('Yes.', [], { cost });
    },
    ['chatgpt'],
    { expectedCost },
  );
  const now = () => new Date(`${DAY}T12:00:00Z`);
  const server = await startTestApp({
    now,
    engines,
    env: { collection: { samplesPerDay: 1, dailyBudgetUsd: budget } },
  });
  opened.push(server);
  const { context } = server.app;
  const collect = (workspaceId: string, promptIds: string[]) =>
    Promise.all(
      promptIds.map((promptId) =>
        collectAnswer(context, { workspaceId, promptId, engine: 'chatgpt', day: DAY, sample: 1 }, SIGNAL),
      ),
    );
  const operator = await server.createKey([], ['server']);
  const costs = async (query = '', key = operator) => (await server.send('GET', `/v1/costs${query}`, { key })).body;
  return { server, context, collect, costs, operator, asked, room: () => createReportRoom(server) };
}

test('the cost of an answer is booked once, and split equally among the reports in which it counts', async () => {
  const { server, collect, costs, room: createRoom, operator } = await start({ cost: 0.000_01 });
  const room = await createRoom();
  const [shared = '', single = ''] = await room.createPrompts(2);
  const reports: string[] = [];
  for (const [brand, promptIds] of [
    ['Acme', [shared, single]],
    ['Globex', [shared]],
    ['Initech', [shared]],
  ] as const) {
    reports.push((await room.create({ brand, promptIds })).body.id);
  }
  const workspaceId = room.workspace.id;
  await collect(workspaceId, [shared, single]);
  // Ten millionths in three parts.
  const sums = [0.000_014, 0.000_003, 0.000_003];
  const byReport = await costs('?groupBy=report');
  expect(byReport.items.map(({ key, label, costUsd }: any) => [key, label, costUsd])).toEqual(
    reports.map((id, index) => [id, ['Acme', 'Globex', 'Initech'][index], sums[index]]),
  );
  for (const [groupBy, key] of [
    ['workspace', workspaceId],
    ['engine', 'chatgpt'],
    ['day', DAY],
  ]) {
    const { items } = await costs(`?groupBy=${groupBy}`);
    expect(items).toMatchObject([{ key, costUsd: 0.000_02, forecastUsd: groupBy === 'day' ? null : 0.000_6 }]);
  }
  await execute(server.databaseUrl, 'UPDATE "Workspace" SET "dailyBudgetUsd" = 0.5 WHERE id = $1', [workspaceId]);
  expect((await costs()).items).toMatchObject([{ key: workspaceId, budgetUsd: 15 }]);
  const first = await costs('?groupBy=report&limit=2');
  const second = await costs(`?groupBy=report&limit=2&cursor=${first.paging.nextCursor}`);
  expect([...first.items, ...second.items]).toEqual(byReport.items);

  const admin = await server.createKey([workspaceId], ['read', 'admin']);
  const rows = await readCsv((method, path) => server.send(method, path, { key: admin }), 'costs', {});
  expect(rows.map(({ date, reportId, engine, costUsd }) => [date, reportId, engine, Number(costUsd)])).toEqual(
    reports.map((id, index) => [DAY, id, 'chatgpt', sums[index]]),
  );
  expect((await room.send('GET', '/v1/exports/costs.csv')).status).toBe(403);
  const views = await execute(
    server.databaseUrl,
    'SELECT sum(micro_usd)::int AS micros, count(*)::int AS rows FROM reporting.cost_day_v1',
  );
  expect(views).toEqual([{ micros: 20, rows: 3 }]);

  // What was spent remains.
  await room.send('DELETE', `/v1/reports/brand/${reports[1]}`);
  expect((await costs('?groupBy=report')).items[1]).toEqual({
    key: reports[1],
    label: null,
    costUsd: 0.000_003,
    forecastUsd: null,
    budgetUsd: null,
  });
  await server.send('DELETE', `/v1/workspaces/${workspaceId}`, { key: admin });
  await purgeWorkspaces(server.app.context, {});
  const spent = { key: workspaceId, label: null, costUsd: 0.000_02 };
  expect((await costs()).items).toEqual([{ ...spent, forecastUsd: null, budgetUsd: null }]);
  expect((await costs('', operator)).items).toHaveLength(1);
});

test('failed calls cost nothing, and the actual cost replaces the expected one', async () => {
  const {
    collect,
    costs,
    room: createRoom,
  } = await start({ cost: 0.3, expectedCost: 0.1, fails: (prompt) => prompt.startsWith('Prompt 1') });
  const room = await createRoom();
  const promptIds = await room.createPrompts(2);
  await room.create({ promptIds });
  await collect(room.workspace.id, promptIds);
  expect((await costs()).items).toMatchObject([{ costUsd: 0.3 }]);
});

test('a budget is spent to the last cent, although sums of fractions are rounded', async () => {
  const { collect, asked, room: createRoom } = await start({ cost: 0.1, budget: 0.3 });
  const room = await createRoom();
  const promptIds = await room.createPrompts(4);
  await room.create({ promptIds });
  for (const promptId of promptIds) await collect(room.workspace.id, [promptId]);
  expect(asked).toHaveLength(3);
});

test('the operator reads the costs of all workspaces, an administrator those of its own, and others none', async () => {
  const { server, collect, costs, room: createRoom } = await start();
  const [one, other] = [await createRoom(), await createRoom()];
  for (const room of [one, other]) {
    const promptIds = await room.createPrompts(1);
    await room.create({ promptIds });
    await collect(room.workspace.id, promptIds);
  }
  expect((await costs()).items).toHaveLength(2);
  const admin = await server.createKey([one.workspace.id], ['admin']);
  expect((await costs('', admin)).items.map(({ key }: any) => key)).toEqual([one.workspace.id]);
  expect((await server.send('GET', `/v1/costs?workspaceId=${other.workspace.id}`, { key: admin })).status).toBe(403);
  expect((await one.send('GET', '/v1/costs')).status).toBe(403);
});

test('the budget of a workspace is set with server only, and concurrent calls do not exceed it', async () => {
  const { server, collect, costs, room: createRoom, operator, asked } = await start();
  const [room, other] = [await createRoom(), await createRoom()];
  const path = `/v1/workspaces/${room.workspace.id}`;
  const admin = await server.createKey([room.workspace.id], ['read', 'admin']);
  expect((await server.send('PATCH', path, { key: admin, body: { dailyBudgetUsd: 9 } })).status).toBe(403);
  const owner = await server.createKey([room.workspace.id], ['admin', 'server']);
  expect((await server.send('PATCH', path, { key: owner, body: { dailyBudgetUsd: 0.3 } })).body.dailyBudgetUsd).toBe(
    0.3,
  );
  expect(
    (await server.send('PATCH', path, { key: admin, body: { name: 'Renamed', dailyBudgetUsd: 0.3 } })).status,
  ).toBe(200);

  const promptIds = await room.createPrompts(10);
  const report = (await room.create({ promptIds })).body.id;
  await collect(room.workspace.id, promptIds);
  expect(asked).toHaveLength(3);
  const skipped = await execute(
    server.databaseUrl,
    `SELECT DISTINCT "failureReason" FROM "Answer" WHERE state = 'failed'`,
  );
  expect(skipped).toEqual([{ failureReason: 'Daily budget of the workspace reached' }]);
  expect((await room.send('GET', `/v1/reports/brand/${report}/collection`)).body.limit).toBe('workspace_budget');
  expect((await server.send('GET', '/v1/health', { key: operator })).body.collection).toMatchObject({
    budget: 'ok',
    spentUsd: 0.3,
    limitedWorkspaces: 1,
  });
  // It limits no other workspace.
  const others = await other.createPrompts(5);
  await other.create({ promptIds: others });
  await collect(other.workspace.id, others);
  expect(asked).toHaveLength(8);
  expect((await costs()).items.map(({ costUsd }: any) => costUsd)).toEqual([0.3, 0.5]);
});

test('a large workspace does not spend the budget of the server before the others', async () => {
  const { server, context, collect, costs, room: createRoom } = await start({ budget: 1 });
  const [large, small, later] = [await createRoom(), await createRoom(), await createRoom()];
  const ofLarge = await large.createPrompts(20);
  const { id } = (await large.create({ promptIds: ofLarge })).body;
  const ofSmall = await small.createPrompts(2);
  await small.create({ promptIds: ofSmall });
  await planAllowances(context, scopeOf(context, DAY));
  await collect(large.workspace.id, ofLarge);
  await collect(small.workspace.id, ofSmall);
  expect((await costs()).items.map(({ costUsd }: any) => costUsd)).toEqual([0.8, 0.2]);
  expect((await large.send('GET', `/v1/reports/brand/${id}/collection`)).body.limit).toBe('fair_share');
  // The budget of the server holds for a workspace that comes later, too.
  const ofLater = await later.createPrompts(1);
  await later.create({ promptIds: ofLater });
  await collectDay(context);
  await collect(later.workspace.id, ofLater);
  expect(await execute(server.databaseUrl, `SELECT usd FROM "Spending"`)).toEqual([{ usd: expect.closeTo(1, 9) }]);
  expect((await costs()).items).toHaveLength(3);
});

test('a report that has ended costs nothing, and the forecast counts the days until its end', async () => {
  const { server, collect, costs, room: createRoom } = await start({ cost: 1 });
  const room = await createRoom();
  const promptIds = await room.createPrompts(1);
  const { body: pitch } = await room.create({ brand: 'Pitch', promptIds, endDate: '2026-11-16' });
  const { body: client } = await room.create({ brand: 'Client', promptIds });
  await execute(server.databaseUrl, `UPDATE "BrandReport" SET "setUpDate" = now()`);
  const forecastOf = async () => {
    const { items } = await costs('?groupBy=report');
    return new Map(items.map((each: any) => [each.key, each.forecastUsd]));
  };
  // Two days in equal parts, then 28 days alone.
  expect(await forecastOf()).toEqual(
    new Map([
      [pitch.id, 1],
      [client.id, 29],
    ]),
  );
  await execute(server.databaseUrl, `UPDATE "BrandReport" SET "endDate" = '2026-11-14' WHERE id = '${pitch.id}'`);
  expect(await forecastOf()).toEqual(new Map([[client.id, 30]]));
  await collect(room.workspace.id, promptIds);
  const { items } = await costs('?groupBy=report');
  expect(items.map((each: any) => [each.key, each.costUsd])).toEqual([[client.id, 1]]);
});

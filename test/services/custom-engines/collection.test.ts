import { afterEach, expect, test } from 'vitest';
import { addDays } from '../../../src/domain/shared/windows.ts';
import { readEnv } from '../../../src/env.ts';
import { writeBundle } from '../../../src/services/bundles/write.ts';
import { requestAnswers, scopeOf } from '../../../src/services/collection/request.ts';
import { runCollection } from '../../../src/services/collection/run.ts';
import { recalculateReport } from '../../../src/services/reports/recalculate.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { execute } from '../../support/database.ts';
import { answer, createEngines } from '../../support/engines.ts';
import { readCsv } from '../../support/exports.ts';
import { collectCalls, connectPage, listCalls } from '../../support/pages.ts';
import { createReportRoom } from '../../support/reports.ts';

const opened: TestApp[] = [];
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
});

const DAY = '2026-11-15';
const GLOBEX = [{ brand: 'Globex', brandDomain: 'globex.com' }];

/** ChatGPT and Gemini always name Globex, Grok always names Acme and cites another page. */
async function start() {
  const clock = { day: DAY };
  const engines = createEngines(
    async () => answer('Globex.', ['https://api.example/1'], { cost: 0.01 }),
    ['chatgpt', 'gemini'],
    { expectedCost: 0.01 },
  );
  const server = await startTestApp({
    now: () => new Date(`${clock.day}T12:00:00Z`),
    engines,
    env: { collection: { samplesPerDay: 2, dailyBudgetUsd: 1000 } },
  });
  opened.push(server);
  const { context } = server.app;
  const room = await createReportRoom(server);
  const connect = (model = 'grok-a') =>
    connectPage(context, 'x_grok', async () => answer('Acme.', ['https://grok.example/1'], { cost: 0.02, model }), {
      expectedCost: 0.02,
      connector: 'xai',
      surface: 'api',
    });
  const create = async (body: object): Promise<string> => (await room.create(body)).body.id;
  const recalculate = async (reportId: string) => {
    await execute(
      server.databaseUrl,
      `UPDATE "BrandReport" SET "detectionVersion" = "detectionVersion" + 1 WHERE id = $1`,
      [reportId],
    );
    await recalculateReport(context, { reportId });
    await execute(server.databaseUrl, `UPDATE "BrandReport" SET "setUpDate" = now()`);
  };
  const collect = async (reportId: string) => {
    await collectCalls(context, clock.day);
    await recalculate(reportId);
  };
  const read = async (reportId: string, path: string, query = '') =>
    (await room.send('GET', `/v1/reports/brand/${reportId}/${path}?startDate=2026-11-01&endDate=2026-11-30${query}`))
      .body;
  return { server, context, room, clock, connect, create, collect, recalculate, read };
}

const countBy = (slots: readonly { engine: string }[]) =>
  Object.fromEntries([...Map.groupBy(slots, ({ engine }) => engine)].map(([engine, of]) => [engine, of.length]));

test('prompts are sent to a custom engine only for reports that choose it, and only if it is defined', async () => {
  const { context, room, connect, create } = await start();
  const promptIds = await room.createPrompts(3);
  expect((await room.create({ promptIds, customEngines: ['x_grok'] })).body.errors).toEqual([
    { path: 'customEngines.0', message: 'Not defined. GET /v1/engines lists the custom engines.', code: 'not_enabled' },
  ]);
  connect();
  const reportId = await create({ promptIds: promptIds.slice(0, 2) });
  expect((await room.get(reportId)).customEngines).toBeUndefined();
  expect(countBy(await listCalls(context, DAY))).toEqual({ chatgpt: 4, gemini: 4 });
  await create({ promptIds: promptIds.slice(1), brand: 'B', engines: ['gemini'], customEngines: ['x_grok'] });
  expect(countBy(await listCalls(context, DAY))).toEqual({ chatgpt: 4, gemini: 6, x_grok: 4 });

  const patched = await room.patch(reportId, { customEngines: ['x_grok', 'x_grok'] });
  expect(patched.body.customEngines).toEqual(['x_grok']);
  expect(countBy(await listCalls(context, DAY))).toEqual({ chatgpt: 4, gemini: 6, x_grok: 6 });
  for (const [customEngines, errors] of [
    [['grok'], [{ path: 'customEngines.0', code: 'invalid_format' }]],
    [['x_other'], [{ path: 'customEngines.0', code: 'not_enabled' }]],
    [['chatgpt'], [{ path: 'customEngines.0', code: 'invalid_format' }]],
  ] as const) {
    expect((await room.patch(reportId, { customEngines })).body.errors).toMatchObject(errors);
  }
  connectPage(context, 'x_grok', null);
  // A report that is sent back is valid, although the engine is gone.
  expect((await room.patch(reportId, patched.body)).body.updatedDate).toBe(patched.body.updatedDate);
  expect(countBy(await listCalls(context, DAY))).toEqual({ chatgpt: 4, gemini: 6 });
  expect((await room.patch(reportId, { customEngines: [] })).body.customEngines).toBeUndefined();
  const { items } = (await room.send('GET', `/v1/reports/brand/${reportId}/annotations`)).body;
  expect(items.map(({ text }: any) => text)).toContain(
    'The schedule changed from daily, all engines to daily, all engines and Grok. Past statistics are unchanged.',
  );
});

test('its answers change no number of any report, and have their own group, cell, filter and rows', async () => {
  const { room, connect, create, collect, recalculate, read } = await start();
  const promptIds = await room.createPrompts(3);
  const reportId = await create({ promptIds, competitors: GLOBEX });
  const other = await create({ promptIds, competitors: GLOBEX, brand: 'Acme Inc' });
  await collect(reportId);
  await recalculate(other);
  const reads = async (id: string) => {
    const { revision: _, version: __, groups, history, ...stats } = await read(id, 'stats', '&groupBy=engine');
    const builtIn = ({ engine, key }: any) => !`${engine ?? key}`.startsWith('x_');
    return {
      stats,
      groups: groups.filter(builtIn),
      history: history.map((day: any) => ({ ...day, engines: day.engines.filter(builtIn) })),
      prompts: (await read(id, 'prompts', '&include=engines')).items.map((prompt: any) => ({
        ...prompt,
        engines: prompt.engines.filter(builtIn),
      })),
      pages: (await read(id, 'citations', '&country=us')).items,
      sites: (await read(id, 'citations', '&country=us&sortBy=prompts')).items,
      answers: (await read(id, 'ai-responses')).items.map(({ runId }: any) => runId),
    };
  };
  const [alone, otherAlone] = [await reads(reportId), await reads(other)];
  connect();
  await room.patch(reportId, { customEngines: ['x_grok'] });
  await collect(reportId);
  await recalculate(other);
  expect(await reads(reportId)).toEqual(alone);
  expect(await reads(other)).toEqual(otherAlone);
  expect((await read(other, 'stats', '&groupBy=engine')).groups.map(({ key }: any) => key)).toEqual([
    'chatgpt',
    'gemini',
  ]);

  const stats = await read(reportId, 'stats', '&groupBy=engine');
  expect(stats.answers).toBe(12);
  expect(stats.groups.map(({ key, label, answers }: any) => [key, label, answers])).toEqual([
    ['chatgpt', 'ChatGPT', 6],
    ['gemini', 'Gemini', 6],
    ['x_grok', 'Grok', 6],
  ]);
  expect(stats.groups[2].brands.map(({ brandCoverage }: any) => brandCoverage)).toEqual([1, 0]);
  expect(stats.history[0].engines.map(({ engine, answers }: any) => [engine, answers])).toEqual([
    ['chatgpt', 6],
    ['gemini', 6],
    ['x_grok', 6],
  ]);
  const grok = await read(reportId, 'stats', '&engines=x_grok');
  expect([grok.answers, grok.brands[0].brandCoverage, grok.history[0].answers]).toEqual([6, 1, 6]);
  const both = await read(reportId, 'stats', '&engines=x_grok&engines=gemini');
  expect([both.answers, both.brands[0].brandCoverage, both.history[0].answers]).toEqual([12, 0.5, 12]);
  const [row] = (await read(reportId, 'prompts', '&include=engines&sortBy=brandCoverage&sortEngine=x_grok')).items;
  expect(row.engines.map(({ engine, answers, brandCoverage }: any) => [engine, answers, brandCoverage])).toEqual([
    ['chatgpt', 2, 0],
    ['gemini', 2, 0],
    ['x_grok', 2, 1],
  ]);
  expect((await read(reportId, 'citations', '&country=us&engines=x_grok')).items).toMatchObject([
    { url: 'https://grok.example/1', citations: 6 },
  ]);
  const answers = (await read(reportId, 'ai-responses', '&engines=x_grok')).items;
  expect(answers).toHaveLength(6);
  expect(answers[0]).toMatchObject({ engine: 'x_grok', surface: 'api', source: 'xai', model: 'grok-a' });
  const rowsOf = (name: string, query: Record<string, string> = {}) =>
    readCsv(room.send, name, { reportId, startDate: '2026-11-01', endDate: '2026-11-30', ...query });
  expect(countBy((await rowsOf('answers')) as any)).toEqual({ chatgpt: 6, gemini: 6, x_grok: 6 });
  expect(countBy((await rowsOf('citations')) as any)).toEqual({ chatgpt: 6, gemini: 6, x_grok: 6 });
  expect(countBy((await rowsOf('mentions', { engines: 'x_grok' })) as any)).toEqual({ x_grok: 6 });
  const acme = (await rowsOf('statistics')).filter(({ brand }) => brand === 'Acme');
  expect(acme.map(({ engine, answers: of }) => [engine, of])).toEqual([
    ['chatgpt', '6'],
    ['gemini', '6'],
    ['x_grok', '6'],
  ]);
});

test('it is part of totals if the report says so, which is recorded, is never a change, and can be taken back', async () => {
  const { context, room, clock, connect, create, collect, read } = await start();
  const promptIds = await room.createPrompts(3);
  connect();
  const reportId = await create({ promptIds, competitors: GLOBEX, customEngines: ['x_grok'] });
  await collect(reportId);
  const numbers = ({ answers, brands }: any) => [answers, brands.map(({ brandCoverage }: any) => brandCoverage)];
  const alone = await read(reportId, 'stats');
  expect(numbers(alone)).toEqual([12, [0, 1]]);

  const { body } = await room.patch(reportId, { customEnginesInTotals: true });
  expect(body.customEnginesInTotals).toBe(true);
  await recalculateReport(context, { reportId });
  const total = await read(reportId, 'stats');
  expect(numbers(total)).toEqual([18, [1 / 3, 2 / 3]]);
  expect(total.history[0].answers).toBe(18);
  expect((await read(reportId, 'prompts')).items[0].answers).toBe(6);
  expect((await read(reportId, 'citations', '&country=us')).items.map(({ citations }: any) => citations)).toEqual([
    12, 6,
  ]);
  expect((await read(reportId, 'ai-responses')).items).toHaveLength(18);
  const { items } = await read(reportId, 'annotations');
  expect(items.map(({ text }: any) => text)).toContain(
    'Custom engines are part of totals, on all days. Totals are compared with totals that include them, too.',
  );
  const lines: any[] = [];
  await writeBundle(
    context,
    { reportId, startDate: DAY, endDate: DAY },
    async (line) => void lines.push(JSON.parse(line)),
  );
  expect(countBy(lines.filter(({ type }) => type === 'answer'))).toEqual({ chatgpt: 6, gemini: 6, x_grok: 6 });
  expect(lines.find(({ type }) => type === 'statistics').answers).toBe(18);

  await room.patch(reportId, { customEnginesInTotals: false });
  await recalculateReport(context, { reportId });
  expect((await room.get(reportId)).customEnginesInTotals).toBeUndefined();
  const { revision: _, version: __, ...facts } = await read(reportId, 'stats');
  const { revision: ___, version: ____, ...before } = alone;
  expect(facts).toEqual(before);

  // A new engine in the totals is named, and never is a change.
  await room.patch(reportId, { customEnginesInTotals: true });
  await execute(opened[0]?.databaseUrl ?? '', `DELETE FROM "Answer" WHERE engine = 'x_grok'`);
  clock.day = addDays(DAY, 1);
  await collect(reportId);
  const window = `startDate=${clock.day}&endDate=${clock.day}`;
  const { brands } = (await room.send('GET', `/v1/reports/brand/${reportId}/stats?${window}`)).body;
  expect(brands[0]).toMatchObject({
    brandCoverage: 1 / 3,
    change: { brandCoverage: 0, mixChanged: { enginesAdded: ['x_grok'], enginesRemoved: [] } },
  });
});

test('a new model of a custom engine is noted in the reports that use it only', async () => {
  const { context, room, clock, connect, create, collect, read } = await start();
  const promptIds = await room.createPrompts(1);
  connect();
  const [user, other] = [
    await create({ promptIds, customEngines: ['x_grok'] }),
    await create({ promptIds, brand: 'Acme Inc' }),
  ];
  await collect(user);
  connect('grok-b');
  clock.day = addDays(DAY, 1);
  await collect(user);
  const { annotateDay } = await import('../../../src/services/annotations/observe-day.ts');
  for (const reportId of [user, other]) await annotateDay(context, { reportId, day: clock.day });
  const textsOf = async (id: string) =>
    (await read(id, 'annotations')).items
      .filter(({ kind }: any) => kind === 'model_changed')
      .map(({ engine, text }: any) => [engine, text]);
  expect(await textsOf(user)).toEqual([['x_grok', 'Grok answered with grok-b; before with grok-a.']]);
  expect(await textsOf(other)).toEqual([]);
});

test('its calls are forecast and booked under its id', async () => {
  const { context, server, room, connect, create, clock } = await start();
  const promptIds = await room.createPrompts(10);
  connect();
  const reportId = await create({ promptIds, customEngines: ['x_grok'] });
  await execute(server.databaseUrl, `UPDATE "BrandReport" SET "setUpDate" = now()`);
  await execute(server.databaseUrl, `UPDATE "BrandReportPrompt" SET "addedDay" = '2026-01-01'`);
  for (let index = 0; index < 3; index++) {
    clock.day = addDays(DAY, index);
    await collectCalls(context, clock.day);
  }
  const operator = await server.createKey([], ['server']);
  const path = `/v1/costs?groupBy=engine&startDate=${DAY}&endDate=${addDays(DAY, 2)}`;
  const { items } = (await server.send('GET', path, { key: operator })).body;
  expect(items.map(({ key, costUsd, forecastUsd }: any) => [key, costUsd, forecastUsd])).toEqual([
    ['chatgpt', 0.6, 0.6],
    ['gemini', 0.6, 0.6],
    ['x_grok', 1.2, 1.2],
  ]);
  const advice = (await room.send('GET', `/v1/reports/brand/${reportId}/advice`)).body;
  expect([advice.callsPerMonth, advice.costPerMonth]).toEqual([1800, 24]);
  const forecast = async (body: object) =>
    (await room.send('POST', '/v1/reports/brand/forecast', { body: { prompts: 10, countries: ['us'], ...body } })).body;
  expect((await forecast({})).engines.map(({ engine }: any) => engine)).toEqual(['chatgpt', 'gemini']);
  expect((await forecast({ engines: ['gemini', 'x_grok'] })).engines).toMatchObject([
    { engine: 'gemini', callsPerMonth: 600, costPerMonth: 6 },
    { engine: 'x_grok', callsPerMonth: 600, costPerMonth: 12, isConnected: true },
  ]);
});

test('workers collect it from one queue, and the sandbox simulates it', async () => {
  const definition = {
    id: 'x_local',
    name: 'Local',
    kind: 'openai_compatible',
    baseUrl: 'http://127.0.0.1:9',
    model: 'm',
  };
  const env = readEnv({ DATABASE_URL: 'postgresql://unused', CUSTOM_ENGINES: JSON.stringify([definition]) });
  const server = await startTestApp({ env: { engines: env.engines } });
  opened.push(server);
  const { context } = server.app;
  const room = await createReportRoom(server);
  const [promptId = ''] = await room.createPrompts(1);
  await room.create({ promptIds: [promptId], customEngines: ['x_local'] });
  const { items } = (await room.send('GET', '/v1/engines')).body;
  expect(items.at(-1)).toEqual({
    engine: 'x_local',
    state: 'sandbox',
    source: 'sandbox',
    surface: 'model',
    refusedCountries: [],
  });
  expect(await requestAnswers(context, scopeOf(context, DAY))).toBe(8);
  await server.app.startWorkers();
  await runCollection(context, {}, () => {});
  expect(
    await execute(
      server.databaseUrl,
      `SELECT DISTINCT engine, source, surface, state FROM "Answer" WHERE engine LIKE 'x%'`,
    ),
  ).toEqual([{ engine: 'x_local', source: 'sandbox', surface: 'model', state: 'answered' }]);
});

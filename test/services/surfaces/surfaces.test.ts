import { afterEach, expect, test } from 'vitest';
import type { EngineId } from '../../../src/domain/shared/engines.ts';
import { addDays } from '../../../src/domain/shared/windows.ts';
import { readEnv } from '../../../src/env.ts';
import { writeBundle } from '../../../src/services/bundles/write.ts';
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
const [API_USD, PAGE_USD] = [0.01, 0.03];

/** The API of ChatGPT never names Acme and cites one page; its page names it and cites another. */
async function start(ids: EngineId[] = ['chatgpt', 'gemini'], calibrationShare = 0.05) {
  const clock = { day: DAY };
  const engines = createEngines(
    async () => answer('Globex.', ['https://api.example/1'], { cost: API_USD, model: 'model-a' }),
    ids,
    { expectedCost: API_USD },
  );
  const server = await startTestApp({
    now: () => new Date(`${clock.day}T12:00:00Z`),
    engines,
    env: { collection: { samplesPerDay: 2, dailyBudgetUsd: 1000 }, calibrationShare },
  });
  opened.push(server);
  const { context } = server.app;
  const room = await createReportRoom(server);
  const connect = () =>
    connectPage(
      context,
      'chatgpt_ui',
      async () => answer('Acme.', ['https://page.example/1'], { cost: PAGE_USD, model: 'model-p' }),
      { expectedCost: PAGE_USD },
    );
  const disconnect = () => connectPage(context, 'chatgpt_ui', null);
  const create = async (body: object): Promise<string> => (await room.create(body)).body.id;
  const collect = async (reportId: string) => {
    await collectCalls(context, clock.day);
    await execute(server.databaseUrl, `UPDATE "BrandReport" SET "detectionVersion" = "detectionVersion" + 1`);
    await recalculateReport(context, { reportId });
    await execute(server.databaseUrl, `UPDATE "BrandReport" SET "setUpDate" = now()`);
  };
  const read = async (reportId: string, path: string, query = '') =>
    (await room.send('GET', `/v1/reports/brand/${reportId}/${path}?startDate=2026-11-01&endDate=2026-11-30${query}`))
      .body;
  return { server, context, room, clock, connect, disconnect, create, collect, read };
}

const countBy = (slots: readonly { engine: string }[]) =>
  Object.fromEntries([...Map.groupBy(slots, ({ engine }) => engine)].map(([engine, of]) => [engine, of.length]));

test('a report sends its prompts to the surface that counts, and one prompt in twenty also to the other, once', async () => {
  const { context, room, connect, create } = await start();
  const promptIds = await room.createPrompts(41);
  const reportId = await create({ promptIds });
  expect(countBy(await listCalls(context, DAY))).toEqual({ chatgpt: 82, gemini: 82 });
  connect();
  expect((await room.get(reportId)).surfaces).toBeUndefined();
  expect(countBy(await listCalls(context, DAY))).toEqual({ chatgpt: 82, chatgpt_ui: 3, gemini: 82 });
  await room.patch(reportId, { surfaces: { chatgpt: 'ui', gemini: 'api' } });
  expect((await room.get(reportId)).surfaces).toEqual({ chatgpt: 'ui' });
  const calls = await listCalls(context, DAY);
  expect(countBy(calls)).toEqual({ chatgpt: 3, chatgpt_ui: 82, gemini: 82 });
  expect(new Set(calls.filter(({ engine }) => engine === 'chatgpt').map(({ promptId }) => promptId)).size).toBe(3);
});

test('other prompts are drawn every day, the same ones whenever a day is read, and at least one', async () => {
  const { context, room, connect, create } = await start(['chatgpt']);
  const promptIds = await room.createPrompts(10);
  connect();
  await create({ promptIds, surfaces: null });
  const drawnOn = async (day: string) =>
    (await listCalls(context, day)).filter(({ engine }) => engine === 'chatgpt_ui').map(({ promptId }) => promptId);
  const days = Array.from({ length: 12 }, (_, index) => addDays(DAY, index));
  const drawn: string[] = [];
  for (const day of days) {
    const prompts = await drawnOn(day);
    expect(prompts).toHaveLength(1);
    expect(await drawnOn(day)).toEqual(prompts);
    drawn.push(...prompts);
  }
  expect(new Set(drawn).size).toBeGreaterThan(3);
});

test('no prompt is compared if the share is 0', async () => {
  const { context, room, connect, create } = await start(['chatgpt'], 0);
  connect();
  await create({ promptIds: await room.createPrompts(2), surfaces: null });
  expect(countBy(await listCalls(context, DAY))).toEqual({ chatgpt: 4 });
});

test('engines that a report does not use are not compared, and a disconnected surface is not queried', async () => {
  const { context, room, connect, disconnect, create } = await start();
  const promptIds = await room.createPrompts(2);
  connect();
  await create({ promptIds, engines: ['gemini'] });
  expect(countBy(await listCalls(context, DAY))).toEqual({ gemini: 4 });
  await create({ promptIds, brand: 'Globex', surfaces: { chatgpt: 'ui' } });
  expect(countBy(await listCalls(context, DAY))).toEqual({ chatgpt: 1, chatgpt_ui: 4, gemini: 4 });
  disconnect();
  expect(countBy(await listCalls(context, DAY))).toEqual({ gemini: 4 });
});

test('new reports count the pages that are queried, existing ones keep the API, and others can be chosen only if they are queried', async () => {
  const { room, connect, disconnect } = await start();
  const promptIds = await room.createPrompts(1);
  const before = (await room.create({ promptIds })).body;
  expect((await room.create({ promptIds, brand: 'A', surfaces: { chatgpt: 'ui' } })).body.errors).toMatchObject([
    { path: 'surfaces.chatgpt', code: 'not_enabled' },
  ]);
  connect();
  expect((await room.create({ promptIds, brand: 'B' })).body.surfaces).toEqual({ chatgpt: 'ui' });
  expect((await room.create({ promptIds, brand: 'C', surfaces: { chatgpt: 'api' } })).body.surfaces).toBeUndefined();
  expect((await room.get(before.id)).surfaces).toBeUndefined();
  for (const [surfaces, path] of [
    [{ gemini: 'ui' }, 'surfaces.gemini'],
    [{ chatgpt: 'app' }, 'surfaces.chatgpt'],
    [{ claude: 'ui' }, 'surfaces'],
    ['ui', 'surfaces'],
  ] as const) {
    const { status, body } = await room.patch(before.id, { surfaces });
    expect([status, body.errors?.map((error: any) => error.path)]).toEqual([400, [path]]);
  }
  const chosen = (await room.patch(before.id, { surfaces: { chatgpt: 'ui' } })).body;
  expect(chosen.surfaces).toEqual({ chatgpt: 'ui' });
  disconnect();
  // A report that is sent back is valid, although the page is off.
  expect((await room.patch(before.id, chosen)).body.updatedDate).toBe(chosen.updatedDate);
  expect((await room.patch(before.id, { surfaces: null })).body.surfaces).toBeUndefined();
});

test('answers of the surface that does not count change no number of a report, and a switch replaces them completely', async () => {
  const { context, room, connect, create, collect, read, server } = await start();
  const promptIds = await room.createPrompts(30);
  const reportId = await create({ promptIds, competitors: [{ brand: 'Globex', brandDomain: 'globex.com' }] });
  await collect(reportId);
  const reads = async () => ({
    stats: await read(reportId, 'stats', '&groupBy=engine'),
    prompts: (await read(reportId, 'prompts', '&include=engines')).items,
    pages: (await read(reportId, 'citations', '&country=us')).items,
    sorted: (await read(reportId, 'citations', '&country=us&sortBy=prompts&brandMentioned=false')).items,
    history: await read(reportId, 'citation-history', '&country=us&url=api.example/1'),
    answers: (await read(reportId, 'ai-responses')).items.map(({ runId }: any) => runId),
  });
  const alone = await reads();
  connect();
  await collect(reportId);
  expect(
    await execute(server.databaseUrl, `SELECT count(*)::int AS n FROM "Answer" WHERE engine = 'chatgpt_ui'`),
  ).toEqual([{ n: 2 }]);
  expect(await reads()).toEqual(alone);
  expect(alone.stats.brands[0].brandCoverage).toBe(0);

  // The other surface is listed only if it is requested.
  const pages = await read(reportId, 'ai-responses', '&surface=ui');
  expect(pages.items).toHaveLength(2);
  expect(pages.items[0]).toMatchObject({ engine: 'chatgpt', surface: 'ui', source: 'page', model: 'model-p' });
  expect((await read(reportId, 'ai-responses', '&surface=api')).items).toHaveLength(50);

  await room.patch(reportId, { surfaces: { chatgpt: 'ui' } });
  await recalculateReport(context, { reportId });
  const switched = await read(reportId, 'stats', '&groupBy=engine');
  expect(switched.groups.map(({ key, answers, brands }: any) => [key, answers, brands[0].brandCoverage])).toEqual(
    expect.arrayContaining([
      ['chatgpt', 2, 1],
      ['gemini', 60, 0],
    ]),
  );
  const gemini = ({ groups }: any) => groups.find(({ key }: any) => key === 'gemini');
  expect(gemini(switched).brands.map(({ brandCoverage }: any) => brandCoverage)).toEqual(
    gemini(alone.stats).brands.map(({ brandCoverage }: any) => brandCoverage),
  );
  const cited = await read(reportId, 'citations', '&country=us');
  expect(cited.items.map(({ url, citations }: any) => [url, citations])).toEqual([
    ['https://api.example/1', 60],
    ['https://page.example/1', 2],
  ]);
  const { items } = await read(reportId, 'annotations');
  expect(items.map(({ text }: any) => text)).toContain(
    'The report counts the page of ChatGPT instead of the API, on all days. Answers of the two are never compared.',
  );

  await room.patch(reportId, { surfaces: null });
  await recalculateReport(context, { reportId });
  expect((await reads()).stats.brands).toEqual(alone.stats.brands);
  expect((await reads()).pages).toEqual(alone.pages);
});

test('a switch is never a change: the window is compared where both have answers of the chosen surface', async () => {
  const { room, clock, connect, create, collect, server } = await start();
  const promptIds = await room.createPrompts(5);
  const reportId = await create({ promptIds });
  await collect(reportId);
  connect();
  await room.patch(reportId, { surfaces: { chatgpt: 'ui' } });
  const next = addDays(DAY, 1);
  clock.day = next;
  await collect(reportId);
  const query = `startDate=${next}&endDate=${next}`;
  const { brands } = (await room.send('GET', `/v1/reports/brand/${reportId}/stats?${query}`)).body;
  expect(brands[0]).toMatchObject({
    brandCoverage: 0.5,
    change: { brandCoverage: 0, matchedCells: 5, mixChanged: { enginesAdded: ['chatgpt'], enginesRemoved: [] } },
  });
  const before = (await room.send('GET', `/v1/reports/brand/${reportId}/stats?startDate=${DAY}&endDate=${DAY}`)).body;
  expect([before.answers, before.brands[0].brandCoverage]).toEqual([10, 0]);
  const stored = await execute(server.databaseUrl, `SELECT DISTINCT engine FROM "ReportCount" ORDER BY engine`);
  expect(stored.map(({ engine }: any) => engine)).toEqual(['chatgpt', 'chatgpt_api', 'gemini']);
});

test('the difference between both surfaces is that of prompts that both answered on the same day', async () => {
  const { room, context, clock, connect, create, collect, read } = await start(['chatgpt', 'gemini'], 0.5);
  const promptIds = await room.createPrompts(6);
  const reportId = await create({ promptIds });
  const nothing = await read(reportId, 'surfaces');
  expect(nothing.items.map(({ engine, brandCoverage }: any) => [engine, brandCoverage])).toEqual([
    ['chatgpt', null],
    ['perplexity', null],
    ['gemini', null],
  ]);
  connect();
  for (let index = 0; index < 2; index++) {
    clock.day = addDays(DAY, index);
    await collect(reportId);
  }
  const [chatgpt, , gemini] = (await read(reportId, 'surfaces')).items;
  // Three prompts a day, each with two answers of the API and one of the page.
  expect(chatgpt).toMatchObject({ engine: 'chatgpt', surface: 'api', apiAnswers: 12, uiAnswers: 6, brandCoverage: -1 });
  expect(chatgpt.prompts).toBeGreaterThanOrEqual(3);
  expect(chatgpt.text).toMatch(/^API answers of ChatGPT name you 100 points less often than its page \(95 % interval /);
  expect(gemini.text).toBe('No prompt was answered by the API and by the page of Gemini on the same day.');
  // It does not depend on which surface counts.
  await room.patch(reportId, { surfaces: { chatgpt: 'ui' } });
  await recalculateReport(context, { reportId });
  const [switched] = (await read(reportId, 'surfaces')).items;
  expect(switched).toEqual({ ...chatgpt, surface: 'ui' });
  expect((await read(reportId, 'surfaces', '&country=de')).items[0].prompts).toBe(0);
});

test('a report is read by the surface that a caller chooses, as if it counted', async () => {
  const { room, context, connect, create, collect, read } = await start(['chatgpt', 'gemini', 'google'], 1);
  const promptIds = await room.createPrompts(4);
  connect();
  const reportId = await create({
    promptIds,
    surfaces: null,
    competitors: [{ brand: 'Globex', brandDomain: 'g.com' }],
  });
  await collect(reportId);
  const rowsOf = (name: string, query: Record<string, string>) =>
    readCsv(room.send, name, { reportId, startDate: '2026-11-01', endDate: '2026-11-30', ...query });
  const reads = async (query: string, other: Record<string, string>) => {
    const stats = await read(reportId, 'stats', `&groupBy=engine${query}`);
    const { revision: _, ...facts } = stats;
    return {
      engines: facts.groups.map(({ key, answers, brands }: any) => [key, answers, brands[0].brandCoverage]),
      total: [facts.answers, facts.brands.map(({ brandCoverage }: any) => brandCoverage)],
      history: facts.history.map(({ answers, engines }: any) => [answers, engines.map(({ engine }: any) => engine)]),
      incomplete: facts.brands[0].change.mixChanged.enginesIncomplete,
      prompts: (await read(reportId, 'prompts', `&include=engines&gaps=include${query}`)).items,
      pages: (await read(reportId, 'citations', `&country=us&sortBy=prompts${query}`)).items,
      named: (await read(reportId, 'citations', `&country=us&brandMentioned=true${query}`)).items,
      pageHistory: (await read(reportId, 'citation-history', `&country=us&url=page.example/1${query}`))
        .totalPeriodCitations,
      statistics: (await rowsOf('statistics', other)).map(({ engine, answers }) => [engine, answers]),
    };
  };
  const api = await reads('', {});
  expect(await reads('&surface=api', { surface: 'api' })).toEqual({
    ...api,
    // Google shows a page only.
    engines: api.engines.filter(([engine]: string[]) => engine !== 'google'),
    total: [16, [0, 1]],
    history: [[16, ['chatgpt', 'gemini']]],
    prompts: api.prompts.map((prompt: any) => expect.objectContaining({ id: prompt.id, answers: 4 })),
    pages: [expect.objectContaining({ citations: 16 })],
    statistics: api.statistics.filter(([engine]) => engine !== 'google'),
  });
  const ui = await reads('&surface=ui', { surface: 'ui' });
  expect(ui).toMatchObject({
    engines: expect.arrayContaining([
      ['chatgpt', 4, 1],
      ['google', 8, 0],
    ]),
    total: [12, [4 / 12, 8 / 12]],
    history: [[12, ['chatgpt', 'google']]],
    incomplete: [],
    named: [{ url: 'https://page.example/1', citations: 4 }],
    statistics: expect.arrayContaining([['chatgpt', '4']]),
  });
  expect(ui.prompts[0].engines.map(({ engine }: any) => engine)).toEqual(['chatgpt', 'google']);
  expect(ui.pages.map(({ citations }: any) => citations)).toEqual([8, 4]);
  // What a caller chooses is what the report shows once it counts.
  await room.patch(reportId, { surfaces: { chatgpt: 'ui' } });
  await recalculateReport(context, { reportId });
  const engines = { engines: 'chatgpt' };
  const chosen = await read(reportId, 'stats', '&engines=chatgpt');
  expect([chosen.answers, chosen.brands[0].intervals]).toEqual([
    4,
    (await read(reportId, 'stats', '&engines=chatgpt&surface=ui')).brands[0].intervals,
  ]);
  expect((await rowsOf('mentions', { ...engines, surface: 'ui' })).length).toBe(4);
});

test('exports and bundles contain the surface that counts', async () => {
  const { room, context, connect, create, collect } = await start();
  const promptIds = await room.createPrompts(4);
  connect();
  const reportId = await create({ promptIds });
  await collect(reportId);
  const rowsOf = (name: string, query: Record<string, string> = {}) =>
    readCsv(room.send, name, { reportId, startDate: '2026-11-01', endDate: '2026-11-30', ...query });
  const key = ({ engine, surface }: any) => `${engine} ${surface ?? ''}`.trim();
  const count = (rows: any[]) => Object.fromEntries([...Map.groupBy(rows, key)].map(([name, of]) => [name, of.length]));
  expect(count(await rowsOf('answers'))).toEqual({ 'chatgpt ui': 8, 'gemini api': 8 });
  expect(count(await rowsOf('answers', { surface: 'api' }))).toEqual({ 'chatgpt api': 1, 'gemini api': 8 });
  expect(count(await rowsOf('citations'))).toEqual({ chatgpt: 8, gemini: 8 });
  expect(count(await rowsOf('mentions'))).toEqual({ chatgpt: 8 });
  expect(count(await rowsOf('statistics'))).toEqual({ chatgpt: 1, gemini: 1 });
  const [mention] = await rowsOf('mentions');
  const answers = await rowsOf('answers');
  expect(answers.map(({ runId }) => runId)).toContain(mention?.runId);

  const lines: any[] = [];
  const window = { reportId, startDate: DAY, endDate: DAY };
  await writeBundle(context, window, async (line) => void lines.push(JSON.parse(line)));
  const bundled = lines.filter(({ type }) => type === 'answer');
  expect(count(bundled)).toEqual({ 'chatgpt ui': 8, 'gemini api': 8 });
});

test('workers collect a page in the format of its connector, and new reports of a file count it, too', async () => {
  const env = readEnv({ DATABASE_URL: 'postgresql://unused', CHATGPT_UI_CONNECTOR: 'dataforseo' });
  const server = await startTestApp({ env: { engines: env.engines } });
  opened.push(server);
  const room = await createReportRoom(server);
  await server.app.startWorkers();
  const csv = 'workspace,report,brand,brandDomain,prompt,country\nClient,Acme US,Acme,acme.com,What is best?,us\n';
  const key = await server.createKey([room.workspace.id], ['read', 'write', 'admin', 'server']);
  expect((await server.send('POST', '/v1/workspace-imports', { key, body: { csv } })).status).toBeLessThan(300);
  await runCollection(server.app.context, {}, () => {});
  const answers = await execute(
    server.databaseUrl,
    `SELECT engine, source, surface, state FROM "Answer" WHERE engine LIKE 'chatgpt%' ORDER BY engine`,
  );
  const answered = { source: 'sandbox', state: 'answered' };
  expect(answers).toEqual([
    { engine: 'chatgpt', surface: 'api', ...answered },
    { engine: 'chatgpt_ui', surface: 'ui', ...answered },
  ]);
  expect(await execute(server.databaseUrl, 'SELECT surfaces FROM "BrandReport"')).toEqual([
    { surfaces: { chatgpt: 'ui' } },
  ]);
});

test('calls to pages are booked under their own key, within a tenth of the forecast', async () => {
  const { context, server, room, connect, create, clock } = await start();
  const promptIds = await room.createPrompts(45);
  connect();
  await create({ promptIds, surfaces: null });
  await execute(server.databaseUrl, `UPDATE "BrandReport" SET "setUpDate" = now()`);
  await execute(server.databaseUrl, `UPDATE "BrandReportPrompt" SET "addedDay" = '2026-01-01'`);
  const operator = await server.createKey([], ['server']);
  for (let index = 0; index < 3; index++) {
    clock.day = addDays(DAY, index);
    await collectCalls(context, clock.day);
  }
  const path = `/v1/costs?groupBy=engine&startDate=${DAY}&endDate=${addDays(DAY, 2)}`;
  const { items } = (await server.send('GET', path, { key: operator })).body;
  expect(items.map(({ key, costUsd }: any) => [key, costUsd])).toEqual([
    ['chatgpt', 2.7],
    ['chatgpt_ui', 0.27],
    ['gemini', 2.7],
  ]);
  for (const { costUsd, forecastUsd } of items) expect(Math.abs(forecastUsd / costUsd - 1)).toBeLessThan(0.1);
});

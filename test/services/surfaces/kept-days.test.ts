import { afterAll, expect, test } from 'vitest';
import { recalculateReport } from '../../../src/services/reports/recalculate.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { execute } from '../../support/database.ts';
import { answer, createEngines } from '../../support/engines.ts';
import { collectCalls, connectPage } from '../../support/pages.ts';
import { createReportRoom } from '../../support/reports.ts';

let server: TestApp;
afterAll(() => server?.close());

test('a switch renames the surfaces of days whose answers are deleted', async () => {
  const day = '2026-09-15';
  const clock = { now: new Date(`${day}T12:00:00Z`) };
  const engines = createEngines(async () => answer('Globex.', ['https://api.example/1']), ['chatgpt']);
  server = await startTestApp({ now: () => clock.now, engines, env: { calibrationShare: 1 } });
  const { context } = server.app;
  connectPage(context, 'chatgpt_ui', async () => answer('Acme.', ['https://page.example/1']));
  const room = await createReportRoom(server);
  const reportId = (await room.create({ promptIds: await room.createPrompts(3), surfaces: null })).body.id;
  await collectCalls(context, day);
  await recalculateReport(context, { reportId });
  const read = async () => {
    const path = `/v1/reports/brand/${reportId}`;
    const query = `startDate=${day}&endDate=${day}&country=us`;
    const { answers, brands, recomputable } = (await room.send('GET', `${path}/stats?${query}`)).body;
    const { items } = (await room.send('GET', `${path}/citations?${query}`)).body;
    return [answers, brands[0].brandCoverage, recomputable, items.map(({ url }: any) => url)];
  };
  expect(await read()).toEqual([3, 0, undefined, ['https://api.example/1']]);

  clock.now = new Date('2026-11-15T12:00:00Z');
  await execute(
    server.databaseUrl,
    `INSERT INTO "AnswerRetention" ("table", "deletedBefore") VALUES ('Answer', '2026-10-01')`,
  );
  for (const table of ['Answer', 'Citation']) await execute(server.databaseUrl, `DELETE FROM "${table}"`);
  await room.patch(reportId, { surfaces: { chatgpt: 'ui' } });
  await recalculateReport(context, { reportId });
  expect(await read()).toEqual([3, 1, false, ['https://page.example/1']]);
  await room.patch(reportId, { surfaces: null });
  await recalculateReport(context, { reportId });
  expect(await read()).toEqual([3, 0, false, ['https://api.example/1']]);
});

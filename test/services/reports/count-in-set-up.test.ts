import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOf } from '../../../src/domain/shared/windows.ts';
import { countReportDay } from '../../../src/services/reports/count-day.ts';
import { recalculateReport } from '../../../src/services/reports/recalculate.ts';
import { setUpReport } from '../../../src/services/reports/set-up.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { createGiver } from '../../support/citations.ts';
import { execute } from '../../support/database.ts';
import { createReportRoom } from '../../support/reports.ts';

const { engines, give } = createGiver(['chatgpt']);
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ engines });
});
afterAll(() => server.close());

test('an answer that arrives between the counting and the end of a setup is counted too', async () => {
  const { context } = server.app;
  const room = await createReportRoom(server);
  const [promptId = ''] = await room.createPrompts(1);
  const reportId = (await room.create({ promptIds: [promptId] })).body.id;
  const today = dayOf(new Date());
  const answer = { promptId, country: 'us', engine: 'chatgpt', sample: 1, text: 'Acme', cited: [] } as const;
  await give(context, room.workspace.id, { ...answer, cited: [], day: today });
  // The setup counts first; then an answer of another day arrives, before the setup is marked as done.
  await recalculateReport(context, { reportId });
  await give(context, room.workspace.id, { ...answer, cited: [], day: '2026-01-05' });
  await execute(server.databaseUrl, `UPDATE "BrandReport" SET "setUpDate" = now() WHERE id = $1`, [reportId]);
  expect(await setUpReport(context, { reportId })).toBe('set up');

  const jobs = await execute<{ data: { reportId: string; day: string } }>(
    server.databaseUrl,
    `SELECT data FROM pgboss.job WHERE name = 'reports.count' AND singleton_key = $1`,
    [`${reportId} 2026-01-05`],
  );
  expect(jobs).toHaveLength(1);
  for (const { data } of jobs) await countReportDay(context, data);
  const query = 'startDate=2026-01-05&endDate=2026-01-05&country=us';
  const { body } = await room.send('GET', `/v1/reports/brand/${reportId}/stats?${query}`);
  expect(body.answers).toBe(1);
});

test('a setup that is completed twice at once counts once', async () => {
  const { context } = server.app;
  const room = await createReportRoom(server);
  const [promptId = ''] = await room.createPrompts(1);
  const reportId = (await room.create({ promptIds: [promptId] })).body.id;
  const answer = { promptId, country: 'us', engine: 'chatgpt', sample: 1, text: 'Acme' } as const;
  await give(context, room.workspace.id, { ...answer, cited: [], day: dayOf(new Date()) });

  let counts = 0;
  const countDay: typeof context.statistics.countDay = (...task) => {
    counts++;
    return context.statistics.countDay(...task);
  };
  const watched = { ...context, statistics: { ...context.statistics, countDay } };
  const setUps = [setUpReport(watched, { reportId }), setUpReport(watched, { reportId })];
  expect(await Promise.all(setUps)).toEqual(['set up', 'set up']);
  expect(counts).toBe(1);
});

test('a day of a report without statistics is left to its setup', async () => {
  const room = await createReportRoom(server);
  const promptIds = await room.createPrompts(1);
  const reportId = (await room.create({ promptIds })).body.id;
  expect(await countReportDay(server.app.context, { reportId, day: '2026-01-05' })).toEqual({ answers: 0 });
});

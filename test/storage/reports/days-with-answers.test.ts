import { afterAll, beforeAll, expect, test } from 'vitest';
import { recalculateReport } from '../../../src/services/reports/recalculate.ts';
import { listDaysWithAnswers, listGenerations } from '../../../src/storage/reports/generations.ts';
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

test('lists the days on which a prompt of the report has an answer, latest first, whether simulated or not', async () => {
  const { context } = server.app;
  const room = await createReportRoom(server);
  const [first = '', second = '', other = ''] = await room.createPrompts(3);
  const { body: report } = await room.create({ promptIds: [first, second] });
  const days = { [first]: ['2026-11-01', '2026-09-15'], [second]: ['2026-10-31'], [other]: ['2026-11-02'] };
  for (const [promptId, ofPrompt] of Object.entries(days)) {
    for (const day of ofPrompt) {
      const slot = { promptId, country: 'us', engine: 'chatgpt', day, sample: 1 } as const;
      await give(context, room.workspace.id, { ...slot, text: 'Answer', cited: [] });
    }
  }
  await execute(server.databaseUrl, `UPDATE "Answer" SET "isSimulated" = true WHERE day = '2026-09-15'`);
  await recalculateReport(context, { reportId: report.id });
  const [generation] = await listGenerations(context.database, {
    workspaceId: room.workspace.id,
    reportId: report.id,
  });
  if (!generation) throw new Error('The report has no generation');
  expect(await listDaysWithAnswers(context.database, generation)).toEqual(['2026-11-01', '2026-10-31', '2026-09-15']);
});

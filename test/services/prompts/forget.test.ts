import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetReport } from '../../../src/services/reports/forget.ts';
import { recalculateReport } from '../../../src/services/reports/recalculate.ts';
import { storeAnswers } from '../../support/answers.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { execute } from '../../support/database.ts';
import { createReportRoom } from '../../support/reports.ts';
import { until } from '../../support/until.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** A workspace with a counted report of two prompts, each with an answer. */
async function createCountedReport() {
  const room = await createReportRoom(server);
  const promptIds = await room.createPrompts(2);
  const { id: reportId } = (await room.create({ promptIds })).body;
  const answers = promptIds.map((promptId) => ({ promptId, day: '2026-11-01', text: 'Acme' }));
  await storeAnswers(server.databaseUrl, room.workspace.id, answers);
  await recalculateReport(server.app.context, { reportId });
  return { room, reportId, promptId: promptIds[0] ?? '' };
}

/** Queued jobs that delete the answers of a prompt. */
async function countForgetJobs(promptId: string): Promise<number> {
  const sql = `SELECT 1 FROM pgboss.job WHERE name = 'prompts.forget' AND data->>'promptId' = $1`;
  return (await execute(server.databaseUrl, sql, [promptId])).length;
}

test('deleting a prompt queues the deletion of its answers', async () => {
  const room = await createReportRoom(server);
  const [promptId = '', other = ''] = await room.createPrompts(2);
  await room.deletePrompt(promptId);
  expect(await countForgetJobs(promptId)).toBe(1);
  expect(await countForgetJobs(other)).toBe(0);
});

test('recalculating a report without a deleted prompt queues the deletion of its answers again', async () => {
  const { room, reportId, promptId } = await createCountedReport();
  await room.deletePrompt(promptId);
  expect(await countForgetJobs(promptId)).toBe(1);
  await recalculateReport(server.app.context, { reportId });
  expect(await countForgetJobs(promptId)).toBe(2);
});

test('deleting a report that still counts a deleted prompt queues the deletion of its answers again', async () => {
  const { room, reportId, promptId } = await createCountedReport();
  await room.deletePrompt(promptId);
  await room.send('DELETE', `/v1/reports/brand/${reportId}`);
  await forgetReport(server.app.context, { workspaceId: room.workspace.id, reportId });
  expect(await countForgetJobs(promptId)).toBe(2);
});

test('the answers of a deleted prompt are deleted after the jobs have run', async () => {
  const { room, promptId } = await createCountedReport();
  const left = () => execute(server.databaseUrl, 'SELECT 1 FROM "Answer" WHERE "promptId" = $1', [promptId]);
  expect(await left()).toHaveLength(1);
  await room.deletePrompt(promptId);
  const worker = await startTestApp({ databaseUrl: server.databaseUrl });
  await worker.app.startWorkers();
  await until(left, (rows) => rows.length === 0);
  await worker.close();
});

import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeBundle } from '../../../src/services/bundles/write.ts';
import { groupPrompts } from '../../../src/services/prompts/group.ts';
import { recalculateReport } from '../../../src/services/reports/recalculate.ts';
import { storeAnswers } from '../../support/answers.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { execute } from '../../support/database.ts';
import { createReportRoom } from '../../support/reports.ts';
import { until } from '../../support/until.ts';

const DAY = '2026-11-12';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ now: () => new Date('2026-11-14T03:13:00.000Z') });
});
afterAll(() => server.close());

/** A report of these prompts. Each has an answer, for which the engine ran the same search. */
async function createReport(texts: string[]) {
  const room = await createReportRoom(server);
  const path = `/v1/workspaces/${room.workspace.id}/prompts`;
  const created = await room.send('POST', path, { body: { prompts: texts, country: 'us' } });
  const promptIds: string[] = created.body.items.map(({ id }: { id: string }) => id);
  const reportId: string = (await room.create({ promptIds })).body.id;
  const answers = promptIds.map((promptId, index) => ({ promptId, day: DAY, text: index % 2 === 0 ? 'Acme' : 'None' }));
  await storeAnswers(server.databaseUrl, room.workspace.id, answers);
  const searches = [room.workspace.id, ['best crm startups']];
  await execute(server.databaseUrl, `UPDATE "Answer" SET searches = $2 WHERE "workspaceId" = $1`, searches);
  await recalculateReport(server.app.context, { reportId });
  const reportPath = `/v1/reports/brand/${reportId}`;
  return {
    promptIds,
    reportId,
    patch: (promptId: string | undefined, body: object) => room.send('PATCH', `${path}/${promptId}`, { body }),
    listQuestions: async (): Promise<number[]> => {
      const { items } = (await room.send('GET', path)).body;
      const questions = new Map(items.map((item: Record<string, string>) => [item.id, item.questionId]));
      return promptIds.map((id) => promptIds.indexOf(String(questions.get(id))));
    },
    readStats: async () => {
      await recalculateReport(server.app.context, { reportId });
      return (await room.send('GET', `${reportPath}/stats?startDate=${DAY}&endDate=${DAY}`)).body;
    },
    listAnnotations: async (): Promise<string[]> => {
      const { items } = (await room.send('GET', `${reportPath}/annotations`)).body;
      return items.flatMap(({ kind, text }: Record<string, string>) => (kind === 'questions_changed' ? [text] : []));
    },
    room,
    path,
  };
}

const WORDINGS = ['Best CRM for startups', 'What is the best CRM for startups?', 'Which CRM is best for a startup?'];
const CITIES = ['Best CRM for startups in Berlin', 'Best CRM for startups in Munich'];

test('the nightly job groups wordings of a question, the report is recalculated, and the choice of a user is kept', async () => {
  const report = await createReport([...WORDINGS, ...CITIES]);
  expect(await report.listQuestions()).toEqual([0, 1, 2, 3, 4]);
  const before = await report.readStats();
  expect(before.prompts).toBe(5);
  expect(before).not.toHaveProperty('questions');

  expect(await groupPrompts(server.app.context)).toEqual({ prompts: 2 });
  expect(await groupPrompts(server.app.context)).toEqual({ prompts: 0 });
  expect(await report.listQuestions()).toEqual([0, 0, 0, 3, 4]);
  const grouped = await report.readStats();
  expect(grouped).toMatchObject({ prompts: 5, questions: 3 });
  expect(grouped.brands[0].brandCoverage).toBe(before.brands[0].brandCoverage);
  expect(grouped.brands[0].intervals.brandCoverage.tracked).toEqual(before.brands[0].intervals.brandCoverage.tracked);
  expect(grouped.brands[0].intervals.brandCoverage.market).not.toEqual(before.brands[0].intervals.brandCoverage.market);
  expect(grouped.history[0].brands[0].intervals).toEqual(grouped.brands[0].intervals);
  const counted = '5 prompts count as 3 questions: some ask the same in other words. All past days are recalculated.';
  expect(await report.listAnnotations()).toEqual([counted]);

  // A bundle is verified while it is written.
  const bundle = { reportId: report.reportId, startDate: DAY, endDate: DAY };
  expect(await writeBundle(server.app.context, bundle, async () => {})).toMatchObject({ answers: 5 });

  // The first prompt leaves, and the others keep their question under another id.
  const [first, second, third, berlin, munich] = report.promptIds;
  expect((await report.patch(first, { questionId: null })).body).toMatchObject({ id: first, questionId: first });
  expect(await report.listQuestions()).toEqual([0, 1, 1, 3, 4]);
  expect((await report.patch(munich, { questionId: berlin, tagIds: [] })).body.questionId).toBe(berlin);
  expect(await groupPrompts(server.app.context)).toEqual({ prompts: 0 });
  expect(await report.listQuestions()).toEqual([0, 1, 1, 3, 3]);
  expect(await report.readStats()).toMatchObject({ prompts: 5, questions: 3 });

  // A prompt that is sent back as it was returned changes nothing, nor does another prompt of the same question.
  expect((await report.patch(third, { questionId: second })).status).toBe(200);
  expect((await report.patch(second, { questionId: third })).body.questionId).toBe(second);
  expect(await report.listAnnotations()).toHaveLength(3);

  expect((await report.room.send('DELETE', `${report.path}/${second}`)).status).toBe(204);
  expect((await report.patch(third, { tagIds: [] })).body.questionId).toBe(third);
});

test('a new wording joins the question that a user made, and no prompt that a user wants to be alone', async () => {
  const report = await createReport([...WORDINGS, ...CITIES, 'Which CRM is the best in Berlin for startups?']);
  const [first, second, third, berlin, munich] = report.promptIds;
  await report.patch(second, { questionId: first });
  await report.patch(third, { questionId: null });
  await report.patch(munich, { questionId: berlin });
  expect(await report.listQuestions()).toEqual([0, 0, 2, 3, 3, 5]);
  expect(await groupPrompts(server.app.context)).toEqual({ prompts: 1 });
  expect(await report.listQuestions()).toEqual([0, 0, 2, 3, 3, 3]);
  expect(await groupPrompts(server.app.context)).toEqual({ prompts: 0 });
});

test('what a user chooses while the nightly job waits is kept', async () => {
  const { promptIds, listQuestions, room } = await createReport(WORDINGS);
  const [first, second] = promptIds;
  const user = new pg.Client({ connectionString: server.databaseUrl });
  await user.connect();
  await user.query('BEGIN');
  await user.query('SELECT FROM "Workspace" WHERE id = $1 FOR NO KEY UPDATE', [room.workspace.id]);
  // The job has read the prompts when it waits for the workspace.
  const grouped = groupPrompts(server.app.context);
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await until(
    () => execute(server.databaseUrl, waiting),
    (rows) => rows.length > 0,
  );
  await user.query('UPDATE "Prompt" SET "isQuestionSet" = true WHERE id = $1', [second]);
  await user.query('COMMIT');
  await user.end();
  await grouped;
  expect(await listQuestions()).toEqual([0, 1, 0]);

  // A prompt chosen by a user is the question of no other prompt.
  await execute(server.databaseUrl, 'UPDATE "Prompt" SET "isQuestionSet" = true WHERE id = $1', [first]);
  expect(await groupPrompts(server.app.context)).toEqual({ prompts: 0 });
  expect(await listQuestions()).toEqual([0, 1, 0]);
});

test('400: the question of an unknown prompt, of another country, or an empty change', async () => {
  const { promptIds, patch, room, path } = await createReport(['Best CRM']);
  const body = { prompts: ['Best CRM'], country: 'de' };
  const german = (await room.send('POST', path, { body })).body.items[0].id;
  expect((await patch(promptIds[0], { questionId: 'prm_unknown' })).body.errors).toEqual([
    { path: 'questionId', message: 'Not found in the workspace', code: 'not_found' },
  ]);
  expect((await patch(promptIds[0], { questionId: german })).body.errors).toEqual([
    { path: 'questionId', message: 'Must be a prompt of the same country (us)', code: 'invalid_value' },
  ]);
  expect((await patch(promptIds[0], {})).body.errors).toEqual([
    { path: 'tagIds', message: 'Required unless questionId is set', code: 'required' },
  ]);
});

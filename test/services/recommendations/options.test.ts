import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetPrompt } from '../../../src/services/prompts/forget.ts';
import { recommendReport } from '../../../src/services/recommendations/generate.ts';
import { recalculateReport } from '../../../src/services/reports/recalculate.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { createGiver } from '../../support/citations.ts';
import { execute } from '../../support/database.ts';
import { createReportRoom, type ReportRoom } from '../../support/reports.ts';

const { engines, give } = createGiver(['chatgpt']);
let server: TestApp;
let room: ReportRoom;
let reportId: string;
let promptIds: string[];

beforeAll(async () => {
  server = await startTestApp({ engines });
  room = await createReportRoom(server);
  promptIds = await room.createPrompts(3);
  reportId = (await room.create({ promptIds })).body.id;
  await answerAll(
    1,
    '- [Zenvora](https://zenvora.com): good\n- [Kalvexo](https://kalvexo.com): better\n- [Tormiqua](https://tormiqua.com): best',
  );
});
afterAll(() => server.close());

async function answerAll(sample: number, text: string): Promise<void> {
  for (const promptId of promptIds) {
    const slot = { promptId, country: 'us', engine: 'chatgpt', day: '2026-11-10', sample } as const;
    await give(server.app.context, room.workspace.id, { ...slot, text, cited: [] });
  }
  await recalculateReport(server.app.context, { reportId });
}

/** Names that the recommendations suggest to track. */
async function listSuggested({ app } = server): Promise<string[]> {
  await recommendReport(app.context, { reportId });
  const { body } = await room.send('GET', `/v1/reports/brand/${reportId}/recommendations?country=us`);
  return body.items.flatMap(({ type, data }: any) => (type === 'competitors_count' ? data.mentionedCompetitors : []));
}

/** The same after a restart: another process knows only what is stored. */
async function listSuggestedByOther(): Promise<string[]> {
  const other = await startTestApp({ engines, databaseUrl: server.databaseUrl });
  try {
    return await listSuggested(other);
  } finally {
    await other.close();
  }
}

test('each text is searched for options once, and again after the rules of the search changed', async () => {
  expect((await listSuggested()).toSorted()).toEqual(['Kalvexo', 'Tormiqua', 'Zenvora']);
  await execute(server.databaseUrl, `UPDATE "Answer" SET text = 'Nothing'`);
  expect((await listSuggestedByOther()).toSorted()).toEqual(['Kalvexo', 'Tormiqua', 'Zenvora']);
  await execute(server.databaseUrl, `UPDATE "PresentedOptions" SET rules = rules - 1`);
  expect(await listSuggestedByOther()).toEqual([]);
});

test('after an edit, stored options are used, and brands that the report now tracks are not suggested', async () => {
  const otherRoom = await createReportRoom(server);
  const ids = await otherRoom.createPrompts(3);
  const { body: report } = await otherRoom.create({ promptIds: ids });
  for (const promptId of ids) {
    const slot = { promptId, country: 'us', engine: 'chatgpt', day: '2026-11-10', sample: 1 } as const;
    await give(server.app.context, otherRoom.workspace.id, {
      ...slot,
      text: '- [Zenvora](https://zenvora.com)\n- [Kalvexo](https://kalvexo.com)\n- [Tormiqua](https://tormiqua.com)',
      cited: [],
    });
  }
  const list = async () => {
    await recalculateReport(server.app.context, { reportId: report.id });
    await recommendReport(server.app.context, { reportId: report.id });
    const { body } = await otherRoom.send('GET', `/v1/reports/brand/${report.id}/recommendations?country=us`);
    return body.items.flatMap(({ data }: any) => data.mentionedCompetitors).toSorted();
  };
  expect(await list()).toEqual(['Kalvexo', 'Tormiqua', 'Zenvora']);
  const ofWorkspace = `WHERE "workspaceId" = '${otherRoom.workspace.id}'`;
  await execute(server.databaseUrl, `UPDATE "Answer" SET text = 'Nothing' ${ofWorkspace}`);
  const competitors = [{ brand: 'Kalvexo', brandDomain: 'kalvexo.example' }];
  const { status } = await otherRoom.send('PATCH', `/v1/reports/brand/${report.id}`, { body: { competitors } });
  expect(status).toBe(200);
  expect(await list()).toEqual(['Tormiqua', 'Zenvora']);
});

test('the texts of new answers are searched, and those of other answers of the day are not', async () => {
  await answerAll(
    2,
    '- [Ferdrina](https://ferdrina.com): good\n- [Galsonro](https://galsonro.com): better\n- [Berlumtis](https://berlumtis.com): best',
  );
  expect((await listSuggested()).toSorted()).toEqual(['Berlumtis', 'Ferdrina', 'Galsonro']);
});

test('the options of a deleted prompt are deleted with its answers', async () => {
  const [promptId = ''] = promptIds;
  await room.deletePrompt(promptId);
  await recalculateReport(server.app.context, { reportId });
  await forgetPrompt(server.app.context, { workspaceId: room.workspace.id, promptId });
  const left = `SELECT 1 FROM "PresentedOptions" WHERE "workspaceId" = $1`;
  expect(await execute(server.databaseUrl, left, [room.workspace.id])).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { recalculateReport } from '../../src/services/reports/recalculate.ts';
import { setUpReport } from '../../src/services/reports/set-up.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { createGiver } from '../support/citations.ts';
import { createReportRoom, type ReportRoom } from '../support/reports.ts';

/** All reads of a report use one generation of its settings. */

const { engines, give } = createGiver(['chatgpt']);
const WINDOW = 'startDate=2026-11-01&endDate=2026-11-14&country=us';
const PAGE = 'https://reviews.com/crm';

let server: TestApp;
let room: ReportRoom;
let reportId: string;
let promptIds: string[];

beforeAll(async () => {
  server = await startTestApp({ engines });
  room = await createReportRoom(server);
  promptIds = await room.createPrompts(3);
  const competitors = [{ brand: 'Globex', brandDomain: 'globex.com' }];
  reportId = (await room.create({ promptIds, competitors })).body.id;
  for (const promptId of promptIds) {
    const given = { promptId, country: 'us', engine: 'chatgpt', day: '2026-11-10', sample: 1 } as const;
    const cited = [PAGE, 'https://globex.com/crm', 'https://initech.com/crm'];
    await give(server.app.context, room.workspace.id, { ...given, text: 'Globex and Initech.', cited });
  }
  await recalculateReport(server.app.context, { reportId });
});
afterAll(() => server.close());

async function readAll() {
  const read = async (path: string) => (await room.send('GET', `/v1/reports/brand/${reportId}/${path}${WINDOW}`)).body;
  const stats = await read('stats?');
  const { isRecalculating, recalculation } = stats;
  const { items } = await read('citations?');
  const page = (url: string) => items.find((item: { url: string }) => item.url === url);
  const history = await read(`citations/history?url=${encodeURIComponent(PAGE)}&`);
  const recommendations = (await read('recommendations?')).items;
  const listed = (await read('prompts?')).items;
  return {
    isRecalculating,
    recalculation,
    content: {
      answers: stats.answers,
      listed: listed.map(({ id }: { id: string }) => id).toSorted(),
      brands: stats.brands.map(({ brand }: { brand: string }) => brand),
      rivals: ['globex', 'initech'].map((name) => page(`https://${name}.com/crm`)?.competitor),
      isNamed: page(PAGE)?.brandMentioned,
      prompts: page(PAGE)?.prompts.map(({ id }: { id: string }) => id),
      history: history.total ?? history.citations,
      recommended: recommendations.map(({ data }: { data: { mentionedCompetitors: string[] } }) =>
        data.mentionedCompetitors.toSorted(),
      ),
    },
  };
}

test('after an edit everything is read with the old settings and the flag is true, then with the new ones', async () => {
  const before = await readAll();
  expect([before.isRecalculating, before.recalculation]).toEqual([false, null]);
  await room.patch(reportId, { brand: 'Initech', brandDomain: 'initech.com' });
  const during = await readAll();
  expect([during.isRecalculating, during.recalculation]).toEqual([true, { done: 0, total: 0 }]);
  expect(during.content).toEqual(before.content);

  await recalculateReport(server.app.context, { reportId });
  const after = await readAll();
  expect([after.isRecalculating, after.recalculation]).toEqual([false, null]);
  expect(after.content.brands).toEqual(['Initech', 'Globex']);
  expect(after.content.isNamed).toBe(true);
  expect(after.content.recommended).not.toEqual(before.content.recommended);
});

test('a prompt that was added or removed is listed as before until the report is recalculated', async () => {
  const [added = ''] = await room.createPrompts(1);
  const before = await readAll();
  await room.patch(reportId, { promptIds: [...promptIds.slice(1), added] });
  expect((await readAll()).content.listed).toEqual(before.content.listed);
  await recalculateReport(server.app.context, { reportId });
  expect((await readAll()).content.listed).toEqual([...promptIds.slice(1), added].toSorted());
  await room.patch(reportId, { promptIds });
  await recalculateReport(server.app.context, { reportId });
});

test('a deleted prompt is counted everywhere until the report is recalculated, then nowhere', async () => {
  const before = await readAll();
  const [gone = '', ...kept] = before.content.prompts;
  await room.deletePrompt(gone);
  const during = await readAll();
  // The text of a deleted prompt is deleted at once, so it is not listed.
  const listed = before.content.listed.filter((id: string) => id !== gone);
  expect([during.isRecalculating, during.content]).toEqual([true, { ...before.content, listed }]);
  await recalculateReport(server.app.context, { reportId });
  const after = await readAll();
  expect([after.content.answers, after.content.prompts]).toEqual([2, kept]);
});

test('a report whose last prompt was deleted has no data, and prompts can be added again', async () => {
  for (const promptId of (await room.get(reportId)).promptIds) await room.deletePrompt(promptId);
  expect(await setUpReport(server.app.context, { reportId })).toBe('set up');
  const path = `/v1/reports/brand/${reportId}`;
  const empty = await room.get(reportId);
  expect([empty.promptIds, empty.countries]).toEqual([[], []]);
  expect((await room.send('GET', `${path}/stats?${WINDOW}`)).body).toMatchObject({ status: 'no_data', answers: 0 });
  expect((await room.send('GET', `${path}/citations?${WINDOW}`)).body.items).toEqual([]);
  expect((await room.send('GET', `${path}/prompts?${WINDOW}`)).body.items).toEqual([]);

  const [promptId = ''] = await room.createPrompts(1);
  const { status, body } = await room.send('POST', `${path}/prompts`, { body: { promptIds: [promptId] } });
  expect([status, body.promptIds]).toEqual([200, [promptId]]);
});

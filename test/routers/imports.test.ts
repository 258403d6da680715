import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';
import { createReportRoom } from '../support/reports.ts';

let server: TestApp;
let room: Awaited<ReturnType<typeof createReportRoom>>;
let report: any;
beforeAll(async () => {
  server = await startTestApp({ now: () => new Date('2026-11-15T12:00:00Z') });
  room = await createReportRoom(server);
  const promptIds = await room.createPrompts(1);
  report = (await room.create({ promptIds, brand: 'Acme', brandDomain: 'acme.com' })).body;
});
afterAll(() => server.close());

const load = (path: string, body: object) => room.send('POST', path, { body });

describe('the prompts of another tracker', () => {
  const csv = 'Frage,Land,Tags,Rivale,Domain\nBest CRM?,United States,"CRM, Free",Globex,globex.com\nBest CRM?,de,,,\n';
  const columns = { prompt: 'Frage', country: 'Land', competitor: 'Rivale' };
  const importFile = (body: object) =>
    load(`/v1/workspaces/${room.workspace.id}/tracker-imports`, { csv, columns, reportId: report.id, ...body });

  test('are listed with their cost by a dry run, imported at once, and not twice', async () => {
    const { status, body } = await importFile({ dryRun: true });
    expect([status, body.lines, body.forecast.newPrompts]).toEqual([200, 2, 2]);
    const changes = body.changes.map(({ line, type, value, detail }: any) => [line, type, value, detail]);
    expect(changes).toEqual([
      [2, 'tag', 'CRM', null],
      [2, 'tag', 'Free', null],
      [2, 'competitor', 'Globex', 'globex.com'],
      [2, 'prompt', 'Best CRM?', 'us, CRM, Free'],
      [3, 'prompt', 'Best CRM?', 'de'],
    ]);
    const path = `/v1/reports/brand/${report.id}`;
    expect((await room.send('GET', path)).body.promptIds).toHaveLength(1);
    expect((await importFile({})).body.changes).toHaveLength(5);
    const { promptIds, competitors } = (await room.send('GET', path)).body;
    expect([promptIds.length, competitors.map(({ brandDomain }: any) => brandDomain)]).toEqual([3, ['globex.com']]);
    // The columns are remembered.
    const again = (await importFile({ columns: undefined })).body;
    expect([again.columns.prompt, again.changes]).toEqual(['Frage', []]);
  });

  test('are not imported at all if a line is wrong, or if the report is of another workspace', async () => {
    const wrong = await importFile({ csv: `${csv}Which CRM is free?,us,,,\nx,Atlantis,,,\ny,us,,,,z\n,us,,,\n` });
    const paths = wrong.body.errors.map(({ path }: any) => path);
    expect([wrong.status, paths]).toEqual([400, ['csv.6', 'csv.5.country', 'csv.7']]);
    const { items } = (await room.send('GET', `/v1/workspaces/${room.workspace.id}/prompts`)).body;
    expect(items.map(({ prompt }: any) => prompt)).not.toContain('Which CRM is free?');
    const elsewhere = await createReportRoom(server);
    const other = await elsewhere.create({ promptIds: await elsewhere.createPrompts(1) });
    for (const reportId of [other.body.id, 'rep_nothing_like_this']) {
      const { status, body } = await importFile({ reportId });
      expect([status, body.errors]).toEqual([
        400,
        [{ path: 'reportId', message: 'Not found in the workspace', code: 'not_found' }],
      ]);
    }
  });
});

test('search queries are grouped, with those that name the brand apart', async () => {
  const csv = 'Top queries,Clicks,Impressions\nbest crm for startups,12,340\nacme pricing,50,900\n';
  const { status, body } = await load(`/v1/reports/brand/${report.id}/search-query-groups`, { csv });
  expect([status, body.groups.map(({ prompt }: any) => prompt), body.branded.map(({ prompt }: any) => prompt)]).toEqual(
    [200, ['best crm for startups'], ['acme pricing']],
  );
});

test('conversions of AI referrals are counted once, no matter how often their rows are imported', async () => {
  const csv =
    'Date,Session source,Landing page,Key events,Total revenue\n20261114,chatgpt.com,/a,3,240.5\n20261114,google,/a,9,1\n';
  const path = `/v1/workspaces/${room.workspace.id}/conversion-imports`;
  const body = { csv, domain: 'acme.com', currency: 'EUR' };
  expect((await load(path, { ...body, dryRun: true })).body).toMatchObject({ created: 1, skipped: 1, revenue: 240.5 });
  expect((await load(path, body)).body).toMatchObject({ created: 1, changed: 0, assistants: ['chatgpt'] });
  expect((await load(path, body)).body).toMatchObject({ created: 0, changed: 0 });
  const later = csv.replace(',3,', ',4,');
  expect((await load(path, { ...body, csv: later })).body).toMatchObject({ created: 0, changed: 1 });
  const list = (await room.send('GET', `/v1/reports/brand/${report.id}/conversions`)).body;
  expect(list).toEqual({
    startDate: '2026-11-02',
    endDate: '2026-11-15',
    items: [
      {
        url: 'https://acme.com/a',
        domain: 'acme.com',
        conversions: 4,
        revenue: [{ currency: 'EUR', amount: 240.5 }],
        assistants: [{ assistant: 'chatgpt', conversions: 4 }],
      },
    ],
    omitted: 0,
  });
});

test('the history of another tracker is kept apart from statistics, and can be deleted', async () => {
  const path = `/v1/reports/brand/${report.id}/imported-history`;
  const csv = 'Date,Model,Visibility\n2026-10-02,ChatGPT,44%\n2026-10-01,ChatGPT,42.5%\n';
  const body = { csv, tracker: 'Peec AI' };
  expect((await load(path, { ...body, dryRun: true })).body).toMatchObject({ points: 2, lowest: 0.425, highest: 0.44 });
  expect((await room.send('GET', path)).body).toEqual({ items: [] });
  await load(path, body);
  await load(path, body);
  const points = [
    { day: '2026-10-01', visibility: 0.425 },
    { day: '2026-10-02', visibility: 0.44 },
  ];
  expect((await room.send('GET', path)).body).toEqual({ items: [{ tracker: 'Peec AI', engine: 'ChatGPT', points }] });
  const window = 'startDate=2026-10-01&endDate=2026-10-31';
  expect((await room.send('GET', `/v1/reports/brand/${report.id}/stats?${window}`)).body.answers).toBe(0);
  expect((await room.send('DELETE', `${path}/Peec%20AI`)).status).toBe(204);
  expect((await room.send('DELETE', `${path}/Peec%20AI`)).status).toBe(404);
});

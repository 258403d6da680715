import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';
import { execute } from '../support/database.ts';
import { createReportRoom, type ReportRoom } from '../support/reports.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

async function createReport(room: ReportRoom, promptIds: string[], title = 'Report') {
  return (await room.create({ reportTitle: title, promptIds })).body;
}

async function countRecalculations(reportId: string): Promise<number> {
  const rows = await execute(
    server.databaseUrl,
    `SELECT 1 FROM pgboss.job WHERE name = 'reports.recalculate' AND singleton_key = $1`,
    [reportId],
  );
  return rows.length;
}

describe('GET /v1/reports/brand', () => {
  test('200: spans every workspace of the key or one of them, newest first, page by page', async () => {
    const [one, two] = [await createReportRoom(server), await createReportRoom(server)];
    const key = await server.createKey([one.workspace.id, two.workspace.id]);
    const [a, b] = [await one.createPrompts(1), await two.createPrompts(2, 'de')];
    const reports = [await createReport(one, a, 'A'), await createReport(two, b, 'B'), await createReport(one, a, 'C')];
    const list = async (query: string) => (await server.send('GET', `/v1/reports/brand${query}`, { key })).body;

    expect((await list('')).items).toEqual(reports.toReversed());
    expect((await list(`?workspaceId=${two.workspace.id}`)).items).toEqual([reports[1]]);
    const first = await list('?limit=2');
    expect((await list(`?limit=2&cursor=${first.paging.nextCursor}`)).items).toEqual([reports[0]]);
  });

  test('403: a workspace outside the key', async () => {
    const other = await server.createWorkspace();
    expect((await server.send('GET', `/v1/reports/brand?workspaceId=${other.workspace.id}`)).status).toBe(403);
  });
});

describe('POST /v1/reports/brand/{reportId}/prompts', () => {
  test('200: adds prompts, updates the report and enqueues one recalculation', async () => {
    const room = await createReportRoom(server);
    const tagId = await room.createTag('Later');
    const report = await createReport(room, await room.createPrompts(1));
    const more = await room.createPrompts(2, 'fr', [tagId]);
    const { status, body } = await room.send('POST', `/v1/reports/brand/${report.id}/prompts`, {
      body: { promptIds: more },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      countries: ['fr', 'us'],
      countryPromptsTotal: { fr: 2, us: 1 },
      tags: [{ id: tagId, name: 'Later', color: 'blue' }],
    });
    expect(await countRecalculations(report.id)).toBe(1);
  });

  test('200: adding existing prompts changes nothing', async () => {
    const room = await createReportRoom(server);
    const promptIds = await room.createPrompts(2);
    const report = await createReport(room, promptIds);
    const { body } = await room.send('POST', `/v1/reports/brand/${report.id}/prompts`, { body: { promptIds } });
    expect(body).toEqual(report);
    expect(await countRecalculations(report.id)).toBe(0);
  });

  test('400: prompts of another workspace, and an empty list', async () => {
    const room = await createReportRoom(server);
    const report = await createReport(room, await room.createPrompts(1));
    const foreign = await (await createReportRoom(server)).createPrompts(1);
    const path = `/v1/reports/brand/${report.id}/prompts`;
    expect((await room.send('POST', path, { body: { promptIds: foreign } })).body.errors).toMatchObject([
      { path: 'promptIds.0', code: 'not_found' },
    ]);
    expect((await room.send('POST', path, { body: { promptIds: [] } })).body.errors).toMatchObject([
      { path: 'promptIds', code: 'too_small' },
    ]);
  });
});

describe('no operation raises a report above 1,000 prompts', () => {
  test('neither assigning prompts nor creating prompts with brandReportIds', async () => {
    const room = await createReportRoom(server);
    await server.app.services.updateWorkspace({ workspaceId: room.workspace.id, promptsMaxCount: 2000 });
    const promptIds = await room.createPrompts(1000);
    const report = await createReport(room, promptIds);
    const more = await room.createPrompts(1);
    const assigned = await room.send('POST', `/v1/reports/brand/${report.id}/prompts`, { body: { promptIds: more } });
    expect(assigned.body.errors).toMatchObject([{ path: 'promptIds', code: 'too_big' }]);
    const created = await room.send('POST', `/v1/workspaces/${room.workspace.id}/prompts`, {
      body: { prompts: ['One too many'], country: 'us', brandReportIds: [report.id] },
    });
    expect(created.body.errors).toMatchObject([{ path: 'brandReportIds.0', code: 'too_big' }]);
    expect((await room.get(report.id)).promptIds).toHaveLength(1000);
  });
});

describe('DELETE /v1/reports/brand/{reportId}/prompts/{promptId}', () => {
  test('204: removes the prompt from the report and keeps it in the workspace', async () => {
    const room = await createReportRoom(server);
    const [first, second] = await room.createPrompts(2);
    const report = await createReport(room, [first ?? '', second ?? '']);
    const path = `/v1/reports/brand/${report.id}/prompts`;
    expect((await room.send('DELETE', `${path}/${first}`)).status).toBe(204);
    expect((await room.get(report.id)).promptIds).toEqual([second]);
    expect(await countRecalculations(report.id)).toBe(1);
    expect((await room.send('GET', `/v1/workspaces/${room.workspace.id}/prompts`)).body.items).toHaveLength(2);
    expect((await room.send('DELETE', `${path}/${first}`)).status).toBe(404);
  });

  test('400: the last prompt cannot be removed', async () => {
    const room = await createReportRoom(server);
    const promptIds = await room.createPrompts(1);
    const report = await createReport(room, promptIds);
    const { status, body } = await room.send('DELETE', `/v1/reports/brand/${report.id}/prompts/${promptIds[0]}`);
    expect([status, body.target]).toEqual([400, 'params']);
    expect(body.errors).toMatchObject([{ path: 'promptId', code: 'too_small' }]);
    expect(await room.get(report.id)).toEqual(report);
  });
});

describe('DELETE /v1/workspaces/{id}/prompts/{promptId}', () => {
  test('removes the prompt from all its reports; each is recalculated once, and other reports are not', async () => {
    const room = await createReportRoom(server);
    const [first = '', second = ''] = await room.createPrompts(2);
    const both = await createReport(room, [first, second], 'Both');
    const lonely = await createReport(room, [first], 'Lonely');
    const other = await createReport(room, [second], 'Other');
    expect((await room.deletePrompt(first)).status).toBe(204);
    expect((await room.get(both.id)).promptIds).toEqual([second]);
    expect((await room.get(lonely.id)).promptIds).toEqual([]);
    expect(await Promise.all([both, lonely, other].map(({ id }) => countRecalculations(id)))).toEqual([1, 1, 0]);
    expect(await room.get(other.id)).toEqual(other);
  });
});

describe('POST /v1/workspaces/{id}/prompts with brandReportIds', () => {
  test('201: new and existing prompts are added to the reports, which are recalculated once', async () => {
    const room = await createReportRoom(server);
    const path = `/v1/workspaces/${room.workspace.id}/prompts`;
    const { body: known } = await room.send('POST', path, { body: { prompts: ['Known'], country: 'us' } });
    const report = await createReport(room, await room.createPrompts(1));
    const body = { prompts: ['Known', 'Fresh'], country: 'us', brandReportIds: [report.id, report.id] };
    const { status, body: created } = await room.send('POST', path, { body });
    expect(status).toBe(201);
    expect(created.items[0].id).toBe(known.items[0].id);
    expect((await room.get(report.id)).promptIds).toHaveLength(3);
    expect(await countRecalculations(report.id)).toBe(1);
  });

  test('400: a report that is not in the workspace, and nothing is created', async () => {
    const room = await createReportRoom(server);
    const theirs = await createReportRoom(server);
    const foreign = await createReport(theirs, await theirs.createPrompts(1));
    const path = `/v1/workspaces/${room.workspace.id}/prompts`;
    const { body } = await room.send('POST', path, {
      body: { prompts: ['A'], country: 'us', brandReportIds: [foreign.id, 'rep_x'] },
    });
    expect(body.errors).toMatchObject([
      { path: 'brandReportIds.0', code: 'not_found' },
      { path: 'brandReportIds.1', code: 'not_found' },
    ]);
    expect((await room.send('GET', path)).body.items).toEqual([]);
  });
});

describe('DELETE /v1/reports/brand/{reportId}', () => {
  test('204: deletes the report and keeps its prompts', async () => {
    const room = await createReportRoom(server);
    const report = await createReport(room, await room.createPrompts(2));
    const reply = await room.send('DELETE', `/v1/reports/brand/${report.id}`);
    expect([reply.status, reply.body]).toEqual([204, undefined]);
    expect((await room.send('GET', `/v1/reports/brand/${report.id}`)).status).toBe(404);
    expect((await room.send('GET', `/v1/workspaces/${room.workspace.id}/prompts`)).body.items).toHaveLength(2);
  });
});

describe('recalculation', () => {
  test('the job brings the computed version up to date, and a job for a deleted report ends without an error', async () => {
    const busy = await startTestApp();
    const room = await createReportRoom(busy);
    const report = await createReport(room, await room.createPrompts(1));
    const { body: edited } = await room.patch(report.id, { brand: 'Edited' });
    const spy = busy.app.queue.boss.getSpy('reports.recalculate');
    await busy.app.startWorkers();
    await spy.waitForJob(() => true, 'completed');
    const versions = await execute(busy.databaseUrl, 'SELECT "detectionVersion", "computedVersion" FROM "BrandReport"');
    expect(versions).toEqual([{ detectionVersion: 2, computedVersion: 2 }]);
    // Background work does not count as an edit.
    expect(await room.get(report.id)).toEqual({ ...edited, warnings: expect.any(Array) });

    spy.clear();
    const { context } = busy.app;
    await context.database.transaction((tx) => context.enqueue(tx, 'reports.recalculate', { reportId: 'rep_gone' }));
    await spy.waitForJob(() => true, 'completed');
    await busy.close();
  });
});

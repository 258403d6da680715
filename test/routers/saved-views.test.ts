import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';
import { execute } from '../support/database.ts';
import { createReportRoom, type ReportRoom } from '../support/reports.ts';

let server: TestApp;
let room: ReportRoom;
let reportId: string;
let otherReportId: string;

beforeAll(async () => {
  server = await startTestApp({ now: () => new Date('2026-11-15T12:00:00.000Z') });
});
beforeEach(async () => {
  room = await createReportRoom(server);
  const promptIds = await room.createPrompts(1);
  reportId = (await room.create({ promptIds })).body.id;
  otherReportId = (await room.create({ promptIds, reportTitle: 'Another' })).body.id;
});
afterAll(() => server.close());

const path = (id = reportId) => `/v1/reports/brand/${id}/views`;
const save = (body: object, id?: string) => room.send('POST', path(id), { body });
const read = (query = '') => room.send('GET', path() + query);
const update = (viewId: string, body: object) => room.send('PATCH', `${path()}/${viewId}`, { body });
const ALREADY = { message: 'The report already has a view with this name. Use another name.' };

describe('201', () => {
  test('a view has a name, a screen and a query, and is listed', async () => {
    const { status, body } = await save({
      name: '  ChatGPT, Germany ',
      screen: 'prompts',
      query: 'country=de&tag=%C3%A9',
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^viw_/),
      reportId,
      name: 'ChatGPT, Germany',
      screen: 'prompts',
      query: 'country=de&tag=%C3%A9',
      createdDate: '2026-11-15T12:00:00.000Z',
      updatedDate: '2026-11-15T12:00:00.000Z',
    });
    expect((await read()).body.items).toEqual([body]);
  });

  test('without a screen it is the overview, and an empty query has no filters', async () => {
    expect((await save({ name: 'All', query: '' })).body).toMatchObject({ screen: '', query: '' });
    expect((await save({ name: 'Prompt', screen: 'prompts/prm_1', query: 'x'.repeat(2000) })).status).toBe(201);
  });

  test('two reports can have views with the same name', async () => {
    expect((await save({ name: 'Mine', query: '' })).status).toBe(201);
    expect((await save({ name: 'Mine', query: '' }, otherReportId)).status).toBe(201);
    expect((await read()).body.items).toHaveLength(1);
  });
});

describe('200', () => {
  test('the newest view comes first, in pages', async () => {
    for (const name of ['A', 'B', 'C']) await save({ name, query: '' });
    const names: string[] = [];
    let cursor = '';
    do {
      const { body } = await read(`?limit=2${cursor && `&cursor=${cursor}`}`);
      names.push(...body.items.map((item: any) => item.name));
      cursor = body.paging.nextCursor ?? '';
    } while (cursor);
    expect(names).toEqual(['C', 'B', 'A']);
  });

  test('an update changes what was sent, and keeps the rest', async () => {
    const { body } = await save({ name: 'Mine', screen: 'sources', query: 'country=de' });
    const renamed = await update(body.id, { name: 'MINE' });
    expect(renamed.body).toEqual({ ...body, name: 'MINE' });
    expect((await update(body.id, { screen: '', query: 'engines=chatgpt' })).body).toEqual({
      ...body,
      name: 'MINE',
      screen: '',
      query: 'engines=chatgpt',
    });
  });
});

describe('204', () => {
  test('a view is deleted, and its name can be used again', async () => {
    const { body } = await save({ name: 'Mine', query: '' });
    expect((await room.send('DELETE', `${path(otherReportId)}/${body.id}`)).status).toBe(404);
    expect((await room.send('DELETE', `${path()}/${body.id}`)).status).toBe(204);
    expect((await room.send('DELETE', `${path()}/${body.id}`)).status).toBe(404);
    expect((await update(body.id, { name: 'x' })).status).toBe(404);
    expect((await save({ name: 'Mine', query: '' })).status).toBe(201);
  });

  test('deleting a report deletes its views', async () => {
    await save({ name: 'Mine', query: '' });
    expect((await room.send('DELETE', `/v1/reports/brand/${reportId}`)).status).toBe(204);
    expect((await read()).status).toBe(404);
    expect(await execute(server.databaseUrl, 'SELECT FROM "SavedView" WHERE "reportId" = $1', [reportId])).toEqual([]);
  });
});

describe('409', () => {
  test('a name that another view of the report has, in any case and Unicode spelling', async () => {
    await save({ name: 'Café', query: '' });
    expect(await save({ name: 'CAFE\u0301', query: 'country=de' })).toMatchObject({ status: 409, body: ALREADY });
    const { body } = await save({ name: 'Other', query: '' });
    expect(await update(body.id, { name: 'café' })).toMatchObject({ status: 409, body: ALREADY });
    expect((await read()).body.items.map((item: any) => item.name)).toEqual(['Other', 'Café']);
  });

  test('of two requests at once with one name, one saves a view', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => save({ name: 'Mine', query: '' })));
    expect(replies.map(({ status }) => `${status}`).toSorted()).toEqual(['201', '409', '409']);
  });
});

test('429: a report has at most 100 views, also if they are saved at once', async () => {
  await execute(
    server.databaseUrl,
    `INSERT INTO "SavedView" (id, "reportId", name, "nameKey", screen, query, "createdDate", "updatedDate")
     SELECT 'viw_' || $1 || n, $1, n, n, '', '', now(), now() FROM generate_series(1, 98) n`,
    [reportId],
  );
  const replies = await Promise.all(['a', 'b', 'c', 'd'].map((name) => save({ name, query: '' })));
  expect(replies.map(({ status }) => `${status}`).toSorted()).toEqual(['201', '201', '429', '429']);
  expect(replies.find(({ status }) => status === 429)?.body.message).toBe(
    'A report can have at most 100 views. Delete one first.',
  );
});

test.each([
  [{ name: '  ', query: '' }, 'name'],
  [{ name: 'x'.repeat(101), query: '' }, 'name'],
  [{ name: 'x' }, 'query'],
  [{ name: 'x', query: 'x'.repeat(2001) }, 'query'],
  [{ name: 'x', query: '?country=de' }, 'query'],
  [{ name: 'x', query: 'country=de#top' }, 'query'],
  [{ name: 'x', query: 'tag=é' }, 'query'],
  [{ name: 'x', query: '', screen: '/prompts' }, 'screen'],
  [{ name: 'x', query: '', screen: '../../settings' }, 'screen'],
  [{ name: 'x', query: '', screen: 'https://example.com' }, 'screen'],
])('400: %j is rejected at %s', async (body, field) => {
  const reply = await save(body);
  expect(reply.status).toBe(400);
  expect(reply.body.errors.map((error: any) => error.path)).toEqual([field]);
});

test('403: a key of another workspace cannot list views, and a key without permission to write cannot save one', async () => {
  const other = await server.createWorkspace();
  expect((await room.send('GET', path(), { key: other.key })).status).toBe(403);
  const reader = await server.createKey([room.workspace.id], ['read']);
  expect((await room.send('GET', path(), { key: reader })).status).toBe(200);
  expect((await room.send('POST', path(), { body: { name: 'x', query: '' }, key: reader })).status).toBe(403);
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { annotateDay } from '../../src/services/annotations/observe-day.ts';
import { storeAnswers } from '../support/answers.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { createReportRoom, type ReportRoom } from '../support/reports.ts';

let server: TestApp;
let room: ReportRoom;
let promptIds: string[];
let reportId: string;

beforeAll(async () => {
  server = await startTestApp({ now: () => new Date('2026-11-15T12:00:00.000Z') });
});
beforeEach(async () => {
  room = await createReportRoom(server);
  promptIds = await room.createPrompts(4);
  reportId = (await room.create({ promptIds: promptIds.slice(0, 2) })).body.id;
});
afterAll(() => server.close());

const path = () => `/v1/reports/brand/${reportId}/annotations`;
const add = (body: object) => room.send('POST', path(), { body });
const read = (query = '') => room.send('GET', path() + query);
const listTexts = async (query = '') => (await read(query)).body.items.map((item: any) => `${item.kind}: ${item.text}`);

describe('201', () => {
  test('a note has a day and a text, and is listed', async () => {
    const { status, body } = await add({ date: '2026-11-10', text: '  The new site went live.  ' });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^ann_/),
      reportId,
      date: '2026-11-10',
      kind: 'note',
      engine: null,
      text: 'The new site went live.',
      createdDate: '2026-11-15T12:00:00.000Z',
    });
    expect((await read()).body.items).toEqual([body]);
  });
});

describe('200', () => {
  test('the latest date comes first, in pages, within a window', async () => {
    for (const date of ['2026-11-03', '2026-11-09', '2026-11-03', '2026-11-01']) await add({ date, text: date });
    const dates: string[] = [];
    let cursor = '';
    do {
      const { body } = await read(`?limit=2${cursor && `&cursor=${cursor}`}`);
      dates.push(...body.items.map((item: any) => item.date));
      cursor = body.paging.nextCursor ?? '';
    } while (cursor);
    expect(dates).toEqual(['2026-11-09', '2026-11-03', '2026-11-03', '2026-11-01']);
    expect(await listTexts('?startDate=2026-11-02&endDate=2026-11-03')).toEqual([
      'note: 2026-11-03',
      'note: 2026-11-03',
    ]);
    expect(await listTexts('?endDate=2026-11-02')).toEqual(['note: 2026-11-01']);
  });

  test('prompts that are added and removed are recorded, through every operation', async () => {
    await room.send('POST', `/v1/reports/brand/${reportId}/prompts`, { body: { promptIds: promptIds.slice(1, 4) } });
    expect(await listTexts()).toEqual(['prompts_added: 2 prompts were added.']);
    await room.send('DELETE', `/v1/reports/brand/${reportId}/prompts/${promptIds[3]}`);
    expect((await listTexts())[0]).toBe('prompts_removed: 1 prompt was removed.');
    await room.patch(reportId, { promptIds: [promptIds[0], promptIds[3]] });
    expect((await listTexts()).slice(0, 2).toSorted()).toEqual([
      'prompts_added: 1 prompt was added.',
      'prompts_removed: 2 prompts were removed.',
    ]);
    const body = { prompts: ['One more?', 'And another?'], country: 'us', brandReportIds: [reportId] };
    await room.send('POST', `/v1/workspaces/${room.workspace.id}/prompts`, { body });
    expect((await listTexts())[0]).toBe('prompts_added: 2 prompts were added.');
    await room.deletePrompt(promptIds[0] ?? '');
    expect((await listTexts())[0]).toBe('prompts_removed: 1 prompt was removed.');
  });

  test('prompts that the report already has are not recorded', async () => {
    await room.send('POST', `/v1/reports/brand/${reportId}/prompts`, { body: { promptIds: promptIds.slice(0, 2) } });
    expect(await listTexts()).toEqual([]);
  });

  test('settings that recalculate the history are recorded by name; a new title is not', async () => {
    await room.patch(reportId, { reportTitle: 'Another title' });
    expect(await listTexts()).toEqual([]);
    await room.patch(reportId, { brandVariations: ['Acme Inc'], reportTitle: 'A third title' });
    expect(await listTexts()).toEqual([
      'settings_recalculated: Settings changed (brandVariations). All past days are recalculated.',
    ]);
  });

  test('a model, a connector and a failed engine are recorded once, and corrected when calls succeed', async () => {
    const [promptId = ''] = promptIds;
    const store = (answers: Omit<Parameters<typeof storeAnswers>[2][number], 'promptId'>[]) =>
      storeAnswers(
        server.databaseUrl,
        room.workspace.id,
        answers.map((answer) => ({ promptId, ...answer })),
      );
    const annotate = () => annotateDay(server.app.context, { reportId, day: '2026-11-10' });
    await store([
      { day: '2026-11-08', engine: 'chatgpt', model: 'gpt-1', source: 'openai' },
      { day: '2026-11-10', engine: 'chatgpt', model: 'gpt-2', source: 'other' },
      { day: '2026-11-10', engine: 'claude', state: 'failed', failureReason: 'Overloaded' },
    ]);
    await annotate();
    await annotate();
    expect((await listTexts()).toSorted()).toEqual([
      'connector_changed: ChatGPT was queried through other; before through openai.',
      'engine_failed: The only call to Claude failed: Overloaded',
      'model_changed: ChatGPT answered with gpt-2; before with gpt-1.',
    ]);
    await add({ date: '2026-11-10', text: 'A note' });
    await store([{ day: '2026-11-10', engine: 'claude', state: 'answered' }]);
    await annotate();
    expect((await listTexts()).map((text: string) => text.split(':')[0]).toSorted()).toEqual([
      'connector_changed',
      'model_changed',
      'note',
    ]);
  });
});

describe('204', () => {
  test('an annotation is deleted, and deleting a report deletes its annotations', async () => {
    const { body } = await add({ date: '2026-11-10', text: 'A note' });
    expect((await room.send('DELETE', `${path()}/${body.id}`)).status).toBe(204);
    expect((await read()).body.items).toEqual([]);
    expect((await room.send('DELETE', `${path()}/${body.id}`)).status).toBe(404);
    await add({ date: '2026-11-10', text: 'A note' });
    expect((await room.send('DELETE', `/v1/reports/brand/${reportId}`)).status).toBe(204);
    expect((await read()).status).toBe(404);
  });
});

describe('400', () => {
  test.each([
    [{ date: '2026-02-30', text: 'x' }, 'date'],
    [{ date: '2026-11-10', text: '   ' }, 'text'],
    [{ date: '2026-11-10', text: 'x'.repeat(501) }, 'text'],
    [{ date: '2026-11-10', text: 'NUL \0' }, 'text'],
    [{ text: 'x' }, 'date'],
  ])('%j is rejected at %s', async (body, at) => {
    const reply = await add(body);
    expect(reply.status).toBe(400);
    expect(reply.body.errors.map((error: any) => error.path)).toEqual([at]);
  });

  test('a window that ends before it starts is rejected', async () => {
    expect((await read('?startDate=2026-11-02&endDate=2026-11-01')).status).toBe(400);
  });
});

describe('403', () => {
  test('a key of another workspace, or without permission to write, cannot add a note', async () => {
    const other = await server.createWorkspace();
    const body = { date: '2026-11-10', text: 'x' };
    expect((await room.send('POST', path(), { body, key: other.key })).status).toBe(403);
    const reader = await server.createKey([room.workspace.id], ['read']);
    expect((await room.send('POST', path(), { body, key: reader })).status).toBe(403);
  });
});

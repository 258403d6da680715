import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EngineError } from '../../src/gateways/engines/port.ts';
import { collectAnswer } from '../../src/services/answers/collect.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { answer, createEngines } from '../support/engines.ts';
import { createReportRoom, type ReportRoom } from '../support/reports.ts';

const SIGNAL = new AbortController().signal;
const DAYS = ['2026-11-11', '2026-11-12', '2026-11-13', '2026-11-14'];
const ENGINE_IDS = ['chatgpt', 'google', 'claude'] as const;
let server: TestApp;
let room: ReportRoom;
let reportId: string;
let promptId: string;

/** ChatGPT answers, Google shows nothing, Claude fails. */
beforeAll(async () => {
  const engines = createEngines(async ({ day, sample }, engine) => {
    if (engine === 'google') return null;
    if (engine === 'claude') throw new EngineError('give_up', 'Too long');
    return answer(`Answer ${sample} of ${day}`, ['https://a.example/x', 'https://b.example'], { searches: ['crm'] });
  }, ENGINE_IDS);
  server = await startTestApp({ engines });
  room = await createReportRoom(server);
  [promptId = ''] = await room.createPrompts(1);
  reportId = (await room.create({ promptIds: [promptId] })).body.id;
  for (const day of DAYS) {
    for (const engine of ENGINE_IDS) {
      for (const sample of [1, 2]) {
        const slot = { workspaceId: room.workspace.id, promptId, engine, day, sample };
        await collectAnswer(server.app.context, slot, SIGNAL);
      }
    }
  }
});
afterAll(() => server.close());

function read(query: Record<string, string | string[]> = {}, ids = { reportId, promptId }) {
  const search = new URLSearchParams({ startDate: '2026-11-11', endDate: '2026-11-14' });
  for (const [name, values] of Object.entries(query)) {
    search.delete(name);
    for (const value of [values].flat()) search.append(name, value);
  }
  return room.send(
    'GET',
    `/v1/reports/brand/${ids.reportId}/prompts/${ids.promptId}/ai-responses?${search.toString()}`,
  );
}

describe('200', () => {
  test('an answer has its citations by rank, its searches, its source and its cost', async () => {
    const { status, body } = await read({ startDate: '2026-11-14', engine: 'chatgpt' });
    expect(status).toBe(200);
    expect(body.items).toHaveLength(2);
    expect(body.items[1]).toEqual({
      runId: `${promptId}.20261114.chatgpt.1`,
      runDate: '2026-11-14',
      collectedDate: expect.stringMatching(/^\d{4}-.*Z$/),
      engine: 'chatgpt',
      country: 'us',
      state: 'answered',
      content: 'Answer 1 of 2026-11-14',
      model: 'test-model',
      source: 'scripted',
      surface: 'api',
      citations: [
        { title: 'Page 1', link: 'https://a.example/x', rank: 1 },
        { title: 'Page 2', link: 'https://b.example', rank: 2 },
      ],
      searches: ['crm'],
      truncated: false,
      cost: 0,
      mentions: [],
    });
  });

  test('calls without an answer and failed calls are included without content, failed calls with the reason', async () => {
    const { body } = await read({ startDate: '2026-11-14', engines: ['google', 'claude'], limit: '2' });
    expect(body.items).toMatchObject([
      { engine: 'google', state: 'no_answer', content: null, citations: [] },
      { engine: 'google', state: 'no_answer', content: null },
    ]);
    expect(body.items[0]).not.toHaveProperty('failureReason');
    const failed = await read({ startDate: '2026-11-14', engines: 'claude' });
    expect(failed.body.items[0]).toMatchObject({ state: 'failed', content: null, failureReason: 'Too long' });
  });

  test('the window is inclusive at both ends', async () => {
    const { body } = await read({ startDate: '2026-11-12', endDate: '2026-11-13', limit: '200' });
    expect(new Set(body.items.map((item: any) => item.runDate))).toEqual(new Set(['2026-11-13', '2026-11-12']));
    expect(body.items).toHaveLength(12);
  });

  test('pages of any size return every observation once, newest day first', async () => {
    const whole = (await read({ limit: '200' })).body.items.map((item: any) => item.runId);
    expect(whole).toHaveLength(24);
    for (const limit of ['1', '5', '24']) {
      const paged: string[] = [];
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const { body } = await read({ limit, ...(cursor && { cursor }) });
        paged.push(...body.items.map((item: any) => item.runId));
        cursor = body.paging.nextCursor;
      }
      expect(paged).toEqual(whole);
    }
  });

  test('a country other than the prompt’s returns nothing', async () => {
    expect((await read({ country: 'de' })).body.items).toEqual([]);
    expect((await read({ country: 'us' })).body.items).toHaveLength(24);
  });
});

describe('400', () => {
  test.each([
    ['startDate', '2026-02-30', 'invalid_date'],
    ['endDate', '2026-11-10', 'invalid_window'],
    ['country', 'gb', 'invalid_country'],
    ['engine', 'chatgpt,claude', 'invalid_value'],
    ['engines', 'bing', 'invalid_value'],
    ['cursor', 'nonsense', 'invalid_cursor'],
  ])('%s=%s is %s', async (name, value, code) => {
    const { status, body } = await read({ [name]: value });
    expect(status).toBe(400);
    expect(body.errors.map((fault: any) => fault.code)).toEqual([code]);
  });

  test('a cursor of other filters is rejected', async () => {
    const { body } = await read({ limit: '1' });
    expect((await read({ limit: '1', engine: 'google', cursor: body.paging.nextCursor })).status).toBe(400);
  });
});

describe('404', () => {
  test('a prompt that is not in the report', async () => {
    const [other = ''] = await room.createPrompts(1);
    expect((await read({}, { reportId, promptId: other })).status).toBe(404);
  });

  test('a report that does not exist', async () => {
    expect((await read({}, { reportId: 'rep_none', promptId })).status).toBe(404);
  });
});

test('403: the report of another workspace', async () => {
  const { send } = await server.createWorkspace();
  const path = `/v1/reports/brand/${reportId}/prompts/${promptId}/ai-responses?startDate=2026-11-11&endDate=2026-11-14`;
  expect((await send('GET', path)).status).toBe(403);
});

test('GET /v1/engines returns how each engine is reached, or why it is not available', async () => {
  const { status, body } = await room.send('GET', '/v1/engines');
  expect(status).toBe(200);
  expect(body.items.map((item: any) => [item.engine, item.state])).toEqual([
    ['chatgpt', 'live'],
    ['google', 'live'],
    ['perplexity', 'off'],
    ['copilot', 'off'],
    ['google_ai_mode', 'off'],
    ['gemini', 'off'],
    ['claude', 'live'],
  ]);
  expect(body.items[0]).toEqual({
    engine: 'chatgpt',
    state: 'live',
    source: 'scripted',
    surface: 'api',
    refusedCountries: [],
  });
  expect(body.items[2]).toMatchObject({ reason: 'Set a key for perplexity', source: null, surface: null });
});

describe('X-Answer-Source', () => {
  test('states whether the statistics of a report are real or simulated', async () => {
    const live = await room.send('GET', `/v1/reports/brand/${reportId}`);
    expect(live.headers.get('x-answer-source')).toBe('live');
    const sandbox = await startTestApp();
    const { headers } = await sandbox.send('GET', '/v1/reports/brand/rep_none/citations/history');
    await sandbox.close();
    expect(headers.get('x-answer-source')).toBe('sandbox');
  });

  test('is not sent with responses that are not about answers', async () => {
    expect((await room.send('GET', '/v1/workspaces')).headers.has('x-answer-source')).toBe(false);
  });
});

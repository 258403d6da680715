import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recalculateReport } from '../../src/services/reports/recalculate.ts';
import { type StoredAnswer, storeAnswers } from '../support/answers.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { execute } from '../support/database.ts';
import { createReportRoom, type ReportRoom } from '../support/reports.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ now: () => new Date('2026-11-15T12:00:00.000Z') });
});
afterAll(() => server.close());

const DAYS = Array.from({ length: 28 }, (_, at) => new Date(Date.UTC(2026, 9, 19 + at)).toISOString().slice(0, 10));
const WINDOW_START = '2026-11-02';

/** A report whose prompts name the brand with these rates in the window of 14 days and in the one before it. */
async function createReport(room: ReportRoom, prompts: number, named: (prompt: number, day: string) => boolean) {
  const promptIds = await room.createPrompts(prompts);
  const { body: report } = await room.create({ promptIds, reportTitle: `${prompts} prompts ${Math.random()}` });
  const answers = promptIds.flatMap((promptId, prompt) =>
    DAYS.map((day): StoredAnswer => ({ promptId, day, text: named(prompt, day) ? 'Acme' : 'Nothing' })),
  );
  await storeAnswers(server.databaseUrl, room.workspace.id, answers);
  await execute(server.databaseUrl, `UPDATE "BrandReport" SET "setUpDate" = now() WHERE id = $1`, [report.id]);
  await recalculateReport(server.app.context, { reportId: report.id });
  return report.id as string;
}

const grows = (prompt: number, day: string) => (prompt + Number(day.slice(8))) % 4 === 0 || day >= WINDOW_START;
const stays = (prompt: number, day: string) => (prompt + Number(day.slice(8))) % 3 === 0;
const summaries = (room: ReportRoom, query = '') => room.send('GET', `/v1/reports/brand/summaries${query}`);

describe('GET /v1/reports/brand/summaries', () => {
  test('200: one row for each report, with the same statistics as stats', async () => {
    const room = await createReportRoom(server);
    const first = await createReport(room, 12, grows);
    const second = await createReport(room, 6, stays);
    const empty = (await room.create({ promptIds: await room.createPrompts(1) })).body.id;
    const { status, body } = await summaries(room);
    expect(status).toBe(200);
    expect(body.items.map((item: any) => item.reportId)).toEqual([empty, second, first]);
    for (const [row, id] of [
      [body.items[2], first],
      [body.items[1], second],
    ] as const) {
      const window = 'startDate=2026-11-02&endDate=2026-11-15&country=us';
      const stats = (await room.send('GET', `/v1/reports/brand/${id}/stats?${window}`)).body;
      const [own] = stats.brands;
      expect(row).toMatchObject({
        startDate: '2026-11-02',
        endDate: '2026-11-15',
        status: 'ready',
        source: 'sandbox',
        answers: stats.answers,
        prompts: stats.prompts,
        brandCoverage: own.brandCoverage,
        intervals: { brandCoverage: own.intervals.brandCoverage },
        change: { brandCoverage: own.change.brandCoverage, low: own.change.low, high: own.change.high },
        grade: stats.grade.grade,
        lastCollectionDate: '2026-11-15',
        nextCollectionDate: '2026-11-16',
      });
    }
    expect(body.items.map((item: any) => item.verdict)).toEqual(['not_enough_data', 'within_noise', 'up']);
    expect(body.items[0]).toMatchObject({
      status: 'setting_up',
      answers: 0,
      brandCoverage: null,
      lastCollectionDate: null,
      nextCollectionDate: null,
    });
  });

  test('200: the sparkline has eight weeks up to the end of the window', async () => {
    const room = await createReportRoom(server);
    await createReport(room, 3, (_, day) => day >= '2026-11-09');
    const [row] = (await summaries(room)).body.items;
    expect(row.sparkline).toHaveLength(8);
    expect(row.sparkline[7]).toEqual({ startDate: '2026-11-09', endDate: '2026-11-15', brandCoverage: 1 });
    expect(row.sparkline.map((week: any) => week.brandCoverage)).toEqual([null, null, null, null, 0, 0, 0, 1]);
  });

  test('200: the verdict of a report is that of its statistics, however many reports there are', async () => {
    const room = await createReportRoom(server);
    // Three of four prompts grow by 1 to 3 answers of 14: clear at the 5 % level, not at a quarter of it.
    const slight = (prompt: number, day: string) => day >= WINDOW_START && Number(day.slice(8)) % 14 <= prompt % 4;
    const id = await createReport(room, 4, slight);
    expect((await summaries(room)).body.items[0].verdict).toBe('up');
    for (let other = 0; other < 3; other++) await createReport(room, 3, stays);
    const { items } = (await summaries(room)).body;
    expect(items.map((item: any) => item.verdict).toSorted()).toEqual(
      [...Array<string>(3).fill('within_noise'), 'up'].toSorted(),
    );
    const { startDate, endDate, verdict } = items.find((item: any) => item.reportId === id);
    const stats = await room.send('GET', `/v1/reports/brand/${id}/stats?startDate=${startDate}&endDate=${endDate}`);
    expect(stats.body.brands[0].change.verdict).toBe(verdict);
  });

  test('200: pages, a workspace, a country and a window', async () => {
    const room = await createReportRoom(server);
    for (let at = 0; at < 3; at++) await createReport(room, 3, stays);
    const one = (await summaries(room, '?limit=2')).body;
    const two = (await summaries(room, `?limit=2&cursor=${one.paging.nextCursor}`)).body;
    expect([one.items.length, two.items.length, two.paging.hasMore]).toEqual([2, 1, false]);
    expect((await summaries(room, `?workspaceId=${room.workspace.id}&country=de`)).body.items[0]).toMatchObject({
      status: 'no_data',
      answers: 0,
    });
    expect((await summaries(room, '?startDate=2026-10-19&endDate=2026-10-20')).body.items[0].answers).toBe(6);
    expect((await summaries(room, '?endDate=2026-10-20')).body.items[0]).toMatchObject({
      startDate: '2026-10-07',
      answers: 6,
    });
  });

  test('400, 401 and 403', async () => {
    const room = await createReportRoom(server);
    const other = await server.createWorkspace();
    expect((await summaries(room, '?startDate=2026-11-02&endDate=2026-11-01')).status).toBe(400);
    expect((await summaries(room, '?country=UK')).status).toBe(400);
    expect((await room.send('GET', '/v1/reports/brand/summaries', { key: null })).status).toBe(401);
    expect((await summaries(room, `?workspaceId=${other.workspace.id}`)).status).toBe(403);
  });
});

describe('GET /v1/reports/brand/{reportId}/advice', () => {
  const read = (room: ReportRoom, id: string, query = '') => room.send('GET', `/v1/reports/brand/${id}/advice${query}`);

  test('200: returns what a narrower interval takes, with the ICC of the report', async () => {
    const room = await createReportRoom(server);
    const id = await createReport(room, 10, (prompt) => prompt < 4);
    const { status, body } = await read(room, id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      prompts: 10,
      answers: 140,
      brandCoverage: 0.4,
      isIccAssumed: false,
      source: 'sandbox',
    });
    expect(body.icc).toBeGreaterThan(0.9);
    expect(body.targets.map(({ points }: any) => points)).toEqual([10, 7, 5]);
    expect(body.targets[0]).toMatchObject({ isReached: false, samplesPerDay: null, days: null });
    expect(body.targets[0].prompts).toBe(10 + body.targets[0].morePrompts);
    expect(body.targets[1].prompts).toBeGreaterThan(body.targets[0].prompts);
    expect(body.advice).toMatch(
      /^With 10 prompts the interval is ±\d+ points\. \d+ more prompts narrow it to about ±10 points; more samples a day would not\.$/,
    );
    expect(body.callsPerMonth).toBe(10 * 7 * 30);
  });

  test('200: a report without answers has advice from assumptions', async () => {
    const room = await createReportRoom(server);
    const { body: report } = await room.create({ promptIds: await room.createPrompts(2) });
    const { body } = await read(room, report.id);
    expect(body).toMatchObject({ isIccAssumed: true, halfWidth: null, brandCoverage: null });
    expect(body.advice).toMatch(/^There are too few answers yet\. Track at least \d+ prompts/);
  });

  test('404 and 403', async () => {
    const room = await createReportRoom(server);
    const other = await server.createWorkspace();
    expect((await read(room, 'rep_unknown')).status).toBe(404);
    const id = (await room.create({ promptIds: await room.createPrompts(1) })).body.id;
    expect((await room.send('GET', `/v1/reports/brand/${id}/advice`, { key: other.key })).status).toBe(403);
  });
});

describe('POST /v1/reports/brand/forecast', () => {
  const forecast = (body: object, key?: string) =>
    server.send('POST', '/v1/reports/brand/forecast', { body, ...(key && { key }) });

  test('200: returns calls and cost of 30 days, with the read permission', async () => {
    const key = await server.createKey([server.workspace.id], ['read']);
    const body = { prompts: 25, countries: ['us', 'de'], engines: ['chatgpt', 'gemini'], samples: 2 };
    const reply = await forecast(body, key);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      samples: 2,
      callsPerDay: 200,
      callsPerMonth: 6000,
      costPerMonth: 0,
      source: 'sandbox',
      engines: ['chatgpt', 'gemini'].map((engine) => ({
        engine,
        isConnected: true,
        refusedCountries: [],
        callsPerMonth: 3000,
        costPerMonth: 0,
      })),
    });
  });

  test('200: uses all connected engines and the sample setting by default', async () => {
    expect((await forecast({ prompts: 10, countries: ['us', 'us'] })).body).toMatchObject({
      samples: 1,
      callsPerDay: 70,
      callsPerMonth: 2100,
    });
  });

  test.each([
    [{ prompts: 0, countries: ['us'] }, 'prompts'],
    [{ prompts: 10, countries: [] }, 'countries'],
    [{ prompts: 10, countries: ['gb'] }, 'countries.0'],
    [{ prompts: 10, countries: ['us'], engines: ['bing'] }, 'engines.0'],
    [{ prompts: 10, countries: ['us'], samples: 11 }, 'samples'],
  ])('400: %j is rejected at %s', async (body, path) => {
    const reply = await forecast(body);
    expect(reply.status).toBe(400);
    expect(reply.body.errors.map((error: any) => error.path)).toEqual([path]);
  });
});

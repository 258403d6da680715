import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, daysOf } from '../../../src/domain/shared/windows.ts';
import { partitionAnswers } from '../../../src/services/answers/partition.ts';
import { purgeAnswers } from '../../../src/services/answers/purge.ts';
import { writeBundle } from '../../../src/services/bundles/write.ts';
import { countReportDay } from '../../../src/services/reports/count-day.ts';
import { recalculateReport } from '../../../src/services/reports/recalculate.ts';
import { storeAnswers } from '../../support/answers.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { execute } from '../../support/database.ts';
import { createReportRoom } from '../../support/reports.ts';

const TODAY = '2026-11-15';
/** The first day whose answers are kept: 60 days before today is in September. */
const KEPT_FROM = '2026-09-01';
let server: TestApp;
let hour = 0;

beforeAll(async () => {
  server = await startTestApp({
    now: () => new Date(`${TODAY}T${String(hour).padStart(2, '0')}:00:00Z`),
    env: { retention: { answerDays: 60, answerBodyDays: null } },
  });
});
afterAll(() => server.close());

const DAYS = daysOf({ startDate: '2026-08-20', endDate: '2026-09-12' });

/** A report with four prompts and an answer to each on every day, which names Acme, and from September on Globex too. */
async function createCountedReport() {
  hour = 6;
  const room = await createReportRoom(server);
  const promptIds = await room.createPrompts(4);
  const report = (await room.create({ promptIds, competitors: [{ brand: 'Globex', brandDomain: 'globex.com' }] })).body;
  await storeAnswers(
    server.databaseUrl,
    room.workspace.id,
    DAYS.flatMap((day) =>
      promptIds.map((promptId) => ({
        promptId,
        day,
        text: day < KEPT_FROM ? 'Acme and Initech.' : 'Globex, Initech and Acme. Acme!',
        hosts: ['acme.com', 'example.org'],
        model: 'gpt-5',
      })),
    ),
  );
  await execute(
    server.databaseUrl,
    `INSERT INTO "CitedPage" ("workspaceId", "pageId", key, url, host)
     SELECT DISTINCT $1, substr(sha256((page->>'key')::bytea), 1, 16), page->>'key', page->>'url', page->>'host'
     FROM "Answer", jsonb_array_elements(cited) page WHERE "workspaceId" = $1`,
    [room.workspace.id],
  );
  await execute(
    server.databaseUrl,
    `INSERT INTO "Citation" ("workspaceId", "isSimulated", "pageId", day, "promptId", engine, sample, country)
     SELECT $1, true, substr(sha256((page->>'key')::bytea), 1, 16), day, "promptId", engine, sample, country
     FROM "Answer", jsonb_array_elements(cited) page WHERE "workspaceId" = $1`,
    [room.workspace.id],
  );
  await recalculateReport(server.app.context, { reportId: report.id });
  const readWindow = async (startDate: string, endDate: string, query = '') =>
    (
      await room.send(
        'GET',
        `/v1/reports/brand/${report.id}/stats?startDate=${startDate}&endDate=${endDate}&country=us${query}`,
      )
    ).body;
  const edit = async (body: object) => {
    hour++;
    expect((await room.patch(report.id, body)).status).toBe(200);
    await recalculateReport(server.app.context, { reportId: report.id });
  };
  return { room, reportId: report.id as string, promptIds, readWindow, edit };
}

async function purge() {
  await partitionAnswers(server.app.context, {});
  // Reports of other tests share the tables. Their rows are deleted once a month.
  await execute(server.databaseUrl, 'UPDATE "AnswerRetention" SET "doneBefore" = NULL');
  return purgeAnswers(server.app.context, {});
}

async function countAnswers(workspaceId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of ['Answer', 'Citation']) {
    const sql = `SELECT FROM "${table}" WHERE "workspaceId" = $1`;
    counts[table] = (await execute(server.databaseUrl, sql, [workspaceId])).length;
  }
  return counts;
}

const ALL = ['2026-08-20', '2026-09-12'] as const;
const KEPT_DAYS = 12;

describe('answers that are older than ANSWER_DAYS', () => {
  test('are deleted with their citations, and the statistics stay as they are', async () => {
    const { room, readWindow } = await createCountedReport();
    const before = await readWindow(...ALL);
    expect(before.answers).toBe(DAYS.length * 4);
    await purge();
    expect(await countAnswers(room.workspace.id)).toEqual({ Answer: KEPT_DAYS * 4, Citation: KEPT_DAYS * 8 });
    expect(await readWindow(...ALL)).toEqual(before);
  });

  test('are kept until statistics of the first release, which contain no cited pages, are recalculated', async () => {
    const { room, reportId, edit } = await createCountedReport();
    await execute(server.databaseUrl, `UPDATE "ReportGeneration" SET "hasPages" = false WHERE "reportId" = $1`, [
      reportId,
    ]);
    expect(await purge()).toEqual({ partitions: 0, rows: 0 });
    expect(await countAnswers(room.workspace.id)).toEqual({ Answer: DAYS.length * 4, Citation: DAYS.length * 8 });
    await edit({ competitors: [] });
    await purge();
    expect(await countAnswers(room.workspace.id)).toEqual({ Answer: KEPT_DAYS * 4, Citation: KEPT_DAYS * 8 });
  });

  test('do not change the statistics when their day is counted again', async () => {
    const { reportId, readWindow } = await createCountedReport();
    const before = await readWindow(...ALL);
    await purge();
    await countReportDay(server.app.context, { reportId, day: '2026-08-20' });
    await countReportDay(server.app.context, { reportId, day: '2026-09-02' });
    expect(await readWindow(...ALL)).toEqual(before);
  });
});

describe('a report that is edited after answers were deleted', () => {
  test('keeps the statistics of these days, marked with the date of their settings', async () => {
    const { readWindow, edit } = await createCountedReport();
    const before = await readWindow(...ALL);
    await purge();
    const competitors = [
      { brand: 'Initech', brandDomain: 'initech.com' },
      { brand: 'Globex', brandDomain: 'globex.com' },
    ];
    await edit({ competitors });
    const after = await readWindow(...ALL);
    expect(after).toMatchObject({ answers: before.answers, recomputable: false, comparableFrom: KEPT_FROM });
    for (const [index, day] of after.history.entries()) {
      const isKept = day.date < KEPT_FROM;
      expect(day.answers).toBe(4);
      expect(day.recomputable).toBe(isKept ? false : undefined);
      expect(day.settingsDate).toBe(isKept ? `${TODAY}T06:00:00.000Z` : undefined);
      const [acme, initech, globex] = day.brands;
      const [oldAcme, oldGlobex] = before.history[index].brands;
      expect([acme.mentions, acme.brandCoverage, acme.citations]).toEqual([
        oldAcme.mentions,
        oldAcme.brandCoverage,
        oldAcme.citations,
      ]);
      expect(globex.mentions).toBe(oldGlobex.mentions);
      // Initech was not tracked when the days were counted, and cannot be found any more.
      expect(initech.mentions).toBe(isKept ? 0 : 4);
    }
    expect(after.brands[0].mentions).toBe(before.brands[0].mentions);
  });

  test('marks such a day of all countries, even if another country was counted again', async () => {
    const { room, reportId, edit } = await createCountedReport();
    await purge();
    await edit({ brandVariations: ['Akme'] });
    await execute(
      server.databaseUrl,
      `INSERT INTO "ReportDay" ("workspaceId", "reportId", version, "isSimulated", day, country, engines, models, samples, hits)
       SELECT "workspaceId", "reportId", version, "isSimulated", day, 'za', engines, models, samples, hits
       FROM "ReportDay" WHERE "reportId" = $1`,
      [reportId],
    );
    const { body } = await room.send(
      'GET',
      `/v1/reports/brand/${reportId}/stats?startDate=${ALL[0]}&endDate=${ALL[1]}`,
    );
    expect(body.history).toHaveLength(DAYS.length);
    for (const { date, settingsDate } of body.history) {
      expect(settingsDate).toBe(date < KEPT_FROM ? `${TODAY}T06:00:00.000Z` : undefined);
    }
  });

  test('marks these days in the export of statistics', async () => {
    const { room, reportId, edit } = await createCountedReport();
    await purge();
    await edit({ brandVariations: ['Akme'] });
    const window = `startDate=${ALL[0]}&endDate=${ALL[1]}`;
    const { body } = await room.send('GET', `/v1/exports/statistics.ndjson?reportId=${reportId}&${window}`);
    const rows: { date: string; settingsDate: string | null }[] = body
      .trim()
      .split('\n')
      .map((line: string) => JSON.parse(line));
    expect(new Set(rows.map(({ date }) => date)).size).toBe(DAYS.length);
    for (const { date, settingsDate } of rows) {
      expect(settingsDate).toBe(date < KEPT_FROM ? `${TODAY}T06:00:00.000Z` : null);
    }
  });

  test('compares only days that were counted with the current settings', async () => {
    const { readWindow, edit } = await createCountedReport();
    await purge();
    const window = ['2026-09-01', '2026-09-12'] as const;
    const before = await readWindow(...window);
    expect(before.brands[1].change).toMatchObject({ brandCoverage: 1, matchedPrompts: 4 });
    await edit({ brandVariations: ['Akme'] });
    const after = await readWindow(...window);
    expect(after).not.toHaveProperty('recomputable');
    expect(after).toMatchObject({ comparableFrom: KEPT_FROM, answers: before.answers });
    expect(after.brands[1]).toMatchObject({
      brandCoverage: 1,
      change: { brandCoverage: null, verdict: 'not_enough_data', matchedPrompts: 0 },
    });
    // Of two windows that begin with kept days, the rest is compared.
    const mixed = await readWindow('2026-09-04', '2026-09-10');
    expect(mixed.brands[1].change).toMatchObject({ brandCoverage: 0, matchedPrompts: 4 });
    const later = await readWindow('2026-09-07', '2026-09-12');
    expect(later).not.toHaveProperty('comparableFrom');
    expect(later.brands[1].change).toMatchObject({ brandCoverage: 0, matchedPrompts: 4 });
  });

  test('loses the prompts and brands that were removed, and keeps the rest', async () => {
    const { readWindow, edit, promptIds } = await createCountedReport();
    await purge();
    await edit({ promptIds: promptIds.slice(2), competitors: [] });
    const { answers, prompts, brands } = await readWindow(...ALL);
    expect([answers, prompts, brands.length]).toEqual([DAYS.length * 2, 2, 1]);
    expect(brands[0].shareOfVoice).toBe(1);
  });

  test('keeps the date of the oldest settings through several edits, and has the same statistics by engine and tag', async () => {
    const { readWindow, edit } = await createCountedReport();
    await purge();
    await edit({ brandVariations: ['Akme'] });
    const once = await readWindow(...ALL);
    await edit({ brandVariations: ['Akme', 'Acmee'] });
    expect(await readWindow(...ALL)).toEqual(once);
    const byEngine = await readWindow(...ALL, '&groupBy=engine');
    expect(byEngine.history[0]).toMatchObject({ recomputable: false, engines: [{ engine: 'chatgpt', answers: 4 }] });
    const branded = await readWindow(...ALL, '&branded=exclude&engines=chatgpt&engines=gemini');
    expect(branded.history[0]).toMatchObject({ recomputable: false, answers: 4 });
  });

  test('keeps the cited pages of these days', async () => {
    const { room, reportId, edit } = await createCountedReport();
    const list = async () =>
      (
        await room.send(
          'GET',
          `/v1/reports/brand/${reportId}/citations?startDate=2026-08-20&endDate=2026-09-12&country=us&limit=10`,
        )
      ).body;
    const before = await list();
    expect(before.items.length).toBeGreaterThan(0);
    await purge();
    expect(await list()).toEqual(before);
    await edit({ brandVariations: ['Akme'] });
    expect(await list()).toEqual(before);
  });
});

test('the history of a cited page includes days whose citations are deleted', async () => {
  const { room, reportId, edit } = await createCountedReport();
  const read = async (query = '') =>
    (
      await room.send(
        'GET',
        `/v1/reports/brand/${reportId}/citations/history?url=https://example.org/1&startDate=2026-08-27&endDate=2026-09-05&country=us${query}`,
      )
    ).body;
  const before = await read();
  expect(before).toMatchObject({ totalPeriodCitations: 40, totalCitationsPreviousPeriod: 28 });
  await purge();
  expect(await countAnswers(room.workspace.id)).toMatchObject({ Citation: KEPT_DAYS * 8 });
  expect(await read()).toEqual(before);
  await edit({ brandVariations: ['Akme'] });
  expect(await read()).toEqual(before);
  expect(await read('&engine=gemini')).toMatchObject({ totalPeriodCitations: 0 });
});

describe('ANSWER_BODY_DAYS', () => {
  test('deletes raw responses only', async () => {
    const { room, promptIds } = await createCountedReport();
    await execute(
      server.databaseUrl,
      `INSERT INTO "AnswerBody" ("workspaceId", "promptId", "isSimulated", day, engine, sample, body)
       SELECT "workspaceId", "promptId", "isSimulated", day, engine, sample, '\\x00' FROM "Answer" WHERE "workspaceId" = $1`,
      [room.workspace.id],
    );
    await partitionAnswers(server.app.context, {});
    const retention = { answerDays: null, answerBodyDays: 20 };
    await purgeAnswers({ ...server.app.context, retention }, {});
    const bodies = 'SELECT FROM "AnswerBody" WHERE "workspaceId" = $1';
    expect(await execute(server.databaseUrl, bodies, [room.workspace.id])).toEqual([]);
    expect(await countAnswers(room.workspace.id)).toMatchObject({ Answer: DAYS.length * 4 });
    const [promptId] = promptIds;
    const reports = (await room.send('GET', `/v1/reports/brand?workspaceId=${room.workspace.id}`)).body;
    const { items } = (
      await room.send(
        'GET',
        `/v1/reports/brand/${reports.items[0].id}/prompts/${promptId}/ai-responses?startDate=2026-08-20&endDate=2026-09-12`,
      )
    ).body;
    expect(items).toHaveLength(DAYS.length);
    expect(items[0].content).toContain('Acme');
  });
});

describe('a bundle', () => {
  test('is refused if the statistics of its window depend on deleted answers', async () => {
    const { reportId } = await createCountedReport();
    await purge();
    const lines: string[] = [];
    const write = async (line: string) => void lines.push(line);
    const window = { startDate: addDays(KEPT_FROM, 2), endDate: '2026-09-12' };
    await expect(writeBundle(server.app.context, { reportId, ...window }, write)).rejects.toThrow(
      'answers before 2026-09-01 were deleted (ANSWER_DAYS)',
    );
    expect(lines).toEqual([]);
  });
});

import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { serverBusy } from '../../../src/domain/shared/failures.ts';
import { forgetPrompt } from '../../../src/services/prompts/forget.ts';
import { countReportDay } from '../../../src/services/reports/count-day.ts';
import { forgetReport } from '../../../src/services/reports/forget.ts';
import { recalculateInTurn, recalculateReport } from '../../../src/services/reports/recalculate.ts';
import { TaskLimitError } from '../../../src/statistics/index.ts';
import { readCounts } from '../../../src/statistics/records/counts.ts';
import { type StoredAnswer, storeAnswers } from '../../support/answers.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { execute } from '../../support/database.ts';
import { createReportRoom, type ReportRoom } from '../../support/reports.ts';
import { PATIENT } from '../../support/until.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const GLOBEX = { brand: 'Globex', brandDomain: 'globex.com' };

async function createReport(room: ReportRoom, body: object = {}): Promise<{ id: string; promptIds: string[] }> {
  const promptIds = await room.createPrompts(2);
  return (await room.create({ promptIds, competitors: [GLOBEX], ...body })).body;
}

function store(room: ReportRoom, ...answers: StoredAnswer[]): Promise<void> {
  return storeAnswers(server.databaseUrl, room.workspace.id, answers);
}

/** Mentions by brand position, day by day, of the current version. */
async function readMentions(reportId: string): Promise<Record<string, Record<number, number>>> {
  const rows = await execute<{ day: string; total: Buffer }>(
    server.databaseUrl,
    `SELECT c.day::text AS day, c.total FROM "ReportCount" c JOIN "BrandReport" r ON r.id = c."reportId"
     WHERE r.id = $1 AND c.version = r."computedVersion" ORDER BY c.day`,
    [reportId],
  );
  const days: Record<string, Record<number, number>> = {};
  for (const { day, total } of rows) {
    const mentions = (days[day] ??= {});
    for (const [brand, count] of [...readCounts(total)][0]?.brands ?? []) {
      mentions[brand] = (mentions[brand] ?? 0) + count.mentions;
    }
  }
  return days;
}

async function countRows(table: string, reportId: string): Promise<number> {
  return (await execute(server.databaseUrl, `SELECT 1 FROM "${table}" WHERE "reportId" = $1`, [reportId])).length;
}

describe('recalculating a report', () => {
  test('counts every past day from the stored answers', async () => {
    const room = await createReportRoom(server);
    const { id, promptIds } = await createReport(room);
    const [first = '', second = ''] = promptIds;
    await store(
      room,
      { promptId: first, day: '2026-11-01', text: 'Acme, Acme and Globex' },
      { promptId: second, day: '2026-11-01', text: 'Globex' },
      { promptId: first, day: '2026-11-03', text: 'Acme' },
      { promptId: first, day: '2026-11-03', engine: 'gemini', state: 'no_answer' },
    );
    await recalculateReport(server.app.context, { reportId: id });
    expect(await readMentions(id)).toEqual({ '2026-11-01': { 0: 2, 1: 2 }, '2026-11-03': { 0: 1 } });
  });

  test('keeps the old statistics readable until the new ones are in place, then deletes them', async () => {
    const room = await createReportRoom(server);
    const { id, promptIds } = await createReport(room);
    await store(room, { promptId: promptIds[0] ?? '', day: '2026-11-01', text: 'Acme and Initech' });
    await recalculateReport(server.app.context, { reportId: id });
    await room.patch(id, { brand: 'Initech', competitors: [] });
    expect(await readMentions(id)).toEqual({ '2026-11-01': { 0: 1 } });
    expect(await countRows('ReportGeneration', id)).toBe(1);
    await recalculateReport(server.app.context, { reportId: id });
    expect(await readMentions(id)).toEqual({ '2026-11-01': { 0: 1 } });
    expect(await countRows('ReportGeneration', id)).toBe(1);
    expect(await countRows('ReportCount', id)).toBe(1);
  });

  test('includes the past answers of an added prompt', async () => {
    const room = await createReportRoom(server);
    const { id } = await createReport(room);
    const [added = ''] = await room.createPrompts(1);
    await store(room, { promptId: added, day: '2025-01-01', text: 'Globex' });
    await recalculateReport(server.app.context, { reportId: id });
    expect(await readMentions(id)).toEqual({});
    await room.send('POST', `/v1/reports/brand/${id}/prompts`, { body: { promptIds: [added] } });
    await recalculateReport(server.app.context, { reportId: id });
    expect(await readMentions(id)).toEqual({ '2025-01-01': { 1: 1 } });
  });

  test('ends immediately for a deleted report', async () => {
    expect(await recalculateReport(server.app.context, { reportId: 'rep_gone' })).toBeNull();
  });

  test('does not read a text again for brands that stay the same', async () => {
    const room = await createReportRoom(server);
    const { id, promptIds } = await createReport(room);
    const [promptId = ''] = promptIds;
    await store(room, { promptId, day: '2026-11-01', text: 'Acme, Globex', hosts: ['blog.acme.com'] });
    await recalculateReport(server.app.context, { reportId: id });
    // Answers never change in production; if the text were read, the changed text would show.
    await execute(server.databaseUrl, `UPDATE "Answer" SET text = 'what nobody says: Initech' WHERE "promptId" = $1`, [
      promptId,
    ]);
    await room.patch(id, { brandDomainWildcard: true, competitors: [] });
    await recalculateReport(server.app.context, { reportId: id });
    expect(await readMentions(id)).toEqual({ '2026-11-01': { 0: 1 } });
    await room.patch(id, { competitors: [{ brand: 'Initech', brandDomain: 'initech.com' }] });
    await recalculateReport(server.app.context, { reportId: id });
    expect(await readMentions(id)).toEqual({ '2026-11-01': { 0: 1, 1: 1 } });
  });

  test('resumes after a crash', async () => {
    const room = await createReportRoom(server);
    const { id, promptIds } = await createReport(room);
    const days = ['2026-11-01', '2026-11-02', '2026-11-03'];
    await store(room, ...days.map((day) => ({ promptId: promptIds[0] ?? '', day, text: 'Acme' })));
    const { context } = server.app;
    const asked: string[] = [];
    const counting = {
      ...context.statistics,
      threads: 1,
      countDay: async (...args: Parameters<typeof context.statistics.countDay>) => {
        asked.push(args[0].day);
        if (asked.length === 2) throw new Error('crash');
        return context.statistics.countDay(...args);
      },
    };
    await expect(recalculateReport({ ...context, statistics: counting }, { reportId: id })).rejects.toThrow('crash');
    expect(await readMentions(id)).toEqual({});
    await recalculateReport({ ...context, statistics: counting }, { reportId: id });
    expect(asked).toEqual(['2026-11-03', '2026-11-02', '2026-11-02', '2026-11-01']);
    expect(Object.keys(await readMentions(id))).toEqual(days);
  });

  test('restarts if an edit is made meanwhile, and leaves nothing of the first run', async () => {
    const room = await createReportRoom(server);
    const { id, promptIds } = await createReport(room);
    await store(room, { promptId: promptIds[0] ?? '', day: '2026-11-01', text: 'Acme, Initech, Initech' });
    const { context } = server.app;
    let edits = 0;
    const counting = {
      ...context.statistics,
      countDay: async (...args: Parameters<typeof context.statistics.countDay>) => {
        const result = await context.statistics.countDay(...args);
        if (edits++ === 0) await room.patch(id, { brand: 'Initech' });
        return result;
      },
    };
    await recalculateReport({ ...context, statistics: counting }, { reportId: id });
    expect(await readMentions(id)).toEqual({ '2026-11-01': { 0: 2 } });
    expect(await countRows('ReportGeneration', id)).toBe(1);
  });
});

describe('counting a day', () => {
  test('includes the stored answers, and a failed call that succeeds later', async () => {
    const room = await createReportRoom(server);
    const { id, promptIds } = await createReport(room);
    const [promptId = ''] = promptIds;
    const day = '2026-11-01';
    await recalculateReport(server.app.context, { reportId: id });
    await store(room, { promptId, day, state: 'failed' });
    await countReportDay(server.app.context, { reportId: id, day });
    expect(await readMentions(id)).toEqual({ [day]: {} });
    await store(room, { promptId, day, text: 'Acme' }, { promptId, day, sample: 2, text: 'Acme, Globex' });
    await countReportDay(server.app.context, { reportId: id, day });
    expect(await readMentions(id)).toEqual({ [day]: { 0: 2, 1: 1 } });
  });

  test('also updates the statistics that are being computed', async () => {
    const room = await createReportRoom(server);
    const { id, promptIds } = await createReport(room);
    const [promptId = ''] = promptIds;
    await store(room, { promptId, day: '2026-11-01', text: 'Acme' });
    await recalculateReport(server.app.context, { reportId: id });
    await room.patch(id, { brandVariations: ['Ace'] });
    const { context } = server.app;
    const counting = {
      ...context.statistics,
      countDay: async (...args: Parameters<typeof context.statistics.countDay>) => {
        const result = await context.statistics.countDay(...args);
        // The day had been counted; then another answer for it arrives.
        await store(room, { promptId, day: '2026-11-01', engine: 'gemini', text: 'Ace' });
        await countReportDay(context, { reportId: id, day: '2026-11-01' });
        return result;
      },
    };
    await recalculateReport({ ...context, statistics: counting }, { reportId: id });
    const mentions = await execute<{ engine: string }>(
      server.databaseUrl,
      `SELECT engine FROM "ReportCount" WHERE "reportId" = $1 ORDER BY engine`,
      [id],
    );
    expect(mentions.map(({ engine }) => engine)).toEqual(['chatgpt', 'gemini']);
  });

  test('is serialized, and a later run sees what was stored before', async () => {
    const room = await createReportRoom(server);
    const { id, promptIds } = await createReport(room);
    await recalculateReport(server.app.context, { reportId: id });
    const other = new pg.Client({ connectionString: server.databaseUrl });
    await other.connect();
    await other.query(`SELECT pg_advisory_lock(hashtextextended($1, 8))`, [`${id} 2026-11-01`]);
    const counting = countReportDay(server.app.context, { reportId: id, day: '2026-11-01' });
    await vi.waitFor(async () => {
      const waiting = await other.query(`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`);
      expect(waiting.rowCount).toBe(1);
    }, PATIENT);
    await store(room, { promptId: promptIds[0] ?? '', day: '2026-11-01', text: 'Acme' });
    await other.end();
    await counting;
    expect(await readMentions(id)).toEqual({ '2026-11-01': { 0: 1 } });
  });

  test('does nothing for a report without statistics', async () => {
    const room = await createReportRoom(server);
    const { id } = await createReport(room);
    await countReportDay(server.app.context, { reportId: id, day: '2026-11-01' });
    expect(await countRows('ReportCount', id)).toBe(0);
  });
});

describe('a slow regular expression', () => {
  const SLOW = '[ae].{200}[zy]9';

  test('is measured, and its report is counted in a separate queue', async () => {
    const room = await createReportRoom(server);
    const { id, promptIds } = await createReport(room, { reportTitle: 'Slow', brandRegex: SLOW });
    await store(room, { promptId: promptIds[0] ?? '', day: '2026-11-01', text: 'Globex' });
    expect(await recalculateInTurn(server.app.context, { reportId: id })).toEqual({ slow: true });
    const jobs = await execute(
      server.databaseUrl,
      `SELECT 1 FROM pgboss.job WHERE name = 'reports.recalculate-slowly' AND singleton_key = $1`,
      [id],
    );
    expect(jobs).toHaveLength(1);
    await recalculateReport(server.app.context, { reportId: id });
    expect(await readMentions(id)).toEqual({ '2026-11-01': { 1: 1 } });
  });

  test('is not assumed for an ordinary expression', async () => {
    const room = await createReportRoom(server);
    const { id } = await createReport(room, { reportTitle: 'Quick', brandRegex: 'acme (?:labs|cloud)?' });
    expect(await recalculateInTurn(server.app.context, { reportId: id })).toMatchObject({ version: 1 });
  });

  test('is not assumed because the server is busy, and the recalculation is retried', async () => {
    const room = await createReportRoom(server);
    const { id } = await createReport(room, { reportTitle: 'Busy', brandRegex: 'acme' });
    const { context } = server.app;
    const counting = { ...context.statistics, measureRegexes: () => Promise.reject(serverBusy()) };
    await expect(recalculateInTurn({ ...context, statistics: counting }, { reportId: id })).rejects.toThrow(
      'The server is busy',
    );
    expect(await recalculateInTurn(context, { reportId: id })).toMatchObject({ version: 1 });
  });

  test('that exceeds its time limit fails visibly, and its thread is replaced', async () => {
    const { statistics } = server.app.context;
    const regexes = Array.from({ length: 40 }, (_, i) => `[ae].{1,900}[zy][zy]${i}`);
    await expect(statistics.measureRegexes(regexes, 50)).rejects.toThrow(TaskLimitError);
    expect(await statistics.measureRegexes(['acme'], 20_000)).toBeGreaterThanOrEqual(0);
  });
});

describe.runIf(process.platform === 'linux')('a counting thread', () => {
  /** A thread can end while the others are read. */
  async function readNiceness(thread: string): Promise<number> {
    const stat = await readFile(`/proc/self/task/${thread}/stat`, 'utf8').catch(() => '');
    return Number(stat.slice(stat.lastIndexOf(')')).split(' ')[17]);
  }

  test('yields to requests', async () => {
    await server.app.context.statistics.measureRegexes(['acme'], 20_000);
    const main = await readNiceness(String(process.pid));
    const all = await Promise.all((await readdir('/proc/self/task')).map(readNiceness));
    expect(all.filter((each) => each > main).length).toBeGreaterThan(0);
  });
});

describe('a deleted prompt', () => {
  test('has its answers deleted once no statistics include them', async () => {
    const room = await createReportRoom(server);
    const { id, promptIds } = await createReport(room);
    const [first = '', second = ''] = promptIds;
    const workspaceId = room.workspace.id;
    await store(
      room,
      { promptId: first, day: '2026-11-01', text: 'Acme' },
      { promptId: second, day: '2026-11-01', text: 'Acme' },
    );
    await recalculateReport(server.app.context, { reportId: id });
    await room.deletePrompt(first);
    expect(await forgetPrompt(server.app.context, { workspaceId, promptId: first })).toEqual({ answers: 0 });
    expect(await readMentions(id)).toEqual({ '2026-11-01': { 0: 2 } });
    await recalculateReport(server.app.context, { reportId: id });
    expect(await readMentions(id)).toEqual({ '2026-11-01': { 0: 1 } });
    expect(await forgetPrompt(server.app.context, { workspaceId, promptId: first })).toEqual({ answers: 1 });
    expect(await forgetPrompt(server.app.context, { workspaceId, promptId: second })).toEqual({ answers: 0 });
  });
});

test('the job of a deleted report deletes its statistics', async () => {
  const room = await createReportRoom(server);
  const { id, promptIds } = await createReport(room);
  await store(room, { promptId: promptIds[0] ?? '', day: '2026-11-01', text: 'Acme' });
  await recalculateReport(server.app.context, { reportId: id });
  expect(await countRows('ReportCount', id)).toBe(1);
  await room.send('DELETE', `/v1/reports/brand/${id}`);
  const input = { workspaceId: room.workspace.id, reportId: id };
  expect(await forgetReport(server.app.context, input)).toEqual({ generations: 1 });
  expect(await countRows('ReportCount', id)).toBe(0);
  expect(await countRows('ReportGeneration', id)).toBe(0);
  expect(await forgetReport(server.app.context, input)).toEqual({ generations: 0 });
});

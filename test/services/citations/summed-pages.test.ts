import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../../src/domain/shared/windows.ts';
import { countReportDay } from '../../../src/services/reports/count-day.ts';
import { recalculateReport } from '../../../src/services/reports/recalculate.ts';
import { recalculateOutdated } from '../../../src/services/reports/recalculate-outdated.ts';
import { type StoredAnswer, storeAnswers } from '../../support/answers.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { execute } from '../../support/database.ts';
import { effort } from '../../support/effort.ts';
import { createReportRoom } from '../../support/reports.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const FIRST_DAY = '2026-08-01';
const HOSTS = ['acme.com', 'docs.acme.com', 'globex.com', 'reddit.com', 'forbes.com', 'example.org'];

const answer = fc.record({
  prompt: fc.nat(3),
  day: fc.nat(80),
  engine: fc.constantFrom('chatgpt', 'gemini', 'claude'),
  sample: fc.constantFrom(1, 2),
  text: fc.constantFrom('Acme', 'Globex and Acme', 'Globex', 'Nothing'),
  hosts: fc.shuffledSubarray(HOSTS, { maxLength: 4 }),
  state: fc.constantFrom('answered' as const, 'answered' as const, 'no_answer' as const),
});
type DrawnAnswer = typeof answer extends fc.Arbitrary<infer One> ? One : never;

const FILTERS = [
  '',
  '&sortBy=prompts',
  '&sortBy=prompts&sortOrder=asc&limit=3',
  '&sortBy=domain&limit=2',
  '&sortOrder=asc&limit=4',
  '&brandMentioned=true',
  '&brandMentioned=false&sortBy=domain&sortOrder=asc',
  '&domain=acme.com',
  '&domainCategory=Competitor',
  '&domainCategory=News/Media&sortBy=prompts',
  '&engines=gemini&engines=claude&limit=5',
];
const WINDOWS = [
  [0, 80],
  [3, 62],
  [30, 44],
  [17, 17],
] as const;

async function createSubject() {
  const room = await createReportRoom(server);
  const tagId = await room.createTag('Tagged');
  const promptIds = [...(await room.createPrompts(2, 'us', [tagId])), ...(await room.createPrompts(2))];
  const { body } = await room.create({ promptIds, competitors: [{ brand: 'Globex', brandDomain: 'globex.com' }] });
  const path = `/v1/reports/brand/${body.id}`;

  async function readList(query: string): Promise<unknown[]> {
    const items: unknown[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const reply: { status: number; body: any } = await room.send(
        'GET',
        `${path}/citations?${query}${cursor && `&cursor=${cursor}`}`,
      );
      expect(reply.status).toBe(200);
      items.push(reply.body.items);
      cursor = reply.body.paging.nextCursor;
    }
    return items;
  }

  return {
    reportId: body.id as string,
    store: async (answers: DrawnAnswer[]) => {
      const calls = new Map<string, StoredAnswer>();
      for (const { prompt, day, ...rest } of answers) {
        const stored = { ...rest, promptId: promptIds[prompt] ?? '', day: addDays(FIRST_DAY, day) };
        calls.set(`${prompt} ${day} ${rest.engine} ${rest.sample}`, stored);
      }
      await storeAnswers(server.databaseUrl, room.workspace.id, [...calls.values()]);
      await storeCitations(room.workspace.id);
    },
    readAll: async () => {
      const lists: unknown[] = [];
      for (const [i, filter] of [...FILTERS, `&tagId=${tagId}`].entries()) {
        // All windows in stress tests; otherwise the longest one and one of the others for each filter.
        const others = effort(1, WINDOWS.length - 1);
        for (const window of [0, ...Array.from({ length: others }, (_, at) => 1 + ((i + at) % (WINDOWS.length - 1)))]) {
          const [start, end] = WINDOWS[window] ?? [0, 0];
          const days = `country=us&startDate=${addDays(FIRST_DAY, start)}&endDate=${addDays(FIRST_DAY, end)}`;
          lists.push(await readList(`${days}${filter}`));
        }
      }
      return lists;
    },
  };
}

/** Stores the citations of all answers, as the collection does. */
async function storeCitations(workspaceId: string): Promise<void> {
  const pages = `"Answer" a, jsonb_to_recordset(a.cited) AS page(key text, url text, host text)
    WHERE a."workspaceId" = $1 AND a.state = 'answered' ON CONFLICT DO NOTHING`;
  await execute(
    server.databaseUrl,
    `INSERT INTO "CitedPage" ("workspaceId", "pageId", key, url, host)
     SELECT DISTINCT $1, substr(sha256(page.key::bytea), 1, 16), page.key, page.url, page.host FROM ${pages}`,
    [workspaceId],
  );
  await execute(
    server.databaseUrl,
    `INSERT INTO "Citation" ("workspaceId", "isSimulated", "pageId", day, "promptId", engine, sample, country)
     SELECT $1, a."isSimulated", substr(sha256(page.key::bytea), 1, 16), a.day, a."promptId", a.engine, a.sample, a.country
     FROM ${pages}`,
    [workspaceId],
  );
}

/** Whether pages are read from the counts, or counted for each read as in earlier releases. */
async function setSummed(reportId: string, isSummed: boolean): Promise<void> {
  const set = 'UPDATE "ReportGeneration" SET "hasPages" = $2 WHERE "reportId" = $1';
  await execute(server.databaseUrl, set, [reportId, isSummed]);
}

async function countPeriods(reportId: string): Promise<Record<string, number>> {
  const rows = await execute<{ days: number; count: number }>(
    server.databaseUrl,
    `SELECT days, count(DISTINCT day)::int AS count FROM "ReportCitation" WHERE "reportId" = $1 GROUP BY days`,
    [reportId],
  );
  return Object.fromEntries(rows.map(({ days, count }) => [days, count]));
}

test('pages summed from the counts equal those counted for each read, also after days were counted again', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(answer, { minLength: 150, maxLength: 300 }),
      fc.array(answer, { minLength: 1, maxLength: 4 }),
      async (answers, later) => {
        const { reportId, store, readAll } = await createSubject();
        await store(answers);
        await recalculateReport(server.app.context, { reportId });
        const periods = await countPeriods(reportId);
        expect(periods[7]).toBeGreaterThan(8);
        expect(periods[28]).toBeGreaterThan(1);
        const summed = await readAll();
        await setSummed(reportId, false);
        expect(await readAll()).toEqual(summed);

        await setSummed(reportId, true);
        await store(later);
        for (const { day } of later) {
          await countReportDay(server.app.context, { reportId, day: addDays(FIRST_DAY, day) });
        }
        expect(await countPeriods(reportId)).toEqual(periods);
        const after = await readAll();
        await setSummed(reportId, false);
        expect(await readAll()).toEqual(after);
      },
    ),
    { numRuns: effort(1, 2), endOnFailure: true },
  );
});

test('an edit of the prompts keeps the pages of the others', async () => {
  const { reportId, store, readAll } = await createSubject();
  await store(fc.sample(answer, { numRuns: 150, seed: 3 }));
  await recalculateReport(server.app.context, { reportId });
  await execute(
    server.databaseUrl,
    `DELETE FROM "BrandReportPrompt" WHERE ("reportId", "promptId") IN
       (SELECT "reportId", min("promptId") FROM "BrandReportPrompt" WHERE "reportId" = $1 GROUP BY 1)`,
    [reportId],
  );
  await execute(
    server.databaseUrl,
    `UPDATE "BrandReport" SET "detectionVersion" = "detectionVersion" + 1 WHERE id = $1`,
    [reportId],
  );
  await recalculateReport(server.app.context, { reportId });
  const summed = await readAll();
  await setSummed(reportId, false);
  expect(await readAll()).toEqual(summed);
});

test('statistics of the first release list the same pages before and after they are recalculated', async () => {
  const { reportId, store, readAll } = await createSubject();
  await store(fc.sample(answer, { numRuns: 150, seed: 4 }));
  await recalculateReport(server.app.context, { reportId });
  const expected = await readAll();
  await execute(server.databaseUrl, `DELETE FROM "ReportCitation" WHERE "reportId" = $1`, [reportId]);
  await execute(server.databaseUrl, `UPDATE "ReportCount" SET cited = NULL WHERE "reportId" = $1`, [reportId]);
  await execute(
    server.databaseUrl,
    `UPDATE "ReportGeneration" SET "hasPages" = false, "mergedThrough" = NULL, "detectionRules" = 1 WHERE "reportId" = $1`,
    [reportId],
  );
  expect(await readAll()).toEqual(expected);
  expect(await recalculateOutdated(server.app.context)).toBe(1);
  await recalculateReport(server.app.context, { reportId });
  await execute(
    server.databaseUrl,
    `DELETE FROM "Citation" WHERE "promptId" IN (SELECT "promptId" FROM "BrandReportPrompt" WHERE "reportId" = $1)`,
    [reportId],
  );
  expect(await readAll()).toEqual(expected);
  const state =
    'SELECT version, "hasPages", "totalledThrough" IS NOT NULL AS "hasTotals" FROM "ReportGeneration" WHERE "reportId" = $1';
  expect(await execute(server.databaseUrl, state, [reportId])).toEqual([
    { version: 2, hasPages: true, hasTotals: true },
  ]);
});

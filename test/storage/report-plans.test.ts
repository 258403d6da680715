import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readStatistics } from '../../src/statistics/read/read-statistics.ts';
import { createThreadCaches } from '../../src/statistics/threads/caches.ts';
import { listAnnotations, listEngineDays } from '../../src/storage/annotations.ts';
import { listBundledAnswers } from '../../src/storage/bundles.ts';
import { createThreadDatabase } from '../../src/storage/postgres/thread-database.ts';
import { findLastDays, listPortfolioReports } from '../../src/storage/reports/portfolio.ts';
import { createTestDatabase, execute, type TestDatabase } from '../support/database.ts';
import { explain } from '../support/plans.ts';

let database: TestDatabase;

/** Enough rows in enough workspaces to expose a plan that reads too much. */
const ROWS = `
  INSERT INTO "Workspace" (id, name, "promptsMaxCount", "geoAuditMaxCount", "createdDate", "updatedDate")
    SELECT 'ws_' || w, 'W', 1000, 100, now(), now() FROM generate_series(0, 20) w;
  INSERT INTO "Prompt" (id, "workspaceId", prompt, "promptKey", country, "createdDate", "updatedDate")
    SELECT 'prm_' || p, 'ws_' || p % 20, 'P', 'key ' || p, 'us', now(), now() FROM generate_series(1, 400) p;
  INSERT INTO "BrandReport" (id, "workspaceId", "reportTitle", "brandVariations", "brandDomain", "brandDomainVariations",
                             "brandDomainWildcard", competitors, "computedVersion", "createdDate", "updatedDate")
    SELECT 'rep_' || lpad(r::text, 4, '0'), 'ws_' || r % 20, 'R', '{}', 'acme.com', '{}', false, '[]', 1, now(), now()
    FROM generate_series(1, 2000) r;
  INSERT INTO "BrandReportPrompt" ("reportId", "promptId") SELECT 'rep_0020', 'prm_' || p FROM generate_series(20, 400, 20) p;
  INSERT INTO "ReportGeneration" ("workspaceId", "reportId", version, brands, "promptIds", "isSlow", "hasDays", "createdDate")
    SELECT "workspaceId", id, 1, '[]', ARRAY['prm_20'], false, true, now() FROM "BrandReport" WHERE id < 'rep_0200';
  INSERT INTO "ReportCount" ("workspaceId", "reportId", version, "isSimulated", day, country, engine, total, "byPrompt", findings)
    SELECT g."workspaceId", g."reportId", 1, true, date '2026-01-01' + d, 'us', e, '', '', ''
    FROM "ReportGeneration" g, generate_series(0, 99) d, unnest(ARRAY['chatgpt', 'gemini']) e;
  INSERT INTO "ReportDay" ("workspaceId", "reportId", version, "isSimulated", day, country, engines, models, samples, hits)
    SELECT g."workspaceId", g."reportId", 1, true, date '2026-01-01' + d, 'us', '{chatgpt,gemini}', '{}', '', ''
    FROM "ReportGeneration" g, generate_series(0, 99) d;
  INSERT INTO "Annotation" ("workspaceId", "reportId", id, date, kind, text, "createdDate")
    SELECT "workspaceId", id, 'ann_' || lpad(n::text, 4, '0'), date '2026-01-01' + n, 'note', 'T', now()
    FROM "BrandReport", generate_series(1, 4000) n WHERE id IN ('rep_0020', 'rep_0040', 'rep_0041');
  INSERT INTO "Answer" ("workspaceId", "promptId", "isSimulated", day, engine, sample, country, state, text, cited, retrieved,
                        searches, source, surface, "latencyMs", "collectedDate")
    SELECT 'ws_' || p % 20, 'prm_' || p, true, date '2026-01-01' + d, 'chatgpt', 1, 'us', 'answered', '', '[]', '[]', '{}',
           'sandbox', 'api', 1, now()
    FROM generate_series(1, 400) p, generate_series(0, 99) d;
  ANALYZE;`;

beforeAll(async () => {
  database = await createTestDatabase();
  await execute(database.url, ROWS);
});
afterAll(() => database.drop());

test('a page of annotations is a range of an index, read backward', async () => {
  const owner = { workspaceId: 'ws_0', reportId: 'rep_0020' };
  const after = { date: '2026-01-15', id: 'ann_0014' };
  const plan = await explain(database.url, (db) =>
    listAnnotations(db, owner, { startDate: '2026-01-05', endDate: '2026-01-18', after, take: 51 }),
  );
  expect(plan).toContain('"Annotation_workspaceId_reportId_date_id_idx"');
  expect(plan).not.toContain('Seq Scan');
});

test('the calls of a report are found prompt by prompt', async () => {
  const owner = { workspaceId: 'ws_0', reportId: 'rep_0020', isSimulated: true, surfaces: {} };
  const window = { startDate: '2026-01-05', endDate: '2026-01-18' };
  const days = await explain(database.url, (db) => listEngineDays(db, { ...owner, ...window }));
  const promptIds = ['prm_20', 'prm_40'];
  const answers = await explain(database.url, (db) =>
    listBundledAnswers(db, { workspaceId: 'ws_0', promptIds, isSimulated: true, surfaces: {}, day: '2026-01-15' }),
  );
  expect(days).not.toContain('Seq Scan on "Answer_later"');
  expect(answers).toContain('"Answer_pkey"');
});

test('a page of a portfolio reads only the reports of the page, and of each a range of its days', async () => {
  const page = { workspaceIds: ['ws_0', 'ws_1'], before: 'rep_1800', take: 51 };
  const listed = await explain(database.url, (db) => listPortfolioReports(db, page));
  expect(listed).toContain('"BrandReport_workspaceId_id_idx"');
  expect(listed).not.toContain('Seq Scan');
  const ofWorkspace = ['rep_0020', 'rep_0040'].map((id) => ({ id, workspaceId: 'ws_0', version: 1 }));
  const lastDays = await explain(database.url, (db) => findLastDays(db, ofWorkspace, true));
  expect(lastDays).toContain('"ReportCount_pkey"');
  expect(lastDays).not.toContain('Seq Scan');
  const days = {
    from: '2026-01-20',
    before: '2026-03-16',
    lastDay: '2026-03-15',
    samplesFrom: '2026-01-20',
    hitsFrom: '2026-02-14',
  };
  const selection = { prompts: null, engines: null };
  const filter = { isSimulated: true, country: null, days, selection, historyEngines: [] };
  const windows = [
    { from: '2026-03-02', before: '2026-03-16' },
    { from: '2026-02-16', before: '2026-03-02' },
  ];
  const generations = ['rep_0020', 'rep_0040'].map((reportId) => ({ workspaceId: 'ws_0', reportId, version: 1 }));
  const counts = await explain(database.url, async () => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const task = { generations, filter, windows, groups: [], needsCells: false, historyOf: null };
    await readStatistics(createThreadDatabase(client), task, createThreadCaches());
    await client.end();
  });
  expect(counts).not.toMatch(/Seq Scan on "(ReportCount|ReportDay)"/);
});

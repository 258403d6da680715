import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { ENGINES } from '../../../../src/domain/shared/engines.ts';
import { countDay } from '../../../../src/statistics/count/count-day.ts';
import { createThreadCaches } from '../../../../src/statistics/threads/caches.ts';
import { listEngineDays } from '../../../../src/storage/annotations.ts';
import { listBundledAnswers } from '../../../../src/storage/bundles.ts';
import { countSlots, listCollectedReports, listOpenSlots } from '../../../../src/storage/collection/slots.ts';
import type { Database } from '../../../../src/storage/postgres/database.ts';
import { createThreadDatabase, type ThreadDatabase } from '../../../../src/storage/postgres/thread-database.ts';
import { createTestDatabase, execute, type TestDatabase } from '../../../support/database.ts';
import { countProcessedRows } from '../../../support/plans.ts';

/** There, each node explains its own part. */
const isCluster = inject('postgres').workers.length > 0;

const PROMPTS = 500;
const PAGES = 300;
const ANSWERS = PROMPTS * ENGINES.length;
/** Every step of a plan processes each answer and each of its two citations a few times. Answers times prompts are 1.75 million. */
const MOST_ROWS = 50 * ANSWERS;

const promptIds = Array.from({ length: PROMPTS }, (_, i) => `prm_${i + 1}`);
const REPORT = { workspaceId: 'ws', reportId: 'rep', version: 1, promptIds, isSimulated: false };
const ENGINE_LIST = ENGINES.map((engine) => ({ engine, refusedCountries: [], base: engine, surface: null }));

const SETTINGS = `
  INSERT INTO "Workspace" (id, name, "promptsMaxCount", "geoAuditMaxCount", "createdDate", "updatedDate") VALUES ('ws', 'W', 9999, 1, now(), now());
  INSERT INTO "Prompt" (id, "workspaceId", prompt, "promptKey", country, "createdDate", "updatedDate")
    SELECT 'prm_' || p, 'ws', 'P', 'key ' || p, 'us', now(), now() FROM generate_series(1, ${PROMPTS}) p;
  INSERT INTO "BrandReport" (id, "workspaceId", "reportTitle", "brandVariations", "brandDomain", "brandDomainVariations",
      "brandDomainWildcard", competitors, "createdDate", "updatedDate")
    VALUES ('rep', 'ws', 'R', '{}', 'acme.com', '{}', false, '[]', now(), now());
  INSERT INTO "BrandReportPrompt" ("reportId", "promptId") SELECT 'rep', id FROM "Prompt";
  INSERT INTO "ReportGeneration" ("workspaceId", "reportId", version, brands, "promptIds", "isSlow", "createdDate")
    SELECT 'ws', 'rep', 1, '[]', array_agg(id), false, now() FROM "Prompt";
  INSERT INTO "CitedPage" ("workspaceId", "pageId", key, url, host)
    SELECT 'ws', sha256(n::text::bytea), 'k' || n, 'https://site.example/' || n, 'site.example' FROM generate_series(1, ${PAGES}) n;
  INSERT INTO "PageNumber" ("workspaceId", "pageId", number, host)
    SELECT 'ws', "pageId", row_number() OVER (), host FROM "CitedPage"`;

const answersOf = (day: string) => `
  INSERT INTO "Answer" ("workspaceId", "promptId", "isSimulated", day, engine, sample, country, state, text, cited, retrieved, source,
      surface, "latencyMs", "collectedDate")
    SELECT 'ws', 'prm_' || p, false, '${day}', e, 1, 'us', 'answered', 'text', '[{"host":"site.example"},{"host":"site.example"}]', '[]',
      'test', 'api', 1, now()
    FROM generate_series(1, ${PROMPTS}) p, unnest('{${ENGINES.join()}}'::text[]) e;
  INSERT INTO "Citation" ("workspaceId", "isSimulated", "pageId", day, "promptId", engine, sample, country)
    SELECT a."workspaceId", a."isSimulated", sha256((1 + (row_number() OVER () + 7 * c) % ${PAGES})::text::bytea), a.day, a."promptId",
      a.engine, a.sample, a.country
    FROM "Answer" a, generate_series(0, 1) c WHERE a.day = '${day}'`;

let own: TestDatabase;
const run = async (script: string) => {
  for (const statement of script.split(';\n')) await execute(own.url, statement);
};

async function withClient(work: (db: ThreadDatabase) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: own.url });
  await client.connect();
  try {
    await work(createThreadDatabase(client));
  } finally {
    await client.end();
  }
}

beforeEach(async () => {
  own = await createTestDatabase();
  for (const table of ['Answer', 'Citation', 'Prompt', 'BrandReportPrompt', 'PageNumber', 'CitedPage'])
    await keepFromVacuum(table);
  await run(SETTINGS);
});
afterEach(() => own.drop());

/** PostgreSQL must not collect statistics while a test runs. */
async function keepFromVacuum(table: string): Promise<void> {
  const parts = await execute<{ name: string }>(
    own.url,
    `SELECT oid::regclass::text AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname LIKE $1`,
    [`${table}%`],
  );
  for (const { name } of parts) await execute(own.url, `ALTER TABLE ${name} SET (autovacuum_enabled = false)`);
}

function readsOf(day: string): [string, (database: Database) => Promise<unknown>][] {
  const scope = { day, isSimulated: false, engines: ENGINE_LIST, samples: 1, calibrationShare: 0.05 };
  const window = { startDate: day, endDate: day };
  const since = new Date(0);
  return [
    ['the progress of a collection', (db) => countSlots(db, scope, since)],
    ['the check of a setup', (db) => countSlots(db, { ...scope, reportId: 'rep' }, since)],
    ['the remaining calls', (db) => listOpenSlots(db, scope, promptIds)],
    ['the collected reports', (db) => listCollectedReports(db, scope, since)],
    ['the models and failures of the day', (db) => listEngineDays(db, { ...REPORT, ...window, surfaces: {} })],
    ['the answers of a bundle', (db) => listBundledAnswers(db, { ...REPORT, day, surfaces: {} })],
    [
      'the first count',
      () => withClient((db) => countDay(db, { ...REPORT, day, previousVersion: 0 }, createThreadCaches())),
    ],
    [
      'a repeated count',
      () => withClient((db) => countDay(db, { ...REPORT, day, previousVersion: 1 }, createThreadCaches())),
    ],
  ];
}

async function expectLinearWork(day: string): Promise<void> {
  for (const [name, read] of readsOf(day)) {
    expect.soft(await countProcessedRows(own.url, read), name).toBeLessThan(MOST_ROWS);
  }
}

describe.skipIf(isCluster)('work on a new day grows with its answers, not with answers times prompts', () => {
  test('if there are no statistics of the tables yet', async () => {
    await run(answersOf('2026-12-05'));
    await expectLinearWork('2026-12-05');
  });

  test('if the statistics are older than the day', async () => {
    await run(answersOf('2026-12-05'));
    await execute(own.url, 'ANALYZE');
    await run(answersOf('2026-12-06'));
    await expectLinearWork('2026-12-06');
  });
});

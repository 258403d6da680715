import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DISTRIBUTED_TABLES } from '../../../../src/storage/postgres/distribution/distributed-tables.ts';
import { findCitusProblems } from '../../../support/citus-migrations.ts';
import { createTestDatabase, execute } from '../../../support/database.ts';

/** From this migration on, tables may be distributed when a migration runs. */
const FIRST_DISTRIBUTED = '20261127000000_citus';
const FOLDER = 'prisma/migrations';

/** Tables with rows of workspaces that remain on the coordinator: their rows grow with what users create, not with answers or visits. */
const LOCAL_TABLES = [
  'Alert',
  'AlertWatch',
  'Annotation',
  'ApiKeyWorkspace',
  'AuditRun',
  'BrandReport',
  'BrandReportRequest',
  'ClientReport',
  'ClientReportEdition',
  'ContentCheck',
  'Cost',
  'CrawlabilityCheck',
  'Delivery',
  'Destination',
  'Experiment',
  'ExperimentLook',
  'ImportColumns',
  'ImportedConversion',
  'ImportedHistory',
  'LogBatch',
  'LogConnector',
  'LogConnectorHealth',
  'LogConnectorHour',
  'LogFile',
  'MailMessage',
  'Prompt',
  'QueryFanOut',
  'Recommendation',
  'Tag',
  'WorkspaceBranding',
  'WorkspaceSpending',
];

async function listLaterMigrations(): Promise<string[]> {
  const names = await readdir(FOLDER);
  return names.filter((name) => name > FIRST_DISTRIBUTED && /^\d{14}_/.test(name)).toSorted();
}

test('later migrations contain only what Citus accepts', async () => {
  const problems = await Promise.all(
    (await listLaterMigrations()).map(async (name) => {
      const found = findCitusProblems(await readFile(join(FOLDER, name, 'migration.sql'), 'utf8'));
      return found.map((problem) => `${name}: ${problem}`);
    }),
  );
  expect(problems.flat()).toEqual([]);
});

test.each([
  ['ALTER TABLE "Answer" ADD CONSTRAINT "x" FOREIGN KEY ("promptId") REFERENCES "Prompt"("id")', /Foreign key/],
  ['CREATE TABLE "New" ("id" TEXT NOT NULL, FOREIGN KEY ("id") REFERENCES "Answer" ("id"))', /Foreign key/],
  ['ALTER TABLE "Answer" ADD COLUMN "a" TEXT,\n  ADD COLUMN "b" TEXT', /Several subcommands/],
  ['CREATE UNIQUE INDEX "x" ON "Answer"("promptId", "day")', /without workspaceId/],
  ['ALTER TABLE "Answer" ADD CONSTRAINT "x" PRIMARY KEY ("promptId")', /without workspaceId/],
  ['CREATE FUNCTION f(w text) RETURNS int LANGUAGE sql AS $$ SELECT 1 FROM "Answer"; $$', /Function in SQL/],
])('%s is rejected', (sql, problem) => {
  expect(findCitusProblems(sql)).toEqual([expect.stringMatching(problem)]);
});

test.each([
  'ALTER TABLE "Answer" ADD COLUMN "a" NUMERIC(4, 2) DEFAULT 0; ALTER TABLE "Answer" ADD COLUMN "b" TEXT',
  'ALTER TABLE "Prompt" ADD COLUMN "a" TEXT, ADD COLUMN "b" TEXT',
  'ALTER TABLE "Tag" ADD CONSTRAINT "x" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON UPDATE CASCADE',
  'CREATE UNIQUE INDEX "x" ON "Answer"("workspaceId", "promptId")',
  'CREATE INDEX "x" ON "Answer"("day")',
])('%s is accepted', (sql) => {
  expect(findCitusProblems(sql)).toEqual([]);
});

test('every table with rows of workspaces is either distributed or local, and keys of distributed tables name the workspace', async () => {
  const database = await createTestDatabase();
  const tables = await execute<{ name: string; key: string[] }>(
    database.url,
    `SELECT c.relname AS name, ARRAY(
       SELECT a.attname::text FROM pg_index i JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY(i.indkey)
       WHERE i.indrelid = c.oid AND i.indisprimary) AS key
     FROM pg_class c JOIN pg_attribute w ON w.attrelid = c.oid AND w.attname = 'workspaceId' AND NOT w.attisdropped
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition`,
  );
  await database.drop();
  expect(tables.map(({ name }) => name).toSorted()).toEqual([...DISTRIBUTED_TABLES, ...LOCAL_TABLES].toSorted());
  const distributed = tables.filter(({ name }) => DISTRIBUTED_TABLES.some((table) => table === name));
  expect(distributed.filter(({ key }) => !key.includes('workspaceId'))).toEqual([]);
});

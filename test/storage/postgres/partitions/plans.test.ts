import { zstdCompressSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { readAnswers } from '../../../../src/statistics/count/answers.ts';
import { findQuestions } from '../../../../src/storage/answers/find.ts';
import { listAnswers, listAnswersOfDays, listNewestTexts } from '../../../../src/storage/answers/list.ts';
import { readBodies } from '../../../../src/storage/answers/read.ts';
import { countCitations } from '../../../../src/storage/citations/history.ts';
import { type Database, openDatabase } from '../../../../src/storage/postgres/database.ts';
import { analyzeTable } from '../../../../src/storage/postgres/partitions/analyze.ts';
import { extendPartitions } from '../../../../src/storage/postgres/partitions/extend.ts';
import { PARTITIONED_TABLES } from '../../../../src/storage/postgres/partitions/list.ts';
import { prependPartitions } from '../../../../src/storage/postgres/partitions/prepend.ts';
import { createThreadDatabase } from '../../../../src/storage/postgres/thread-database.ts';
import { createTestDatabase, execute, type TestDatabase } from '../../../support/database.ts';
import { explain } from '../../../support/plans.ts';

let own: TestDatabase;

/** A year of answers to 40 prompts. */
const ROWS = `
  INSERT INTO "Answer" ("workspaceId", "promptId", "isSimulated", day, engine, sample, country, state, text, cited, retrieved, source,
      surface, "latencyMs", "collectedDate")
    SELECT 'w', 'p' || n % 40, true, date '2025-12-01' + n / 40, 'chatgpt', 1, 'us', 'answered', 'text', '[]', '[]', 'sandbox', 'api', 1, now()
    FROM generate_series(0, 40 * 350 - 1) n;
  INSERT INTO "AnswerBody" SELECT "workspaceId", "promptId", "isSimulated", day, engine, sample, '\\x${zstdCompressSync('{}').toString('hex')}' FROM "Answer";
  INSERT INTO "Citation" ("workspaceId", "isSimulated", "pageId", day, "promptId", engine, sample, country)
    SELECT "workspaceId", "isSimulated", '\\x01', day, "promptId", engine, sample, country FROM "Answer"`;

beforeAll(async () => {
  own = await createTestDatabase();
  const database = openDatabase(own.url, 2);
  for (const table of PARTITIONED_TABLES) {
    await extendPartitions(database, table, '2026-11-15');
    await prependPartitions(database, table, '2025-12-01');
  }
  for (const statement of ROWS.split(';\n')) await execute(own.url, statement);
  for (const table of PARTITIONED_TABLES) await analyzeTable(database, table);
  await database.close();
});
afterAll(() => own.drop());

const isCluster = inject('postgres').workers.length > 0;

/** Of a partition. On a cluster, a month of one shard is so small that reading all of it is cheap. */
const SEQUENTIAL_SCAN = isCluster ? /Seq Scan on "\w+_before"/ : /Seq Scan on "(Answer|AnswerBody|Citation)_\d/;

/** The partitions that the statements of a read use. */
async function listScanned(read: (database: Database) => Promise<unknown>): Promise<string[]> {
  const plan = await explain(own.url, read);
  expect(plan).not.toMatch(SEQUENTIAL_SCAN);
  const names = plan.match(/\bon "(Answer|AnswerBody|Citation)_(\d{4}_\d\d|before|later)"/g) ?? [];
  return [...new Set(names.map((name) => name.slice('on "'.length, -1)))].toSorted();
}

const SLOT = { workspaceId: 'w', promptId: 'p7', day: '2026-08-15', engine: 'chatgpt', sample: 1 } as const;

test('a call is found by its key in a partition that has no statistics yet', async () => {
  const day = '2026-12-05';
  await execute(
    own.url,
    `INSERT INTO "Answer" ("workspaceId", "promptId", "isSimulated", day, engine, sample, country, state, text, cited, retrieved, source,
       surface, "latencyMs", "collectedDate")
     SELECT 'w', 'p' || n, true, '${day}', 'chatgpt', 1, 'us', 'answered', 'text', '[]', '[]', 'sandbox', 'api', 1, now()
     FROM generate_series(1, 3000) n`,
  );
  const plan = await explain(own.url, (db) => findQuestions(db, { ...SLOT, day }, [SLOT], true));
  expect(plan).toMatch(/using "Answer_\w+_pkey\w*"/);
  expect(plan).not.toContain('isSimulated_day_idx');
});

test('a read of one day reads the partition of its month', async () => {
  expect(await listScanned((db) => findQuestions(db, SLOT, [SLOT], true))).toEqual(['Answer_2026_08']);
  const day = { workspaceId: 'w', day: '2026-08-15' };
  const readDay = async () => {
    const client = new pg.Client({ connectionString: own.url });
    await client.connect();
    await readAnswers(createThreadDatabase(client), day, { promptIds: ['p7'], surfaces: {} }, true, () => {});
    await client.end();
  };
  expect(await listScanned(readDay)).toEqual(['Answer_2026_08']);
});

test('a read of a window reads the partitions of its months', async () => {
  const window = { startDate: '2026-08-20', endDate: '2026-10-02', country: undefined, engines: null, surfaces: {} };
  const after = { day: '2026-09-15', engine: 'chatgpt', sample: 1, isSimulated: true } as const;
  expect(await listScanned((db) => listAnswers(db, { ...SLOT, ...window, after: null, take: 5 }))).toEqual([
    'Answer_2026_08',
    'Answer_2026_09',
    'Answer_2026_10',
  ]);
  expect(await listScanned((db) => listAnswers(db, { ...SLOT, ...window, after, take: 5 }))).toEqual([
    'Answer_2026_08',
    'Answer_2026_09',
  ]);
});

test('a search of answers reads the partitions of its months', async () => {
  const filter = {
    workspaceId: 'w',
    isSimulated: true,
    promptIds: ['p7'],
    country: undefined,
    engines: null,
    surfaces: {},
  };
  const window = { startDate: '2026-08-20', endDate: '2026-09-02', text: 'Best', after: null, take: 5 };
  expect(await listScanned((db) => listAnswersOfDays(db, { ...filter, ...window }))).toEqual([
    'Answer_2026_08',
    'Answer_2026_09',
  ]);
});

/** On a cluster, the part of the statement that reads citations is planned by the node. */
test.skipIf(isCluster)('citations of a page are read from the partitions of their months', async () => {
  const window = { startDate: '2026-08-20', endDate: '2026-10-02', country: undefined, engines: null, surfaces: {} };
  const scope = {
    workspaceId: 'w',
    reportId: 'r',
    promptIds: ['p7'],
    isSimulated: true,
    country: 'us',
    selected: null,
  };
  const plan = await explain(own.url, (db) => countCitations(db, { ...window, ...scope }, 'a.example/1'));
  const [cited = ''] = /^( *)CTE cited\n[\s\S]*?(?=\n\1\S)/m.exec(plan) ?? [];
  const months = [...cited.matchAll(/on "Citation_(\d{4}_\d\d)"/g)].map(([, month]) => month ?? '');
  expect(months.toSorted()).toEqual(['2026_08', '2026_09', '2026_10']);
});

test('the newest rows are read month by month, starting with the last, without a sort', async () => {
  const read = (db: Database) =>
    listNewestTexts(db, { workspaceId: 'w', promptIds: ['p7', 'p8'], isSimulated: true, perPrompt: 3 });
  const plan = await explain(own.url, read);
  expect(plan).not.toContain('Sort');
  expect(plan).not.toContain('Merge Append');
  expect(plan.indexOf('"Answer_2026_11"')).toBeLessThan(plan.indexOf('"Answer_2026_10"'));
});

test('raw responses are found by their key in the month of each call', async () => {
  const runs = [
    { promptId: SLOT.promptId, day: '2026-08-15', engine: 'chatgpt', sample: 1, isSimulated: true } as const,
  ];
  expect(await listScanned((db) => readBodies(db, SLOT.workspaceId, runs))).toEqual(['AnswerBody_2026_08']);
});

import type { Database } from '../../src/storage/postgres/database.ts';
import { quoteName, rawSql } from '../../src/storage/postgres/fragments.ts';
import { PARTITIONED_TABLES } from '../../src/storage/postgres/partitions/list.ts';

const KEYS = {
  Answer: ['PRIMARY KEY ("workspaceId", "promptId", day, engine, sample, "isSimulated")'],
  AnswerBody: ['PRIMARY KEY ("workspaceId", "promptId", day, engine, sample, "isSimulated")'],
  Citation: ['PRIMARY KEY ("workspaceId", "isSimulated", "pageId", day, "promptId", engine, sample)'],
};
const INDEXES = [
  'CREATE INDEX ON "Answer" ("workspaceId", "isSimulated", day)',
  'CREATE INDEX ON "Citation" ("workspaceId", "promptId", "isSimulated", day, engine, sample, "pageId")',
];

/** Replaces the partitioned tables with plain ones that have the same rows, as they were before. */
export async function replacePartitions(database: Database): Promise<void> {
  for (const table of PARTITIONED_TABLES) {
    const [partitioned, plain] = [quoteName(table), quoteName(`${table}_plain`)];
    await database.query`CREATE TABLE ${plain} (LIKE ${partitioned} INCLUDING DEFAULTS, ${rawSql(KEYS[table].join())})`;
    await database.query`INSERT INTO ${plain} SELECT * FROM ${partitioned}`;
    await database.query`DROP TABLE ${partitioned} CASCADE`;
    await database.query`ALTER TABLE ${plain} RENAME TO ${partitioned}`;
  }
  for (const index of INDEXES) await database.query`${rawSql(index)}`;
}

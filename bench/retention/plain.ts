import type { Database } from '../../src/storage/postgres/database.ts';
import { execute, PARTITIONED_TABLES } from '../../src/storage/postgres/partitions/list.ts';

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
    await execute(
      database,
      `CREATE TABLE "${table}_plain" (LIKE "${table}" INCLUDING DEFAULTS, ${KEYS[table].join()})`,
    );
    await execute(database, `INSERT INTO "${table}_plain" SELECT * FROM "${table}"`);
    await execute(database, `DROP TABLE "${table}" CASCADE`);
    await execute(database, `ALTER TABLE "${table}_plain" RENAME TO "${table}"`);
  }
  for (const index of INDEXES) await execute(database, index);
}

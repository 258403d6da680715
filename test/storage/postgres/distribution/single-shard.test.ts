import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { DISTRIBUTED_TABLES } from '../../../../src/storage/postgres/distribution/distributed-tables.ts';
import { migrate } from '../../../../src/storage/postgres/migrations.ts';
import { startTestApp } from '../../../support/app.ts';
import { createTestDatabase, execute, type TestDatabase } from '../../../support/database.ts';
import { DRIVE_DAY, driveEverything } from '../../../support/drive.ts';

const isCluster = inject('postgres').workers.length > 0;
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test.runIf(isCluster)(
  'more than 99 % of the executions on distributed tables use a single shard',
  async () => {
    const name = new URL(database.url).pathname.slice(1);
    await execute(database.url, `ALTER DATABASE ${name} SET citus.enable_stat_counters = on`);
    const server = await startTestApp({
      databaseUrl: database.url,
      now: () => new Date(`${DRIVE_DAY}T12:00:00Z`),
    });
    expect(await driveEverything(server)).toEqual([]);
    await server.close();
    const [counters] = await execute<{ single: number; multi: number }>(
      database.url,
      `SELECT query_execution_single_shard::int AS single, query_execution_multi_shard::int AS multi
       FROM citus_stat_counters WHERE name = current_database()`,
    );
    const { single = 0, multi = 0 } = counters ?? {};
    expect(single).toBeGreaterThan(1_000);
    expect(single / (single + multi)).toBeGreaterThan(0.99);
  },
  600_000,
);

test.runIf(isCluster)('all growing tables are distributed together, and a second run changes nothing', async () => {
  const list = `SELECT p.logicalrelid::regclass::text AS name, p.colocationid AS colocation FROM pg_dist_partition p
    JOIN pg_class c ON c.oid = p.logicalrelid WHERE NOT c.relispartition ORDER BY 1`;
  const tables = await execute<{ name: string; colocation: number }>(database.url, list);
  expect(tables.map(({ name }) => name.replaceAll('"', '')).toSorted()).toEqual(DISTRIBUTED_TABLES.toSorted());
  expect(new Set(tables.map(({ colocation }) => colocation)).size).toBe(1);
  expect(await migrate(database.url)).toEqual([]);
  expect(await execute(database.url, list)).toEqual(tables);
});

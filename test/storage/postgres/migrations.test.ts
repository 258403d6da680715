import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { schemaSql } from '../../../scripts/schema-sql.ts';
import { migrate } from '../../../src/storage/postgres/migrations.ts';
import { createTestDatabase, execute, type TestDatabase } from '../../support/database.ts';

const databases: TestDatabase[] = [];

async function emptyDatabase(): Promise<string> {
  const database = await createTestDatabase('empty');
  databases.push(database);
  return database.url;
}

afterEach(async () => {
  for (const database of databases.splice(0)) await database.drop();
});

/** Tables, columns, indexes and constraints, as PostgreSQL describes them. */
async function describeTables(url: string): Promise<string[]> {
  const rows = await execute<{ line: string }>(
    url,
    `SELECT concat_ws(' ', table_name, column_name, data_type, datetime_precision, is_nullable, column_default) AS line
       FROM information_schema.columns WHERE table_schema = 'public' AND table_name NOT LIKE '\\_%'
     UNION ALL SELECT replace(indexdef, ' ON ONLY ', ' ON ') FROM pg_indexes WHERE schemaname = 'public' AND tablename NOT LIKE '\\_%'
     UNION ALL SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) FROM pg_constraint
       WHERE connamespace = 'public'::regnamespace AND conrelid::regclass::text NOT LIKE '%\\_%'
     ORDER BY line`,
  );
  return rows.map((row) => row.line);
}

test('the migrations create exactly the tables that schema.prisma describes', async () => {
  const [migrated, described] = [await emptyDatabase(), await emptyDatabase()];
  await migrate(migrated);
  await execute(described, await schemaSql(described, await readFile('prisma/schema.prisma', 'utf8')));
  const tables = await describeTables(described);
  expect(tables.length).toBeGreaterThan(40);
  expect(await describeTables(migrated)).toEqual(tables);
});

test('ten processes that start at the same time apply each migration once', async () => {
  const url = await emptyDatabase();
  const applied = (await Promise.all(Array.from({ length: 10 }, () => migrate(url)))).flat();
  expect(applied.length).toBeGreaterThan(0);
  expect(new Set(applied).size).toBe(applied.length);
  const rows = await execute(url, 'SELECT migration_name FROM _prisma_migrations');
  expect(rows).toHaveLength(applied.length);
  expect(await migrate(url)).toEqual([]);
});

test('a migration that was modified after it was applied is reported and not run', async () => {
  const url = await emptyDatabase();
  await migrate(url);
  await execute(url, "UPDATE _prisma_migrations SET checksum = 'another'");
  await expect(migrate(url)).rejects.toThrow('was modified after');
});

test.each([
  ['after all others', '99990101000000_future'],
  ['between the others', '20261116000000_between'],
])('a database with an unknown migration that sorts %s is refused and left as it is', async (_, name) => {
  const url = await emptyDatabase();
  await migrate(url);
  await execute(
    url,
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('x', 'y', '${name}', now())`,
  );
  const before = await describeTables(url);
  await expect(migrate(url)).rejects.toThrow(`newer version of Sightline, which applied ${name}`);
  expect(await describeTables(url)).toEqual(before);
});

test('a lock that another program holds is reported with the program and what to do', async () => {
  const url = await emptyDatabase();
  const other = new pg.Client({ connectionString: url, application_name: 'a notebook' });
  await other.connect();
  const { rows } = await other.query('SELECT pg_backend_pid() AS pid, pg_advisory_lock(72707369)');
  try {
    await expect(migrate(url, { lockWaitMs: 0 })).rejects.toThrow(
      `Waited 0 s for the lock of migrations, which "a notebook" holds (role postgres, process ${rows[0].pid} of PostgreSQL, ` +
        'connected from 127.0.0.1). If it applies migrations, start again when it has finished. ' +
        `Otherwise, end it: SELECT pg_terminate_backend(${rows[0].pid});`,
    );
  } finally {
    await other.end();
  }
});

import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate, readMigrationNames } from '../../../src/storage/postgres/migrations.ts';
import { createTestDatabase, execute, type TestDatabase } from '../../support/database.ts';
import { loadDump } from '../../support/fixture.ts';

const VERSION = '0.1.0';
/** A read that waits longer than this for a migration fails. */
const PATIENCE = '20s';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase('empty');
  await loadDump(database.url, VERSION);
});
afterAll(() => database.drop());

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`SET lock_timeout = '${PATIENCE}'`);
  return client;
}

/** The columns of the release, which its processes read by name until they are replaced. */
async function listReads(): Promise<string[]> {
  const rows = await execute<{ read: string }>(
    database.url,
    `SELECT format('SELECT %s FROM %I LIMIT 100', string_agg(quote_ident(column_name), ', '), table_name) AS read
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> '_prisma_migrations' GROUP BY table_name`,
  );
  return rows.map(({ read }) => read);
}

describe(`the upgrade of a database of ${VERSION}`, () => {
  test('succeeds while processes of the release read every table, and while several processes upgrade it', async () => {
    const reads = await listReads();
    expect(reads.length).toBeGreaterThan(20);
    let isUpgraded = false;
    const counts = [0, 0, 0];
    async function readOn(reader: number): Promise<void> {
      const client = await connect();
      // Each reader sees every table at least once after the upgrade as well.
      for (let after = 0; after < reads.length; counts[reader] = (counts[reader] ?? 0) + 1) {
        await client.query(reads[(counts[reader] ?? 0) % reads.length] ?? '');
        if (isUpgraded) after++;
      }
      await client.end();
    }
    const readers = counts.map((_, reader) => readOn(reader));
    while (counts.some((count) => count < reads.length)) await setImmediate();
    const applied = await Promise.all([migrate(database.url), migrate(database.url), migrate(database.url)]);
    isUpgraded = true;
    await Promise.all(readers);

    const stored = await execute<{ name: string }>(
      database.url,
      'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY 1',
    );
    expect(stored.map(({ name }) => name)).toEqual(await readMigrationNames());
    // One of them did the work; the others waited.
    expect(applied.filter((names) => names.length > 0).length).toBeLessThanOrEqual(1);
  });
});

describe('a migration of a table that a transaction has locked', () => {
  test('does not block other reads of the table, and is applied when the transaction ends', async () => {
    const empty = await createTestDatabase('empty');
    const names = await readMigrationNames();
    const adds = names.slice(1);
    await migrate(empty.url, { names: names.slice(0, 1) });
    const holder = new pg.Client({ connectionString: empty.url });
    await holder.connect();
    // A foreign key to this table is in the next migration.
    await holder.query('BEGIN; LOCK TABLE "Workspace" IN ROW EXCLUSIVE MODE');
    let isMigrated = false;
    const migrated = migrate(empty.url, { names: adds }).finally(() => {
      isMigrated = true;
    });
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
                     AND application_name = 'sightline migrations'`;
    while ((await execute(empty.url, waiting)).length === 0) await setImmediate();
    // These queue behind the waiting migration, and would fail if it waited as long as the transaction lasts.
    for (let i = 0; i < 3; i++) await execute(empty.url, 'SELECT * FROM "Workspace"');
    expect(isMigrated).toBe(false);
    await holder.query('COMMIT');
    await holder.end();
    expect(await migrated).toEqual(adds);
    await empty.drop();
  });
});

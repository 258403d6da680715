import type pg from 'pg';
import { IncompleteRestoreError } from '../../../domain/backups/failures.ts';
import { createClient } from '../connections.ts';
import { copyIn } from '../copy/write.ts';
import type { Database } from '../database.ts';
import { joinSql, rawSql } from '../fragments.ts';
import { migrate, readMigrationNames } from '../migrations.ts';
import { createQuery } from '../sql.ts';
import { inTransaction } from '../transactions.ts';
import { type BackupHeader, type BackupTrailer, JOBS, type TableHeader } from './format.ts';
import { readBackup } from './read.ts';
import { isEmpty } from './tables.ts';

export interface RestoreOptions {
  /** Opens the lines of the backup. They are read twice: to check them, and to load them. */
  open: () => AsyncIterable<Buffer>;
  /** Creates the tables of the job queue. */
  createQueue: () => Promise<void>;
}

/** Loads a backup into an empty database, and migrates it to this version. A damaged backup changes nothing. */
export async function restoreBackup(url: string, { open, createQueue }: RestoreOptions): Promise<BackupTrailer> {
  const client = createClient(url, { application_name: 'sightline restore' });
  await client.connect();
  try {
    if (!(await isEmpty({ query: createQuery(client) })))
      throw new Error('the database is not empty. Restore it into a new database');
    const { header } = await check(open());
    return await load(client, url, { header, open, createQueue }).catch((cause: unknown) => {
      throw new IncompleteRestoreError('The backup was not loaded completely', { cause });
    });
  } finally {
    await client.end();
  }
}

async function load(
  client: pg.Client,
  url: string,
  { header, open, createQueue }: RestoreOptions & { header: BackupHeader },
): Promise<BackupTrailer> {
  await migrate(url, { names: header.migrations });
  const loaded = await loadTables(client, open());
  await migrate(url);
  await createQueue();
  if (loaded.jobs) await moveJobs({ query: createQuery(client) }, loaded.jobs);
  return loaded.trailer;
}

async function check(lines: AsyncIterable<Buffer>): Promise<{ header: BackupHeader }> {
  let header: BackupHeader | undefined;
  await readBackup(lines, {
    async onHeader(read) {
      header = read;
      const known = new Set(await readMigrationNames());
      if (!read.migrations.every((name) => known.has(name))) {
        throw new Error(`it was created by version ${read.version}, which is newer than this one`);
      }
    },
    async onTable(_, rows) {
      for await (const _part of rows);
    },
  });
  if (!header) throw new Error('it has no header');
  return { header };
}

/** All tables or none. Jobs wait in a temporary table until the queue exists. */
async function loadTables(
  client: pg.Client,
  lines: AsyncIterable<Buffer>,
): Promise<{ trailer: BackupTrailer; jobs: TableHeader | null }> {
  const query = createQuery(client);
  let jobs: TableHeader | null = null;
  async function onTable(table: TableHeader, rows: AsyncIterable<Buffer>): Promise<void> {
    const columns = table.columns.join(', ');
    if (table.table !== JOBS) return copyIn(client, `${table.table} (${columns})`, rows);
    jobs = table;
    const typed = table.columns.map((name) => rawSql(`${name} text`));
    await query`CREATE TEMP TABLE restored_jobs (${joinSql(typed)})`;
    await copyIn(client, `restored_jobs (${columns})`, rows);
  }
  const trailer = await inTransaction(client, () => readBackup(lines, { onTable }));
  return { trailer, jobs };
}

/** The queue may be of a later version than in the backup: columns and queues that no longer exist are omitted. */
async function moveJobs({ query }: Pick<Database, 'query'>, { columns }: TableHeader): Promise<void> {
  const rows = await query<{ name: string; type: string }>`
    SELECT format('%I', attname) AS name, format_type(atttypid, atttypmod) AS type FROM pg_attribute
    WHERE attrelid = ${JOBS}::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`;
  const kept = rows.filter(({ name }) => columns.includes(name));
  const names = joinSql(kept.map(({ name }) => rawSql(name)));
  const values = joinSql(kept.map(({ name, type }) => rawSql(`${name}::${type}`)));
  await query`
    INSERT INTO ${rawSql(JOBS)} (${names}) SELECT ${values} FROM restored_jobs WHERE name IN (SELECT name FROM pgboss.queue)`;
}

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type pg from 'pg';
import { VERSION } from '../../../domain/version.ts';
import { createClient } from '../connections.ts';
import { readCopyMessages } from '../copy/read.ts';
import type { Database } from '../database.ts';
import { createQuery } from '../sql.ts';
import { inTransaction, SNAPSHOT } from '../transactions.ts';
import { type BackupHeader, type BackupTrailer, END_OF_TABLE, JOBS, type TableHeader } from './format.ts';
import { listTables, type Table } from './tables.ts';

export interface WriteOptions {
  now: Date;
  onProgress?: (progress: { done: number; total: number }) => void;
}

/** Rows between two reports of progress. */
const REPORT_ROWS = 1_000;

/** Writes all rows as of one moment, while the server runs. `out` receives the lines uncompressed. */
export async function writeBackup(url: string, out: Writable, options: WriteOptions): Promise<BackupTrailer> {
  const client = createClient(url, { application_name: 'sightline backup' });
  await client.connect();
  try {
    return await inTransaction(client, () => writeSnapshot(client, out, options), SNAPSHOT);
  } finally {
    await client.end();
  }
}

async function writeSnapshot(
  client: pg.Client,
  out: Writable,
  { now, onProgress }: WriteOptions,
): Promise<BackupTrailer> {
  const sha256 = createHash('sha256');
  const write = (data: Buffer) => {
    sha256.update(data);
    return out.write(data);
  };
  const writeLine = (value: BackupHeader | TableHeader) => write(Buffer.from(`${JSON.stringify(value)}\n`));
  let draining: Promise<void> | null = null;
  async function waitForDrain(): Promise<void> {
    await once(out, 'drain');
    draining = null;
  }
  const drain = () => (draining ??= waitForDrain());

  const database = { query: createQuery(client) };
  const tables = [...(await listTables(database, 'public')), ...(await findJobs(database))];
  const total = tables.reduce((sum, { rows }) => sum + rows, 0);
  const migrations = await listMigrations(database);
  const createdDate = now.toISOString();
  writeLine({ format: 'sightline-backup', formatVersion: 1, version: VERSION, createdDate, migrations });
  const rows: Record<string, number> = {};
  let done = 0;
  for (const { name, columns } of tables) {
    writeLine({ table: name, columns });
    const filter = name === JOBS ? " WHERE state < 'completed'" : '';
    const before = done;
    await readCopyMessages(client, `COPY (SELECT ${columns.join(', ')} FROM ${name}${filter}) TO STDOUT`, (row) => {
      if (++done % REPORT_ROWS === 0) onProgress?.({ done, total: Math.max(done, total) });
      return write(Buffer.from(row)) ? null : drain();
    });
    rows[name] = done - before;
    write(END_OF_TABLE);
    if (out.writableNeedDrain) await drain();
  }
  const trailer = { rows, sha256: sha256.digest('hex') };
  out.end(`${JSON.stringify(trailer)}\n`);
  return trailer;
}

/** The queue exists only after the first start of a server. */
async function findJobs(database: Pick<Database, 'query'>): Promise<Table[]> {
  return (await listTables(database, 'pgboss')).filter(({ name }) => name === JOBS);
}

async function listMigrations({ query }: Pick<Database, 'query'>): Promise<string[]> {
  const rows = await query<{ name: string }>`
    SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY 1`;
  return rows.map(({ name }) => name);
}

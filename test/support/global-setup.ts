import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openQueue } from '../../src/jobs/queue.ts';
import { createLog } from '../../src/log.ts';
import { connectionOf } from '../../src/storage/postgres/connections.ts';
import { attachEmbeddedPostgres } from '../../src/storage/postgres/embedded/attach.ts';
import { migrate } from '../../src/storage/postgres/migrations.ts';
import { execute, urlOfDatabase } from './database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A real PostgreSQL, or the nodes of a Citus cluster. `templates` are databases: with every table, and empty. */
    postgres: { coordinator: string; workers: string[]; templates: { template: string; empty: string } };
  }
}

let stop: () => Promise<void>;

/** One PostgreSQL for the whole run; each test file clones the template, which is fast. */
export async function setup(project: TestProject): Promise<void> {
  const dataDir = await mkdtemp(join(await findFolder(), 'sightline-test-'));
  // Fewer buffers are searched faster when a database is created or dropped.
  const speed = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', shared_buffers: '32MB' };
  // Connections that do not work in UTC would write and read other times.
  const settings = { ...speed, max_connections: '300', timezone: 'Asia/Kolkata' };
  const postgres = await attachEmbeddedPostgres({ dataDir, settings });
  stop = async () => {
    await postgres.release();
    await rm(dataDir, { recursive: true, force: true });
  };

  await hashPasswordOnce(postgres.url);
  await execute(postgres.url, 'CREATE DATABASE template');
  await createTables(urlOfDatabase(postgres.url, 'template'));
  const templates = { template: 'template', empty: 'template0' };
  project.provide('postgres', { coordinator: postgres.url, workers: [], templates });
}

/** The usual 4,096 rounds take a client 2 ms for each connection, and tests open thousands of them. */
async function hashPasswordOnce(url: string): Promise<void> {
  const { username, password } = new URL(url);
  await execute(url, `SET scram_iterations = 1; ALTER ROLE "${username}" PASSWORD '${decodeURIComponent(password)}'`);
}

/** A file system in memory. */
const MEMORY = '/dev/shm';
/** Several times as much as the databases of a run take. */
const LEAST_FREE_BYTES = 4 * 1024 ** 3;

/** A clone consists of hundreds of files, and creating them takes up to ten times as long on a disk as in memory. */
async function findFolder(): Promise<string> {
  const free = await statfs(MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return free >= LEAST_FREE_BYTES ? MEMORY : tmpdir();
}

/** Creates the tables of the application and of the queue. */
export async function createTables(url: string): Promise<void> {
  await migrate(url);
  const queue = await openQueue({ connection: connectionOf(url), log: createLog('warn'), works: false });
  await queue.close();
}

export async function teardown(): Promise<void> {
  await stop();
}

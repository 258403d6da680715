import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { Failure } from '../../../domain/shared/failures.ts';
import { ensureDataDirectory, explainFileErrors } from '../../data-directory/ensure.ts';
import { createClient } from '../connections.ts';
import type { Database } from '../database.ts';
import { rawSql } from '../fragments.ts';
import { createQuery } from '../sql.ts';
import { ensureCluster, removeScratch, SUPERUSER } from './cluster.ts';
import { findPostmaster, freePort, type StartedServer, startServer, stopServer } from './server.ts';

/**
 * A PostgreSQL server in `dataDir`, shared by all Sightline processes on the machine. The first process starts it, each
 * process holds a shared advisory lock while it uses the server, and the last process stops it.
 */
export interface EmbeddedPostgres {
  url: string;
  release: () => Promise<void>;
}

export interface EmbeddedPostgresOptions {
  dataDir: string;
  /** The port, unless another process already runs the server. Null for a free port. */
  port?: number | null;
  /** Server settings, such as `fsync: 'off'` in tests. */
  settings?: Record<string, string>;
  onLost?: (error: unknown) => void;
  /** Called at the beginning of each step that can take seconds. */
  onStep?: ((step: string) => void) | undefined;
}

interface Files {
  directory: string;
  logFile: string;
  password: string;
  settings: Record<string, string>;
}

/** The registration of this process as a user of the server. `lost` resolves when its connection ends. */
interface Membership {
  client: pg.Client;
  port: number;
  lost: Promise<unknown>;
}

const DATABASE = 'sightline';
const USERS_LOCK = 7_415_001;
const START_MS = 60_000;

export async function attachEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  await ensureDataDirectory(options.dataDir);
  return explainFileErrors(options.dataDir, () => attach(options));
}

async function attach({
  dataDir,
  port: fixedPort = null,
  settings = {},
  onLost,
  onStep,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  // Processes may reach the same files through different links.
  const root = await realpath(dataDir);
  await removeScratch(root);
  const directory = await realpath(resolve(root, 'postgres')).catch(() => resolve(root, 'postgres'));
  if (!existsSync(directory)) onStep?.(`Creating the embedded database in ${directory}`);
  const password = await ensureCluster(directory);
  onStep?.('Starting the embedded PostgreSQL');
  const files = { directory, logFile: resolve(root, 'postgres.log'), password, settings };

  let released = false;
  let membership = joinServer(files, await choosePort(directory, fixedPort));
  const { port } = await membership;

  // If the server ends for any reason, it is restarted on the same port, so that connection pools recover.
  async function watch(): Promise<void> {
    while (!released) {
      const lost = await (await membership).lost;
      if (released) return;
      onLost?.(lost);
      membership = joinServer(files, port);
    }
  }
  watch().catch((error: unknown) => onLost?.(error));

  return {
    url: urlOf(password, port, DATABASE),
    async release() {
      released = true;
      // If the server is being restarted, waits until it is running.
      await leave((await membership).client, directory);
    },
  };
}

/** A fixed port that another program uses is reported at once. */
async function choosePort(directory: string, fixed: number | null): Promise<number> {
  if (fixed === null) return freePort();
  if (await findPostmaster(directory)) return fixed;
  return freePort(fixed).catch((cause: unknown) => {
    const message = `EMBEDDED_PORT ${fixed} cannot be used. Another program may be using it.`;
    throw Object.assign(new Failure('unavailable', message), { cause });
  });
}

/** Connects to the running server or starts it, until this process is registered as a user. */
async function joinServer(files: Files, port: number): Promise<Membership> {
  const deadline = Date.now() + START_MS;
  let started: StartedServer | undefined;
  let lastError: unknown;
  while (Date.now() < deadline) {
    const running = await findPostmaster(files.directory);
    if (running) {
      try {
        const membership = await register(files.password, running.port);
        if (membership) return membership;
      } catch (error) {
        lastError = error;
      }
    } else if (!started || started.hasExited()) {
      // A second server on the same files exits by itself, so starting one too many is harmless.
      if (started) lastError = new Error(await started.readLogEnd());
      started = await startServer(files, port);
    }
    await delay(40);
  }
  const message = `The embedded PostgreSQL did not start within ${START_MS / 1000} s. See ${files.logFile}`;
  throw Object.assign(new Failure('unavailable', message), { cause: lastError });
}

async function register(password: string, port: number): Promise<Membership | null> {
  const client = createClient(urlOf(password, port, 'postgres'), {
    application_name: 'sightline keeper',
    connectionTimeoutMillis: 5000,
  });
  const lost = new Promise<unknown>((done) => {
    // Not `once`: a server that shuts down sends an error and then closes the connection, which is another error.
    client.on('error', done);
    client.once('end', () => done(new Error('The connection was closed')));
  });
  await client.connect();
  const query = createQuery(client);
  await excludeOthers({ query });
  const [row] = await query<{ locked: boolean }>`SELECT pg_try_advisory_lock_shared(${USERS_LOCK}) AS locked`;
  if (!row?.locked) {
    // The last user is stopping the server.
    await client.end();
    return null;
  }
  await query`CREATE DATABASE ${rawSql(DATABASE)}`.catch((error: { code?: string }) => {
    if (error.code !== '42P04' && error.code !== '23505') throw error;
  });
  return { client, port, lost };
}

/**
 * Keeps roles of SQL readers out of the databases of the server itself: they could hold the lock of its users, or write there. All
 * legitimate sessions in this database are those of the superuser.
 */
async function excludeOthers({ query }: Pick<Database, 'query'>): Promise<void> {
  const rows = await query<{ name: string }>`
    SELECT datname AS name FROM pg_database
    WHERE datname IN ('postgres', 'template1') AND has_database_privilege('public', oid, 'CONNECT')`;
  for (const { name } of rows) {
    await query`REVOKE CONNECT ON DATABASE ${rawSql(name)} FROM PUBLIC`.catch((error: { code?: string }) => {
      // Another process revokes it at the same time.
      if (error.code !== 'XX000') throw error;
    });
  }
  await query`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND usename <> current_user AND backend_type = 'client backend'`;
}

async function leave(client: pg.Client, directory: string): Promise<void> {
  try {
    const [row] = await createQuery(client)<{ isLast: boolean }>`
      SELECT pg_advisory_unlock_shared(${USERS_LOCK}), pg_try_advisory_lock(${USERS_LOCK}) AS "isLast"`;
    const running = await findPostmaster(directory);
    if (row?.isLast && running) await stopServer(running.pid);
  } catch {
    // The connection and its lock are lost: the server has crashed, or another user manages it.
  } finally {
    await client.end().catch(() => {});
  }
}

function urlOf(password: string, port: number, database: string): string {
  return `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;
}

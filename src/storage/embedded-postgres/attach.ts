import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { ensureCluster, SUPERUSER } from './cluster.ts';
import { findPostmaster, freePort, type StartedServer, startServer, stopServer } from './server.ts';

/**
 * A PostgreSQL of our own below `dataDir`, shared by every Sightline process on the machine: whoever comes first starts
 * it, each holds a shared advisory lock while it uses it, and whoever leaves last stops it.
 */
export interface EmbeddedPostgres {
  url: string;
  release: () => Promise<void>;
}

export interface EmbeddedPostgresOptions {
  dataDir: string;
  /** Server settings, such as `fsync: 'off'` in tests. */
  settings?: Record<string, string>;
  onLost?: (error: unknown) => void;
}

interface Files {
  directory: string;
  logFile: string;
  password: string;
  settings: Record<string, string>;
}

/** This process as one of the server's users; `lost` settles when its connection ends. */
interface Membership {
  client: pg.Client;
  port: number;
  lost: Promise<unknown>;
}

const DATABASE = 'sightline';
const USERS_LOCK = 7_415_001;
const START_MS = 60_000;

export async function attachEmbeddedPostgres({
  dataDir,
  settings = {},
  onLost,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const directory = resolve(dataDir, 'postgres');
  await mkdir(dataDir, { recursive: true });
  const password = await ensureCluster(directory);
  const files = { directory, logFile: resolve(dataDir, 'postgres.log'), password, settings };

  let released = false;
  let membership = joinServer(files, await freePort());
  const { port } = await membership;

  // Whatever ended the server, it comes back on the same port, and the connection pools with it.
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
      // While the server is being started again there is nothing to leave yet.
      await leave(directory, (await membership).client);
    },
  };
}

/** Connects to the running server, or starts it, until this process is counted among its users. */
async function joinServer(files: Files, port: number): Promise<Membership> {
  const deadline = Date.now() + START_MS;
  let started: StartedServer | undefined;
  let fault: unknown;
  while (Date.now() < deadline) {
    const running = await findPostmaster(files.directory);
    if (running) {
      try {
        const membership = await register(files.password, running.port);
        if (membership) return membership;
      } catch (error) {
        fault = error;
      }
    } else if (!started || started.hasExited()) {
      // A second server on the same files gives up by itself, so starting one too many does no harm.
      if (started) fault = new Error(await started.lastWords());
      started = await startServer(files, port);
    }
    await delay(40);
  }
  const seconds = START_MS / 1000;
  throw new Error(`The embedded PostgreSQL did not start within ${seconds} s; see ${files.logFile}`, { cause: fault });
}

async function register(password: string, port: number): Promise<Membership | null> {
  const client = new pg.Client({
    connectionString: urlOf(password, port, 'postgres'),
    application_name: 'sightline keeper',
    connectionTimeoutMillis: 5000,
  });
  const lost = new Promise<unknown>((done) => {
    // Every time: a server that is shut down sends an error and then breaks off, which is another.
    client.on('error', done);
    client.once('end', () => done(new Error('The connection ended')));
  });
  await client.connect();
  const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock_shared($1) AS locked', [
    USERS_LOCK,
  ]);
  if (!rows[0]?.locked) {
    // The last user is just stopping it.
    await client.end();
    return null;
  }
  await client.query(`CREATE DATABASE ${DATABASE}`).catch((error: { code?: string }) => {
    if (error.code !== '42P04' && error.code !== '23505') throw error;
  });
  return { client, port, lost };
}

async function leave(directory: string, client: pg.Client): Promise<void> {
  client.on('error', () => {});
  try {
    const { rows } = await client.query<{ last: boolean }>(
      'SELECT pg_advisory_unlock_shared($1), pg_try_advisory_lock($1) AS last',
      [USERS_LOCK],
    );
    const running = await findPostmaster(directory);
    if (rows[0]?.last && running) await stopServer(running.pid);
  } catch {
    // The connection is gone, and with it our lock: the server has died, or another user looks after it.
  } finally {
    await client.end().catch(() => {});
  }
}

function urlOf(password: string, port: number, database: string): string {
  return `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;
}

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ensureCluster } from '../../src/storage/postgres/embedded/cluster.ts';
import {
  findPostmaster,
  freePort,
  isAlive,
  startServer,
  stopServer,
} from '../../src/storage/postgres/embedded/server.ts';
import { execute } from './database.ts';

export interface OwnPostgres {
  url: string;
  /** The log of the server. */
  logFile: string;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  isRunning: () => Promise<boolean>;
  /** Ends it as a crash does: connections break, and it recovers at the next start. */
  crash: () => Promise<void>;
  /** Ends it without any warning. */
  kill: () => Promise<void>;
  /** Stops every process of the server with SIGSTOP: connections stay open and nothing responds. */
  freeze: () => Promise<void>;
  thaw: () => Promise<void>;
  remove: () => Promise<void>;
}

/** A PostgreSQL that a test can stop and start, always on the same port. */
export async function createOwnPostgres(
  parent = tmpdir(),
  settings: Record<string, string> = {},
): Promise<OwnPostgres> {
  const dataDir = await mkdtemp(join(parent, 'sightline-postgres-'));
  const directory = join(dataDir, 'postgres');
  const logFile = join(dataDir, 'log');
  const password = await ensureCluster(directory);
  const port = await freePort();
  const url = `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`;

  async function start() {
    await startServer({ directory, logFile, settings: { fsync: 'off', ...settings } }, port);
    while (!(await execute(url, 'SELECT 1').catch(() => null))) await delay(20);
  }
  async function stop() {
    const running = await findPostmaster(directory);
    if (running) await stopServer(running.pid);
  }
  async function isRunning() {
    return (await findPostmaster(directory)) !== null;
  }
  async function crash() {
    const running = await findPostmaster(directory);
    if (!running) return;
    process.kill(running.pid, 'SIGQUIT');
    while (await findPostmaster(directory)) await delay(20);
  }
  async function kill() {
    const { pid } = (await findPostmaster(directory)) ?? { pid: 0 };
    if (pid === 0) return;
    const children = await listChildren(pid);
    process.kill(pid, 'SIGKILL');
    // The others notice it, and a new server must not start before they have ended.
    for (const each of [pid, ...children]) while (isAlive(each)) await delay(20);
  }
  const frozen: number[] = [];
  async function freeze() {
    const { pid } = (await findPostmaster(directory)) ?? { pid: 0 };
    frozen.push(pid, ...(await listChildren(pid)));
    for (const each of frozen) process.kill(each, 'SIGSTOP');
  }
  async function thaw() {
    for (const each of frozen.splice(0)) process.kill(each, 'SIGCONT');
  }
  async function remove() {
    await thaw();
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  await start();
  return { url, logFile, start, stop, isRunning, crash, kill, freeze, thaw, remove };
}

async function listChildren(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number);
}

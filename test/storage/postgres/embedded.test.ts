import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { attachEmbeddedPostgres, type EmbeddedPostgres } from '../../../src/storage/postgres/embedded/attach.ts';
import { findPostmaster, freePort } from '../../../src/storage/postgres/embedded/server.ts';
import { execute, urlOfDatabase } from '../../support/database.ts';

let dataDir: string;
const attached: EmbeddedPostgres[] = [];

async function attach(onLost?: (error: unknown) => void): Promise<EmbeddedPostgres> {
  const postgres = await attachEmbeddedPostgres({ dataDir, settings: { fsync: 'off' }, ...(onLost && { onLost }) });
  attached.push(postgres);
  return postgres;
}

async function release(postgres: EmbeddedPostgres): Promise<void> {
  attached.splice(attached.indexOf(postgres), 1);
  await postgres.release();
}

const postmaster = () => findPostmaster(join(dataDir, 'postgres'));

/** The folder of a database that was created and stopped. Creating one takes seconds. */
let createdDir: string;

beforeAll(async () => {
  createdDir = await mkdtemp(join(tmpdir(), 'sightline-embedded-'));
  await (await attachEmbeddedPostgres({ dataDir: createdDir, settings: { fsync: 'off' } })).release();
});
afterAll(() => rm(createdDir, { recursive: true, force: true }));

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sightline-embedded-'));
  await cp(createdDir, dataDir, { recursive: true });
});
afterEach(async () => {
  while (attached[0]) await release(attached[0]);
  await rm(dataDir, { recursive: true, force: true });
});

test('the last user stops it, and it keeps its data', async () => {
  const first = await attach();
  const second = await attach();
  expect(second.url).toBe(first.url);
  await execute(first.url, 'CREATE TABLE kept AS SELECT 1 AS one');
  await release(first);
  expect(await execute(second.url, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
  await release(second);
  expect(await postmaster()).toBeNull();

  const third = await attach();
  expect(await execute(third.url, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
});

test('concurrent starts on an empty folder share one server', async () => {
  await rm(dataDir, { recursive: true });
  const all = await Promise.all([attach(), attach(), attach(), attach()]);
  expect(new Set(all.map((postgres) => postgres.url)).size).toBe(1);
});

test('other users cannot read its files or connect without the password', async () => {
  expect((await stat(join(createdDir, 'postgres'))).mode & 0o077).toBe(0);
  expect((await stat(join(createdDir, 'postgres', 'sightline.password'))).mode & 0o077).toBe(0);
  const { url } = await attach();
  const guess = new URL(url);
  guess.password = 'guess';
  await expect(execute(guess.href, 'SELECT 1')).rejects.toThrow('password');
});

test('other roles can neither enter its maintenance database nor keep processes from using it', async () => {
  const first = await attach();
  await execute(first.url, `CREATE ROLE reader LOGIN PASSWORD 'secret'`);
  // As earlier versions left it.
  await execute(first.url, 'GRANT CONNECT ON DATABASE postgres TO PUBLIC');
  const address = new URL(urlOfDatabase(first.url, 'postgres'));
  address.username = 'reader';
  address.password = 'secret';
  const reader = new pg.Client({ connectionString: address.href });
  reader.on('error', () => {});
  await reader.connect();
  // The lock that each process shares. While another session waits for it, no process gets it.
  const locked = reader.query('SELECT pg_advisory_lock(7415001)').catch((error: Error) => error.message);
  await vi.waitUntil(async () => (await execute(first.url, 'SELECT FROM pg_locks WHERE NOT granted')).length === 1);

  const second = await attach();
  expect(await locked).toBe('terminating connection due to administrator command');
  expect(second.url).toBe(first.url);
  await expect(execute(address.href, 'SELECT 1')).rejects.toThrow('permission denied for database "postgres"');
  await expect(execute(urlOfDatabase(address.href, 'template1'), 'SELECT 1')).rejects.toThrow('permission denied');
});

test.for(['SIGQUIT', 'SIGINT'] as const)(
  'a server killed by %s restarts automatically on the same port',
  async (signal) => {
    const onLost = vi.fn<(error: unknown) => void>();
    const { url } = await attach(onLost);
    const before = await postmaster();
    process.kill(before?.pid ?? 0, signal);
    while ((await postmaster())?.pid === before?.pid) await delay(10);
    await vi.waitFor(() => execute(url, 'SELECT 1'), { timeout: 150_000, interval: 50 });
    expect(onLost).toHaveBeenCalled();
  },
);

test('a stale lock file whose process id belongs to another process does not prevent a start', async () => {
  await release(await attach());
  // The test's process is alive, but it is not PostgreSQL.
  await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), `${process.pid}\n${dataDir}\n0\n5432\n\n127.0.0.1\n`);
  const { url } = await attach();
  expect(await execute(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('processes that reach the folder through a link share the server and keep its lock file', async () => {
  const real = dataDir;
  const first = await attach();
  const link = join(tmpdir(), `sightline-link-${process.pid}`);
  await symlink(real, link);
  try {
    dataDir = link;
    const running = await findPostmaster(join(real, 'postgres'));
    expect(running).not.toBeNull();
    expect(await postmaster()).toEqual(running);
    const second = await attach();
    expect(second.url).toBe(first.url);
    await release(second);
    expect(await findPostmaster(join(real, 'postgres'))).toEqual(running);
    expect(await execute(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await release(first);
    expect(await execute((await attach()).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    while (attached[0]) await release(attached[0]);
  } finally {
    dataDir = real;
    await rm(link);
  }
});

test('what a killed process left behind is removed at the next start, and nothing else', async () => {
  const [old, recent] = [join(dataDir, 'postgres-init-old'), join(dataDir, 'postgres-init-new')];
  for (const folder of [old, recent]) await mkdir(folder);
  const yesterday = new Date(Date.now() - 24 * 3_600_000);
  await utimes(old, yesterday, yesterday);
  await attach();
  await expect(stat(old)).rejects.toThrow('ENOENT');
  expect((await stat(recent)).isDirectory()).toBe(true);
});

test('a fixed port is used, kept after a restart, and reported if another program uses it', async () => {
  const port = await freePort();
  const settings = { fsync: 'off' };
  const first = await attachEmbeddedPostgres({ dataDir, port, settings });
  expect(new URL(first.url).port).toBe(String(port));
  await first.release();
  const blocker = createServer().listen(port, '127.0.0.1');
  await once(blocker, 'listening');
  await expect(attachEmbeddedPostgres({ dataDir, port, settings })).rejects.toThrow(`EMBEDDED_PORT ${port}`);
  blocker.close();
  await once(blocker, 'close');
  const second = await attachEmbeddedPostgres({ dataDir, port, settings });
  attached.push(second);
  expect(second.url).toBe(first.url);
});

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { findPostmaster } from '../src/storage/postgres/embedded/server.ts';
import { startTestApp } from './support/app.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import { guardedEnv } from './support/guarded-env.ts';
import { createRequest, type Send } from './support/request.ts';
import { type ServerProcess, startServerProcess } from './support/server-process.ts';

const run = promisify(execFile);
let dataDir: string;
const running: ServerProcess[] = [];

async function start(env: Record<string, string> = {}, command?: [string, ...string[]]): Promise<ServerProcess> {
  const server = await startServerProcess({ DATA_DIR: dataDir, ...env }, command);
  running.push(server);
  return server;
}

async function stopAll(): Promise<void> {
  for (const server of running.splice(0)) await server.stop();
}

const postmaster = () => findPostmaster(join(dataDir, 'postgres'));

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sightline-main-'));
});
afterEach(stopAll);
afterAll(async () => {
  await stopAll();
  await rm(dataDir, { recursive: true, force: true });
});

/** Starting a process and a database takes seconds, so one folder has one history, and each test checks a part of it. */
describe('npm start with the embedded database', () => {
  let first: Awaited<ReturnType<typeof runFirst>>;
  let second: Awaited<ReturnType<typeof runWithNpm>>;
  let third: Awaited<ReturnType<typeof runUntilKilled>>;
  let fourth: Awaited<ReturnType<typeof runAfterKill>>;

  beforeAll(async () => {
    first = await runFirst();
    second = await runWithNpm(first.tagsPath);
    third = await runUntilKilled(first.tagsPath);
    fourth = await runAfterKill(first.tagsPath);
  });

  test('ends with a banner whose curl command, pasted, lists the workspaces', () => {
    const { baseUrl, demoKey, output, command, pasted } = first;
    expect(output).toContain(`Open  ${baseUrl}/#key=${demoKey}\n`);
    expect(output).toContain(`Docs  ${baseUrl}/v1/docs\n`);
    // oxlint-disable-next-line no-control-regex -- colors consist of control characters
    expect(output).not.toMatch(/\u001b/);
    expect(JSON.parse(pasted).items).toMatchObject([{ name: 'Demo' }]);
    expect(command).toContain(demoKey);
  });

  test('SIGINT stops it cleanly, and the second start has all data and the same demo key, readable by its owner only', () => {
    expect(first.keyFileMode).toBe(0o600);
    expect(first.postmaster).not.toBeNull();
    expect(first.exitCode).toBe(0);
    expect(first.postmasterLeft).toBeNull();
    expect(second.demoKey).toBe(first.demoKey);
    expect(second.workspaces).toHaveLength(1);
    expect(second.tags).toContainEqual(expect.objectContaining({ name: 'Kept' }));
  });

  test('requests in progress are completed before it stops', () => {
    expect(first.slowReply).toContain('201 Created');
    expect(first.inFlight.status).toBe(201);
    expect(second.tags.map(({ name }) => name)).toEqual(expect.arrayContaining(['Kept', 'Slow']));
  });

  test('SIGTERM sent to npm, as a supervisor does, also stops it cleanly', async () => {
    expect(second.postmasterLeft).toBeNull();
    await expect(fetch(`${second.baseUrl}/v1/health`)).rejects.toThrow('fetch failed');
  });

  test('kill -9 while it writes: the next start is clean and nothing acknowledged is lost', () => {
    expect(third.acknowledged.length).toBeGreaterThan(30);
    expect(third.acknowledged.filter((id) => !fourth.listed.has(id))).toEqual([]);
    expect(fourth.exitCode).toBe(0);
    expect(fourth.postmasterLeft).toBeNull();
  });

  test('Ctrl-C while PostgreSQL is being started leaves no process behind', async () => {
    const log = join(dataDir, 'postgres.log');
    await rm(log);
    const env = { ...process.env, ...guardedEnv, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' };
    const child = spawn(process.execPath, ['src/main.ts'], { env, stdio: 'ignore' });
    await vi.waitFor(() => stat(log), { timeout: 150_000, interval: 5 });
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(await postmaster()).toBeNull();
  });
});

describe('npm start with DATABASE_URL', () => {
  let database: TestDatabase;
  let tenServers: Awaited<ReturnType<typeof runTenServers>>;

  beforeAll(async () => {
    database = await createTestDatabase('empty');
    tenServers = await runTenServers(database.url);
  });
  afterAll(() => database.drop());

  test('API and worker run as separate processes on one database, and ten servers start at the same time on an empty one', () => {
    const { healths, workerLog, workerExit } = tenServers;
    expect(healths).toHaveLength(9);
    for (const health of healths) expect(health).toMatchObject({ status: 'ok', queue: 'enqueueing' });
    expect(workerLog).toContain('"started"');
    // Tests have no network: a new server logs in one line that it could not fetch the lists.
    expect(workerLog).toContain('could not fetch lists');
    expect(workerLog.match(/crawler addresses/g)).toHaveLength(1);
    expect(workerExit).toEqual([0, null]);
  });

  test('creates no demo workspace unless DEMO=true', async () => {
    expect(tenServers.demoKey).toBeUndefined();
    const demo = await start({ DATABASE_URL: database.url, DATA_DIR: join(dataDir, 'demo'), DEMO: 'true' });
    expect(demo.demoKey).toMatch(/^sl_live_/);
  });
});

test('all invalid settings are listed together, and nothing starts', async () => {
  const unused = join(dataDir, 'unused');
  const failing = startServerProcess({ DATA_DIR: unused, PORT: 'x', ROLE: 'api', LOG_LEVEL: 'loud' });
  await expect(failing).rejects.toThrow(
    /PORT must be a whole number.*\n.*ROLE=api requires DATABASE_URL|ROLE=api requires DATABASE_URL[^]*PORT must be/,
  );
  await expect(stat(unused)).rejects.toThrow('ENOENT');
});

/** A start in an empty folder, which creates the database. SIGINT arrives during two requests. */
async function runFirst() {
  const server = await start();
  const { output, baseUrl, demoKey } = server;
  const command = output.split('\n').findLast((line) => line.startsWith('curl '));
  const { stdout: pasted } = await run('sh', ['-c', command ?? 'false']);
  const send = createRequest(baseUrl, demoKey ?? null);
  const [workspace] = (await send('GET', '/v1/workspaces')).body.items;
  const tagsPath = `/v1/workspaces/${workspace.id}/tags`;
  await send('POST', tagsPath, { body: { name: 'Kept', color: 'red' } });
  const { mode } = await stat(join(dataDir, 'demo-key'));
  const started = await postmaster();

  const prompts = Array.from({ length: 500 }, (_, i) => `Prompt ${i}`);
  const inFlight = send('POST', `/v1/workspaces/${workspace.id}/prompts`, { body: { prompts, country: 'us' } });
  // A second request is in the middle of its body when the signal arrives.
  const slow = await openSlowRequest(server, tagsPath, '{"name":"Slow",');
  server.child.kill('SIGINT');
  await vi.waitFor(() => expect(send('GET', '/v1/health')).rejects.toThrow('fetch failed'), { timeout: 150_000 });
  const slowReply = await slow.finish('"color":"red"}');
  await once(server.child, 'exit');
  return {
    output,
    baseUrl,
    demoKey,
    command,
    pasted,
    tagsPath,
    keyFileMode: mode & 0o777,
    postmaster: started,
    slowReply,
    inFlight: await inFlight,
    exitCode: server.child.exitCode,
    postmasterLeft: await postmaster(),
  };
}

/** SIGTERM is sent to npm. */
async function runWithNpm(tagsPath: string) {
  const server = await start({}, ['npm', 'start']);
  const { baseUrl, demoKey } = server;
  const send = createRequest(baseUrl, demoKey ?? null);
  const workspaces: unknown[] = (await send('GET', '/v1/workspaces')).body.items;
  const tags = await listTags(send, tagsPath);
  await server.stop('SIGTERM');
  // npm may exit before the server.
  await vi.waitFor(async () => expect(await postmaster()).toBeNull(), { timeout: 150_000 });
  return { baseUrl, demoKey, workspaces, tags, postmasterLeft: await postmaster() };
}

async function runUntilKilled(tagsPath: string) {
  const server = await start();
  const send = createRequest(server.baseUrl, server.demoKey ?? null);
  const acknowledged: string[] = [];
  const senders = Array.from({ length: 6 }, async (_, sender) => {
    for (let i = 0; ; i++) {
      const body = { name: `Tag ${sender} ${i}`, color: 'red' };
      const reply = await send('POST', tagsPath, { body }).catch(() => null);
      if (!reply) return;
      if (reply.status === 201) acknowledged.push(reply.body.id);
    }
  });
  await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(30), { timeout: 150_000 });
  await server.stop('SIGKILL');
  await Promise.all(senders);
  return { acknowledged };
}

async function runAfterKill(tagsPath: string) {
  const server = await start();
  const send = createRequest(server.baseUrl, server.demoKey ?? null);
  const listed = new Set((await listTags(send, tagsPath)).map(({ id }) => id));
  return { listed, exitCode: await server.stop(), postmasterLeft: await postmaster() };
}

/** A worker and nine APIs, one of them in a separate process. The others have their own connections, so they compete as well. */
async function runTenServers(url: string) {
  const env = { DATABASE_URL: url, DATABASE_POOL_SIZE: '2' };
  const worker = spawn(process.execPath, ['src/main.ts'], {
    env: { ...process.env, ...guardedEnv, ...env, ROLE: 'worker', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let workerLog = '';
  worker.stderr.on('data', (part: Buffer) => (workerLog += part.toString()));
  const settings = { role: 'api', databasePoolSize: 2 } as const;
  const [api, ...others] = await Promise.all([
    start({ ...env, ROLE: 'api' }),
    ...Array.from({ length: 8 }, () => startTestApp({ databaseUrl: url, env: settings })),
  ]);
  const healths = await Promise.all([api, ...others].map(({ baseUrl }) => waitForHealth(baseUrl)));
  await vi.waitFor(() => expect(workerLog).toContain('could not fetch lists'), { timeout: 150_000 });
  worker.kill('SIGTERM');
  const workerExit = await once(worker, 'exit');
  for (const other of others) await other.close();
  await api.stop();
  return { healths, workerLog, workerExit, demoKey: api.demoKey };
}

/** Ten servers on one machine may keep PostgreSQL busy for longer than a new connection may take. */
async function waitForHealth(baseUrl: string): Promise<unknown> {
  return vi.waitFor(
    async () => {
      const { status, body } = await createRequest(baseUrl, null)('GET', '/v1/health');
      expect(status).toBe(200);
      return body as unknown;
    },
    { timeout: 150_000 },
  );
}

async function listTags(send: Send, path: string): Promise<{ id: string; name: string }[]> {
  const tags: { id: string; name: string }[] = [];
  for (let cursor = ''; ; ) {
    const { body } = await send('GET', `${path}?limit=200${cursor}`);
    tags.push(...body.items);
    if (!body.paging.hasMore) return tags;
    cursor = `&cursor=${body.paging.nextCursor}`;
  }
}

/** A request that the server has started to read. The test sends the second part of its body. */
async function openSlowRequest(server: ServerProcess, path: string, firstHalf: string) {
  const { connect } = await import('node:net');
  const { hostname, port } = new URL(server.baseUrl);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${hostname}`,
    `Authorization: Bearer ${server.demoKey}`,
    'Content-Type: application/json',
    'Content-Length: 29',
    'Expect: 100-continue',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await once(socket, 'data');
  socket.write(firstHalf);
  return {
    async finish(secondHalf: string): Promise<string> {
      let reply = '';
      socket.on('data', (part: Buffer) => {
        reply += part.toString();
      });
      socket.write(secondHalf);
      await once(socket, 'close');
      return reply;
    },
  };
}

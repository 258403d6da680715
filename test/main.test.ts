import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { findPostmaster } from '../src/storage/embedded-postgres/server.ts';
import { createTestDatabase } from './support/database.ts';
import { guardedEnv } from './support/guarded-env.ts';
import { createRequest } from './support/request.ts';
import { type ServerProcess, startServerProcess } from './support/server-process.ts';

const run = promisify(execFile);
let dataDir: string;
const running: ServerProcess[] = [];

async function start(env: Record<string, string> = {}, command?: [string, ...string[]]): Promise<ServerProcess> {
  const server = await startServerProcess({ DATA_DIR: dataDir, ...env }, command);
  running.push(server);
  return server;
}

async function startAgain(command?: [string, ...string[]]): Promise<ServerProcess> {
  await cp(startedDir, dataDir, { recursive: true });
  return start({}, command);
}

const postmaster = () => findPostmaster(join(dataDir, 'postgres'));

/** The data directory of a server that was started before, so that tests do not have to create a new database each time. */
let startedDir: string;

beforeAll(async () => {
  startedDir = await mkdtemp(join(tmpdir(), 'sightline-main-'));
  await (await startServerProcess({ DATA_DIR: startedDir })).stop();
});
afterAll(() => rm(startedDir, { recursive: true, force: true }));

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sightline-main-'));
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

describe('npm start with the embedded database', () => {
  test('ends with a banner whose curl command, pasted, lists the workspaces', async () => {
    const { output, baseUrl, demoKey } = await start();
    expect(output).toContain(`Open  ${baseUrl}/#key=${demoKey}\n`);
    expect(output).toContain(`Docs  ${baseUrl}/v1/docs\n`);
    // oxlint-disable-next-line no-control-regex -- colors consist of control characters
    expect(output).not.toMatch(/\u001b/);
    const command = output.split('\n').findLast((line) => line.startsWith('curl '));
    const { stdout } = await run('sh', ['-c', command ?? 'false']);
    expect(JSON.parse(stdout).items).toMatchObject([{ name: 'Demo' }]);
    expect(command).toContain(demoKey);
  });

  test('SIGINT stops it cleanly, and the second start has all data and the same demo key, readable by its owner only', async () => {
    const first = await start();
    const send = createRequest(first.baseUrl, first.demoKey ?? null);
    const [workspace] = (await send('GET', '/v1/workspaces')).body.items;
    await send('POST', `/v1/workspaces/${workspace.id}/tags`, { body: { name: 'Kept', color: 'red' } });
    expect((await stat(join(dataDir, 'demo-key'))).mode & 0o777).toBe(0o600);
    expect(await postmaster()).not.toBeNull();
    expect(await first.stop('SIGINT')).toBe(0);
    expect(await postmaster()).toBeNull();

    const second = await start();
    expect(second.demoKey).toBe(first.demoKey);
    const again = createRequest(second.baseUrl, second.demoKey ?? null);
    expect((await again('GET', '/v1/workspaces')).body.items).toHaveLength(1);
    expect((await again('GET', `/v1/workspaces/${workspace.id}/tags`)).body.items).toMatchObject([{ name: 'Kept' }]);
  });

  test('SIGTERM sent to npm, as a supervisor does, also stops it cleanly', async () => {
    const server = await startAgain(['npm', 'start']);
    await server.stop('SIGTERM');
    await vi.waitFor(async () => expect(await postmaster()).toBeNull(), { timeout: 30_000 });
    await expect(fetch(`${server.baseUrl}/v1/health`)).rejects.toThrow('fetch failed');
  });

  test('Ctrl-C while PostgreSQL is being started leaves no process behind', async () => {
    const env = { ...process.env, ...guardedEnv, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' };
    const child = spawn(process.execPath, ['src/main.ts'], { env, stdio: 'ignore' });
    await vi.waitFor(() => stat(join(dataDir, 'postgres.log')), { timeout: 30_000, interval: 5 });
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(await postmaster()).toBeNull();
  });

  test('requests in progress are completed before it stops', async () => {
    const server = await startAgain();
    const send = createRequest(server.baseUrl, server.demoKey ?? null);
    const [workspace] = (await send('GET', '/v1/workspaces')).body.items;
    const prompts = Array.from({ length: 500 }, (_, i) => `Prompt ${i}`);
    const inFlight = send('POST', `/v1/workspaces/${workspace.id}/prompts`, { body: { prompts, country: 'us' } });
    // A second request is in the middle of its body when the signal arrives.
    const slow = await openSlowRequest(server, `/v1/workspaces/${workspace.id}/tags`, '{"name":"Slow",');
    server.child.kill('SIGINT');
    await vi.waitFor(() => expect(send('GET', '/v1/health')).rejects.toThrow('fetch failed'), { timeout: 30_000 });
    expect(await slow.finish('"color":"red"}')).toContain('201 Created');
    expect((await inFlight).status).toBe(201);
    await once(server.child, 'exit');
    expect(server.child.exitCode).toBe(0);
  });

  test('kill -9 while it writes: the next start is clean and nothing acknowledged is lost', async () => {
    const server = await startAgain();
    const send = createRequest(server.baseUrl, server.demoKey ?? null);
    const [workspace] = (await send('GET', '/v1/workspaces')).body.items;
    const path = `/v1/workspaces/${workspace.id}/tags`;
    const acknowledged: string[] = [];
    const senders = Array.from({ length: 6 }, async (_, sender) => {
      for (let i = 0; ; i++) {
        const reply = await send('POST', path, { body: { name: `Tag ${sender} ${i}`, color: 'red' } }).catch(
          () => null,
        );
        if (!reply) return;
        if (reply.status === 201) acknowledged.push(reply.body.id);
      }
    });
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(30), { timeout: 30_000 });
    await server.stop('SIGKILL');
    await Promise.all(senders);

    const next = await start();
    const again = createRequest(next.baseUrl, next.demoKey ?? null);
    const listed = new Set<string>();
    for (let cursor = ''; ; ) {
      const { body } = await again('GET', `${path}?limit=200${cursor}`);
      for (const tag of body.items) listed.add(tag.id);
      if (!body.paging.hasMore) break;
      cursor = `&cursor=${body.paging.nextCursor}`;
    }
    expect(acknowledged.filter((id) => !listed.has(id))).toEqual([]);
    expect(await next.stop()).toBe(0);
    expect(await postmaster()).toBeNull();
  });
});

describe('npm start with DATABASE_URL', () => {
  test('creates no demo workspace unless DEMO=true', async () => {
    const database = await createTestDatabase('empty');
    const plain = await start({ DATABASE_URL: database.url });
    expect(plain.demoKey).toBeUndefined();
    await plain.stop();
    const demo = await start({ DATABASE_URL: database.url, DEMO: 'true' });
    expect(demo.demoKey).toMatch(/^sl_live_/);
    await demo.stop();
    await database.drop();
  });

  test('API and worker run as separate processes on one database, and ten processes start at the same time on an empty one', async () => {
    const database = await createTestDatabase('empty');
    const env = { DATABASE_URL: database.url, DATABASE_POOL_SIZE: '2' };
    const worker = spawn(process.execPath, ['src/main.ts'], {
      env: { ...process.env, ...guardedEnv, ...env, ROLE: 'worker', LOG_LEVEL: 'info' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let log = '';
    worker.stderr.on('data', (part: Buffer) => (log += part.toString()));
    const waitForLog = (text: string) => vi.waitFor(() => expect(log).toContain(text), { timeout: 50_000 });
    const apis = await Promise.all(Array.from({ length: 9 }, () => start({ ...env, ROLE: 'api' })));
    await waitForLog('"started"');
    for (const api of apis) {
      // Ten processes on one machine may keep PostgreSQL busy for longer than a new connection may take.
      await vi.waitFor(
        async () => {
          const { body } = await createRequest(api.baseUrl, null)('GET', '/v1/health');
          expect(body).toMatchObject({ status: 'ok', queue: 'enqueueing' });
        },
        { timeout: 30_000 },
      );
    }
    // Tests have no network: a new server logs in one line that it could not fetch the lists.
    await waitForLog('could not fetch lists');
    expect(log.match(/crawler addresses/g)).toHaveLength(1);
    worker.kill('SIGTERM');
    expect(await once(worker, 'exit')).toEqual([0, null]);
    for (const api of apis) await api.stop();
    await database.drop();
  }, 120_000);
});

test('all invalid settings are listed together, and nothing starts', async () => {
  const failing = startServerProcess({ DATA_DIR: dataDir, PORT: 'x', ROLE: 'api', LOG_LEVEL: 'loud' });
  await expect(failing).rejects.toThrow(
    /PORT must be a whole number.*\n.*ROLE=api requires DATABASE_URL|ROLE=api requires DATABASE_URL[^]*PORT must be/,
  );
  await expect(stat(join(dataDir, 'postgres'))).rejects.toThrow('ENOENT');
});

describe('a start that cannot succeed is reported in one line, before a database is created', () => {
  /** The standard error of a server that ends before it is ready. */
  async function failToStart(env: Record<string, string>): Promise<string> {
    const error: Error = await start(env).then(
      () => Promise.reject(new Error('The server started')),
      (reason: Error) => reason,
    );
    return error.message.replace('The server ended with 1 before it was ready:\n', '');
  }

  test.each(['PORT', 'HEALTH_PORT'])('%s is in use', async (setting) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await failToStart({ [setting]: String(port) })).toBe(
      `${setting} ${port} is already in use. Set ${setting} to another port, or to 0 to use any free port.\n`,
    );
    expect(await readdir(dataDir)).toEqual([]);
    other.close();
  });

  test('HOST is not an address of this machine', async () => {
    // Without the guard of the tests, which rejects the address first.
    expect(await failToStart({ HOST: '203.0.113.1', NODE_OPTIONS: '' })).toMatch(
      /^HOST must be an address of this machine, and 203\.0\.113\.1 is not: .*\n$/,
    );
    expect(await readdir(dataDir)).toEqual([]);
  });

  test('DATA_DIR is a file', async () => {
    const path = join(dataDir, 'file');
    await writeFile(path, '');
    expect(await failToStart({ DATA_DIR: path })).toBe(
      `DATA_DIR must be a directory that this user can write to, and ${path} is not: EEXIST: file already exists, mkdir '${path}'\n`,
    );
    expect(await readdir(dataDir)).toEqual(['file']);
  });

  test('.env cannot be read', async () => {
    await mkdir(join(dataDir, '.env'));
    const env = { ...process.env, ...guardedEnv };
    const failing = run(process.execPath, [resolve('src/main.ts')], { cwd: dataDir, env });
    await expect(failing).rejects.toMatchObject({
      stderr: expect.stringMatching(/^Invalid settings:\n {2}\.env cannot be read: .*\n$/),
    });
    expect(await readdir(dataDir)).toEqual(['.env']);
  });
});

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

import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { print } from './print.ts';

const PORT = '39123';
const BASE = `http://127.0.0.1:${PORT}`;
/** The demo workspace is filled in the meantime, and the machine may be busy. */
const START_MS = 180_000;
const MAX_MB = 400;
const MAX_WARM_MS = 5_000;

/** Mounts the files read-only, with a writable /tmp and /data, and runs the entry point there. */
const CONTAINER = `
  mount --bind "$1" "$1" && mount -o remount,ro,bind "$1" && mount -t tmpfs tmpfs "$1/tmp" &&
  mount --bind "$2" "$1/data" && mount -t proc proc "$1/proc" && mount --rbind /dev "$1/dev" &&
  shift 2 && exec chroot "$@"`;

const children: ChildProcess[] = [];

/** Starts the image as user 1000 with a read-only root, and checks health, a first report, and crashes. */
export async function tryImage(files: string, folder: string): Promise<void> {
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  chownSync(data, 1000, 1000);
  const start = (user: string) => startServer(files, data, user);

  let server = await start('1000:1000');
  print(`First start: ${server.ms} ms`);
  const key = readFileSync(join(data, 'demo-key'), 'utf8').trim();
  const report = await createReport(key);
  assert.throws(() =>
    execFileSync('chroot', ['--userspec=1000:1000', files, 'touch', '/app/written'], { stdio: 'ignore' }),
  );

  print('Killing PostgreSQL');
  process.kill(findPostmaster(data), 'SIGKILL');
  await waitFor(async () => (await get('/v1/health')).status === 200 && (await get(report, key)).status === 200);

  print('Killing the server and PostgreSQL');
  process.kill(server.pid, 'SIGKILL');
  process.kill(findPostmaster(data), 'SIGKILL');
  await once(server.child, 'exit');
  server = await start('1000:1000');
  print(`Start after a crash: ${server.ms} ms`);
  assert.equal((await get(report, key)).status, 200);
  await stop(server);

  server = await start('1000:1000');
  print(`Warm start: ${server.ms} ms`);
  assert(server.ms < MAX_WARM_MS, `A warm start must take less than ${MAX_WARM_MS} ms`);
  await stop(server);

  print('Starting as root with a volume that root owns');
  execFileSync('chown', ['-R', '0:0', data]);
  server = await start('0:0');
  assert.equal(readFileSync(`/proc/${server.pid}/status`, 'utf8').match(/^Uid:\t(\d+)/m)?.[1], '1000');
  assert.equal((await get(report, key)).status, 200);
  await stop(server);

  const [size] = execFileSync('du', ['-sxm', files], { encoding: 'utf8' }).split('\t');
  assert(Number(size) < MAX_MB, `The image must have less than ${MAX_MB} MB`);
}

interface Server {
  child: ChildProcess;
  /** The process of Node, below tini. */
  pid: number;
  ms: number;
}

async function startServer(files: string, data: string, user: string): Promise<Server> {
  const started = performance.now();
  const env = { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', HOST: '127.0.0.1', PORT, LOG_LEVEL: 'fatal' };
  const image = { NODE_ENV: 'production', DATA_DIR: '/data', NODE_COMPILE_CACHE: '/data/.cache/node' };
  const program = ['tini', '-s', '--', 'sightline', 'serve'];
  const args = ['--mount', 'sh', '-c', CONTAINER, 'sh', files, data, `--userspec=${user}`, files, ...program];
  const child = spawn('unshare', args, { env: { ...env, ...image }, stdio: ['ignore', 'ignore', 'inherit'] });
  children.push(child);
  await waitFor(async () => (await get('/v1/health')).status === 200);
  const ms = Math.round(performance.now() - started);
  const pid = Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ')[0]);
  return { child, pid, ms };
}

/** Ends processes that a failed check left running. tini passes the signal on. */
export async function stopAll(): Promise<void> {
  const running = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  for (const child of running) child.kill('SIGTERM');
  await Promise.all(running.map((child) => once(child, 'exit')));
}

async function stop({ child }: Server): Promise<void> {
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  assert.equal(code, 0);
}

async function createReport(key: string): Promise<string> {
  const { items } = (await get('/v1/workspaces', key)).body;
  const prompts = await send('POST', `/v1/workspaces/${items[0].id}/prompts`, key, {
    prompts: ['What is the best way to test an image?'],
    country: 'us',
  });
  const { body } = await send('POST', '/v1/reports/brand', key, {
    workspaceId: items[0].id,
    brand: 'Acme',
    brandDomain: 'acme.com',
    promptIds: [prompts.body.items[0].id],
  });
  const path = `/v1/reports/brand/${body.id}`;
  const today = new Date().toISOString().slice(0, 10);
  const stats = `${path}/stats?startDate=${today}&endDate=${today}&country=us`;
  await waitFor(async () => (await get(stats, key)).body.answers > 0);
  return path;
}

function findPostmaster(data: string): number {
  return Number(readFileSync(join(data, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
}

interface Reply {
  status: number;
  body: {
    id: string;
    answers: number;
    items: [{ id: string }];
  };
}

const get = (path: string, key?: string) => send('GET', path, key);

async function send(method: string, path: string, key?: string, body?: object): Promise<Reply> {
  const response = await fetch(BASE + path, {
    method,
    headers: { ...(key && { authorization: `Bearer ${key}` }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Reply['body'] };
}

async function waitFor(isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (!(await isTrue().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`Not ready after ${START_MS} ms`);
    await delay(50);
  }
}

import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Image, sizeOf } from './build.ts';
import { print } from './print.ts';

const PORT = '39123';
const METRICS_PORT = '39124';
const BASE = `http://127.0.0.1:${PORT}`;
/** The machine may be busy. */
const START_MS = 300_000;
const MAX_MB = 400;
const USER = '1000:1000';
const WEEK_MS = 7 * 86_400_000;

/** Mounts the files read-only, with a writable /tmp and /data, and runs the entry point there. */
const CONTAINER = `
  mount --bind "$1" "$1" && mount -o remount,ro,bind "$1" && mount -t tmpfs tmpfs "$1/tmp" &&
  mount --bind "$2" "$1/data" && mount -t proc proc "$1/proc" && mount --rbind /dev "$1/dev" &&
  shift 2 && exec chroot "$@"`;

const children: ChildProcess[] = [];

/** Starts the image as user 1000 with a read-only root, and checks health, the demo report, and crashes. */
export async function tryImage(image: Image, folder: string, commit: string): Promise<void> {
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  chownSync(data, 1000, 1000);
  const start = (user: string) => startServer(image, data, user);

  let server = await start(USER);
  print(`First start: ${server.ms} ms`);
  assert.equal(readUser(server), '1000');
  assert.throws(() => runIn(server, image, 'touch', '/app/written'), 'The root must be read-only');
  const key = readFileSync(join(data, 'demo-key'), 'utf8').trim();
  const report = await findDemoReport(key);
  await checkRelease(server, image, commit);

  print('Killing PostgreSQL');
  process.kill(findPostmaster(data), 'SIGKILL');
  await waitFor(async () => (await get('/v1/health')).status === 200 && (await get(report, key)).status === 200);

  print('Killing the server and PostgreSQL');
  process.kill(server.pid, 'SIGKILL');
  process.kill(findPostmaster(data), 'SIGKILL');
  await once(server.child, 'exit');
  server = await start(USER);
  print(`Start after a crash: ${server.ms} ms`);
  assert.equal((await get(report, key)).status, 200);
  await stop(server);

  print('Starting as root with a volume that root owns');
  execFileSync('chown', ['-R', '0:0', data]);
  server = await start('0:0');
  print(`Warm start: ${server.ms} ms`);
  assert.equal(readUser(server), '1000');
  assert.equal((await get(report, key)).status, 200);
  await stop(server);

  assert(sizeOf(image.files) < MAX_MB, `The image must have less than ${MAX_MB} MB`);
}

interface Server {
  child: ChildProcess;
  /** The process of Node, below tini. */
  pid: number;
  ms: number;
}

async function startServer({ files, env: image }: Image, data: string, user: string): Promise<Server> {
  const started = performance.now();
  const env = { ...image, HOST: '127.0.0.1', PORT, METRICS_PORT, LOG_LEVEL: 'fatal' };
  const program = ['tini', '-s', '--', 'sightline', 'serve'];
  const args = ['--mount', 'sh', '-c', CONTAINER, 'sh', files, data, `--userspec=${user}`, files, ...program];
  const child = spawn('unshare', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  children.push(child);
  const exit = once(child, 'exit').then(([code]) => {
    throw new Error(`The server ended with ${code} before it was ready`);
  });
  await Promise.race([waitFor(async () => (await get('/v1/health')).status === 200), exit]);
  exit.catch(() => {});
  const ms = Math.round(performance.now() - started);
  const pid = Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ')[0]);
  return { child, pid, ms };
}

/** Runs a program in the container of the server, as `docker exec` does. */
function runIn({ child }: Server, { files, env }: Image, ...program: string[]): string {
  const args = [`--target=${child.pid}`, '--mount', 'chroot', `--userspec=${USER}`, files, ...program];
  return execFileSync('nsenter', args, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

function readUser({ pid }: Server): string | undefined {
  return /^Uid:\t(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
}

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Waits until the report of the demo workspace has statistics, and returns its path. */
async function findDemoReport(key: string): Promise<string> {
  const window = `startDate=${dayOf(Date.now() - WEEK_MS)}&endDate=${dayOf(Date.now())}&country=us`;
  let path = '';
  await waitFor(async () => {
    const [report] = (await get('/v1/reports/brand', key)).body.items;
    path = `/v1/reports/brand/${report.id}`;
    const { answers, brands } = (await get(`${path}/stats?${window}`, key)).body;
    if (!(answers > 0 && brands[0].mentions > 0)) return false;
    print(`The demo report has ${brands[0].mentions} mentions of ${brands[0].brand} in ${answers} answers of a week`);
    return true;
  });
  return path;
}

/** The labels, health, metrics and `doctor` of the image name the version of package.json and the commit. */
async function checkRelease(server: Server, image: Image, commit: string): Promise<void> {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { body } = await get('/v1/health');
  const metrics = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
  const [finding] = JSON.parse(runIn(server, image, 'sightline', 'doctor', '--json'));
  assert.deepEqual(
    {
      labels: [image.labels['org.opencontainers.image.version'], image.labels['org.opencontainers.image.revision']],
      health: [body.version, body.commit],
      metrics: /^sightline_info\{(.*)\} 1$/m.exec(metrics)?.[1],
      doctor: finding.message,
    },
    {
      labels: [version, commit],
      health: [version, commit],
      metrics: `version="${version}",commit="${commit}",role="all"`,
      doctor: `${version}, commit ${commit}`,
    },
  );
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

function findPostmaster(data: string): number {
  return Number(readFileSync(join(data, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
}

interface Reply {
  status: number;
  body: {
    version: string;
    commit?: string;
    items: [{ id: string }];
    answers: number;
    brands: [{ brand: string; mentions: number }];
  };
}

async function get(path: string, key?: string): Promise<Reply> {
  const response = await fetch(BASE + path, { headers: key ? { authorization: `Bearer ${key}` } : {} });
  return { status: response.status, body: (await response.json()) as Reply['body'] };
}

async function waitFor(isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (!(await isTrue().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`Not ready after ${START_MS} ms`);
    await delay(50);
  }
}

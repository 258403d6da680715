/**
 * Starts Sightline like the unit file of the production guide: as a service user without write access to the checkout.
 *   npm run test:service
 * It needs root. Mounts are visible to the started processes only.
 */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readEnvironment, readUnit } from './test-service/unit.ts';

const USER_ID = '990';
const PORT = '39125';
/** The machine may be busy. */
const START_MS = 300_000;

/** Mounts the checkout, a state directory and the user database, and runs a program as the service user. */
const SERVICE = `
  mount --bind "$1" "$2/checkout" && mount --bind "$2/passwd" /etc/passwd &&
  mount -t tmpfs tmpfs /opt && mkdir "$WORKING_DIRECTORY" && mount --bind "$2/checkout" "$WORKING_DIRECTORY" &&
  mount -t tmpfs tmpfs /var/lib && install -d -o ${USER_ID} -g ${USER_ID} -m "$STATE_MODE" "/var/lib/$STATE_DIRECTORY" &&
  cd "$WORKING_DIRECTORY" && shift 2 &&
  exec setpriv --reuid=${USER_ID} --regid=${USER_ID} --clear-groups --no-new-privs -- "$@"`;

const unit = readUnit();
const of = (name: string) => unit[name]?.[0] ?? assert.fail(`The unit file has no ${name}`);

interface Run {
  child: ChildProcess;
  exit: Promise<number | null>;
  readErrors: () => string;
}

function runAsService(folder: string, env: Record<string, string>, program: string[]): Run {
  const mounts = {
    WORKING_DIRECTORY: of('WorkingDirectory'),
    STATE_DIRECTORY: of('StateDirectory'),
    STATE_MODE: of('StateDirectoryMode'),
  };
  const args = ['--mount', 'sh', '-c', SERVICE, 'sh', resolve('.'), folder, ...program];
  const child = spawn('unshare', args, {
    env: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', ...mounts, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (part: Buffer) => (errors += part.toString()));
  const exit = once(child, 'close').then(([code]) => code as number | null);
  return { child, exit, readErrors: () => errors };
}

async function tryService(folder: string): Promise<void> {
  const start = of('ExecStart').split(' ');

  const touch = runAsService(folder, {}, ['touch', 'written']);
  assert.notEqual(await touch.exit, 0, 'The service user must not be able to write to the checkout');

  const { DATA_DIR: dataDir = '', ...environment } = readEnvironment(unit);
  const failing = runAsService(folder, { ...environment, PORT }, start);
  assert.equal(await failing.exit, 1);
  assert.match(failing.readErrors(), /^DATA_DIR must be a directory that this user can write to, .*EACCES.*\n$/);
  process.stdout.write(`Without DATA_DIR: ${failing.readErrors()}`);

  const running = runAsService(folder, { ...environment, DATA_DIR: dataDir, PORT }, start);
  try {
    await waitForHealth(running);
    assert(existsSync(join(`/proc/${running.child.pid}/root`, dataDir, 'demo-key')), 'The data is not in DATA_DIR');
  } finally {
    running.child.kill('SIGTERM');
    await running.exit;
  }
  assert.equal(running.child.exitCode, 0, running.readErrors());
  assert.doesNotMatch(running.readErrors(), /^\s+at |EACCES|EROFS/m);
}

async function waitForHealth({ child, readErrors }: Run): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (!(await isHealthy())) {
    assert.equal(child.exitCode, null, `The service ended:\n${readErrors()}`);
    assert(Date.now() < deadline, `Not ready after ${START_MS} ms:\n${readErrors()}`);
    await delay(50);
  }
}

async function isHealthy(): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${PORT}/v1/health`).catch(() => null);
  return response?.status === 200;
}

const folder = mkdtempSync(join(tmpdir(), 'sightline-service-'));
try {
  assert.equal(process.getuid?.(), 0, 'The test of the service needs root');
  mkdirSync(join(folder, 'checkout'));
  const user = `${of('User')}:x:${USER_ID}:${USER_ID}::${of('WorkingDirectory')}:/usr/sbin/nologin\n`;
  writeFileSync(join(folder, 'passwd'), readFileSync('/etc/passwd', 'utf8') + user);
  await tryService(folder);
  process.stdout.write('The service starts and stops.\n');
} finally {
  rmSync(folder, { recursive: true, force: true });
}

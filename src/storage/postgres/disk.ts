import { statfs } from 'node:fs/promises';
import type { Database } from './database.ts';
import { isDiskFull } from './error-codes.ts';

/** Below this, PostgreSQL can soon no longer write its log, and stops. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024;
/** How often a write is attempted while the disk is full. Health must recover within 10 seconds. */
const ATTEMPT_MS = 5_000;

/** When to attempt a write; null if the disk is not known to be full. */
let nextAttempt: number | null = null;

/** Remembers that PostgreSQL could not write because its disk is full, until a write succeeds. */
export function noteDiskFull(now = performance.now()): void {
  nextAttempt = now + ATTEMPT_MS;
}

/** Why the disk of the database is a problem; null if it is not. `directory` is null if the database is on another machine. */
export async function findDiskProblem(database: Database, directory: string | null): Promise<string | null> {
  if (await isStillFull(database)) return 'PostgreSQL reports that its disk is full';
  if (directory === null) return null;
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize < LEAST_FREE_BYTES ? `The disk of ${directory} is full` : null;
}

async function isStillFull(database: Database): Promise<boolean> {
  if (nextAttempt === null) return false;
  if (performance.now() < nextAttempt) return true;
  // Other requests do not attempt it as well.
  noteDiskFull();
  try {
    await writeMegabyte(database);
  } catch (error) {
    if (isDiskFull(error)) return true;
  }
  nextAttempt = null;
  return false;
}

/** Writes to the disk, and leaves nothing behind. */
async function writeMegabyte(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.query`
      CREATE TEMPORARY TABLE "DiskAttempt" ON COMMIT DROP AS SELECT rpad('', 1900, 'x') FROM generate_series(1, 500)`;
  });
}

import { setTimeout as delay } from 'node:timers/promises';
import { releaseJobKeys } from '../../storage/jobs/turns.ts';
import type { Database } from '../../storage/postgres/database.ts';

/** pg-boss completes a job right after its handler has returned. */
const COMPLETION_MS = 20;
const ATTEMPTS = 50;

/**
 * Lets the next jobs with these keys start as soon as the completed ones have left the queue. pg-boss lists the keys of running
 * jobs every few seconds and skips waiting jobs with these keys. Returns whether one of the keys was listed.
 */
export async function releaseKeys(
  database: Database,
  queue: string,
  keys: readonly string[],
  signal: AbortSignal,
): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS && !signal.aborted; attempt++) {
    await delay(COMPLETION_MS, undefined, { ref: false });
    const { areRunning, wereListed } = await releaseJobKeys(database, queue, keys);
    if (!areRunning) return wereListed;
  }
  return false;
}

import { holdWaitingJobs } from '../../storage/jobs/turns.ts';
import type { Database } from '../../storage/postgres/database.ts';

/**
 * Holds the waiting jobs with the keys of these payloads until the transaction ends, and returns the payloads without one. This
 * takes a fraction of the time of inserting a job that the queue refuses.
 */
export async function holdWaiting<Payload>(
  tx: Database,
  queue: string,
  payloads: readonly Payload[],
  keyOf: (payload: Payload) => string,
): Promise<Payload[]> {
  const held = await holdWaitingJobs(tx, queue, payloads.map(keyOf));
  return payloads.filter((payload) => !held.has(keyOf(payload)));
}

import { assignTurns as assignStored, type JobOwner, type JobTurn } from '../../storage/jobs/turns.ts';
import type { Database } from '../../storage/postgres/database.ts';

export type { JobOwner } from '../../storage/jobs/turns.ts';

/** The turns of new jobs in a queue, in the order of their owners. */
export function assignTurns(tx: Database, queue: string, owners: readonly JobOwner[]): Promise<JobTurn[]> {
  return assignStored(tx, queue, owners);
}

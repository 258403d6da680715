import type { QueueOptions } from 'pg-boss';
import type { JobName, JobPayload } from '../schemas/jobs.ts';
import { purgeApiKeys } from '../services/api-keys/purge.ts';
import type { Context } from '../services/context.ts';

/** A kind of background work: when it runs, how often it is tried, and the one call that does it. */
export interface Job<Name extends JobName> {
  /** UTC schedule, for work that nobody asks for. */
  cron?: string;
  queue: QueueOptions;
  run: (context: Context, payload: JobPayload<Name>) => Promise<unknown>;
}

/** Five tries over about half an hour, then given up. What a killed worker held is taken up again when its heartbeat is missed. */
const PATIENT: QueueOptions = { retryLimit: 5, retryDelay: 30, retryBackoff: true, heartbeatSeconds: 30 };

export const catalogue: { [Name in JobName]: Job<Name> } = {
  'keys.purge': { cron: '17 3 * * *', queue: PATIENT, run: (context) => purgeApiKeys(context) },
};

import type { Queue } from 'pg-boss';
import type { JobName, JobPayload } from '../schemas/jobs.ts';
import { purgeApiKeys } from '../services/api-keys/purge.ts';
import type { Context } from '../services/context.ts';
import { purgeReportRequests } from '../services/reports/purge-requests.ts';
import { recalculateReport } from '../services/reports/recalculate.ts';
import { setUpReport } from '../services/reports/set-up.ts';

type QueueOptions = Omit<Queue, 'name'>;

/** A kind of background work: when it runs, how often it is tried, and the one call that does it. */
export interface Job<Name extends JobName> {
  /** UTC schedule, for work that nobody asks for. */
  cron?: string;
  queue: QueueOptions;
  /** Jobs with the same key stand for each other while they wait, and never run at once. */
  key?: (payload: JobPayload<Name>) => string;
  run: (context: Context, payload: JobPayload<Name>) => Promise<unknown>;
}

/** Five tries over about half an hour, then given up. What a killed worker held is taken up again when its heartbeat is missed. */
const PATIENT: QueueOptions = { retryLimit: 5, retryDelay: 30, retryBackoff: true, heartbeatSeconds: 30 };
/** However often it is asked for: one that waits and one that runs. */
const ONE_BY_ONE: QueueOptions = { ...PATIENT, retryDelay: 5, policy: 'stately' };

export const catalogue: { [Name in JobName]: Job<Name> } = {
  'keys.purge': { cron: '17 3 * * *', queue: PATIENT, run: purgeApiKeys },
  'reports.set-up': { queue: PATIENT, run: setUpReport },
  'reports.recalculate': { queue: ONE_BY_ONE, key: ({ reportId }) => reportId, run: recalculateReport },
  'reports.purge-requests': { cron: '27 3 * * *', queue: PATIENT, run: purgeReportRequests },
};

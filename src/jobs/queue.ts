import { CronExpressionParser } from 'cron-parser';
import {
  fromPrisma,
  type JobInsert,
  type JobResult,
  type JobWithMetadata,
  PgBoss,
  type Queue as QueueKind,
  type Job as Work,
} from 'pg-boss';
import type { Logger } from 'pino';
import { type JobName, jobPayloads } from '../schemas/jobs.ts';
import type { Context, Enqueue } from '../services/context.ts';
import { recordDeadJob } from '../services/dead-jobs/record.ts';
import { assignTurns } from '../services/jobs/assign-turns.ts';
import { fenceContext, runForWorkspace } from '../services/jobs/fence.ts';
import { holdWaiting } from '../services/jobs/hold-waiting.ts';
import { releaseKeys } from '../services/jobs/release-keys.ts';
import { waitForDatabase } from '../services/jobs/wait-for-database.ts';
import { catalog, type Job } from './catalog.ts';

export interface Queue {
  enqueue: Enqueue;
  /** Changes when a job starts. Returns false if this is not a schedule. */
  schedule: Context['schedule'];
  /** Starts running jobs in this process. */
  startWorkers: (context: Context) => Promise<void>;
  isWorking: () => boolean;
  /** Waits for running jobs to finish. Jobs that do not finish in time are retried by another worker. */
  close: () => Promise<void>;
  boss: PgBoss;
}

export interface QueueOptions {
  /** Options of the driver, with the URL. */
  connection: { connectionString: string };
  log: Logger;
  /** Whether this process runs jobs, and therefore also maintains the queue. */
  works: boolean;
  spies?: boolean;
  observeJob?: ObserveJob | undefined;
}

/** Receives every run of a job. */
export type ObserveJob = (facts: {
  job: string;
  outcome: 'completed' | 'failed' | 'exhausted';
  seconds: number;
  result?: unknown;
}) => void;

/** How long running jobs have to finish when the process stops. */
export const FINISH_JOBS_MS = 20_000;
/** Options for the connections of pg-boss, whose statements are short. */
const TIMEOUTS = {
  connectionTimeoutMillis: 10_000,
  query_timeout: 30_000,
  statement_timeout: 30_000,
  lock_timeout: 30_000,
  idle_in_transaction_session_timeout: 30_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
};
const DEAD_LETTERS = 'dead-letters';
const DEAD_LETTER_QUEUE: QueueKind = { name: DEAD_LETTERS, retryLimit: 1000, retryDelay: 60 };
/** New jobs are announced by NOTIFY; polling finds retries and missed notifications. */
const POLLING = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 };
/** Running jobs are tracked by key. After a crash, a queued job with the same key starts only after the next refresh. */
const SUPERVISION = { superviseIntervalSeconds: 5, monitorIntervalSeconds: 5, queueCacheIntervalSeconds: 2 };
/**
 * A worker that receives a full batch polls again immediately. With a batch size of one, it would run one job every five seconds.
 */
const BATCHES = { batchSize: 2, burstWhenBatchFull: true };

export async function openQueue({
  connection,
  log,
  works,
  spies = false,
  observeJob = () => {},
}: QueueOptions): Promise<Queue> {
  const boss = new PgBoss({
    ...TIMEOUTS,
    ...connection,
    application_name: 'sightline queue',
    max: works ? 5 : 2,
    supervise: works,
    schedule: works,
    useListenNotify: works,
    ...SUPERVISION,
    __test__enableSpies: spies,
  });
  // pg-boss recovers by itself. Without a listener, an error event would end the process.
  boss.on('error', (err) => log.warn({ err }, 'queue error'));
  boss.on('warning', (warning) => log.warn({ warning }, 'queue warning'));
  try {
    await boss.start();
    await createQueues(boss);
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {});
    throw error;
  }
  let working = false;
  const stopping = new AbortController();

  /** Starts waiting jobs with the keys of a batch that has ended. */
  async function startNext(name: JobName, workerId: string, { database }: Context, batch: Work[]): Promise<void> {
    const { key, queue } = catalog[name] as Job<JobName>;
    if (!key || queue.policy !== 'stately') return;
    try {
      const keys = batch.map(({ data }) => key(jobPayloads[name].parse(data)));
      if (!(await releaseKeys(database, name, keys, stopping.signal))) return;
      // An update makes pg-boss read the list of running jobs again.
      await boss.updateQueue(name, { notify: true });
      boss.notifyWorker(workerId);
    } catch (err) {
      if (!stopping.signal.aborted) log.warn({ err }, 'queue error');
    }
  }

  return {
    boss,
    isWorking: () => working,
    async enqueue(tx, name, ...requested) {
      const { key, ownerOf, afterSeconds = 0, queue } = catalog[name] as Job<typeof name>;
      const delayOf = typeof afterSeconds === 'function' ? afterSeconds : () => afterSeconds;
      const hasOneWaiting = key && queue.policy === 'stately';
      const payloads = hasOneWaiting ? await holdWaiting(tx, name, requested, key) : requested;
      if (payloads.length === 0) return;
      const turns = ownerOf ? await assignTurns(tx, name, payloads.map(ownerOf)) : [];
      const jobs = payloads.map((data, index) => ({
        data,
        ...turnOf(turns[index]),
        ...(key && { singletonKey: key(data) }),
        ...(delayOf(data) > 0 && { startAfter: delayOf(data) }),
      }));
      await boss.insert(name, jobs.toSorted(byKey), { db: fromPrisma(tx.prisma) });
    },
    async schedule(name, cron) {
      if (!isSchedule(cron)) return false;
      await schedule(boss, name, cron);
      return true;
    },
    async startWorkers(context) {
      for (const [name, job] of entries()) {
        const cron = typeof job.cron === 'function' ? job.cron(context) : job.cron;
        if (cron) await waitForDatabase(() => schedule(boss, name, cron), { signal: stopping.signal });
        const options = { ...POLLING, ...BATCHES, ...job.work, perJobResults: true as const };
        const workerId = await boss.work(name, options, async (batch: Work[]) => {
          const results = await Promise.all(
            batch.map((work) => runJob(name, job, context, work, { log, observeJob, stopping: stopping.signal })),
          );
          void startNext(name, workerId, context, batch);
          return results;
        });
      }
      await boss.work(
        DEAD_LETTERS,
        { ...POLLING, ...BATCHES, includeMetadata: true },
        async (dead: JobWithMetadata[]) => {
          for (const job of dead) await handleExhausted(context, job, log, observeJob);
        },
      );
      working = true;
    },
    async close() {
      working = false;
      stopping.abort(new Error('The process is stopping'));
      await boss.stop({ graceful: true, timeout: FINISH_JOBS_MS });
    },
  };
}

function isSchedule(cron: string): boolean {
  try {
    CronExpressionParser.parse(cron, { tz: 'UTC' });
    return true;
  } catch {
    return false;
  }
}

/** A run that was missed while no worker was up is made up for once. */
async function schedule(boss: PgBoss, name: JobName, cron: string): Promise<void> {
  await boss.schedule(name, cron, {}, { tz: 'UTC', missed: 'once' });
}

/** Creates missing queues, and updates the options of queues that an older version created. */
async function createQueues(boss: PgBoss): Promise<void> {
  const stored = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const kinds = entries().map(([name, { queue }]) => ({ name, ...queue, deadLetter: DEAD_LETTERS, notify: true }));
  for (const { name, policy, ...options } of [DEAD_LETTER_QUEUE, ...kinds]) {
    const known = stored.get(name);
    if (!known) await boss.createQueue(name, { ...(policy && { policy }), ...options });
    else if (Object.entries(options).some(([option, value]) => Reflect.get(known, option) !== value)) {
      await boss.updateQueue(name, options);
    }
  }
}

/** Exhausted jobs are logged, and stored in a table unless the job handles them itself. */
async function handleExhausted(
  context: Context,
  dead: JobWithMetadata,
  log: Logger,
  observe: ObserveJob,
): Promise<void> {
  const job = {
    id: dead.sourceId ?? dead.id,
    name: dead.sourceName ?? 'unknown',
    payload: dead.data,
    error: dead.sourceOutput,
    attempts: (dead.sourceRetryCount ?? 0) + 1,
  };
  log.error({ job }, 'job exhausted its retries');
  observe({ job: job.name, outcome: 'exhausted', seconds: 0 });
  if (!isJobName(job.name)) return recordDeadJob(context, job);
  const { onExhausted } = catalog[job.name] as Job<JobName>;
  if (!onExhausted) return recordDeadJob(context, job);
  const payload = jobPayloads[job.name].parse(job.payload);
  await runForWorkspace(context, () => onExhausted(context, payload, messageOf(job.error)));
}

async function runJob(
  name: JobName,
  job: Job<JobName>,
  context: Context,
  { id, data, signal: lost, retryCount }: Work,
  { log, observeJob: observe, stopping }: { log: Logger; observeJob: ObserveJob; stopping: AbortSignal },
): Promise<JobResult> {
  const signal = job.isInterruptible ? AbortSignal.any([lost, stopping]) : lost;
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  try {
    const attempt = { queue: name, jobId: id, number: retryCount };
    const fenced = fenceContext(context, attempt);
    const run = () => job.run(fenced, jobPayloads[name].parse(data), signal);
    // An outage of PostgreSQL does not count as an attempt.
    const result = await waitForDatabase(() => (job.ownerOf ? runForWorkspace(fenced, run) : run()), { signal });
    log[job.completedLevel ?? 'debug'](
      { job: name, jobId: id, ms: Math.round(performance.now() - started), result },
      'job completed',
    );
    observe({ job: name, outcome: 'completed', seconds: seconds(), result });
    return { id, status: 'completed' };
  } catch (err) {
    if (job.isInterruptible && stopping.aborted) log.info({ job: name, jobId: id }, 'job interrupted');
    else log.error({ job: name, jobId: id, err }, 'job failed');
    observe({ job: name, outcome: 'failed', seconds: seconds() });
    const { message, stack } = err instanceof Error ? err : new Error(String(err));
    return { id, status: 'failed', output: { message, stack } };
  }
}

function messageOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : 'unknown';
}

function isJobName(name: string): name is JobName {
  return name in catalog;
}

function entries(): [JobName, Job<JobName>][] {
  return Object.entries(catalog) as [JobName, Job<JobName>][];
}

/** A job of no workspace has no group. */
function turnOf(turn: { workspaceId: string; priority: number } | undefined): Pick<JobInsert, 'group' | 'priority'> {
  if (!turn?.workspaceId) return {};
  return { group: { id: turn.workspaceId }, priority: turn.priority };
}

/** Jobs are inserted in key order, because concurrent transactions with the same keys could otherwise deadlock. */
function byKey(one: { singletonKey?: string }, other: { singletonKey?: string }): number {
  const [a = '', b = ''] = [one.singletonKey, other.singletonKey];
  return a < b ? -1 : Number(a > b);
}

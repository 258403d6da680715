import { fromPrisma, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { type JobName, jobPayloads } from '../schemas/jobs.ts';
import type { Context, Enqueue } from '../services/context.ts';
import { buryJob } from '../services/dead-jobs/bury.ts';
import { catalogue, type Job } from './catalogue.ts';

export interface Queue {
  enqueue: Enqueue;
  /** Runs jobs in this process from now on. */
  startWorkers: (context: Context) => Promise<void>;
  isWorking: () => boolean;
  /** Finishes the jobs in hand; those it cannot finish in time are done by another worker later. */
  close: () => Promise<void>;
  boss: PgBoss;
}

export interface QueueOptions {
  url: string;
  log: Logger;
  /** Whether this process will run jobs, and so look after the queue as well. */
  works: boolean;
  spies?: boolean;
}

const STOP_MS = 20_000;
const DEAD_LETTERS = 'dead-letters';
/** New jobs announce themselves; retries and what was missed are found by looking. */
const POLLING = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 };

export async function openQueue({ url, log, works, spies = false }: QueueOptions): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'sightline queue',
    max: works ? 5 : 2,
    supervise: works,
    schedule: works,
    useListenNotify: works,
    __test__enableSpies: spies,
  });
  // It tries again by itself; without a listener an error event would end the process.
  boss.on('error', (err) => log.warn({ err }, 'queue error'));
  boss.on('warning', (warning) => log.warn({ warning }, 'queue warning'));
  await boss.start();
  await createQueues(boss);
  let working = false;

  return {
    boss,
    isWorking: () => working,
    async enqueue(tx, name, ...payloads) {
      const { key } = catalogue[name];
      const jobs = payloads.map((data) => ({ data, ...(key && { singletonKey: key(data) }) }));
      await boss.insert(name, jobs, { db: fromPrisma(tx) });
    },
    async startWorkers(context) {
      for (const [name, job] of entries()) {
        if (job.cron) await boss.schedule(name, job.cron, {}, { tz: 'UTC', missed: 'once' });
        await boss.work<object>(name, POLLING, async ([work]) => {
          if (work) await runJob(name, job, context, work, log);
        });
      }
      await boss.work(DEAD_LETTERS, { ...POLLING, includeMetadata: true }, async ([dead]: JobWithMetadata[]) => {
        if (dead) await bury(context, dead, log);
      });
      working = true;
    },
    async close() {
      working = false;
      await boss.stop({ graceful: true, timeout: STOP_MS });
    },
  };
}

async function createQueues(boss: PgBoss): Promise<void> {
  await boss.createQueue(DEAD_LETTERS, { retryLimit: 1000, retryDelay: 60 });
  for (const [name, { queue }] of entries()) {
    await boss.createQueue(name, { ...queue, deadLetter: DEAD_LETTERS, notify: true });
    // A queue that an older version made takes the options of this one.
    const { policy: _, ...changeable } = queue;
    await boss.updateQueue(name, { ...changeable, deadLetter: DEAD_LETTERS });
  }
}

/** Nothing is given up in silence: the log says so, and the job stays in a table. */
async function bury(context: Context, dead: JobWithMetadata, log: Logger): Promise<void> {
  const job = {
    id: dead.sourceId ?? dead.id,
    name: dead.sourceName ?? 'unknown',
    payload: dead.data,
    error: dead.sourceOutput,
    attempts: (dead.sourceRetryCount ?? 0) + 1,
  };
  log.error({ job }, 'job given up');
  await buryJob(context, job);
}

async function runJob(
  name: JobName,
  job: Job<JobName>,
  context: Context,
  work: { id: string; data: object },
  log: Logger,
): Promise<void> {
  const started = performance.now();
  try {
    const result = await job.run(context, jobPayloads[name].parse(work.data));
    log.info({ job: name, jobId: work.id, ms: Math.round(performance.now() - started), result }, 'job done');
  } catch (err) {
    log.error({ job: name, jobId: work.id, err }, 'job failed');
    throw err;
  }
}

function entries(): [JobName, Job<JobName>][] {
  return Object.entries(catalogue) as [JobName, Job<JobName>][];
}

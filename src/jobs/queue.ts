import { fromPrisma, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { type JobName, jobPayloads } from '../schemas/jobs.ts';
import type { Context, Enqueue } from '../services/context.ts';
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
  for (const [name, job] of entries()) {
    await boss.createQueue(name, { ...job.queue, notify: true });
    // A queue that an older version made takes the options of this one.
    await boss.updateQueue(name, job.queue);
  }
  let working = false;

  return {
    boss,
    isWorking: () => working,
    async enqueue(tx, name, payload) {
      await boss.send(name, payload, { db: fromPrisma(tx) });
    },
    async startWorkers(context) {
      for (const [name, job] of entries()) {
        if (job.cron) await boss.schedule(name, job.cron, {}, { tz: 'UTC', missed: 'once' });
        await boss.work<object>(name, { pollingIntervalSeconds: 2 }, async ([work]) => {
          if (work) await runJob(name, job, context, work, log);
        });
      }
      working = true;
    },
    async close() {
      working = false;
      await boss.stop({ graceful: true, timeout: STOP_MS });
    },
  };
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

/** Runs in a thread of its own with a connection of its own: reads answers, looks through them, writes numbers. */
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import pg from 'pg';
import { measureRegexes } from '../../domain/detection/slowness.ts';
import type { EngineAnswers } from '../answers/engines.ts';
import { type CountDay, countDay } from './count-day.ts';
import { listPresentedOptions } from './presented-options.ts';
import { summariseGeneration } from './summarise-generation.ts';
import type { GenerationKey } from './totals.ts';

export type Task =
  | { countDay: CountDay }
  | { summariseGeneration: GenerationKey }
  | { measureRegexes: string[] }
  | { listPresentedOptions: EngineAnswers };
export type Outcome = { result: unknown } | { error: { message: string; code?: string } };

/** Requests come first. Linux lowers only the thread that asks for it; elsewhere it would be the whole process. */
function lowerThreadPriority(): void {
  try {
    if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // A sandbox may forbid it: then the threads are equals.
  }
}

let connected: Promise<pg.Client> | null = null;

/** A connection that breaks is forgotten: the next task opens another. */
async function connect(): Promise<pg.Client> {
  connected ??= (async () => {
    const client = new pg.Client({
      connectionString: workerData.url,
      application_name: 'sightline counting',
      keepAlive: true,
    });
    client.on('error', () => {
      connected = null;
    });
    await client.connect();
    return client;
  })();
  return connected;
}

async function run(task: Task): Promise<unknown> {
  if ('measureRegexes' in task) return measureRegexes(task.measureRegexes, () => process.threadCpuUsage().user / 1000);
  try {
    const client = await connect();
    if ('countDay' in task) return await countDay(client, task.countDay);
    if ('summariseGeneration' in task) return await summariseGeneration(client, task.summariseGeneration);
    return await listPresentedOptions(client, task.listPresentedOptions);
  } catch (error) {
    // Whatever state the connection is in, the next task shall not find it.
    const broken = connected;
    connected = null;
    await broken?.then((client) => client.end()).catch(() => {});
    throw error;
  }
}

function describe(error: unknown): Outcome {
  const { message, code } = error as { message?: string; code?: string };
  return { error: { message: message ?? String(error), ...(code !== undefined && { code }) } };
}

if (parentPort) lowerThreadPriority();
parentPort?.on('message', (task: Task) => {
  void run(task).then(
    (result) => parentPort?.postMessage({ result } satisfies Outcome),
    (error: unknown) => parentPort?.postMessage(describe(error)),
  );
});

import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { EngineAnswers } from '../answers/engines.ts';
import type { CountDay } from './count-day.ts';
import type { PresentedOptions } from './presented-options.ts';
import type { DetectionPreview, PreviewedAnswers } from './preview.ts';
import type { GenerationKey } from './totals.ts';
import type { Outcome, Task } from './worker.ts';

/** The threads that run a task. Slow tasks run in a separate thread, so that other tasks do not wait for them. */
export type ThreadGroup = 'quick' | 'slow';
/** Tasks that a caller waits for do not queue behind the counting of days. */
type AnyGroup = ThreadGroup | 'waiting';

/** Runs tasks in threads. A task that exceeds its deadline fails, and its thread is terminated. */
export interface Pool {
  /** Maximum number of concurrent quick tasks. */
  threads: number;
  /** Returns the number of answers counted. */
  countDay: (day: CountDay, group: ThreadGroup, deadlineMs: number) => Promise<number>;
  summariseGeneration: (generation: GenerationKey, deadlineMs: number) => Promise<void>;
  /** Returns the time taken in milliseconds. */
  measureRegexes: (regexes: string[], deadlineMs: number) => Promise<number>;
  listPresentedOptions: (answers: EngineAnswers, deadlineMs: number) => Promise<PresentedOptions[]>;
  previewDetection: (preview: DetectionPreview, deadlineMs: number) => Promise<PreviewedAnswers>;
  close: () => Promise<void>;
}

/** TypeScript in a checkout, JavaScript in the published package. */
const SCRIPT = new URL(`./worker${extname(import.meta.url)}`, import.meta.url);

/** Threads start with their first task. */
export function openPool({ url, threads }: { url: string; threads: number }): Pool {
  const groups: Record<AnyGroup, ThreadPool> = {
    quick: createGroup(threads),
    slow: createGroup(1),
    waiting: createGroup(1),
  };
  return {
    threads,
    countDay: (countDay, group, deadlineMs) => run({ countDay }, group, deadlineMs),
    summariseGeneration: ({ workspaceId, reportId, version }, deadlineMs) =>
      run({ summariseGeneration: { workspaceId, reportId, version } }, 'quick', deadlineMs),
    measureRegexes: (measureRegexes, deadlineMs) => run({ measureRegexes }, 'slow', deadlineMs),
    listPresentedOptions: (listPresentedOptions, deadlineMs) => run({ listPresentedOptions }, 'quick', deadlineMs),
    previewDetection: (previewDetection, deadlineMs) => run({ previewDetection }, 'waiting', deadlineMs),
    async close() {
      await Promise.all(Object.values(groups).map((group) => group.close()));
    },
  };

  async function run<Result>(task: Task, group: AnyGroup, deadlineMs: number): Promise<Result> {
    return (await groups[group].use((thread) => runIn(thread, task, deadlineMs))) as Result;
  }

  function createGroup(count: number): ThreadPool {
    return createThreadPool(Array.from({ length: count }, () => ({ url, worker: null })));
  }
}

/** A slot for a thread. The worker starts with the first task, and is replaced after it was terminated. */
interface Thread {
  url: string;
  worker: Worker | null;
}

async function runIn(thread: Thread, task: Task, deadlineMs: number): Promise<unknown> {
  thread.worker ??= startWorker(thread.url);
  const { worker } = thread;
  let outcome: Outcome;
  try {
    worker.postMessage(task);
    outcome = await outcomeOf(worker, deadlineMs);
  } catch (error) {
    thread.worker = null;
    await worker.terminate();
    throw error;
  }
  if ('error' in outcome) throw Object.assign(new Error(outcome.error.message), { code: outcome.error.code });
  return outcome.result;
}

/** Waits for the result of the thread. Rejects if the thread ends or exceeds the deadline. */
async function outcomeOf(worker: Worker, deadlineMs: number): Promise<Outcome> {
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), deadlineMs);
  // `once` also rejects if an error ends the thread.
  const message = once(worker, 'message', { signal: over.signal });
  const exit = once(worker, 'exit', { signal: over.signal });
  try {
    return await Promise.race([
      message.then(([outcome]) => outcome as Outcome),
      exit.then(([code]) => Promise.reject(new Error(`A counting thread exited with code ${code}`))),
    ]);
  } catch (error) {
    throw over.signal.aborted ? new Error(`A counting thread was terminated after ${deadlineMs} ms`) : error;
  } finally {
    clearTimeout(timer);
    over.abort();
    await Promise.allSettled([message, exit]);
  }
}

/** Rows are streamed and little of a day is kept. Without limits, a thread would accumulate garbage first. */
const LIMITS = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 384 };

function startWorker(url: string): Worker {
  const worker = new Worker(SCRIPT, { workerData: { url }, execArgv: [], resourceLimits: LIMITS });
  // Errors are reported by the pending task. An idle thread does not keep the process alive.
  worker.on('error', () => {});
  worker.unref();
  return worker;
}

interface ThreadPool {
  use: <Result>(work: (thread: Thread) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
}

/** If all threads are busy, a task waits for the first free one. */
function createThreadPool(threads: Thread[]): ThreadPool {
  const free = [...threads];
  const waiting: ((thread: Thread) => void)[] = [];
  return {
    async use(work) {
      const thread = free.pop() ?? (await new Promise<Thread>((resolve) => waiting.push(resolve)));
      try {
        return await work(thread);
      } finally {
        const next = waiting.shift();
        if (next) next(thread);
        else free.push(thread);
      }
    },
    async close() {
      await Promise.all(threads.map(async ({ worker }) => worker?.terminate()));
    },
  };
}

import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { EngineAnswers } from '../answers/engines.ts';
import type { CountDay } from './count-day.ts';
import type { PresentedOptions } from './presented-options.ts';
import type { GenerationKey } from './totals.ts';
import type { Outcome, Task } from './worker.ts';

/** Where a task runs. What is slow has a thread of its own, so that others never wait for it. */
export type Lane = 'quick' | 'slow';

/** What takes longer than its deadline is ended, with its thread, and fails. */
export interface Pool {
  /** How many quick tasks run at once. */
  threads: number;
  /** Tells how many answers were counted. */
  countDay: (day: CountDay, lane: Lane, deadlineMs: number) => Promise<number>;
  summariseGeneration: (generation: GenerationKey, deadlineMs: number) => Promise<void>;
  /** Tells how many milliseconds they took. */
  measureRegexes: (regexes: string[], deadlineMs: number) => Promise<number>;
  listPresentedOptions: (answers: EngineAnswers, deadlineMs: number) => Promise<PresentedOptions[]>;
  close: () => Promise<void>;
}

/** Tests run the sources, a package the files made from them. */
const SCRIPT = new URL(`./worker${extname(import.meta.url)}`, import.meta.url);

/** Threads start when the first task comes. */
export function openPool({ url, threads }: { url: string; threads: number }): Pool {
  const lanes: Record<Lane, Places> = { quick: createPlaces(threads), slow: createPlaces(1) };
  return {
    threads,
    countDay: (countDay, lane, deadlineMs) => run({ countDay }, lane, deadlineMs),
    summariseGeneration: ({ workspaceId, reportId, version }, deadlineMs) =>
      run({ summariseGeneration: { workspaceId, reportId, version } }, 'quick', deadlineMs),
    measureRegexes: (measureRegexes, deadlineMs) => run({ measureRegexes }, 'slow', deadlineMs),
    listPresentedOptions: (listPresentedOptions, deadlineMs) => run({ listPresentedOptions }, 'quick', deadlineMs),
    async close() {
      await Promise.all(Object.values(lanes).map((places) => places.close()));
    },
  };

  async function run<Result>(task: Task, lane: Lane, deadlineMs: number): Promise<Result> {
    return (await lanes[lane].use((thread) => runIn(thread, task, deadlineMs))) as Result;
  }

  function createPlaces(count: number): Places {
    return openPlaces(Array.from({ length: count }, () => ({ url, worker: null })));
  }
}

/** A place for a thread; the thread itself comes with its first task, and anew after one that had to be ended. */
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

/** What the thread says; rejects when it ends before, or does not say anything in time. */
async function outcomeOf(worker: Worker, deadlineMs: number): Promise<Outcome> {
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), deadlineMs);
  // `once` also rejects with an error that ends the thread.
  const message = once(worker, 'message', { signal: over.signal });
  const exit = once(worker, 'exit', { signal: over.signal });
  try {
    return await Promise.race([
      message.then(([outcome]) => outcome as Outcome),
      exit.then(([code]) => Promise.reject(new Error(`A counting thread ended with ${code}`))),
    ]);
  } catch (error) {
    throw over.signal.aborted ? new Error(`A counting thread was ended after ${deadlineMs} ms`) : error;
  } finally {
    clearTimeout(timer);
    over.abort();
    await Promise.allSettled([message, exit]);
  }
}

/** Rows pass through; what is kept of a day is small. Left to itself a thread lets garbage pile up first. */
const LIMITS = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 384 };

function startWorker(url: string): Worker {
  const worker = new Worker(SCRIPT, { workerData: { url }, execArgv: [], resourceLimits: LIMITS });
  // An error is told to whoever waits for the task; an idle thread does not keep the process alive.
  worker.on('error', () => {});
  worker.unref();
  return worker;
}

interface Places {
  use: <Result>(work: (thread: Thread) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
}

/** Whoever comes when all are taken waits for the first that is free. */
function openPlaces(threads: Thread[]): Places {
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

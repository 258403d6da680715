import { type ResourceLimits, Worker } from 'node:worker_threads';
import { createGate } from './gate.ts';
import type { Outcome, Ready } from './serve-tasks.ts';
import { outcomeOf, receive, ThreadTimeoutError, within } from './thread-limits.ts';

/** Threads that run one task each. If all are busy, a task waits for the first free one. */
export interface Threads<Task> {
  /**
   * Rejects with a `ThreadLimitError` if the task needs more processor time or memory than it is allowed, and with a
   * `ThreadTimeoutError` if the server is too busy. Waiting, starting a thread and running have separate limits.
   */
  run: <Result>(task: Task, cpuMs: number, options?: TaskOptions) => Promise<Result>;
  countFree: () => number;
  close: () => Promise<void>;
}

interface TaskOptions {
  /** Buffers of the task that are moved to the thread instead of copied. */
  moved?: ArrayBuffer[];
  /** Whose task it is. Owners take turns, and leave a thread to each other. Defaults to one owner for all tasks. */
  owner?: string;
  /** How long the task can wait for a free thread. Unlimited by default. */
  waitMs?: number;
  /** How long the task can run, including the time for which it waits for a processor or for PostgreSQL. */
  wallMs?: number;
}

interface ThreadOptions {
  /** The module that the thread runs. The module of a pool calls `serveTasks`. */
  script: URL;
  limits: ResourceLimits;
  workerData?: unknown;
}

interface PoolOptions extends ThreadOptions {
  count: number;
  startMs?: number;
}

/** How long a thread can take to load its modules. */
const START_MS = 20_000;
/** How long a thread is left to an owner after its last task. */
const LINGER_MS = 1_000;
/** How much longer than its processor time a task can take by default. */
const WALL_SLACK_MS = 60_000;

interface Thread {
  worker: Worker;
  /** Resolves when the thread can run a task. */
  ready: Promise<Ready>;
}

/** A slot for a thread. The thread starts with the first task, and is replaced after it ended. */
interface Slot {
  thread: Thread | null;
}

export function createThreads<Task>({ count, startMs = START_MS, ...options }: PoolOptions): Threads<Task> {
  const slots: Slot[] = Array.from({ length: count }, () => ({ thread: null }));
  const free = [...slots];
  const perOwner = (owners: number) => (owners > 1 ? Math.max(1, count - 1) : count);
  const gate = createGate({ total: count, perKey: perOwner, lingerMs: LINGER_MS });
  /** Running and waiting ones. */
  let tasks = 0;

  function startIn(slot: Slot): Thread {
    const thread = startIdleThread(options);
    thread.worker.once('exit', () => {
      if (slot.thread === thread) slot.thread = null;
    });
    return thread;
  }

  async function runIn(slot: Slot, task: Task, cpuMs: number, { moved = [], wallMs }: TaskOptions): Promise<unknown> {
    const thread = (slot.thread ??= startIn(slot));
    const { worker } = thread;
    // A thread that takes longer to start is kept for the next task.
    const before = await within(startMs, thread.ready, 'The thread did not start');
    let outcome: Outcome;
    try {
      worker.postMessage(task, moved);
      outcome = await outcomeOf(worker, { before, cpuMs, wallMs: wallMs ?? cpuMs + WALL_SLACK_MS });
    } catch (error) {
      slot.thread = null;
      await worker.terminate();
      throw error;
    }
    thread.ready = Promise.resolve({ cpuMs: outcome.cpuMs });
    if (!('error' in outcome)) return outcome.result;
    const { name, message, code } = outcome.error;
    throw Object.assign(new Error(message), { name, code });
  }

  async function runInFree(task: Task, cpuMs: number, taskOptions: TaskOptions): Promise<unknown> {
    // The last one freed has its code and data in the caches.
    const slot = free.pop();
    if (!slot) throw new Error('The gate admits as many tasks as there are threads');
    try {
      return await runIn(slot, task, cpuMs, taskOptions);
    } finally {
      free.push(slot);
    }
  }

  async function waitForFree({ owner = '', waitMs }: TaskOptions): Promise<() => void> {
    if (waitMs === undefined) return gate.enter(owner);
    const signal = AbortSignal.timeout(waitMs);
    return gate.enter(owner, signal).catch(() => {
      throw new ThreadTimeoutError(`No thread was free within ${waitMs} ms`);
    });
  }

  return {
    async run<Result>(task: Task, cpuMs: number, taskOptions: TaskOptions = {}) {
      tasks++;
      try {
        const exit = await waitForFree(taskOptions);
        return (await runInFree(task, cpuMs, taskOptions).finally(exit)) as Result;
      } finally {
        tasks--;
      }
    },
    countFree: () => Math.max(0, count - tasks),
    async close() {
      await Promise.all(slots.map(async ({ thread }) => thread?.worker.terminate()));
    },
  };
}

/** An idle thread does not keep the process alive. */
function startIdleThread(options: ThreadOptions): Thread {
  const worker = startThread(options);
  worker.unref();
  const ready = receive<Ready>(worker);
  ready.catch(() => {});
  return { worker, ready };
}

/** Errors that end the thread are reported to the listeners of the caller. */
export function startThread({ script, limits, workerData }: ThreadOptions): Worker {
  const worker = new Worker(script, { workerData, execArgv: [], resourceLimits: limits });
  worker.on('error', () => {});
  return worker;
}

import { once } from 'node:events';
import { type ResourceLimits, Worker } from 'node:worker_threads';
import { createGate } from './gate.ts';
import type { Outcome } from './serve-tasks.ts';

/** Threads that run one task each. If all are busy, a task waits for the first free one. */
export interface Threads<Task> {
  /** A task that exceeds its deadline fails, and its thread is terminated. The deadline starts with the task. */
  run: <Result>(task: Task, deadlineMs: number, options?: TaskOptions) => Promise<Result>;
  countFree: () => number;
  close: () => Promise<void>;
}

interface TaskOptions {
  /** Buffers of the task that are moved to the thread instead of copied. */
  moved?: ArrayBuffer[];
  /** The index of the thread that runs the task if it is free. Defaults to the last one freed. */
  preferred?: number;
}

interface ThreadOptions {
  /** The module that the thread runs. The module of a pool calls `serveTasks`. */
  script: URL;
  limits: ResourceLimits;
  workerData?: unknown;
}

/** The thread was terminated because its task exceeded the deadline or the memory limit. */
export class ThreadLimitError extends Error {}

/** A slot for a thread. The worker starts with the first task, and is replaced after it was terminated. */
interface Slot {
  worker: Worker | null;
}

export function createThreads<Task>({ count, ...options }: ThreadOptions & { count: number }): Threads<Task> {
  const slots: Slot[] = Array.from({ length: count }, () => ({ worker: null }));
  const free = [...slots];
  const gate = createGate({ total: count });
  /** Running and waiting ones. */
  let tasks = 0;

  /** The last one freed has its code and data in the caches. */
  function takeFree(preferred: number | undefined): Slot {
    const place = preferred === undefined ? -1 : free.findIndex((slot) => slot === slots[preferred]);
    return free.splice(place, 1)[0] as Slot;
  }

  async function runIn(slot: Slot, task: Task, deadlineMs: number, moved: ArrayBuffer[]): Promise<unknown> {
    const worker = (slot.worker ??= startIdleThread(options));
    let outcome: Outcome;
    try {
      worker.postMessage(task, moved);
      outcome = await outcomeOf(worker, Math.max(1, Math.floor(deadlineMs)));
    } catch (error) {
      slot.worker = null;
      await worker.terminate();
      throw error;
    }
    if ('error' in outcome) throw Object.assign(new Error(outcome.error.message), { code: outcome.error.code });
    return outcome.result;
  }

  async function runInFree(task: Task, deadlineMs: number, { moved = [], preferred }: TaskOptions): Promise<unknown> {
    const slot = takeFree(preferred);
    try {
      return await runIn(slot, task, deadlineMs, moved);
    } finally {
      free.push(slot);
    }
  }

  return {
    async run<Result>(task: Task, deadlineMs: number, taskOptions: TaskOptions = {}) {
      tasks++;
      try {
        return (await gate.run('threads', () => runInFree(task, deadlineMs, taskOptions))) as Result;
      } finally {
        tasks--;
      }
    },
    countFree: () => Math.max(0, count - tasks),
    async close() {
      await Promise.all(slots.map(async ({ worker }) => worker?.terminate()));
    },
  };
}

/** An idle thread does not keep the process alive. */
function startIdleThread(options: ThreadOptions): Worker {
  const worker = startThread(options);
  worker.unref();
  return worker;
}

/** Errors that end the thread are reported to the listeners of the caller. */
export function startThread({ script, limits, workerData }: ThreadOptions): Worker {
  const worker = new Worker(script, { workerData, execArgv: [], resourceLimits: limits });
  worker.on('error', () => {});
  return worker;
}

/** Waits for the result of a task. Rejects if the thread ends or exceeds its limits first. */
async function outcomeOf(worker: Worker, deadlineMs: number): Promise<Outcome> {
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), deadlineMs);
  // `once` also rejects if an error ends the thread.
  const message = once(worker, 'message', { signal: over.signal });
  const exit = once(worker, 'exit', { signal: over.signal });
  try {
    return await Promise.race([
      message.then(([outcome]) => outcome as Outcome),
      exit.then(([code]) => Promise.reject(new Error(`The thread exited with code ${code}`))),
    ]);
  } catch (error) {
    if (over.signal.aborted) throw new ThreadLimitError(`The thread was terminated after ${deadlineMs} ms`);
    if (isOutOfMemory(error)) throw new ThreadLimitError('The thread exceeded its memory limit');
    throw error;
  } finally {
    clearTimeout(timer);
    over.abort();
    await Promise.allSettled([message, exit]);
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

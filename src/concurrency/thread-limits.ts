import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { type Outcome, type Ready, toCpuMs } from './serve-tasks.ts';

/** The thread was terminated because its task needs too much processor time or memory. */
export class ThreadLimitError extends Error {}

/** The task did not start or end in time, because the server or PostgreSQL is busy. This says nothing about the task. */
export class ThreadTimeoutError extends Error {}

/** The least time between two measurements of processor time. */
const LEAST_WAIT_MS = 20;

/** Waits for the next message of a thread. Rejects if the thread ends first. */
export async function receive<Message>(worker: Worker, signal?: AbortSignal): Promise<Message> {
  const over = new AbortController();
  const either = signal ? AbortSignal.any([signal, over.signal]) : over.signal;
  // `once` also rejects if an error ends the thread.
  const message = once(worker, 'message', { signal: either });
  const exit = once(worker, 'exit', { signal: either });
  try {
    return await Promise.race([
      message.then(([received]) => received as Message),
      exit.then(([code]) => Promise.reject(new Error(`The thread exited with code ${code}`))),
    ]);
  } catch (error) {
    throw isOutOfMemory(error) ? new ThreadLimitError('The thread exceeded its memory limit') : error;
  } finally {
    over.abort();
    await Promise.allSettled([message, exit]);
  }
}

interface TaskLimits {
  before: Ready;
  cpuMs: number;
  wallMs: number;
}

/** Waits for the result of a task. Rejects if the thread ends or exceeds its limits first. */
export async function outcomeOf(worker: Worker, { before, cpuMs, wallMs }: TaskLimits): Promise<Outcome> {
  const over = new AbortController();
  const outcome = receive<Outcome>(worker, over.signal);
  const limited = Promise.race([outcome, watchCpu(worker, before, cpuMs, over.signal)]);
  try {
    return await within(wallMs, limited, 'The task did not end');
  } finally {
    over.abort();
    await Promise.allSettled([outcome]);
  }
}

/** Rejects when the task has used its processor time, which does not grow while other programs use the processor. */
async function watchCpu(worker: Worker, before: Ready, cpuMs: number, signal: AbortSignal): Promise<never> {
  for (let leftMs = cpuMs; leftMs > 0; ) {
    const waitMs = Math.ceil(Math.max(leftMs, LEAST_WAIT_MS));
    await delay(waitMs, undefined, { signal });
    leftMs = await readCpuMs(worker).then(
      (usedMs) => before.cpuMs + cpuMs - usedMs,
      // Before Node 24.6, only the thread itself can measure it.
      () => leftMs - waitMs,
    );
  }
  throw new ThreadLimitError(`The thread was terminated after ${cpuMs} ms of processor time`);
}

async function readCpuMs(worker: Worker): Promise<number> {
  return toCpuMs(await worker.cpuUsage());
}

/** Limits the time to wait. */
export async function within<Result>(ms: number, work: Promise<Result>, what: string): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new ThreadTimeoutError(`${what} within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

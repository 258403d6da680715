import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PageAnalysis, PageSource, Renderings } from '../../domain/content-checks/analyse-page.ts';
import type { DynamicContent, StaticText } from '../../domain/content-checks/dynamic-content.ts';
import type { Outcome, Task } from './worker.ts';

/** Reads pages in a thread, one after the other. The deadline of a page starts when its processing starts. */
export interface PageAnalyser {
  analyse: (source: PageSource, deadlineMs: number) => Promise<PageAnalysis>;
  compare: (page: StaticText, renderings: Renderings, deadlineMs: number) => Promise<DynamicContent>;
  close: () => Promise<void>;
}

/** A page that exceeds the time or memory limit. */
export class PageTooComplexError extends Error {}

/** Tests run the sources, a package the compiled files. */
const SCRIPT = new URL(`./worker${extname(import.meta.url)}`, import.meta.url);
const MEMORY_MB = 128;

/** The thread starts with the first page, and again after one that was terminated. */
export function createPageAnalyser({ memoryMb = MEMORY_MB }: { memoryMb?: number } = {}): PageAnalyser {
  let worker: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();

  async function run(task: Task, deadlineMs: number): Promise<Outcome> {
    worker ??= startWorker(memoryMb);
    const own = worker;
    try {
      own.postMessage(task);
      return await outcomeOf(own, deadlineMs);
    } catch (error) {
      worker = null;
      await own.terminate();
      throw error;
    }
  }
  /** The wait for a turn does not count. */
  function inTurn(task: Task, deadlineMs: number): Promise<Outcome> {
    const turn = last.then(() => run(task, deadlineMs));
    last = turn.catch(() => {});
    return turn;
  }

  return {
    analyse: async (source, deadlineMs) => read(await inTurn({ analyse: source }, deadlineMs), 'analysis'),
    compare: async (page, renderings, deadlineMs) =>
      read(await inTurn({ compare: { page, renderings } }, deadlineMs), 'difference'),
    async close() {
      await worker?.terminate();
      worker = null;
    },
  };
}

function read<Key extends 'analysis' | 'difference'>(
  outcome: Outcome,
  key: Key,
): Extract<Outcome, Record<Key, unknown>>[Key] {
  if ('error' in outcome) throw new Error(`A page could not be read: ${outcome.error}`);
  return (outcome as Extract<Outcome, Record<Key, unknown>>)[key];
}

/** The reply of the thread; rejects if the thread ends first or does not respond in time. */
async function outcomeOf(worker: Worker, deadlineMs: number): Promise<Outcome> {
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), Math.max(1, Math.floor(deadlineMs)));
  // `once` also rejects with the error of a thread that runs out of memory.
  const message = once(worker, 'message', { signal: over.signal });
  try {
    const [outcome] = (await message) as [Outcome];
    return outcome;
  } catch (error) {
    const isMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    throw isMemory || over.signal.aborted
      ? new PageTooComplexError('The page is too large or too complex to be read')
      : error;
  } finally {
    clearTimeout(timer);
  }
}

function startWorker(memoryMb: number): Worker {
  const worker = new Worker(SCRIPT, {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 16 },
  });
  // Errors reject the pending task; an idle thread does not keep the process alive.
  worker.on('error', () => {});
  worker.unref();
  return worker;
}

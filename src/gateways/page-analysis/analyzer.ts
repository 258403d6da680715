import { extname } from 'node:path';
import { ThreadLimitError, ThreadTimeoutError } from '../../concurrency/thread-limits.ts';
import { createThreads } from '../../concurrency/threads.ts';
import type { PageAnalysis, PageSource, Renderings } from '../../domain/content-checks/analyze-page.ts';
import type { DynamicContent, StaticText } from '../../domain/content-checks/dynamic-content.ts';
import { serverBusy } from '../../domain/shared/failures.ts';
import type { Task } from './worker.ts';

/** Parses pages in a thread, one after the other. `cpuMs` limits the processor time of a page. */
export interface PageAnalyzer {
  analyze: (source: PageSource, cpuMs: number) => Promise<PageAnalysis>;
  compare: (page: StaticText, renderings: Renderings, cpuMs: number) => Promise<DynamicContent>;
  close: () => Promise<void>;
}

/** A page that cannot be parsed within the limits of processor time and memory. A busy server never causes it. */
export class PageTooComplexError extends Error {}

/** TypeScript in a checkout, JavaScript in the published package. */
const SCRIPT = new URL(`./worker${extname(import.meta.url)}`, import.meta.url);
const MEMORY_MB = 128;
/** For the thread, which parses one page at a time. */
const WAIT_MS = 120_000;

interface AnalyzerOptions {
  memoryMb?: number;
  startMs?: number;
}

/** The thread starts with the first page, and is replaced after it was terminated. */
export function createPageAnalyzer({ memoryMb = MEMORY_MB, ...options }: AnalyzerOptions = {}): PageAnalyzer {
  const limits = { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 16 };
  const thread = createThreads<Task>({ ...options, script: SCRIPT, count: 1, limits });

  async function run<Result>(task: Task, cpuMs: number): Promise<Result> {
    try {
      return await thread.run<Result>(task, cpuMs, { waitMs: WAIT_MS });
    } catch (error) {
      if (error instanceof ThreadLimitError)
        throw new PageTooComplexError('The page is too large or too complex to be read', { cause: error });
      if (error instanceof ThreadTimeoutError) throw serverBusy();
      throw new Error(`A page could not be read: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }

  return {
    analyze: (source, cpuMs) => run({ analyze: source }, cpuMs),
    compare: (page, renderings, cpuMs) => run({ compare: { page, renderings } }, cpuMs),
    close: thread.close,
  };
}

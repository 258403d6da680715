import { extname } from 'node:path';
import { createThreads, ThreadLimitError } from '../../concurrency/threads.ts';
import type { PageAnalysis, PageSource, Renderings } from '../../domain/content-checks/analyse-page.ts';
import type { DynamicContent, StaticText } from '../../domain/content-checks/dynamic-content.ts';
import type { Task } from './worker.ts';

/** Parses pages in a thread, one after the other. A deadline starts when the page has its turn. */
export interface PageAnalyser {
  analyse: (source: PageSource, deadlineMs: number) => Promise<PageAnalysis>;
  compare: (page: StaticText, renderings: Renderings, deadlineMs: number) => Promise<DynamicContent>;
  close: () => Promise<void>;
}

/** A page that cannot be parsed within the limits of time and memory. */
export class PageTooComplexError extends Error {}

/** TypeScript in a checkout, JavaScript in the published package. */
const SCRIPT = new URL(`./worker${extname(import.meta.url)}`, import.meta.url);
const MEMORY_MB = 128;

/** The thread starts with the first page, and is replaced after it was terminated. */
export function createPageAnalyser({ memoryMb = MEMORY_MB }: { memoryMb?: number } = {}): PageAnalyser {
  const limits = { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 16 };
  const thread = createThreads<Task>({ script: SCRIPT, count: 1, limits });

  async function run<Result>(task: Task, deadlineMs: number): Promise<Result> {
    try {
      return await thread.run<Result>(task, deadlineMs);
    } catch (error) {
      if (error instanceof ThreadLimitError)
        throw new PageTooComplexError('The page is too large or too complex to be read', { cause: error });
      throw new Error(`A page could not be read: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }

  return {
    analyse: (source, deadlineMs) => run({ analyse: source }, deadlineMs),
    compare: (page, renderings, deadlineMs) => run({ compare: { page, renderings } }, deadlineMs),
    close: thread.close,
  };
}

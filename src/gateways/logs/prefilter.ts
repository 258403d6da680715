import { on } from 'node:events';
import { extname } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { startThread } from '../../concurrency/threads.ts';
import type { PrefilteredPart } from '../../domain/logs/scan/prefilter.ts';
import type { PositionedPart, PrefilterTask } from './prefilter-worker.ts';

/** TypeScript in a checkout, JavaScript in the published package. */
const SCRIPT = new URL(`./prefilter-worker${extname(import.meta.url)}`, import.meta.url);
/** The thread keeps only a chunk and the lines of a part. */
const LIMITS = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 64 };
/** Maximum number of parts waiting to be counted. */
const AHEAD = 32;

/** A file that a thread reads and searches, while its results are counted here in the order of the file. */
export interface PrefilteredFile extends AsyncIterable<PrefilteredPart> {
  /** Stops the thread. */
  close: () => Promise<void>;
}

export function prefilterInThread(task: PrefilterTask, onRead: (position: number) => void): PrefilteredFile {
  const worker = startThread({ script: SCRIPT, limits: LIMITS, workerData: task });
  // It also throws the error that ended the thread.
  const messages = on(worker, 'message', { close: ['exit'] }) as AsyncIterable<[PositionedPart]>;
  for (let ahead = 0; ahead < AHEAD; ahead++) worker.postMessage(null);

  async function* receive(): AsyncGenerator<PrefilteredPart> {
    for await (const [part] of messages) {
      onRead(part.position);
      yield part;
      if (part.isLast) return;
      worker.postMessage(null);
      // Otherwise all parts that have arrived are counted first, and statements that save earlier ones wait.
      await turn();
    }
    throw new Error('The thread that reads the log ended unexpectedly');
  }
  return {
    [Symbol.asyncIterator]: receive,
    async close() {
      await worker.terminate();
    },
  };
}

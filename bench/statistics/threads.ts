import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { AmountOutcome } from './amount-trials.ts';
import type { CaseOutcome } from './case-trials.ts';
import type { Outcome } from './trials.ts';
import type { Task } from './worker.ts';

type OutcomeOf<Given extends Task> = Given extends { kind: 'rates' }
  ? Outcome
  : Given extends { kind: 'amounts' }
    ? AmountOutcome
    : CaseOutcome;

/** Distributes tasks to one thread per core. Outcomes arrive in any order. */
export async function runTasks<Given extends Task>(tasks: readonly Given[]): Promise<OutcomeOf<Given>[]> {
  const left = [...tasks];
  const outcomes: OutcomeOf<Given>[] = [];
  async function work(): Promise<void> {
    const worker = new Worker(new URL('worker.ts', import.meta.url));
    try {
      for (let task = left.shift(); task; task = left.shift()) {
        worker.postMessage(task);
        const [reply] = (await once(worker, 'message')) as [OutcomeOf<Given>[]];
        outcomes.push(...reply);
      }
    } finally {
      await worker.terminate();
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return outcomes;
}

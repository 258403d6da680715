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

/** Runs tasks of the benchmark of statistics. */
export async function runTasks<Given extends Task>(tasks: readonly Given[]): Promise<OutcomeOf<Given>[]> {
  return distributeTasks(new URL('worker.ts', import.meta.url), tasks);
}

/** Distributes tasks to one thread per core, which run a script. Outcomes arrive in any order; `keep` is called with each. */
export async function distributeTasks<Result>(
  script: URL,
  tasks: readonly unknown[],
  keep: (outcome: Result) => void = () => {},
): Promise<Result[]> {
  const left = [...tasks];
  const outcomes: Result[] = [];
  async function work(): Promise<void> {
    const worker = new Worker(script);
    try {
      for (let task = left.shift(); task; task = left.shift()) {
        worker.postMessage(task);
        const [reply] = (await once(worker, 'message')) as [Result[]];
        outcomes.push(...reply);
        for (const outcome of reply) keep(outcome);
      }
    } finally {
      await worker.terminate();
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return outcomes;
}

/** Runs in a thread: one world at a time. */
import { parentPort } from 'node:worker_threads';
import { runAmountTrials } from './amount-trials.ts';
import { runTrials } from './trials.ts';
import type { World } from './world.ts';

export type Task =
  | { kind: 'rates'; world: World; repetitions: number; seed: number }
  | { kind: 'amounts'; world: World; days: number; repetitions: number; seed: number };

parentPort?.on('message', (task: Task) => {
  const { world, repetitions, seed } = task;
  parentPort?.postMessage(
    task.kind === 'rates'
      ? runTrials(world, repetitions, seed)
      : [runAmountTrials(world, task.days, repetitions, seed)],
  );
});

/** Runs in a thread: one world at a time. */
import { parentPort } from 'node:worker_threads';
import { type AmountWorld, runAmountTrials } from './amount-trials.ts';
import { type Case, runCase } from './case-trials.ts';
import { runTrials } from './trials.ts';
import type { World } from './world.ts';

export type Task =
  | { kind: 'rates'; world: World; repetitions: number; seed: number }
  | { kind: 'amounts'; world: AmountWorld; repetitions: number; seed: number }
  | { kind: 'case'; name: Case; repetitions: number; seed: number };

parentPort?.on('message', (task: Task) => {
  parentPort?.postMessage(runTask(task));
});

function runTask(task: Task) {
  const { repetitions, seed } = task;
  if (task.kind === 'rates') return runTrials(task.world, repetitions, seed);
  if (task.kind === 'amounts') return [runAmountTrials(task.world, repetitions, seed)];
  return [runCase(task.name, repetitions, seed)];
}

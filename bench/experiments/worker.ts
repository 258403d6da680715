/** Runs in a thread: one world or case at a time. */
import { parentPort } from 'node:worker_threads';
import { type Case, runCase } from './case-trials.ts';
import { runTrials } from './trials.ts';
import type { World } from './world.ts';

export type Task = { repetitions: number; seed: number } & ({ world: World; effects: number } | { name: Case });

parentPort?.on('message', (task: Task) => {
  const { repetitions, seed } = task;
  parentPort?.postMessage([
    'world' in task
      ? runTrials(task.world, { repetitions, effects: task.effects }, seed)
      : runCase(task.name, repetitions, seed),
  ]);
});

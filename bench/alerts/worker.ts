/** Runs in a thread: one world and happening at a time. */
import { parentPort } from 'node:worker_threads';
import { type Name, runTrials } from './trials.ts';
import type { World } from './world.ts';

export interface Task {
  world: World;
  name: Name;
  repetitions: number;
  seed: number;
}

parentPort?.on('message', ({ world, name, repetitions, seed }: Task) => {
  parentPort?.postMessage([runTrials(world, name, repetitions, seed)]);
});

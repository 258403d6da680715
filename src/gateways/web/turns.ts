import { createGate, type Pace } from '../../concurrency/gate.ts';

/** Runs a task for a host when a slot is free. */
export type InTurn = <T>(host: string, work: () => Promise<T>) => Promise<T>;

/**
 * Runs at most `most` concurrent tasks per host, with at least `pauseMs` between two starts. The others wait in
 * order; a signal ends the wait.
 */
export function createTurns(most: number, pauseMs: number): (signal?: AbortSignal) => InTurn {
  const gate = createGate({ perKey: most, createPace: () => createPauses(pauseMs) });
  return (signal) => (host, work) => gate.run(host, work, signal);
}

function createPauses(pauseMs: number): Pace {
  let next = 0;
  return {
    nextStart: () => next,
    recordStart: (now) => {
      next = now + pauseMs;
    },
  };
}

import { createGate, type Pace } from '../../concurrency/gate.ts';

/** Does a piece of work for a host when it is its turn. */
export type InTurn = <T>(host: string, work: () => Promise<T>) => Promise<T>;

/**
 * Runs at most `most` pieces of work for a host at once, with at least `pauseMs` between the starts of two. The others wait in
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

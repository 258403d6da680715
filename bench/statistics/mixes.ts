import { ENGINES } from './world.ts';

/** Which cells have answers in either window, while no rate changes. */
export interface Mix {
  name: string;
  /** Whether the last engine names the brand more often than the others. */
  usesEngine: boolean;
  /** Null for all cells. */
  before: Uint8Array | null;
  now: Uint8Array | null;
}

export function listMixes(prompts: number): Mix[] {
  const mask = (isKept: (prompt: number, engine: number) => boolean) =>
    Uint8Array.from({ length: prompts * ENGINES }, (_, cell) =>
      Number(isKept(Math.floor(cell / ENGINES), cell % ENGINES)),
    );
  const [third, half] = [Math.floor(prompts / 3), Math.ceil(prompts / 2)];
  const firstEngines = mask((_, engine) => engine < ENGINES - 1);
  const firstHalf = mask((prompt) => prompt < half);
  const [early, late] = [mask((prompt) => prompt < prompts - third), mask((prompt) => prompt >= third)];
  return [
    { name: 'same prompts', usesEngine: false, before: null, now: null },
    { name: 'engine enabled', usesEngine: true, before: firstEngines, now: null },
    { name: 'engine disabled', usesEngine: true, before: null, now: firstEngines },
    { name: 'prompts added', usesEngine: false, before: firstHalf, now: null },
    { name: 'prompts removed', usesEngine: false, before: null, now: firstHalf },
    { name: 'prompts replaced', usesEngine: false, before: early, now: late },
  ];
}

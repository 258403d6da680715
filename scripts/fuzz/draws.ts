/** Draws from a seeded generator, so that a run can be repeated. */
export interface Draws {
  fraction: () => number;
  below: (limit: number) => number;
  pick: <Value>(values: readonly Value[]) => Value;
}

/** The generator mulberry32. */
export function createDraws(seed: number): Draws {
  let state = seed >>> 0;
  function fraction(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (limit: number) => Math.floor(fraction() * limit);
  return { fraction, below, pick: (values) => values[below(values.length)] as never };
}

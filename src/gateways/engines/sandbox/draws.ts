import { hash } from 'node:crypto';

type Part = string | number;

/** A number from 0 up to 1 that depends on nothing but the parts: neither on a clock nor on randomness. */
export function draw(...parts: Part[]): number {
  return digestOf(parts).readUIntBE(0, 6) / 2 ** 48;
}

/** As many numbers as are asked for, one after the other, from one digest (sfc32). */
export function createDraws(...parts: Part[]): Draws {
  const digest = digestOf(parts);
  let [a, b, c, counter] = [digest.readInt32LE(0), digest.readInt32LE(4), digest.readInt32LE(8), 1];
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  return {
    next,
    below: (limit) => Math.floor(next() * limit),
    pick: (list) => list[Math.floor(next() * list.length)] as (typeof list)[number],
  };
}

export interface Draws {
  /** From 0 up to 1. */
  next: () => number;
  /** A whole number from 0 up to the limit. */
  below: (limit: number) => number;
  pick: <T>(list: readonly T[]) => T;
}

/** The list in an order that depends on nothing but the draws. */
export function shuffle<T>(list: readonly T[], draws: Draws): T[] {
  return list
    .map((item) => ({ item, key: draws.next() }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ item }) => item);
}

/** A draw from the standard normal distribution (Box-Muller). */
export function drawNormal({ next }: Draws): number {
  const radius = Math.sqrt(-2 * Math.log(1 - next()));
  return radius * Math.cos(2 * Math.PI * next());
}

function digestOf(parts: Part[]): Buffer {
  return hash('sha256', JSON.stringify(parts), 'buffer');
}

import { hash } from 'node:crypto';
import { remember } from '../../../domain/shared/remember.ts';

type Part = string | number;

/** A deterministic number from 0 to 1 (exclusive) derived from the parts. */
export function draw(...parts: Part[]): number {
  return digestOf(parts).readUIntBE(0, 6) / 2 ** 48;
}

/** A pseudorandom number generator (sfc32) seeded with a hash. */
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
  /** A number from 0 to 1 (exclusive). */
  next: () => number;
  /** An integer from 0 to the limit (exclusive). */
  below: (limit: number) => number;
  pick: <T>(list: readonly T[]) => T;
}

/** Shuffles the list deterministically. */
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

/** Many digests of a day's answers are those of the same pages, brands and engines. */
const MOST_DIGESTS = 20_000;
const hashText = remember(MOST_DIGESTS, (text) => hash('sha256', text, 'buffer'));

function digestOf(parts: Part[]): Buffer {
  return hashText(JSON.stringify(parts));
}

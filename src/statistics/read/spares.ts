import { createVariation, type ReportSize, type Variation } from '../../domain/statistics/daily-variation.ts';
import { bytesOfVariation, MOST_BYTES_OF_ONE } from './known-sums.ts';

/** Large arrays of the last read are filled again: allocating and collecting them takes longer than computing with them. */
let spareArrays: readonly Uint32Array[] = [];
let spareVariation: Variation | null = null;

const MOST_ARRAYS = 3;

/** Arrays that are used until they are returned. Their values are undefined. */
export interface ArrayLoan {
  take: (length: number) => Uint32Array;
  returnOne: (array: Uint32Array) => void;
  returnAll: () => void;
}

export function createLoan(): ArrayLoan {
  const taken = new Set<Uint32Array>();
  const returnOne = (array: Uint32Array) => {
    if (taken.delete(array) && array.byteLength <= MOST_BYTES_OF_ONE)
      spareArrays = [array, ...spareArrays].slice(0, MOST_ARRAYS);
  };
  return {
    take(length) {
      const place = spareArrays.findIndex((spare) => spare.length === length);
      const array = spareArrays[place] ?? new Uint32Array(length);
      spareArrays = spareArrays.filter((spare) => spare !== array);
      taken.add(array);
      return array;
    },
    returnOne,
    returnAll: () => [...taken].forEach(returnOne),
  };
}

/** A variation whose values are undefined. */
export function takeVariation(size: ReportSize): Variation {
  const spare = spareVariation;
  if (!spare || spare.prompts !== size.prompts || spare.brands !== size.brands) return createVariation(size);
  spareVariation = null;
  return spare;
}

export function returnVariation(variation: Variation): void {
  if (bytesOfVariation(variation) <= MOST_BYTES_OF_ONE) spareVariation = variation;
}

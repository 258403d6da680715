import type { CellTable } from '../../../domain/statistics/cell-table.ts';
import type { Variation } from '../../../domain/statistics/daily-variation.ts';

/** Sums of past days. Their names include the versions of the rows that they were computed from, so they never become outdated. */
interface Known<Sum> {
  get: (name: string) => Sum | undefined;
  set: (name: string, sum: Sum) => void;
}

/** The memory that the sums of a thread may take. */
const MOST_BYTES = 48 * 1024 * 1024;
/** Larger arrays are not kept from one read to the next. */
export const MOST_BYTES_OF_ONE = MOST_BYTES / 6;

function createKnown<Sum>(bytesOf: (sum: Sum) => number): Known<Sum> {
  const sums = new Map<string, Sum>();
  let bytes = 0;
  return {
    get(name) {
      const sum = sums.get(name);
      if (sum === undefined) return undefined;
      // Evicts the least recently used sum.
      sums.delete(name);
      sums.set(name, sum);
      return sum;
    },
    set(name, sum) {
      if (sums.has(name) || bytesOf(sum) > MOST_BYTES_OF_ONE) return;
      sums.set(name, sum);
      bytes += bytesOf(sum);
      for (const [oldest, old] of sums) {
        if (bytes <= MOST_BYTES) break;
        sums.delete(oldest);
        bytes -= bytesOf(old);
      }
    },
  };
}

/** The cells of a generation up to a day. */
export const knownTables = createKnown<CellTable>(({ values }) => values.byteLength);

/** How the answers of a generation varied up to a day. */
export const knownVariations = createKnown<Variation>(bytesOfVariation);

export function bytesOfVariation({ answers, columns }: Variation): number {
  return answers.sums.byteLength * (3 + 10 * columns.length);
}

import type { CellTable } from '../../domain/statistics/cell-table.ts';
import { listArrays, type Variation } from '../../domain/statistics/daily-variation.ts';
import type { CellHits } from '../../domain/statistics/window-stats.ts';
import type { ReadDay } from './task.ts';

/** Sums of past days. Their names include the versions of the rows that they were computed from, so they never become outdated. */
interface Known<Sum> {
  get: (name: string) => Sum | undefined;
  /** Sums of earlier generations of the report are removed, and their memory is freed. */
  set: (name: string, sum: Sum, generation: KnownGeneration) => void;
}

export interface KnownGeneration {
  report: string;
  version: number;
}

/** The memory that the sums of a thread may take. */
const MOST_BYTES = 48 * 1024 * 1024;
/** Larger arrays are not kept from one read to the next. */
export const MOST_BYTES_OF_ONE = MOST_BYTES / 6;

interface KnownOptions<Sum> {
  bytesOf: (sum: Sum) => number;
  /** The arrays of a sum. The garbage collector would free megabytes of them much later. */
  arraysOf: (sum: Sum) => Iterable<{ buffer: ArrayBufferLike }>;
  /** The memory that all sums may take. */
  most?: number;
}

export function createKnown<Sum>({ bytesOf, arraysOf, most = MOST_BYTES }: KnownOptions<Sum>): Known<Sum> {
  const known = new Map<string, KnownGeneration & { sum: Sum }>();
  let bytes = 0;
  function remove(name: string, sum: Sum): void {
    known.delete(name);
    bytes -= bytesOf(sum);
  }
  return {
    get(name) {
      const entry = known.get(name);
      if (entry === undefined) return undefined;
      // Evicts the least recently used sum.
      known.delete(name);
      known.set(name, entry);
      return entry.sum;
    },
    set(name, sum, { report, version }) {
      if (known.has(name) || bytesOf(sum) > most / 6) return;
      for (const [earlier, entry] of known) {
        if (entry.report !== report || entry.version >= version) continue;
        remove(earlier, entry.sum);
        // Nobody reads them any more: a thread reads one generation of a report at a time.
        for (const { buffer } of arraysOf(entry.sum)) if (buffer instanceof ArrayBuffer) buffer.transfer(0);
      }
      known.set(name, { report, version, sum });
      bytes += bytesOf(sum);
      for (const [oldest, entry] of known) {
        if (bytes <= most) break;
        remove(oldest, entry.sum);
      }
    },
  };
}

/** The cells of a generation up to a day. */
export const knownTables = createKnown<CellTable>({
  bytesOf: ({ values }) => values.byteLength,
  arraysOf: ({ values }) => [values],
});

/** The hits of a generation between two days. */
export const knownHits = createKnown<CellHits>({
  bytesOf: ({ answers, hits }) => answers.byteLength * (1 + hits.length),
  arraysOf: ({ answers, hits }) => [answers, ...hits],
  most: MOST_BYTES / 4,
});

/** How the answers of a generation varied up to a day. */
export const knownVariations = createKnown<Variation>({ bytesOf: bytesOfVariation, arraysOf: listArrays });

/** Each cell has three integers, and for each brand eight integers and four fractions. */
export function bytesOfVariation({ answers, columns }: Variation): number {
  return answers.sums.length * (12 + 64 * columns.length);
}

/** The summaries of the days of a generation up to a day. They take much less than sums. */
export const knownDays = createKnown<readonly ReadDay[]>({
  bytesOf: bytesOfDays,
  arraysOf: (days) => days.flatMap(({ samples }) => samples ?? []),
  most: MOST_BYTES / 4,
});

/** A day without samples takes about half a kilobyte. */
function bytesOfDays(days: readonly ReadDay[]): number {
  return days.reduce((sum, { samples }) => sum + 512 + (samples?.byteLength ?? 0), 0);
}

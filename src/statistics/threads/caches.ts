import { LRUCache } from 'lru-cache';
import type { Cells } from '../../domain/statistics/cells.ts';
import { sizeOfVariation, type Variation } from '../../domain/statistics/variation.ts';
import type { Detectors } from '../count/detectors.ts';
import type { PageDirectory } from '../read/page-directory.ts';

/** What a thread keeps from one task to the next. */
export interface ThreadCaches {
  /** The cells of a generation up to a day, by a name that changes whenever one of the days is counted again. */
  cells: LRUCache<string, Cells>;
  /** How the answers of a generation varied up to a day, by such a name. */
  variations: LRUCache<string, Variation>;
  /** The detectors of the last generation. */
  detectors: LRUCache<string, Detectors>;
  /** The numbered pages of a workspace. */
  directories: LRUCache<string, PageDirectory>;
}

const SUMS = { maxSize: 48 * 1024 * 1024, maxEntrySize: 8 * 1024 * 1024 };
/** A page takes about 20 bytes, and a host 100. */
const MOST_PAGES = 2_000_000;

export function createThreadCaches(): ThreadCaches {
  return {
    cells: new LRUCache({ ...SUMS, sizeCalculation: sizeOfCells }),
    variations: new LRUCache({ ...SUMS, sizeCalculation: (variation) => 1 + sizeOfVariation(variation) }),
    detectors: new LRUCache({ max: 1 }),
    directories: new LRUCache({ maxSize: MOST_PAGES, sizeCalculation: ({ size }) => 1 + size }),
  };
}

function sizeOfCells({ engines }: Cells): number {
  return engines.values().reduce((bytes, { values }) => bytes + values.byteLength, 1);
}

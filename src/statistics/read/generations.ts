import { hash } from 'node:crypto';
import { addDays } from '../../domain/shared/windows.ts';
import type { ReportSize } from '../../domain/statistics/cells.ts';
import type { ThreadDatabase } from '../../storage/postgres/thread-database.ts';
import type { GenerationKey } from '../../storage/reports/generations.ts';
import { selectGeneration, selectVersions } from './select.ts';
import type { CountsFilter } from './task.ts';

/** What to know about a generation in order to read it. */
export interface FoundGeneration extends GenerationKey, ReportSize {
  /** Whether its days have summaries. */
  hasDays: boolean;
  revision: number;
  /** The last day with a running total. */
  through: string | null;
  /** The last day that was counted with earlier settings. */
  carriedThrough: string | null;
  /**
   * A name for the sums of its days from one day up to another, or up to it from the first counted day. It changes whenever one of
   * the days is counted again. Null if that cannot be determined.
   */
  nameSums: (from: string | null, to: string) => string | null;
}

interface GenerationRow extends ReportSize {
  hasDays: boolean;
  revision: number;
  through: string | null;
  carriedThrough: string | null;
}

interface VersionRow {
  day: string;
  /** Those of the rows of all countries. */
  versions: string;
}

/** Finds a generation in the current snapshot. Null if it was deleted. */
export async function findGeneration(
  { query }: ThreadDatabase,
  key: GenerationKey,
  filter: CountsFilter,
): Promise<FoundGeneration | null> {
  const [generation] = await query<GenerationRow>`${selectGeneration(key)}`;
  const versions = await query<VersionRow>`${selectVersions(key, filter)}`;
  if (!generation) return null;
  const { isSimulated, country } = filter;
  function nameSums(from: string | null, to: string): string | null {
    if (!generation?.hasDays) return null;
    const included = versions.filter(({ day }) => (from === null || day >= from) && day <= to);
    return hash('sha256', JSON.stringify([key, isSimulated, country, from, to, included]), 'base64url');
  }
  return { ...key, ...generation, nameSums };
}

/** The day before the last requested one: sums up to it rarely change. */
export function dayBeforeLast({ days }: CountsFilter): string {
  return addDays(days.endDate, -1);
}

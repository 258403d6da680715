import { hash } from 'node:crypto';
import type { DayRange } from '../../domain/shared/windows.ts';
import type { ReportSize } from '../../domain/statistics/cells.ts';
import { listRenamed } from '../../domain/surfaces/surfaces.ts';
import type { ThreadDatabase } from '../../storage/postgres/thread-database.ts';
import type { GenerationKey } from '../../storage/reports/generation-key.ts';
import { selectGeneration, selectVersions } from './select.ts';
import type { CountsFilter } from './task.ts';

/** What to know about a generation in order to read it. */
export interface FoundGeneration extends GenerationKey, ReportSize {
  /** Whether its days have summaries. */
  hasDays: boolean;
  revision: number;
  /** The Monday after the last day with a running total. */
  totalledBefore: string | null;
  /** The day after the last one that was counted with earlier settings. */
  comparableFrom: string | null;
  /** A name for the sums of some days. It changes whenever one of them is counted again. Null if that cannot be determined. */
  nameSums: (days: DayRange) => string | null;
}

type GenerationRow = Omit<FoundGeneration, keyof GenerationKey | 'nameSums'>;

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
  // Summaries of days contain only the surfaces that count.
  const hasDays = generation.hasDays && !isOfOthers(filter);
  const { isSimulated, country } = filter;
  function nameSums({ from, before }: DayRange): string | null {
    if (!hasDays) return null;
    const included = versions.filter(({ day }) => day >= from && day < before);
    return hash('sha256', JSON.stringify([key, isSimulated, country, from, before, included]), 'base64url');
  }
  return { ...key, ...generation, hasDays, nameSums };
}

function isOfOthers({ names }: CountsFilter): boolean {
  return names !== undefined && listRenamed(names.before, names.now).length > 0;
}

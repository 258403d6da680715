import type pg from 'pg';
import { addDays } from '../../../domain/shared/windows.ts';
import type { KnownGeneration } from './known-sums.ts';
import { selectGenerations, selectVersions } from './select.ts';
import type { StatisticsTask } from './task.ts';

/** What to know about a generation in order to read it. */
export interface FoundGeneration extends KnownGeneration {
  prompts: number;
  brands: number;
  /** Whether its days have summaries. */
  hasDays: boolean;
  revision: number;
  /** The last day with a running total. */
  through: string | null;
  /** The last day that was counted with earlier settings. */
  carriedThrough: string | null;
  /**
   * A name for the sums of its days after the first day and up to the last one, null for the first day if they begin with the
   * first counted day. It changes whenever one of the days is counted again. Null if that cannot be determined.
   */
  nameSums: (after: string | null, to: string) => string | null;
}

const BEGIN = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';

type SnapshotResults = [pg.QueryResult, pg.QueryResult<GenerationRow>, pg.QueryResult<VersionGroup>];

type GenerationRow = Omit<FoundGeneration, 'nameSums' | keyof KnownGeneration> & { place: number };

/**
 * Begins a snapshot and finds the generations that still exist in it, by their index in the task. Sums can be named between the
 * given days.
 */
export async function findGenerations(
  client: pg.Client,
  task: StatisticsTask,
  days: readonly string[],
): Promise<Map<number, FoundGeneration>> {
  const selectBetween = (list: readonly string[]) =>
    selectVersions(
      task,
      list.map((day) => addDays(day, 1)),
    );
  const requested = [...new Set(days)].toSorted();
  // One message, because a round trip takes about as long as a statement.
  const statements = [BEGIN, selectGenerations(task), selectBetween(requested)];
  const [, { rows }, versions] = (await client.query(statements.join(';'))) as unknown as SnapshotResults;
  const carried = rows.flatMap(({ carriedThrough }) => carriedThrough ?? []);
  const ordered = [...new Set([...requested, ...carried])].toSorted();
  const { rows: groups } =
    ordered.length === requested.length ? versions : await client.query<VersionGroup>(selectBetween(ordered));
  const byPlace = Map.groupBy(groups, ({ place }) => place);
  return new Map(
    rows.map(({ place, ...generation }) => {
      const ofGeneration = byPlace.get(place) ?? [];
      const { workspaceId = '', reportId = '', version = 0 } = task.generations[place] ?? {};
      const { isSimulated, country } = task.filter;
      const nameSums: FoundGeneration['nameSums'] = (after, to) => {
        if (!generation.hasDays) return null;
        const [from, end] = [after === null ? -1 : ordered.indexOf(after), ordered.indexOf(to)];
        const included = ofGeneration.filter(({ bucket }) => bucket > from && bucket <= end);
        const list = included.map((group) => [group.bucket - from, group.versions]);
        return JSON.stringify([workspaceId, reportId, version, isSimulated, country, after, to, list]);
      };
      return [place, { ...generation, report: `${workspaceId} ${reportId}`, version, nameSums }];
    }),
  );
}

interface VersionGroup {
  place: number;
  /** The number of given days before its days. */
  bucket: number;
  versions: string;
}

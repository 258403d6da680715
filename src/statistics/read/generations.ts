import type pg from 'pg';
import type { EngineId } from '../../domain/shared/engines.ts';
import { addDays } from '../../domain/shared/windows.ts';
import { type CopiedRows, queryAndCopy } from '../../storage/postgres/copy/read.ts';
import type { KnownGeneration } from './known-sums.ts';
import { selectGenerations, selectLastCounts, selectLastDay, selectVersions } from './select.ts';
import { createSummaryReader, type SummaryRow } from './summary-rows.ts';
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
  lastDay: LastDay;
}

/** Which rows of the last requested day are read. */
export interface LastDayParts {
  counts: boolean;
  summaries: boolean;
}

/** What is stored about the last requested day. */
export interface LastDay {
  counts: { engine: EngineId; packed: Uint8Array }[];
  summaries: SummaryRow[];
}

const BEGIN = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';

type SnapshotResults = [pg.QueryResult, pg.QueryResult<GenerationRow>, pg.QueryResult<VersionGroup>];

type GenerationRow = Omit<FoundGeneration, 'nameSums' | 'lastDay' | keyof KnownGeneration> & { place: number };

/**
 * Begins a snapshot and finds the generations that still exist in it, by their index in the task. Sums can be named between the
 * given days.
 */
export async function findGenerations(
  client: pg.Client,
  task: StatisticsTask,
  days: readonly string[],
  needed: LastDayParts,
): Promise<Map<number, FoundGeneration>> {
  const selectBetween = (list: readonly string[]) =>
    selectVersions(
      task,
      list.map((day) => addDays(day, 1)),
    );
  const requested = [...new Set(days)].toSorted();
  const lastDays = task.generations.map((): LastDay => ({ counts: [], summaries: [] }));
  const readSummary = createSummaryReader();
  const counts: CopiedRows = {
    select: selectLastCounts(task),
    onRow(row) {
      const packed = new Uint8Array(row.bytes(2));
      lastDays[row.int(0)]?.counts.push({ engine: row.ascii(1) as EngineId, packed });
    },
  };
  const summaries: CopiedRows = {
    select: selectLastDay(task),
    onRow(row) {
      const summary = readSummary(row);
      lastDays[summary.place]?.summaries.push(summary);
    },
  };
  const [, { rows }, versions] = (await queryAndCopy(
    client,
    [BEGIN, selectGenerations(task), selectBetween(requested)],
    [...(needed.counts ? [counts] : []), ...(needed.summaries ? [summaries] : [])],
  )) as SnapshotResults;
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
      const lastDay = lastDays[place] ?? { counts: [], summaries: [] };
      return [place, { ...generation, report: `${workspaceId} ${reportId}`, version, nameSums, lastDay }];
    }),
  );
}

interface VersionGroup {
  place: number;
  /** The number of given days before its days. */
  bucket: number;
  versions: string;
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import { requireWorkspace } from '../../domain/access/access.ts';
import { chosenEngines, ENGINES, type EngineId } from '../../domain/shared/engines.ts';
import { invalid, notFound } from '../../domain/shared/failures.ts';
import { addDays, type DateWindow } from '../../domain/shared/windows.ts';
import { nameBrands } from '../../domain/statistics/brands.ts';
import {
  addDayToTable,
  addTotalsToTable,
  type CellTable,
  createCellTable,
} from '../../domain/statistics/cell-table.ts';
import {
  type BrandPersistence,
  measurePersistence,
  PERSISTENCE_DAYS,
} from '../../domain/statistics/daily-variation.ts';
import { flattenHits } from '../../domain/statistics/day-hits.ts';
import type { Selection } from '../../domain/statistics/samples.ts';
import type { NamedBrand } from '../../domain/statistics/stats.ts';
import { packNumbers } from '../../domain/statistics/varints.ts';
import {
  type CountsFilter,
  type ReportCounts,
  type ReportState,
  readReportCounts,
  readReportState,
} from '../../storage/reports/counts.ts';
import { findTagIds } from '../../storage/tags.ts';
import type { CallerContext } from '../context.ts';
import { isSimulated } from '../engines/enabled.ts';
import { type PromptFilter, selectPrompts } from './select-prompts.ts';

export interface StatisticsInput extends DateWindow, PromptFilter {
  reportId: string;
  country?: string | undefined;
  engine?: EngineId[] | undefined;
  engines?: EngineId[] | undefined;
}

export interface ReadStatistics {
  counts: ReportCounts;
  names: NamedBrand[];
  /** The cells of each requested window. */
  tables: CellTable[];
  persistence: BrandPersistence[];
  /** The requested prompts and engines. */
  selection: Selection;
}

/** The windows to sum, and the days whose samples are needed. */
export interface WantedStatistics {
  windows: readonly DateWindow[];
  samplesFrom: string;
  needsDayBlocks: boolean;
}

/** The state of a report's statistics, for a caller with access to it. */
export async function getReportState(
  { database, caller }: CallerContext,
  { reportId, tagId }: StatisticsInput,
): Promise<ReportState> {
  const state = await readReportState(database, reportId);
  if (!state) throw notFound('Report');
  requireWorkspace(caller, state.workspaceId);
  if (tagId !== undefined && !(await findTagIds(database, state.workspaceId, [tagId])).has(tagId)) {
    throw invalid('query', [{ path: 'tagId', message: 'Not found in the workspace', code: 'not_found' }]);
  }
  return state;
}

/** The statistics of windows up to the end date. The caller was checked by getReportState. */
export async function readStatisticsFor(
  context: CallerContext,
  input: StatisticsInput,
  { windows, samplesFrom, needsDayBlocks }: WantedStatistics,
): Promise<ReadStatistics> {
  const filter = filterCounts(context, input, { windows, samplesFrom, needsDayBlocks });
  const counts = await readReportCounts(context.database, { reportId: input.reportId, ...filter });
  if (!counts) throw notFound('Report');
  const { engines } = filter;
  return {
    ...(await summariseCounts(counts, filter, windows)),
    selection: {
      prompts: await selectPrompts(context, counts, input),
      engines: engines && engines.map((engine) => ENGINES.indexOf(engine)),
    },
  };
}

/** The selection to read for the statistics of windows up to the end date. */
export function filterCounts(
  { engines }: CallerContext,
  input: Omit<StatisticsInput, 'reportId'>,
  { windows, samplesFrom, needsDayBlocks }: WantedStatistics,
): CountsFilter {
  const { country, endDate } = input;
  const edges = listEdges(windows);
  const hitsFrom = addDays(endDate, 1 - PERSISTENCE_DAYS);
  const [startDate = endDate] = [edges[0] ?? endDate, samplesFrom, hitsFrom].toSorted();
  return {
    country: country ?? null,
    engines: chosenEngines(input),
    isSimulated: isSimulated(engines),
    edges,
    days: { startDate, endDate, samplesFrom, hitsFrom },
    needsDayBlocks,
  };
}

/** The cells of each window, and how much answers resemble each other. */
export async function summariseCounts(
  counts: ReportCounts,
  { edges, days }: CountsFilter,
  windows: readonly DateWindow[],
): Promise<Omit<ReadStatistics, 'selection'>> {
  return {
    counts,
    names: nameBrands(counts.brands, counts.reportTitle),
    tables: await sumWindows(counts, edges, windows),
    persistence: findPersistence(counts, days.hitsFrom),
  };
}

/** The day before each window and its last day, in order. */
function listEdges(windows: readonly DateWindow[]): string[] {
  const edges = windows.flatMap(({ startDate, endDate }) => [addDays(startDate, -1), endDate]);
  return [...new Set(edges)].toSorted();
}

/** Yields to other requests, because decoding a thousand prompts takes a while. */
const LONGEST_TURN_MS = 8;

async function sumWindows(
  { counts, areRunning, promptIds, brands }: ReportCounts,
  edges: readonly string[],
  windows: readonly DateWindow[],
): Promise<CellTable[]> {
  const ends = windows.map(({ startDate, endDate }) => [edges.indexOf(addDays(startDate, -1)), edges.indexOf(endDate)]);
  const tables = windows.map(() => createCellTable(promptIds.length, ENGINES, brands.length));
  let turn = performance.now();
  for (const { edge, engine, isTotal, packed } of counts) {
    const place = ENGINES.indexOf(engine);
    for (const [index, [from = 0, to = 0]] of ends.entries()) {
      const table = tables[index];
      const weight = areRunning ? Number(edge === to) - Number(edge === from) : Number(edge > from && edge <= to);
      if (!table || weight === 0) continue;
      if (isTotal) addTotalsToTable(table, place, packed, weight);
      else addDayToTable(table, place, packed, weight);
    }
    if (performance.now() - turn < LONGEST_TURN_MS) continue;
    await nextTurn();
    turn = performance.now();
  }
  return tables;
}

/** From all cells of the country, regardless of the filter: the repetition of answers is a property of the report. */
function findPersistence(counts: ReportCounts, from: string): BrandPersistence[] {
  const size = { prompts: counts.promptIds.length, brands: counts.brands.length };
  const packed = counts.days.flatMap(({ day, engines, hits }) => (hits ? [{ day, engines, hits }] : []));
  const days = packed.length > 0 ? packed : packBlocks(counts, from);
  const byDay = Map.groupBy(days, ({ day }) => day);
  return measurePersistence(
    [...byDay].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, ofDay]) => ofDay),
    size,
  );
}

function packBlocks({ dayBlocks, promptIds, brands }: ReportCounts, from: string) {
  return dayBlocks
    .filter(({ day }) => day >= from)
    .toSorted((one, other) => (one.engine < other.engine ? -1 : 1))
    .map(({ day, engine, packed }) => {
      const table = createCellTable(promptIds.length, [engine], brands.length);
      addDayToTable(table, 0, packed);
      return { day, engines: [engine], hits: packNumbers(flattenHits(table)) };
    });
}

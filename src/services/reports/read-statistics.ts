import { requireWorkspace } from '../../domain/access/access.ts';
import type { EngineId } from '../../domain/shared/engines.ts';
import { invalid, notFound } from '../../domain/shared/failures.ts';
import { type DateWindow, dayAfter, toRange, windowEndingOn } from '../../domain/shared/windows.ts';
import { nameBrands } from '../../domain/statistics/brands.ts';
import { createCells, type Selection } from '../../domain/statistics/cells.ts';
import type { NamedBrand } from '../../domain/statistics/stats.ts';
import { PERSISTENCE_DAYS } from '../../domain/statistics/variation.ts';
import { computeWindow } from '../../domain/statistics/window-stats.ts';
import { chooseSurfaces, type Surface } from '../../domain/surfaces/surfaces.ts';
import type { CellsOfWindows, CountsFilter, ReadOptions, SummedStatistics } from '../../statistics/index.ts';
import { findReportWorkspace } from '../../storage/reports/reports.ts';
import { type CountedSettings, type ReportState, readReportState } from '../../storage/reports/state.ts';
import { findTagIds } from '../../storage/tags.ts';
import type { CallerContext, Context } from '../context.ts';
import { isSimulated } from '../engines/enabled.ts';
import { findSettings, type PromptFilter, selectPrompts } from './select-prompts.ts';

export interface StatisticsInput extends DateWindow, PromptFilter {
  reportId: string;
  country?: string | undefined;
  engine?: EngineId[] | undefined;
  engines?: EngineId[] | undefined;
  surface?: Surface | undefined;
}

/** The cells that a caller requests of a report. */
export interface RequestedCells {
  state: ReportState;
  settings: CountedSettings;
  selection: Selection;
}

export interface ReadStatistics extends SummedStatistics {
  settings: CountedSettings;
  names: NamedBrand[];
  /** The requested prompts and engines. */
  selection: Selection;
}

/** The windows to sum, the groups of their cells, and the days whose samples are needed: none by default. */
export interface WantedStatistics {
  windows: readonly DateWindow[];
  groups: readonly CellsOfWindows[];
  samplesFrom?: string;
  /** The engines with a series in the history. */
  historyEngines?: readonly EngineId[];
  needsCells?: boolean;
  /** Whether the statistics of each day since `samplesFrom` are returned. */
  needsHistory?: boolean;
}

/** The state of a report's statistics, for a caller with access to it. */
export async function getReportState(
  context: CallerContext,
  { reportId, tagId }: StatisticsInput,
): Promise<ReportState> {
  const { database, caller } = context;
  const workspaceId = await findCachedOwner(context, reportId);
  const state = workspaceId && (await readReportState(database, { workspaceId, reportId }));
  if (!state) throw notFound('Report');
  requireWorkspace(caller, state.workspaceId);
  if (tagId !== undefined && !(await findTagIds(database, state.workspaceId, [tagId])).has(tagId)) {
    throw invalid('query', [{ path: 'tagId', message: 'Not found in the workspace', code: 'not_found' }]);
  }
  return state;
}

/** The workspace of a report. A known report may be deleted: callers must read its row. */
async function findCachedOwner({ database, caches }: Context, reportId: string): Promise<string | null> {
  const workspaceId = caches.owners.get(reportId) ?? (await findReportWorkspace(database, reportId));
  if (workspaceId !== null) caches.owners.set(reportId, workspaceId);
  return workspaceId;
}

/** A recalculation replaces the statistics in a moment, so the next attempt almost always succeeds. */
const ATTEMPTS = 5;

/** Repeats `read` with the current statistics if they were replaced while they were read: it returns null then. */
export async function readCurrent<Result>(
  context: CallerContext,
  input: StatisticsInput,
  read: (cells: RequestedCells) => Promise<Result | null>,
): Promise<{ state: ReportState; result: Result }> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const state = await getReportState(context, input);
    const { workspaceId, version } = state;
    const found = await findSettings(context, { workspaceId, reportId: input.reportId, version });
    if (!found && version > 0 && attempt < ATTEMPTS - 1) continue;
    const settings = found ?? { version, brands: [], promptIds: [], surfaces: {} };
    const selection = {
      prompts: await selectPrompts(context, settings, input),
      engines: chooseSurfaces(input, settings.surfaces).engines,
    };
    const result = await read({ state, settings, selection });
    if (result) return { state, result };
  }
  throw new Error(`The statistics of report ${input.reportId} were replaced during each of ${ATTEMPTS} attempts`);
}

/** The statistics of windows up to the end date. Null if they were replaced in the meantime. */
export async function readStatisticsFor(
  context: CallerContext,
  input: StatisticsInput,
  { state, settings, selection }: RequestedCells,
  wanted: WantedStatistics,
): Promise<ReadStatistics | null> {
  const { workspaceId, schedules } = state;
  const report = { workspaceId, reportId: input.reportId, schedules, ...settings };
  const names = nameBrands(settings.brands, state.reportTitle);
  const { filter, ...options } = createTask(context, input, selection, wanted);
  const { names: surfaceNames } = chooseSurfaces(input, settings.surfaces);
  const task = {
    ...options,
    filter: { ...filter, names: surfaceNames },
    historyOf: wanted.needsHistory ? names : null,
  };
  const [summed] = await sumReports(context, [report], task);
  return summed ? { ...summed, settings, names, selection } : null;
}

/** What to read for the statistics of windows up to the end date. */
export function createTask(
  { engines }: CallerContext,
  input: Omit<StatisticsInput, 'reportId'>,
  selection: Selection,
  { windows, groups, historyEngines = [], needsCells = false, ...wanted }: WantedStatistics,
): ReadOptions {
  const { country, endDate } = input;
  const before = dayAfter(endDate);
  const { samplesFrom = before } = wanted;
  const hitsFrom = windowEndingOn(endDate, PERSISTENCE_DAYS).startDate;
  const starts = windows.map(({ startDate }) => startDate);
  const [from = endDate] = [...starts, samplesFrom, hitsFrom].toSorted();
  const filter: CountsFilter = {
    country: country ?? null,
    isSimulated: isSimulated(engines),
    days: { from, before, lastDay: endDate, samplesFrom, hitsFrom },
    selection,
    historyEngines,
  };
  return { filter, windows: windows.map(toRange), groups, needsCells, historyOf: null };
}

/** The statistics of several reports, in order. Null for those that were replaced in the meantime. */
export async function sumReports(
  { statistics, collection: { samplesPerDay } }: CallerContext,
  reports: readonly (CountedSettings & Pick<ReportState, 'workspaceId' | 'schedules'> & { reportId: string })[],
  task: ReadOptions,
): Promise<(SummedStatistics | null)[]> {
  const counted = reports.filter(({ brands }) => brands.length > 0);
  const generations = counted.map(({ workspaceId, reportId, version }) => ({ workspaceId, reportId, version }));
  const scheduled = counted.flatMap(({ reportId, schedules }) => (schedules ? [[reportId, schedules]] : []));
  const schedules = { samplesPerDay, byReport: Object.fromEntries(scheduled) };
  const summed = generations.length === 0 ? [] : await statistics.readStatistics({ generations, ...task, schedules });
  const found = new Map(counted.map((report, index) => [report, summed[index] ?? null]));
  return reports.map((report) => (found.has(report) ? (found.get(report) ?? null) : sumNothing(task)));
}

/** Of a report before its first statistics are in place. */
function sumNothing({ groups, windows }: ReadOptions): SummedStatistics {
  const cells = createCells({ prompts: 0, brands: 0 });
  return {
    revision: 0,
    comparableFrom: null,
    stats: groups.map(({ selection }) => computeWindow({ now: cells, before: cells, selection })),
    cells: windows.map(() => cells),
    persistence: [],
    days: [],
    named: [],
    history: null,
  };
}

import { mapInSlices } from '../../concurrency/slices.ts';
import { findScheduleChanges, type ScheduleFrom } from '../../domain/collection/schedule.ts';
import { comparisonOf } from '../../domain/shared/windows.ts';
import { isSelectedEngine } from '../../domain/statistics/cells.ts';
import type { Graded } from '../../domain/statistics/grade.ts';
import type { Grouping } from '../../domain/statistics/groups.ts';
import type { DayStats } from '../../domain/statistics/history.ts';
import { findModelChanges, type ModelChange } from '../../domain/statistics/models.ts';
import { type Omittable, omitIntervals, omitIntervalsOfDay } from '../../domain/statistics/omit.ts';
import { type CellStats, classifyWindows, describeCells, gradeStats } from '../../domain/statistics/report-stats.ts';
import { METHOD_VERSION } from '../../domain/statistics/stats.ts';
import type { WindowStats } from '../../domain/statistics/window-stats.ts';
import { chooseSurfaces, isRenamed, type Names, type Surfaces } from '../../domain/surfaces/surfaces.ts';
import { countTruncated } from '../../storage/reports/truncated.ts';
import type { CallerContext } from '../context.ts';
import { isSimulated } from '../engines/enabled.ts';
import { type CarriedDays, describeCarriedDays } from './carried-days.ts';
import {
  type ReadStatistics,
  type RequestedCells,
  readCurrent,
  readStatisticsFor,
  type StatisticsInput,
} from './read-statistics.ts';
import { findPromptFacts } from './select-prompts.ts';
import { listGroups, listWindows, type StatsGroup } from './stats-groups.ts';

export interface StatsInput extends StatisticsInput {
  groupBy?: Grouping | undefined;
  /** The first day of an earlier window of the same length to compare with. Defaults to the preceding window. */
  compareStartDate?: string | undefined;
}

export interface RequestedStatsInput extends StatsInput {
  /** Fields that the reply leaves out. */
  omit?: Omittable[] | undefined;
}

export interface ReportStats extends Omit<WindowReply, 'version' | 'revision'> {
  status: 'setting_up' | 'ready' | 'no_data';
  isRecalculating: boolean;
  recalculation: { done: number; total: number } | null;
  source: 'sandbox' | 'live';
}

/** The part that depends only on the stored answers and the request. */
export interface WindowReply extends CellStats, CarriedDays {
  version: number;
  revision: number;
  truncated: number;
  methodVersion: number;
  brandedPrompts: number;
  grade: Graded;
  history: DayStats[];
  groups?: (CellStats & { key: string; label: string })[];
}

/** The statistics of a window, compared with those of an earlier window: by default, the one before it. */
export async function readReportStats(context: CallerContext, input: StatsInput): Promise<ReportStats> {
  const source = isSimulated(context.engines) ? 'sandbox' : 'live';
  const { state, result: stats } = await readCurrent(context, input, (cells) => findStats(context, input, cells));
  const { isSetUp, isRecalculating, recalculation } = state;
  const status = isSetUp ? (stats.answers > 0 ? 'ready' : 'no_data') : 'setting_up';
  return { status, isRecalculating, recalculation, source, ...stats };
}

/** The statistics of a window without the fields that the request omits. Like the schema, the type has these fields. */
export async function readRequestedStats(
  context: CallerContext,
  { omit = [], ...input }: RequestedStatsInput,
): Promise<ReportStats> {
  const { history, ...stats } = await readReportStats(context, input);
  const days = omit.includes('history') ? {} : { history };
  if (!omit.includes('intervals')) return { ...stats, ...days } as ReportStats;
  const { brands, groups } = stats;
  return {
    ...stats,
    brands: brands.map(omitIntervals),
    ...(days.history && { history: await mapInSlices(days.history, omitIntervalsOfDay) }),
    ...(groups && { groups: groups.map((group) => ({ ...group, brands: group.brands.map(omitIntervals) })) }),
  } as ReportStats;
}

/** Tags can change at any time: the prompts of a tag are part of the name, and responses grouped by tag are not kept. */
async function findStats(
  context: CallerContext,
  input: StatsInput,
  cells: RequestedCells,
): Promise<WindowReply | null> {
  const { reportId, startDate, endDate, compareStartDate, country, groupBy } = input;
  if (groupBy === 'tag') return computeStats(context, input, cells);
  const { reportTitle, ...state } = cells.state;
  const window = [startDate, endDate, compareStartDate];
  const request: unknown[] = [...window, country, groupBy, cells.selection, isSimulated(context.engines), reportTitle];
  if (input.surface) request.push(input.surface);
  if (state.schedules) request.push(state.schedules, context.collection.samplesPerDay);
  const nameOf = ({ version, revision }: { version: number; revision: number }) =>
    JSON.stringify([reportId, version, revision, ...request]);
  const known = context.caches.stats.get(nameOf(state));
  if (known) return known;
  const stats = await computeStats(context, input, cells);
  if (stats) context.caches.stats.set(nameOf(stats), stats);
  return stats;
}

async function computeStats(
  context: CallerContext,
  input: StatsInput,
  cells: RequestedCells,
): Promise<WindowReply | null> {
  const { startDate, endDate, groupBy, reportId } = input;
  const window = { startDate, endDate };
  const compared = comparisonOf(input)(window);
  const whole: StatsGroup = { key: '', label: '', selection: cells.selection, now: 0, before: 1, window, compared };
  const groups = await listGroups(context, cells, input);
  const historyEngines = groupBy === 'engine' ? groups.flatMap(({ selection }) => selection.engines ?? []) : [];
  const readTruncated = () => countTruncatedIn(context, input, cells);
  const reading = readStatisticsFor(context, input, cells, {
    windows: listWindows(input),
    groups: [whole, ...groups].map(({ selection, now, before }) => ({ selection, now, before })),
    samplesFrom: startDate,
    historyEngines,
    needsHistory: true,
  });
  const [read, counted] = await Promise.all([reading, readTruncated()]);
  if (!read) return null;
  // A day that was counted meanwhile may have been counted after its truncated answers were.
  const truncated = read.revision === cells.state.revision ? counted : await readTruncated();
  const { names } = chooseSurfaces(input, cells.settings.surfaces);
  const complete = { ...read, stats: read.stats.map((stats) => leaveOutCalibration(stats, names)) };
  const [total, ...ofGroups] = await describeGroups(complete, [whole, ...groups], cells.state.schedules ?? []);
  if (!total) throw new Error('A response has statistics');
  const facts = await findPromptFacts(context, reportId, cells.settings);
  return {
    version: cells.settings.version,
    revision: read.revision,
    ...total,
    ...describeCarriedDays(read, window, compared),
    truncated,
    methodVersion: METHOD_VERSION,
    brandedPrompts: countBranded(facts, input.country),
    grade: gradeStats(total),
    history: read.history ?? [],
    ...(groupBy !== undefined && {
      groups: groups.flatMap(({ key, label }, index) => {
        const stats = ofGroups[index];
        return stats && (stats.answers > 0 || groupBy === 'week') ? [{ key, label, ...stats }] : [];
      }),
    }),
  };
}

function countTruncatedIn(
  { database, engines }: CallerContext,
  { startDate, endDate, reportId, tagId, country, ...input }: StatsInput,
  { state, settings }: RequestedCells,
): Promise<number> {
  return countTruncated(database, {
    startDate,
    endDate,
    workspaceId: state.workspaceId,
    reportId,
    version: settings.version,
    tagId,
    country,
    ...chooseSurfaces(input, settings.surfaces),
    isSimulated: isSimulated(engines),
  });
}

/** The surface that does not count is queried for a part of the prompts only, which is no lack of calls. */
function leaveOutCalibration({ mix, ...stats }: WindowStats, names: Names): WindowStats {
  const enginesIncomplete = mix.enginesIncomplete.filter(({ engine }) => !isRenamed(engine, names));
  return { ...stats, mix: { ...mix, enginesIncomplete } };
}

function describeGroups(
  { stats, names, persistence, days, settings: { surfaces } }: ReadStatistics,
  groups: readonly StatsGroup[],
  schedules: readonly ScheduleFrom[],
): Promise<CellStats[]> {
  const verdicts = classifyWindows(stats);
  return mapInSlices([...stats.entries()], ([index, windowStats]) => {
    const group = groups[index] as StatsGroup;
    const modelsChanged = findChangedModels(days, group, surfaces);
    const schedulesChanged = findScheduleChanges(schedules, group.window, group.compared);
    return describeCells(
      { names, persistence, modelsChanged, schedulesChanged, surfaces },
      windowStats,
      verdicts[index],
    );
  });
}

function findChangedModels(
  days: ReadStatistics['days'],
  { window, compared, selection }: StatsGroup,
  { custom: countsCustom }: Surfaces,
): ModelChange[] {
  const changes = findModelChanges(days, window, compared);
  return changes.filter(({ engine }) => isSelectedEngine(engine, selection, { countsCustom }));
}

function countBranded(
  { branded, countries }: Awaited<ReturnType<typeof findPromptFacts>>,
  country: string | undefined,
): number {
  return [...branded].filter((id) => country === undefined || countries.get(id) === country).length;
}

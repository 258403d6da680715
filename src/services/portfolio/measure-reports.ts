import { mapInSlices } from '../../concurrency/slices.ts';
import { findScheduleChanges, type ScheduleFrom } from '../../domain/collection/schedule.ts';
import { drawSparkline, listSparklineWeeks, type ReportSummary } from '../../domain/portfolio/summaries.ts';
import { type DateWindow, previousWindow } from '../../domain/shared/windows.ts';
import { nameBrands } from '../../domain/statistics/brands.ts';
import { EVERYTHING, isSelectedEngine } from '../../domain/statistics/cells.ts';
import { findModelChanges } from '../../domain/statistics/models.ts';
import { describeCells, gradeStats } from '../../domain/statistics/report-stats.ts';
import type { NamedBrand } from '../../domain/statistics/stats.ts';
import { classifyChanges } from '../../domain/statistics/verdicts.ts';
import type { Surfaces } from '../../domain/surfaces/surfaces.ts';
import type { SummedStatistics } from '../../statistics/index.ts';
import { findLastDays } from '../../storage/reports/portfolio.ts';
import { type CurrentSettings, listCurrentSettings } from '../../storage/reports/state.ts';
import type { CallerContext } from '../context.ts';
import { isSimulated } from '../engines/enabled.ts';
import { createTask, sumReports } from '../reports/read-statistics.ts';

/** The part of a summary that depends only on the stored answers and the window. */
export type MeasuredReport = Pick<
  ReportSummary,
  | 'answers'
  | 'prompts'
  | 'brandCoverage'
  | 'intervals'
  | 'change'
  | 'verdict'
  | 'grade'
  | 'sparkline'
  | 'lastCollectionDate'
>;

type MeasuredWindow = DateWindow & { country: string | undefined };

/** Attempts to read reports whose statistics are replaced meanwhile. */
const ATTEMPTS = 3;

/** The statistics of reports, by id. Those of a report are kept until it has new ones: an overview of all reports is read often. */
export async function measureReports(
  context: CallerContext,
  reportIds: readonly string[],
  window: MeasuredWindow,
): Promise<Map<string, MeasuredReport>> {
  const measured = new Map<string, MeasuredReport>();
  for (let attempt = 0; attempt < ATTEMPTS && measured.size < reportIds.length; attempt++) {
    const missing = reportIds.filter((id) => !measured.has(id));
    const settings = await listCurrentSettings(context.database, missing);
    const unknown = settings.filter((each) => {
      const known = context.caches.summaries.get(nameOf(context, each, window));
      if (known) measured.set(each.id, known);
      return !known;
    });
    for (const { report, revision, result } of await measure(context, unknown, window)) {
      context.caches.summaries.set(nameOf(context, { ...report, revision }, window), result);
      measured.set(report.id, result);
    }
  }
  return measured;
}

/** Statistics with the same name are identical. */
function nameOf(
  { engines, collection }: CallerContext,
  { id, version, revision, reportTitle, schedules }: Omit<CurrentSettings, 'brands' | 'promptIds' | 'workspaceId'>,
  { startDate, endDate, country }: MeasuredWindow,
): string {
  const planned = schedules && [schedules, collection.samplesPerDay];
  return JSON.stringify([
    id,
    version,
    revision,
    startDate,
    endDate,
    country,
    isSimulated(engines),
    reportTitle,
    planned,
  ]);
}

interface Measured {
  report: CurrentSettings;
  /** That of the statistics that were read, which can be newer than that of the settings. */
  revision: number;
  result: MeasuredReport;
}

/** Without reports whose statistics were replaced meanwhile. */
async function measure(
  context: CallerContext,
  reports: readonly CurrentSettings[],
  window: MeasuredWindow,
): Promise<Measured[]> {
  if (reports.length === 0) return [];
  const { startDate, endDate } = window;
  const windows = [{ startDate, endDate }, previousWindow(window)];
  const samplesFrom = listSparklineWeeks(endDate)[0]?.startDate ?? startDate;
  const groups = [{ selection: EVERYTHING, now: 0, before: 1 }];
  const task = createTask(context, window, EVERYTHING, { windows, groups, samplesFrom });
  const summed = await sumReports(
    context,
    reports.map(({ id, ...rest }) => ({ reportId: id, ...rest })),
    task,
  );
  const lastDays = await findLastDays(context.database, reports, isSimulated(context.engines));
  const found = reports.flatMap((report, index) => {
    const sums = summed[index];
    return sums ? [{ report, sums }] : [];
  });
  return mapInSlices(found, ({ report, sums }) => {
    const names = nameBrands(report.brands, report.reportTitle);
    const described = describe(
      sums,
      { names, schedules: report.schedules ?? [], surfaces: report.surfaces },
      { startDate, endDate },
    );
    const lastCollectionDate = lastDays.get(report.id) ?? null;
    return { report, revision: sums.revision, result: { ...described, lastCollectionDate } };
  });
}

function describe(
  { stats, persistence, days, named }: SummedStatistics,
  { names, schedules, surfaces }: { names: NamedBrand[]; schedules: readonly ScheduleFrom[]; surfaces: Surfaces },
  window: DateWindow,
): Omit<MeasuredReport, 'lastCollectionDate'> {
  const [whole] = stats;
  if (!whole) throw new Error('A report has statistics');
  const compared = previousWindow(window);
  const modelsChanged = findModelChanges(days, window, compared).filter(({ engine }) =>
    isSelectedEngine(engine, EVERYTHING, { countsCustom: surfaces.custom }),
  );
  const schedulesChanged = findScheduleChanges(schedules, window, compared);
  const described = describeCells({ names, persistence, modelsChanged, schedulesChanged }, whole, undefined);
  // The same verdict as in the statistics of the report.
  const [[verdict = 'not_enough_data'] = []] = classifyChanges([whole.changes]);
  const [ownBrand] = described.brands;
  return {
    answers: described.answers,
    prompts: described.prompts,
    brandCoverage: ownBrand?.brandCoverage ?? null,
    intervals: { brandCoverage: ownBrand?.intervals.brandCoverage ?? { tracked: null, market: null } },
    change: {
      brandCoverage: ownBrand?.change.brandCoverage ?? null,
      low: ownBrand?.change.low ?? null,
      high: ownBrand?.change.high ?? null,
    },
    verdict,
    grade: gradeStats(described).grade,
    sparkline: drawSparkline(named, window.endDate),
  };
}

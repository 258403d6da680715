import { mapInSlices } from '../../concurrency/slices.ts';
import { requireWorkspace } from '../../domain/access/access.ts';
import { findScheduleChanges, type ScheduleFrom } from '../../domain/collection/schedule.ts';
import {
  drawSparkline,
  listSparklineWeeks,
  type ReportSummary,
  resolveWindow,
} from '../../domain/portfolio/summaries.ts';
import type { Page } from '../../domain/shared/paging.ts';
import { type DateWindow, dayOf, previousWindow } from '../../domain/shared/windows.ts';
import { nameBrands } from '../../domain/statistics/brands.ts';
import { EVERYTHING } from '../../domain/statistics/cells.ts';
import { findModelChanges } from '../../domain/statistics/models.ts';
import { describeCells, gradeStats } from '../../domain/statistics/report-stats.ts';
import type { NamedBrand } from '../../domain/statistics/stats.ts';
import { classifyChanges } from '../../domain/statistics/verdicts.ts';
import type { WindowStats } from '../../domain/statistics/window-stats.ts';
import type { SummedStatistics } from '../../statistics/index.ts';
import { listPortfolioReports, type PortfolioReport } from '../../storage/reports/portfolio.ts';
import { listCurrentSettings } from '../../storage/reports/state.ts';
import type { CallerContext } from '../context.ts';
import { isSimulated } from '../engines/enabled.ts';
import { readPage } from '../paging.ts';
import { createTask, sumReports } from '../reports/read-statistics.ts';

export interface ListSummariesInput {
  workspaceId?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
  country?: string | undefined;
  owner?: string | undefined;
  label?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** One row for each report of a workspace, or of every workspace of the key. */
export async function listSummaries(context: CallerContext, input: ListSummariesInput): Promise<Page<ReportSummary>> {
  const { database, caller, engines, now } = context;
  const { workspaceId, startDate, endDate, country, owner, label } = input;
  if (workspaceId !== undefined) requireWorkspace(caller, workspaceId);
  const workspaceIds = workspaceId === undefined ? caller.workspaceIds : [workspaceId];
  const { items, paging } = await readPage(
    ['summaries', workspaceId, startDate, endDate, country, owner, label],
    input,
    (range) =>
      listPortfolioReports(database, { workspaceIds, isSimulated: isSimulated(engines), owner, label, ...range }),
  );
  const window = resolveWindow(input, dayOf(now()));
  return { items: await summarizeReports(context, items, { ...window, country }), paging };
}

type ReadReport = SummedStatistics & { names: NamedBrand[]; schedules: readonly ScheduleFrom[] };

interface Read {
  report: PortfolioReport;
  read: ReadReport;
  stats: WindowStats;
}

/** Attempts to read reports whose statistics are replaced meanwhile. */
const ATTEMPTS = 3;

/** The statistics of reports, by id. */
async function readReports(
  context: CallerContext,
  reports: readonly PortfolioReport[],
  task: ReturnType<typeof createTask>,
): Promise<Map<string, ReadReport>> {
  const read = new Map<string, ReadReport>();
  for (let attempt = 0; attempt < ATTEMPTS && read.size < reports.length; attempt++) {
    const missing = reports.filter(({ id }) => !read.has(id)).map(({ id }) => id);
    const settings = await listCurrentSettings(context.database, missing);
    const summed = await sumReports(
      context,
      settings.map(({ id, ...rest }) => ({ reportId: id, ...rest })),
      task,
    );
    for (const [index, { id, brands, reportTitle, schedules }] of settings.entries()) {
      const sums = summed[index];
      if (sums) read.set(id, { ...sums, names: nameBrands(brands, reportTitle), schedules: schedules ?? [] });
    }
  }
  return read;
}

async function summarizeReports(
  context: CallerContext,
  reports: readonly PortfolioReport[],
  input: DateWindow & { country: string | undefined },
): Promise<ReportSummary[]> {
  const { startDate, endDate } = input;
  const windows = [{ startDate, endDate }, previousWindow(input)];
  const samplesFrom = listSparklineWeeks(endDate)[0]?.startDate ?? startDate;
  const groups = [{ selection: EVERYTHING, now: 0, before: 1 }];
  const task = createTask(context, input, EVERYTHING, { windows, groups, samplesFrom });
  const read = await readReports(context, reports, task);
  const found = reports.flatMap((report) => {
    const statistics = read.get(report.id);
    const stats = statistics?.stats[0];
    return statistics && stats ? [{ report, read: statistics, stats }] : [];
  });
  return mapInSlices(found, (entry) => {
    // The same verdict as in the statistics of the report.
    const [[verdict = 'not_enough_data'] = []] = classifyChanges([entry.stats.changes]);
    return toSummary(context, entry, { startDate, endDate }, verdict);
  });
}

function toSummary(
  { engines }: CallerContext,
  { report, read, stats }: Read,
  window: DateWindow,
  verdict: ReportSummary['verdict'],
): ReportSummary {
  const { names, persistence, days, named, schedules } = read;
  const compared = previousWindow(window);
  const described = describeCells(
    {
      names,
      persistence,
      modelsChanged: findModelChanges(days, window, compared),
      schedulesChanged: findScheduleChanges(schedules, window, compared),
    },
    stats,
    undefined,
  );
  const [ownBrand] = described.brands;
  return {
    reportId: report.id,
    workspaceId: report.workspaceId,
    reportTitle: report.reportTitle,
    brand: report.brand ?? report.reportTitle,
    owner: report.owner,
    labels: report.labels,
    status: report.isSetUp ? (described.answers > 0 ? 'ready' : 'no_data') : 'setting_up',
    source: isSimulated(engines) ? 'sandbox' : 'live',
    ...window,
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
    collectionEndDate: report.collectionEndDate,
    lastCollectionDate: report.lastCollectionDate,
  };
}

import { requireWorkspace } from '../../domain/access/access.ts';
import {
  drawSparkline,
  listSparklineWeeks,
  type ReportSummary,
  resolveWindow,
} from '../../domain/portfolio/summaries.ts';
import type { Page } from '../../domain/shared/paging.ts';
import { type DateWindow, dayOf, previousWindow } from '../../domain/shared/windows.ts';
import { findModelChanges } from '../../domain/statistics/models.ts';
import { describeCells, gradeStats } from '../../domain/statistics/report-stats.ts';
import { EVERYTHING } from '../../domain/statistics/samples.ts';
import { judgeChanges } from '../../domain/statistics/verdicts.ts';
import { computeWindow, type WindowStats } from '../../domain/statistics/window-stats.ts';
import { readCountsOfReports } from '../../storage/reports/counts.ts';
import { listPortfolioReports, type PortfolioReport } from '../../storage/reports/portfolio.ts';
import type { CallerContext } from '../context.ts';
import { isSimulated } from '../engines/enabled.ts';
import { readPage } from '../paging.ts';
import { filterCounts, type ReadStatistics, summariseCounts } from '../reports/read-statistics.ts';
import { sampleDays } from '../reports/stats-history.ts';

export interface ListSummariesInput {
  workspaceId?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
  country?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** One row for each report of a workspace, or of every workspace of the key. All verdicts of a page are adjusted together. */
export async function listSummaries(context: CallerContext, input: ListSummariesInput): Promise<Page<ReportSummary>> {
  const { database, caller, engines, now } = context;
  const { workspaceId, startDate, endDate, country } = input;
  if (workspaceId !== undefined) requireWorkspace(caller, workspaceId);
  const workspaceIds = workspaceId === undefined ? caller.workspaceIds : [workspaceId];
  const { items, paging } = await readPage(['summaries', workspaceId, startDate, endDate, country], input, (range) =>
    listPortfolioReports(database, { workspaceIds, isSimulated: isSimulated(engines), ...range }),
  );
  const window = resolveWindow(input, dayOf(now()));
  return { items: await summarise(context, items, { ...window, country }), paging };
}

interface Read {
  report: PortfolioReport;
  read: Omit<ReadStatistics, 'selection'>;
  stats: WindowStats;
}

async function summarise(
  context: CallerContext,
  reports: readonly PortfolioReport[],
  input: DateWindow & { country: string | undefined },
): Promise<ReportSummary[]> {
  const { startDate, endDate } = input;
  const windows = [{ startDate, endDate }, previousWindow(input)];
  const samplesFrom = listSparklineWeeks(endDate)[0]?.startDate ?? startDate;
  const filter = filterCounts(context, input, { windows, samplesFrom, needsDayBlocks: false });
  const ids = reports.map(({ id }) => id);
  const counts = await readCountsOfReports(context.database, ids, filter);
  const found: Read[] = [];
  for (const report of reports) {
    const own = counts.get(report.id);
    if (!own) continue;
    const read = await summariseCounts(own, filter, windows);
    const [now, before] = read.tables;
    if (!now || !before) continue;
    const stats = computeWindow({ now, before, selection: EVERYTHING });
    // The cells of large reports take megabytes: they are no longer needed.
    found.push({ report, read: { ...read, tables: [] }, stats });
  }
  const verdicts = judgeChanges(found.flatMap(({ stats }) => stats.changes.slice(0, 1)));
  let judged = 0;
  return found.map((each) => {
    const verdict = each.stats.changes.length > 0 ? verdicts[judged++] : undefined;
    return toSummary(context, each, { startDate, endDate }, verdict ?? 'not_enough_data');
  });
}

function toSummary(
  { engines }: CallerContext,
  { report, read, stats }: Read,
  window: DateWindow,
  verdict: ReportSummary['verdict'],
): ReportSummary {
  const { names, persistence, counts } = read;
  const described = describeCells(
    { names, persistence, modelsChanged: findModelChanges(counts.days, window) },
    stats,
    undefined,
  );
  const [own] = described.brands;
  const since = listSparklineWeeks(window.endDate)[0]?.startDate ?? window.startDate;
  const days = sampleDays(counts, since, { selection: EVERYTHING, fromBlocks: false });
  return {
    reportId: report.id,
    workspaceId: report.workspaceId,
    reportTitle: report.reportTitle,
    brand: report.brand ?? report.reportTitle,
    status: report.isSetUp ? (described.answers > 0 ? 'ready' : 'no_data') : 'setting_up',
    source: isSimulated(engines) ? 'sandbox' : 'live',
    ...window,
    answers: described.answers,
    prompts: described.prompts,
    brandCoverage: own?.brandCoverage ?? null,
    intervals: { brandCoverage: own?.intervals.brandCoverage ?? { tracked: null, market: null } },
    change: {
      brandCoverage: own?.change.brandCoverage ?? null,
      low: own?.change.low ?? null,
      high: own?.change.high ?? null,
    },
    verdict,
    grade: gradeStats(described).grade,
    sparkline: drawSparkline(days, window.endDate),
    lastCollectionDate: report.lastCollectionDate,
  };
}

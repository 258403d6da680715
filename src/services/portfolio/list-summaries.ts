import { requireWorkspace } from '../../domain/access/access.ts';
import { keepSetSchedule, nextDueDay } from '../../domain/collection/schedule.ts';
import { type ReportSummary, resolveWindow } from '../../domain/portfolio/summaries.ts';
import type { Page } from '../../domain/shared/paging.ts';
import { type DateWindow, dayOf } from '../../domain/shared/windows.ts';
import { listPortfolioReports, type PortfolioReport } from '../../storage/reports/portfolio.ts';
import type { CallerContext } from '../context.ts';
import { isSimulated } from '../engines/enabled.ts';
import { readPage } from '../paging.ts';
import { type MeasuredReport, measureReports } from './measure-reports.ts';

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
  const { database, caller, now } = context;
  const { workspaceId, startDate, endDate, country, owner, label } = input;
  if (workspaceId !== undefined) requireWorkspace(caller, workspaceId);
  const workspaceIds = workspaceId === undefined ? caller.workspaceIds : [workspaceId];
  const { items, paging } = await readPage(
    ['summaries', workspaceId, startDate, endDate, country, owner, label],
    input,
    (range) => listPortfolioReports(database, { workspaceIds, owner, label, ...range }),
  );
  const window = resolveWindow(input, dayOf(now()));
  const reportIds = items.map(({ id }) => id);
  const measured = await measureReports(context, reportIds, { ...window, country });
  const summaries = items.flatMap((report) => {
    const found = measured.get(report.id);
    return found ? [toSummary(context, report, found, window)] : [];
  });
  return { items: summaries, paging };
}

function toSummary(
  { engines }: CallerContext,
  { id, isSetUp, brand, cadence, weekday, ...report }: PortfolioReport,
  measured: MeasuredReport,
  window: DateWindow,
): ReportSummary {
  const schedule = keepSetSchedule({ cadence, weekday, endDate: report.collectionEndDate });
  const last = measured.lastCollectionDate;
  return {
    ...report,
    reportId: id,
    brand: brand ?? report.reportTitle,
    status: isSetUp ? (measured.answers > 0 ? 'ready' : 'no_data') : 'setting_up',
    source: isSimulated(engines) ? 'sandbox' : 'live',
    ...window,
    ...measured,
    nextCollectionDate: last === null ? null : nextDueDay(schedule, last),
  };
}

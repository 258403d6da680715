import { dayBefore, dayOf } from '../../domain/shared/windows.ts';
import { findAlertWatch, listAlertWatches } from '../../storage/alert-watches.ts';
import type { Database } from '../../storage/postgres/database.ts';
import type { ReportKey } from '../../storage/reports/generations.ts';
import { findReportWorkspace } from '../../storage/reports/reports.ts';
import type { Context } from '../context.ts';
import { evaluateReport } from './evaluate-report.ts';

/** The daily job that finds what changed in each report. A report that fails does not delay the others. */
export async function evaluateAlerts(context: Context): Promise<{ alerts: number }> {
  const lastDay = dayBefore(dayOf(context.now()));
  let alerts = 0;
  const errors: unknown[] = [];
  for (const watch of await listAlertWatches(context.database)) {
    try {
      alerts += await evaluateReport(context, watch, lastDay);
    } catch (error) {
      errors.push(error);
    }
  }
  // The next attempt continues with the reports that failed.
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} reports were not evaluated`);
  return { alerts };
}

/** The job that evaluates the days of one report that could not be evaluated before it had statistics. */
export async function evaluateReportAlerts(
  context: Context,
  { reportId }: { reportId: string },
): Promise<{ alerts: number } | null> {
  const workspaceId = await findReportWorkspace(context.database, reportId);
  const watch = workspaceId === null ? null : await findAlertWatch(context.database, { workspaceId, reportId });
  if (!watch) return null;
  return { alerts: await evaluateReport(context, watch, dayBefore(dayOf(context.now()))) };
}

/** Requests it if days are missing, when the statistics of a report are in place. */
export async function requestEvaluation(
  { enqueue, now }: Pick<Context, 'enqueue' | 'now'>,
  tx: Database,
  { workspaceId, reportId }: ReportKey,
): Promise<void> {
  const watch = await findAlertWatch(tx, { workspaceId, reportId });
  const isBehind = watch?.evaluatedDay && watch.evaluatedDay < dayBefore(dayOf(now()));
  if (isBehind) await enqueue(tx, 'alerts.evaluate-report', { reportId });
}

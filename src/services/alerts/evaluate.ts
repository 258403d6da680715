import { dayBefore, dayOf } from '../../domain/shared/windows.ts';
import { listAlertWatches } from '../../storage/alert-watches.ts';
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

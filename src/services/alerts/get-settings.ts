import { type Detectable, findDetectable } from '../../domain/alerts/detectable.ts';
import type { Threshold } from '../../domain/alerts/thresholds.ts';
import { listTestedWindows } from '../../domain/alerts/windows.ts';
import { notFound } from '../../domain/shared/failures.ts';
import { dayBefore, dayOf } from '../../domain/shared/windows.ts';
import { findAlertWatch } from '../../storage/alert-watches.ts';
import type { CallerContext } from '../context.ts';
import { getReportWorkspace } from '../reports/load.ts';
import { readSeries } from './read-series.ts';

export interface AlertSettings {
  reportId: string;
  thresholds: Threshold[];
  evaluatedDay: string | null;
  detectable: Detectable[];
}

/** The thresholds of a report, and the changes that it can detect. */
export async function getAlertSettings(
  context: CallerContext,
  { reportId }: { reportId: string },
): Promise<AlertSettings> {
  const owner = { workspaceId: await getReportWorkspace(context, reportId), reportId };
  const watch = await findAlertWatch(context.database, owner);
  if (!watch) throw notFound('Report');
  const windows = listTestedWindows(dayBefore(dayOf(context.now())));
  const read = await readSeries(context, owner, { windows, thresholds: [] });
  const { thresholds, evaluatedDay } = watch;
  return { reportId, thresholds, evaluatedDay, detectable: findDetectable(read?.measured ?? []) };
}

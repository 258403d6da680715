import type { Threshold } from '../../domain/alerts/thresholds.ts';
import { saveThresholds } from '../../storage/alert-watches.ts';
import type { CallerContext } from '../context.ts';
import { getReportWorkspace } from '../reports/load.ts';
import { type AlertSettings, getAlertSettings } from './get-settings.ts';

/** Replaces the thresholds of a report. Those that are crossed stay so. */
export async function updateAlertSettings(
  context: CallerContext,
  { reportId, thresholds }: { reportId: string; thresholds: readonly Threshold[] },
): Promise<AlertSettings> {
  const workspaceId = await getReportWorkspace(context, reportId);
  await context.database.workspaceTransaction(workspaceId, (tx) =>
    saveThresholds(tx, { workspaceId, reportId }, thresholds),
  );
  return getAlertSettings(context, { reportId });
}

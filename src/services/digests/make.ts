import { type DigestReport, describeDigest, describeReport } from '../../domain/alerts/digest.ts';
import { dayBefore, windowEndingOn } from '../../domain/shared/windows.ts';
import { digestPurposeOf, listReportIds } from '../../storage/digests.ts';
import type { CallerContext, Context } from '../context.ts';
import { enqueueDeliveries } from '../deliveries/enqueue.ts';
import { isSimulated } from '../engines/enabled.ts';
import { listRecommendations } from '../recommendations/list.ts';
import { getReportFor } from '../reports/load.ts';
import { readReportStats } from '../reports/stats.ts';
import { asViewer } from '../shares/view.ts';
import { findDueDestinations } from './find-due.ts';

const WINDOW_DAYS = 7;
const TASKS = 3;

/** The job that makes the digests of a workspace that are due. The key of a delivery is its day, so that none is sent twice. */
export async function makeDigests(context: Context, { workspaceId }: { workspaceId: string }): Promise<number> {
  const { database, engines, now, publicUrl } = context;
  const due = await findDueDestinations(context, workspaceId);
  if (due.length === 0) return 0;
  const viewer = asViewer(context, { workspaceId });
  const all = await listReportIds(database, workspaceId);
  const read = new Map<string, Promise<DigestReport>>();
  let sent = 0;
  for (const { day, ...destination } of due) {
    const window = windowEndingOn(dayBefore(day), WINDOW_DAYS);
    const chosen = all.filter((id) => destination.reportIds.length === 0 || destination.reportIds.includes(id));
    if (chosen.length === 0) continue;
    const reports: DigestReport[] = [];
    for (const reportId of chosen) {
      const key = `${reportId} ${day}`;
      const report = read.get(key) ?? summarize(viewer, reportId, window);
      read.set(key, report);
      reports.push(await report);
    }
    const source = {
      day,
      digest: destination.digest,
      timestamp: now().toISOString(),
      isSimulated: isSimulated(engines),
    };
    const message = describeDigest({ ...source, ...window, reports }, publicUrl);
    const { timeZone } = destination;
    const sending = { workspaceId, timeZone, purpose: digestPurposeOf(day), message, destinations: [destination] };
    sent += (await database.transaction((tx) => enqueueDeliveries(context, tx, sending), workspaceId)).length;
  }
  return sent;
}

/** The statistics of the overview, by the same function. */
async function summarize(
  viewer: CallerContext,
  reportId: string,
  window: { startDate: string; endDate: string },
): Promise<DigestReport> {
  const { report } = await getReportFor(viewer, reportId);
  const stats = await readReportStats(viewer, { reportId, ...window, groupBy: 'engine' });
  const tasks = await listRecommendations(viewer, { reportId, merge: 'engines', state: 'suggested', limit: TASKS });
  return describeReport(
    { ...report, id: reportId },
    stats,
    tasks.items.map(({ copy }) => copy.title),
  );
}

import { DEFAULT_TIME_ZONE } from '../../domain/alerts/local-time.ts';
import { lastPeriod } from '../../domain/client-reports/client-reports.ts';
import { isOver } from '../../domain/client-reports/is-over.ts';
import { dayOf } from '../../domain/shared/windows.ts';
import { insertEdition, listDueReports } from '../../storage/client-reports.ts';
import type { Context } from '../context.ts';
import { newId } from '../ids.ts';

/** The job that begins the editions of the periods that ended. Each is made once, no matter how often or where this runs. */
export async function scheduleEditions({ database, enqueue, now }: Context): Promise<{ editions: number }> {
  const today = dayOf(now());
  const windows = { month: lastPeriod('month', today), week: lastPeriod('week', today) };
  let editions = 0;
  for (const { workspaceId, reportId, period, timeZone } of await listDueReports(database, windows)) {
    if (!isOver(windows[period], timeZone ?? DEFAULT_TIME_ZONE, now())) continue;
    await database.transaction(async (tx) => {
      const edition = { id: newId('edition', now()), workspaceId, reportId, ...windows[period] };
      if (!(await insertEdition(tx, edition, now()))) return;
      await enqueue(tx, 'client-reports.make', { workspaceId, editionId: edition.id });
      editions++;
    }, workspaceId);
  }
  return { editions };
}

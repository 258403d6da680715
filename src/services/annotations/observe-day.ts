import { COMPARED_DAYS, observeDay } from '../../domain/annotations/observe-day.ts';
import { addDays } from '../../domain/shared/windows.ts';
import { deleteOutdated, insertAnnotations, listEngineDays } from '../../storage/annotations.ts';
import { findReadSurfaces } from '../../storage/reports/generations.ts';
import { findReportWorkspace } from '../../storage/reports/reports.ts';
import type { Context } from '../context.ts';
import { isSimulated } from '../engines/enabled.ts';
import { annotationIdOf } from './annotation-ids.ts';

/** The job that records events of a report's engines on a day. A repeated run updates the annotations of the day. */
export async function annotateDay(
  { database, engines, now }: Context,
  { reportId, day }: { reportId: string; day: string },
): Promise<unknown> {
  const workspaceId = await findReportWorkspace(database, reportId);
  if (workspaceId === null) return null;
  const owner = { workspaceId, reportId };
  const window = { startDate: addDays(day, -COMPARED_DAYS), endDate: day };
  const engineDays = await listEngineDays(database, {
    ...owner,
    ...window,
    isSimulated: isSimulated(engines),
    surfaces: await findReadSurfaces(database, owner),
  });
  const observed = observeDay(day, engineDays).map((event) => {
    const annotation = { ...owner, ...event, date: day };
    return { ...annotation, id: annotationIdOf(annotation) };
  });
  await database.workspaceTransaction(workspaceId, async (tx) => {
    await deleteOutdated(tx, { ...owner, day, ids: observed.map(({ id }) => id) });
    await insertAnnotations(tx, observed, now());
  });
  return { annotations: observed.length };
}

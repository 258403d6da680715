import { requireRoomForView, type SavedView } from '../../domain/saved-views/saved-views.ts';
import { notFound } from '../../domain/shared/failures.ts';
import { insertView, lockViews } from '../../storage/saved-views.ts';
import type { CallerContext } from '../context.ts';
import { newId } from '../ids.ts';
import { getReportWorkspace } from '../reports/load.ts';
import { refuseDuplicate } from './refuse-duplicate.ts';

export interface CreateViewInput {
  reportId: string;
  name: string;
  screen: string;
  query: string;
}

export async function createView(
  context: CallerContext,
  { reportId, name, screen, query }: CreateViewInput,
): Promise<SavedView> {
  const workspaceId = await getReportWorkspace(context, reportId);
  const now = context.now();
  const view = { id: newId('savedView', now), reportId, name, screen, query };
  const insert = () =>
    context.database.workspaceTransaction(workspaceId, async (tx) => {
      const count = await lockViews(tx, reportId);
      if (count === null) throw notFound('Report');
      requireRoomForView(count);
      await insertView(tx, view, now);
    });
  await refuseDuplicate(insert);
  return { ...view, createdDate: now.toISOString(), updatedDate: now.toISOString() };
}

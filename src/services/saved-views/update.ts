import type { SavedView } from '../../domain/saved-views/saved-views.ts';
import { notFound } from '../../domain/shared/failures.ts';
import { updateView as updateStored } from '../../storage/saved-views.ts';
import type { CallerContext } from '../context.ts';
import { getReportWorkspace } from '../reports/load.ts';
import { refuseDuplicate } from './refuse-duplicate.ts';

interface UpdateViewInput {
  reportId: string;
  viewId: string;
  name?: string | undefined;
  screen?: string | undefined;
  query?: string | undefined;
}

export async function updateView(
  context: CallerContext,
  { reportId, viewId, ...changes }: UpdateViewInput,
): Promise<SavedView> {
  await getReportWorkspace(context, reportId);
  const update = () => updateStored(context.database, { reportId, viewId }, changes, context.now());
  const view = await refuseDuplicate(update);
  if (!view) throw notFound('View');
  return view;
}

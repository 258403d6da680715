import type { SavedView } from '../../domain/saved-views/saved-views.ts';
import type { Page } from '../../domain/shared/paging.ts';
import { listViews as listStored } from '../../storage/saved-views.ts';
import type { CallerContext } from '../context.ts';
import { readPage } from '../paging.ts';
import { getReportWorkspace } from '../reports/load.ts';

export async function listViews(
  context: CallerContext,
  { reportId, ...paging }: { reportId: string; cursor?: string | undefined; limit: number },
): Promise<Page<SavedView>> {
  await getReportWorkspace(context, reportId);
  return readPage(['views', reportId], paging, (range) => listStored(context.database, { reportId, ...range }));
}

import type { Page } from '../../domain/shared/paging.ts';
import type { Share } from '../../domain/shares/shares.ts';
import { listShares as listStored } from '../../storage/shares.ts';
import type { CallerContext } from '../context.ts';
import { readPage } from '../paging.ts';
import { getReportWorkspace } from '../reports/load.ts';

export async function listShares(
  context: CallerContext,
  { reportId, ...paging }: { reportId: string; cursor?: string | undefined; limit: number },
): Promise<Page<Share>> {
  await getReportWorkspace(context, reportId);
  return readPage(['shares', reportId], paging, (range) => listStored(context.database, { reportId, ...range }));
}

import { requireWorkspace } from '../../domain/access/access.ts';
import type { BrandReport } from '../../domain/reports/reports.ts';
import type { Page } from '../../domain/shared/paging.ts';
import { listReports as listStored } from '../../storage/reports/reports.ts';
import type { CallerContext } from '../context.ts';
import { readPage } from '../paging.ts';

export interface ListReportsInput {
  workspaceId?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Lists the reports of one workspace, or of every workspace of the key. */
export async function listReports(
  { database, caller }: CallerContext,
  input: ListReportsInput,
): Promise<Page<BrandReport>> {
  const { workspaceId } = input;
  if (workspaceId !== undefined) requireWorkspace(caller, workspaceId);
  const workspaceIds = workspaceId === undefined ? caller.workspaceIds : [workspaceId];
  return readPage(['reports', workspaceId], input, (range) => listStored(database, { workspaceIds, ...range }));
}

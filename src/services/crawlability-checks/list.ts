import { requireWorkspace } from '../../domain/access/access.ts';
import type { ListedCrawlabilityCheck } from '../../domain/crawlability-checks/checks.ts';
import type { Page } from '../../domain/shared/paging.ts';
import { listCrawlabilityChecks as listStored } from '../../storage/crawlability-checks.ts';
import type { CallerContext } from '../context.ts';
import { readPage } from '../paging.ts';

export interface ListCrawlabilityChecksInput {
  workspaceId?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** The checks of one workspace, or of every workspace of the key. */
export async function listCrawlabilityChecks(
  { database, caller }: CallerContext,
  input: ListCrawlabilityChecksInput,
): Promise<Page<ListedCrawlabilityCheck>> {
  const { workspaceId } = input;
  if (workspaceId !== undefined) requireWorkspace(caller, workspaceId);
  const workspaceIds = workspaceId === undefined ? caller.workspaceIds : [workspaceId];
  return readPage(['crawlability-checks', workspaceId], input, (range) =>
    listStored(database, { workspaceIds, ...range }),
  );
}

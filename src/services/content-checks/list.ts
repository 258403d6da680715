import { requireWorkspace } from '../../domain/access/access.ts';
import { type Audit, showAudit } from '../../domain/audits/audits.ts';
import type { Page } from '../../domain/shared/paging.ts';
import { listContentChecks as listStored } from '../../storage/content-checks.ts';
import { readStates } from '../audits/read-states.ts';
import type { CallerContext } from '../context.ts';
import { readPage } from '../paging.ts';

export interface ListContentChecksInput {
  workspaceId?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** The checks of one workspace, or of every workspace of the key. */
export async function listContentChecks(context: CallerContext, input: ListContentChecksInput): Promise<Page<Audit>> {
  const { database, caller } = context;
  const { workspaceId } = input;
  if (workspaceId !== undefined) requireWorkspace(caller, workspaceId);
  const workspaceIds = workspaceId === undefined ? caller.workspaceIds : [workspaceId];
  return readPage(['content-checks', workspaceId], input, async (range) => {
    const checks = await listStored(database, { workspaceIds, ...range });
    const states = await readStates(context, checks);
    return checks.map((check) => ({ ...check, status: showAudit(check, states.get(check.id)).status }));
  });
}

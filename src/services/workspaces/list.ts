import { notFound } from '../../domain/shared/failures.ts';
import type { Page } from '../../domain/shared/paging.ts';
import { auditMonth, type Workspace } from '../../domain/workspaces/workspaces.ts';
import {
  findWorkspaceName,
  listAllWorkspaces as listAllStored,
  listWorkspaces as listStored,
} from '../../storage/workspaces/workspaces.ts';
import type { CallerContext, Context } from '../context.ts';
import { readPage } from '../paging.ts';

export interface ListWorkspacesInput {
  cursor?: string | undefined;
  limit: number;
}

/** Lists the workspaces that the caller's key can access. */
export async function listWorkspaces(
  { database, caller, now }: CallerContext,
  input: ListWorkspacesInput,
): Promise<Page<Workspace>> {
  const { workspaceIds } = caller;
  const month = auditMonth(now());
  return readPage(['workspaces'], input, (range) => listStored(database, { workspaceIds, ...range, month }));
}

/** Lists all workspaces, for the operator. */
export async function listAllWorkspaces({ database, now }: Context): Promise<Workspace[]> {
  return listAllStored(database, auditMonth(now()));
}

/** For the operator, who confirms a deletion with the name. A deletion that was interrupted can be confirmed again. */
export async function getWorkspaceName(
  { database }: Context,
  { workspaceId }: { workspaceId: string },
): Promise<string> {
  const name = await findWorkspaceName(database, workspaceId);
  if (name === null) throw notFound('Workspace');
  return name;
}

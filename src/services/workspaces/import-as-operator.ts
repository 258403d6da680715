import { PERMISSIONS } from '../../domain/access/access.ts';
import type { Context } from '../context.ts';
import { type ImportWorkspacesInput, runImport, type WorkspaceImport } from './import.ts';
import { listAllWorkspaces } from './list.ts';

/** Imports workspaces for the command line, which has access to every workspace. New ones belong to no key. */
export async function importWorkspacesAsOperator(
  context: Context,
  input: ImportWorkspacesInput,
): Promise<WorkspaceImport> {
  const workspaceIds = (await listAllWorkspaces(context)).map(({ id }) => id);
  const caller = { keyId: 'cli', permissions: PERMISSIONS, workspaceIds };
  return runImport({ ...context, caller }, input, async () => {});
}

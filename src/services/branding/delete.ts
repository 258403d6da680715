import { requireWorkspace } from '../../domain/access/access.ts';
import { deleteBranding as deleteStored } from '../../storage/branding.ts';
import type { CallerContext } from '../context.ts';

/** Reports show the name and the color of Sightline again. */
export async function deleteBranding(
  { caller, database }: CallerContext,
  { id: workspaceId }: { id: string },
): Promise<void> {
  requireWorkspace(caller, workspaceId);
  await deleteStored(database, workspaceId);
}

import { requireWorkspace } from '../../domain/access/access.ts';
import { notFound } from '../../domain/shared/failures.ts';
import { deleteDestination as deleteStored } from '../../storage/destinations.ts';
import type { CallerContext } from '../context.ts';

/** What waits for it is not sent. */
export async function deleteDestination(
  { caller, database }: CallerContext,
  { id: workspaceId, destinationId }: { id: string; destinationId: string },
): Promise<void> {
  requireWorkspace(caller, workspaceId);
  if (!(await deleteStored(database, { workspaceId, destinationId }))) throw notFound('Destination');
}

import { requireWorkspace } from '../../domain/access/access.ts';
import { notFound } from '../../domain/shared/failures.ts';
import type { Page } from '../../domain/shared/paging.ts';
import {
  type DestinationKey,
  findDestination,
  listDestinations as listStored,
  type StoredDestination,
} from '../../storage/destinations.ts';
import type { CallerContext } from '../context.ts';
import { readPage } from '../paging.ts';
import { type ShownDestination, showDestination } from './show.ts';

export async function listDestinations(
  { caller, database, now }: CallerContext,
  { id: workspaceId, ...paging }: { id: string; cursor?: string | undefined; limit: number },
): Promise<Page<ShownDestination>> {
  requireWorkspace(caller, workspaceId);
  return readPage(['destinations', workspaceId], paging, async (range) => {
    const stored = await listStored(database, { workspaceId, ...range });
    return stored.map((each) => showDestination(each, now()));
  });
}

/** Fails if the workspace has no such destination. */
export async function requireDestination(
  { caller, database }: CallerContext,
  key: DestinationKey,
): Promise<StoredDestination> {
  requireWorkspace(caller, key.workspaceId);
  const destination = await findDestination(database, key);
  if (!destination) throw notFound('Destination');
  return destination;
}

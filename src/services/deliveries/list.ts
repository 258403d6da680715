import type { Delivery } from '../../domain/alerts/deliveries.ts';
import type { Page } from '../../domain/shared/paging.ts';
import { listDeliveries as listStored } from '../../storage/deliveries.ts';
import type { CallerContext } from '../context.ts';
import { requireDestination } from '../destinations/list.ts';
import { readPage } from '../paging.ts';

interface ListDeliveriesInput {
  id: string;
  destinationId: string;
  cursor?: string | undefined;
  limit: number;
}

/** The newest first. */
export async function listDeliveries(
  context: CallerContext,
  { id: workspaceId, destinationId, ...paging }: ListDeliveriesInput,
): Promise<Page<Delivery>> {
  const key = { workspaceId, destinationId };
  return readPage(['deliveries', key], paging, async (range) => {
    await requireDestination(context, key);
    return listStored(context.database, key, range);
  });
}

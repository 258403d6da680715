import type { Delivery } from '../../domain/alerts/deliveries.ts';
import { describeTest } from '../../domain/alerts/messages.ts';
import { listDeliveries } from '../../storage/deliveries.ts';
import type { CallerContext } from '../context.ts';
import { requireDestination } from '../destinations/list.ts';
import { newId } from '../ids.ts';
import { enqueueDeliveries } from './enqueue.ts';

/** Sends a test message now, also to a destination that is switched off, snoozed or quiet. */
export async function testDestination(
  context: CallerContext,
  { id: workspaceId, destinationId }: { id: string; destinationId: string },
): Promise<Delivery> {
  const { database, now } = context;
  const { kind } = await requireDestination(context, { workspaceId, destinationId });
  const message = describeTest(now().toISOString());
  const purpose = `test ${newId('delivery', now())}`;
  const destinations = [{ id: destinationId, kind, quietHours: null }];
  const [deliveryId = ''] = await database.workspaceTransaction(workspaceId, (tx) =>
    enqueueDeliveries(context, tx, { workspaceId, timeZone: null, purpose, message, destinations }),
  );
  const range = { deliveryId, before: null, take: 1 };
  const [delivery] = await listDeliveries(database, { workspaceId, destinationId }, range);
  return delivery as Delivery;
}

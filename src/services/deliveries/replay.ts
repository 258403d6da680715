import { bodyDeleted, type Delivery, stillWaiting } from '../../domain/alerts/deliveries.ts';
import { notFound } from '../../domain/shared/failures.ts';
import { listDeliveries, restartDelivery } from '../../storage/deliveries.ts';
import type { CallerContext } from '../context.ts';
import { requireDestination } from '../destinations/list.ts';

/** Sends a delivery again, with the same id and body. */
export async function replayDelivery(
  context: CallerContext,
  { id: workspaceId, destinationId, deliveryId }: { id: string; destinationId: string; deliveryId: string },
): Promise<Delivery> {
  const { database, enqueue, now } = context;
  const key = { workspaceId, destinationId };
  await requireDestination(context, key);
  const read = async () => {
    const [delivery] = await listDeliveries(database, key, { deliveryId, before: null, take: 1 });
    if (!delivery) throw notFound('Delivery');
    return delivery;
  };
  const { state, body } = await read();
  if (state === 'waiting') throw stillWaiting();
  if (body === null) throw bodyDeleted();
  await database.workspaceTransaction(workspaceId, async (tx) => {
    const restarted = await restartDelivery(tx, { workspaceId, deliveryId }, now());
    if (!restarted) throw stillWaiting();
    const { attempts: attempt } = restarted;
    await enqueue(tx, 'deliveries.send', { workspaceId, deliveryId, attempt, afterSeconds: 0 });
  });
  return read();
}

import type { Destination } from '../../domain/alerts/destinations.ts';
import { afterQuietHours, DEFAULT_TIME_ZONE } from '../../domain/alerts/local-time.ts';
import { type Message, writeBody } from '../../domain/alerts/messages.ts';
import { insertDeliveries } from '../../storage/deliveries.ts';
import type { Database } from '../../storage/postgres/database.ts';
import type { Context } from '../context.ts';
import { newId } from '../ids.ts';

export interface Sending {
  workspaceId: string;
  /** Null for UTC. */
  timeZone: string | null;
  /** What the message is about. Each destination gets one delivery for it, however often this is called. */
  purpose: string;
  message: Message;
  destinations: readonly Pick<Destination, 'id' | 'kind' | 'quietHours'>[];
}

/** Stores a delivery for each destination and enqueues its first attempt, as part of a transaction. Returns the new ids. */
export async function enqueueDeliveries(
  { enqueue, now: readClock }: Pick<Context, 'enqueue' | 'now'>,
  tx: Database,
  { workspaceId, timeZone, purpose, message, destinations }: Sending,
): Promise<string[]> {
  if (destinations.length === 0) return [];
  const now = readClock();
  const deliveries = destinations.map(({ id: destinationId, kind, quietHours }) => ({
    id: newId('delivery', now),
    destinationId,
    body: writeBody(kind, message),
    nextDate: afterQuietHours(now, quietHours, timeZone ?? DEFAULT_TIME_ZONE),
  }));
  const added = new Set(await insertDeliveries(tx, { workspaceId, purpose, event: message.event }, deliveries, now));
  const fresh = deliveries.filter(({ id }) => added.has(id));
  const jobs = fresh.map(({ id: deliveryId, nextDate }) => {
    const afterSeconds = Math.ceil((nextDate.getTime() - now.getTime()) / 1000);
    return { workspaceId, deliveryId, attempt: 0, afterSeconds };
  });
  if (jobs.length > 0) await enqueue(tx, 'deliveries.send', ...jobs);
  return fresh.map(({ id }) => id);
}

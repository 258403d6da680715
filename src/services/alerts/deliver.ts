import type { Alert } from '../../domain/alerts/alerts.ts';
import { MOST_DESTINATIONS, receives } from '../../domain/alerts/destinations.ts';
import { describeAlert } from '../../domain/alerts/messages.ts';
import { findAlertContext, listDestinations } from '../../storage/destinations.ts';
import type { Database } from '../../storage/postgres/database.ts';
import type { Context } from '../context.ts';
import { enqueueDeliveries } from '../deliveries/enqueue.ts';

/** Enqueues the deliveries of an alert, in the transaction that fires it. */
export async function deliverAlert(
  context: Pick<Context, 'enqueue' | 'now' | 'publicUrl'>,
  tx: Database,
  alert: Alert,
): Promise<void> {
  const { workspaceId, id } = alert;
  const all = await listDestinations(tx, { workspaceId, before: null, take: MOST_DESTINATIONS });
  const destinations = all.filter((destination) => receives(destination, alert, context.now()));
  if (destinations.length === 0) return;
  const { timeZone, reportTitle } = await findAlertContext(tx, alert);
  const message = describeAlert(alert, reportTitle, context.publicUrl);
  await enqueueDeliveries(context, tx, { workspaceId, timeZone, purpose: `alert ${id}`, message, destinations });
}

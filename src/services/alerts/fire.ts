import { type Alert, alertKey } from '../../domain/alerts/alerts.ts';
import { saveAlert } from '../../storage/alerts.ts';
import type { Database } from '../../storage/postgres/database.ts';
import type { Context } from '../context.ts';
import { newId } from '../ids.ts';
import { deliverAlert } from './deliver.ts';

export interface FoundAlert extends Omit<Alert, 'id' | 'createdDate' | 'firedDate' | 'endedDate'> {
  /** The last day of the evaluation that found it first. */
  day: string;
}

/**
 * Records an alert and enqueues its deliveries, as part of the transaction that found it. An unconfirmed alert of the same day,
 * event and subject changes to the new state. Returns null if nothing is new.
 */
export async function fireAlert(
  context: Pick<Context, 'enqueue' | 'now' | 'publicUrl'>,
  tx: Database,
  { day, ...found }: FoundAlert,
): Promise<Alert | null> {
  const now = context.now();
  const date = now.toISOString();
  const firedDate = found.state === 'unconfirmed' ? null : date;
  const alert: Alert = { ...found, id: newId('alert', now), createdDate: date, firedDate, endedDate: null };
  const saved = await saveAlert(tx, alertKey(alert, day), alert);
  if (!saved) return null;
  const recorded = { ...alert, ...saved };
  if (recorded.state === 'fired') await deliverAlert(context, tx, recorded);
  return recorded;
}

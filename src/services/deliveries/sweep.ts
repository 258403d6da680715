import { BODY_DAYS, describeFailing, FAILING_DAYS } from '../../domain/alerts/deliveries.ts';
import { claimOverdue, disableFailingMailboxes, purgeBodies } from '../../storage/delivery-sweep.ts';
import type { Context } from '../context.ts';

/** Attempts that are later have lost their job, such as after the restore of a backup. */
const OVERDUE_MINUTES = 30;
const DAY_MS = 86_400_000;

/** The job that enqueues lost attempts, deletes old bodies, and switches off mailboxes that receive nothing. */
export async function sweepDeliveries({ database, enqueue, now: readClock }: Context): Promise<unknown> {
  const now = readClock();
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const overdue = await database.transaction(async (tx) => {
    const found = await claimOverdue(tx, new Date(now.getTime() - OVERDUE_MINUTES * 60_000), now);
    if (found.length > 0) await enqueue(tx, 'deliveries.send', ...found.map((each) => ({ ...each, afterSeconds: 0 })));
    return found.length;
  });
  const reason = describeFailing('The mail could not be delivered');
  const disabled = await disableFailingMailboxes(database, before(FAILING_DAYS), reason, now);
  return { overdue, disabled, bodies: await purgeBodies(database, before(BODY_DAYS)) };
}

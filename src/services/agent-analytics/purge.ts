import { addDays, dayOf } from '../../domain/shared/windows.ts';
import { deleteVisitsBefore } from '../../storage/agent-analytics/delete-visits.ts';
import { deleteSpansBefore } from '../../storage/agent-analytics/spans.ts';
import { deleteBatchesBefore } from '../../storage/log-connectors/batches.ts';
import { deleteHoursBefore, deleteLogFilesBefore } from '../../storage/log-connectors/delete.ts';
import type { Context } from '../context.ts';

/** The health of connectors is needed for a week after their last batch. */
const KEPT_HOURS_DAYS = 60;

/**
 * Deletes visits that are older than the retention period; returns the number of deleted days of hosts. Batches and files are
 * deleted when none of their lines would be counted if they were sent again.
 */
export async function purgeAgentTraffic({ database, now, agentTrafficDays }: Context): Promise<number> {
  const oldestDay = addDays(dayOf(now()), -agentTrafficDays);
  const oldest = new Date(`${addDays(oldestDay, -2)}T00:00:00Z`);
  await deleteBatchesBefore(database, oldest);
  await deleteLogFilesBefore(database, oldest);
  await deleteHoursBefore(database, new Date(`${addDays(dayOf(now()), -KEPT_HOURS_DAYS)}T00:00:00Z`));
  await deleteSpansBefore(database, oldestDay);
  return deleteVisitsBefore(database, oldestDay);
}

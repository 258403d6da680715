import { addDays, dayOf } from '../../domain/shared/windows.ts';
import { deleteVisitsBefore } from '../../storage/agent-analytics/visits.ts';
import { deleteBatchesBefore } from '../../storage/log-connectors/batches.ts';
import { deleteLogFilesBefore } from '../../storage/log-connectors/files.ts';
import type { Context } from '../context.ts';

/**
 * Forgets visits that are older than what is kept; returns how many days of how many hosts. Batches and files are forgotten
 * when none of their lines would be counted any more if they were sent again.
 */
export async function purgeAgentTraffic({ database, now, agentTrafficDays }: Context): Promise<number> {
  const oldestDay = addDays(dayOf(now()), -agentTrafficDays);
  const oldest = new Date(`${addDays(oldestDay, -2)}T00:00:00Z`);
  await deleteBatchesBefore(database.prisma, oldest);
  await deleteLogFilesBefore(database.prisma, oldest);
  return deleteVisitsBefore(database.prisma, oldestDay);
}

import { deleteRequestsBefore } from '../../storage/reports/requests.ts';
import { deleteExpiredShares } from '../../storage/shares.ts';
import type { Context } from '../context.ts';

const KEPT_MS = 86_400_000;

/** Deletes requests too old to be recognized as repeated, and expired shares. Returns the number of requests deleted. */
export async function purgeReportRequests({ database, now }: Context): Promise<number> {
  await deleteExpiredShares(database, now());
  return deleteRequestsBefore(database, new Date(now().getTime() - KEPT_MS));
}

import { deleteRequestsBefore } from '../../storage/reports/requests.ts';
import type { Context } from '../context.ts';

const KEPT_MS = 86_400_000;

/** Deletes requests too old to be recognized as repeated. Returns the number deleted. */
export async function purgeReportRequests({ database, now }: Context): Promise<number> {
  return deleteRequestsBefore(database, new Date(now().getTime() - KEPT_MS));
}

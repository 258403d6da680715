import type { Database } from '../../storage/postgres/database.ts';
import { findReportsOfDomain } from '../../storage/reports/reports.ts';
import type { Context } from '../context.ts';

/** Regenerates the recommendations of every report whose brand has this domain. */
export async function requestRecommendations(
  { enqueue }: Context,
  tx: Database,
  site: { workspaceId: string; domain: string },
): Promise<void> {
  const reportIds = await findReportsOfDomain(tx, site);
  if (reportIds.length > 0) await enqueue(tx, 'reports.recommend', ...reportIds.map((reportId) => ({ reportId })));
}

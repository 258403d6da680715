import { requireWorkspace } from '../../domain/access/access.ts';
import { endOf, isOverdue, OVERDUE_REASON } from '../../domain/audits/audits.ts';
import type { CrawlabilityCheck } from '../../domain/crawlability-checks/checks.ts';
import { notFound } from '../../domain/shared/failures.ts';
import { findCrawlabilityCheck } from '../../storage/crawlability-checks.ts';
import type { CallerContext } from '../context.ts';

/** The check as it is now; one whose time is over has failed, also while no worker is there to say so. */
export async function readCrawlabilityCheck(
  { database, caller, now }: CallerContext,
  { checkId }: { checkId: string },
): Promise<CrawlabilityCheck> {
  const check = await findCrawlabilityCheck(database, checkId);
  if (!check) throw notFound('Crawlability check');
  requireWorkspace(caller, check.workspaceId);
  if (!isOverdue(check, now())) return check;
  const completedDate = endOf(check.createdDate).toISOString();
  return { ...check, status: 'failed', completedDate, failureReason: OVERDUE_REASON };
}

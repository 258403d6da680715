import { requireWorkspace } from '../../domain/access/access.ts';
import { showAudit } from '../../domain/audits/audits.ts';
import type { CrawlabilityCheck } from '../../domain/crawlability-checks/checks.ts';
import { notFound } from '../../domain/shared/failures.ts';
import { findCrawlabilityCheck } from '../../storage/crawlability-checks.ts';
import { readStates } from '../audits/read-states.ts';
import type { CallerContext } from '../context.ts';

/** The current state of the check. An overdue check has failed, even if no worker is running to end it. */
export async function readCrawlabilityCheck(
  context: CallerContext,
  { checkId }: { checkId: string },
): Promise<CrawlabilityCheck> {
  const check = await findCrawlabilityCheck(context.database, checkId);
  if (!check) throw notFound('Crawlability check');
  requireWorkspace(context.caller, check.workspaceId);
  const state = (await readStates(context, [check])).get(checkId);
  const shown = showAudit(check, state);
  return shown.status !== 'failed' || check.status === 'failed' || state === undefined
    ? shown
    : { ...shown, completedDate: state.deadline.toISOString() };
}

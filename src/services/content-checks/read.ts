import { requireWorkspace } from '../../domain/access/access.ts';
import { isOverdue, OVERDUE_REASON } from '../../domain/audits/audits.ts';
import type { ContentCheck } from '../../domain/content-checks/checks.ts';
import { notFound } from '../../domain/shared/failures.ts';
import { findContentCheck } from '../../storage/content-checks.ts';
import type { CallerContext } from '../context.ts';

/** The check as it is now; one whose time is over has failed, also while no worker is there to say so. */
export async function readContentCheck(
  { database, caller, now }: CallerContext,
  { checkId }: { checkId: string },
): Promise<ContentCheck> {
  const check = await findContentCheck(database, checkId);
  if (!check) throw notFound('Content check');
  requireWorkspace(caller, check.workspaceId);
  return isOverdue(check, now()) ? { ...check, status: 'failed', failureReason: OVERDUE_REASON } : check;
}

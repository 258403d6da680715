import { requireWorkspace } from '../../domain/access/access.ts';
import { showAudit } from '../../domain/audits/audits.ts';
import type { ContentCheck } from '../../domain/content-checks/checks.ts';
import { notFound } from '../../domain/shared/failures.ts';
import { findContentCheck } from '../../storage/content-checks.ts';
import { readStates } from '../audits/read-states.ts';
import type { CallerContext } from '../context.ts';

/** The current state of the check. An overdue check has failed, even if no worker is running to end it. */
export async function readContentCheck(
  context: CallerContext,
  { checkId }: { checkId: string },
): Promise<ContentCheck> {
  const check = await findContentCheck(context.database, checkId);
  if (!check) throw notFound('Content check');
  requireWorkspace(context.caller, check.workspaceId);
  return showAudit(check, (await readStates(context, [check])).get(checkId));
}

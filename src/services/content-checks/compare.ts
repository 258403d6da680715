import { requireWorkspace } from '../../domain/access/access.ts';
import type { ContentCheck, ContentResult } from '../../domain/content-checks/checks.ts';
import { type CheckComparison, compareChecks } from '../../domain/content-checks/compare-checks.ts';
import { isEvaluated } from '../../domain/content-checks/diagnose.ts';
import { notFound } from '../../domain/shared/failures.ts';
import { findContentCheck, findPreviousContentCheck } from '../../storage/content-checks.ts';
import type { CallerContext } from '../context.ts';

/**
 * Compares a check with the previous completed check of the same page. A check without results, or with scores that were not
 * evaluated, cannot be compared.
 */
export async function compareContentCheck(
  { database, caller }: CallerContext,
  { checkId }: { checkId: string },
): Promise<CheckComparison> {
  const check = await findContentCheck(database, checkId);
  if (!check) throw notFound('Content check');
  requireWorkspace(caller, check.workspaceId);
  const previous = isCompleted(check) ? await findPreviousContentCheck(database, check) : null;
  if (previous === null || !isCompleted(previous) || !isCompleted(check)) return { previous: null };
  return compareChecks(previous, check);
}

function isCompleted(check: ContentCheck): check is ContentCheck & ContentResult {
  return check.structuralAnalysis !== undefined && isEvaluated(check as ContentResult);
}

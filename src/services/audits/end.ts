import { AUDIT_MS } from '../../domain/audits/audits.ts';
import { deleteAuditRun, takeWaitingAuditRuns } from '../../storage/audit-runs.ts';
import { giveBackAudit } from '../../storage/workspaces/workspaces.ts';
import { reportCheck } from '../alerts/report-check.ts';
import type { Context } from '../context.ts';
import { requireCurrent } from '../jobs/fence.ts';
import type { AuditDefinition, AuditOutcome, RunnableAudit } from './kind.ts';

/** Saves the outcome once, refunds the audit after an internal error, and starts audits that wait for the same host. */
export async function endAudit<Check extends RunnableAudit, Found>(
  context: Context,
  definition: AuditDefinition<Check, Found>,
  check: Check,
  { outcome, isOurs }: { outcome: AuditOutcome<Found>; isOurs: boolean },
): Promise<void> {
  const { kind, slotsPerHost: slots } = definition;
  await context.database.workspaceTransaction(check.workspaceId, async (tx) => {
    await requireCurrent(context, tx);
    const run = await deleteAuditRun(tx, check.id);
    if (run === null) return;
    await definition.save(context, tx, check, outcome);
    const reason = hasFailed(outcome) ? outcome.failureReason : null;
    await reportCheck(context, tx, { ...check, kind: definition.kind, reason });
    if (slots !== null) {
      const next = await takeWaitingAuditRuns(tx, { kind, host: run.host, slots, workMs: AUDIT_MS });
      if (next.length > 0) await definition.enqueue(context, tx, next);
    }
    // Last, because other audits of the workspace then wait for the end of the transaction.
    if (isOurs) await giveBackAudit(tx, run.workspaceId, run.month);
  });
}

function hasFailed(outcome: unknown): outcome is { failureReason: string } {
  return typeof outcome === 'object' && outcome !== null && 'failureReason' in outcome;
}

import { AUDIT_MS, BROKEN_REASON, OVERDUE_REASON } from '../../domain/audits/audits.ts';
import { startAuditRun } from '../../storage/audit-runs.ts';
import type { Context } from '../context.ts';
import { requireCurrent } from '../jobs/fence.ts';
import { endAudit } from './end.ts';
import type { AuditDefinition, AuditOutcome, RunnableAudit } from './kind.ts';

/** Time reserved at the end of an audit to save its results. */
const SAVE_MS = 5_000;

/**
 * Runs an audit: takes a slot on its host, works until its deadline, and saves its results. Repeated after a crash it
 * starts again; repeated after its end it does nothing. If its host is busy, the audit waits in the database, not in this job.
 */
export async function runAudit<Check extends RunnableAudit, Found>(
  context: Context,
  definition: AuditDefinition<Check, Found>,
  auditId: string,
  signal: AbortSignal,
): Promise<string> {
  const check = await definition.find(context, auditId);
  if (check?.status !== 'pending') return 'ended before';
  const started = await context.database.workspaceTransaction(check.workspaceId, async (tx) => {
    await requireCurrent(context, tx);
    return startAuditRun(tx, auditId, { slots: definition.slotsPerHost ?? 1, workMs: AUDIT_MS });
  });
  if (started === null) return 'ended before';
  if (started === 'waiting') return 'waiting for its host';
  const outcome = await inspectWithin(context, definition, check, { ms: started.leftMs - SAVE_MS, signal });
  await endAudit(context, definition, check, { outcome: outcome ?? { failureReason: OVERDUE_REASON }, isOurs: false });
  return describe(outcome);
}

/** After the last attempt: an internal error, which is logged, so the audit is refunded. */
export async function failAudit<Check extends RunnableAudit, Found>(
  context: Context,
  definition: AuditDefinition<Check, Found>,
  auditId: string,
): Promise<void> {
  const check = await definition.find(context, auditId);
  if (check?.status !== 'pending') return;
  await endAudit(context, definition, check, { outcome: { failureReason: BROKEN_REASON }, isOurs: true });
}

/** Null if the deadline was reached first. */
async function inspectWithin<Check extends RunnableAudit, Found>(
  context: Context,
  { inspect }: AuditDefinition<Check, Found>,
  check: Check,
  { ms, signal }: { ms: number; signal: AbortSignal },
): Promise<AuditOutcome<Found> | null> {
  if (ms <= 0) return null;
  const timeout = AbortSignal.timeout(Math.floor(ms));
  try {
    return await inspect(context, check, AbortSignal.any([signal, timeout]));
  } catch (error) {
    if (timeout.aborted && error === timeout.reason) return null;
    throw error;
  }
}

function describe(outcome: unknown): string {
  if (outcome === null) return OVERDUE_REASON;
  const isFailed = typeof outcome === 'object' && outcome !== null && 'failureReason' in outcome;
  return isFailed ? String(outcome.failureReason) : 'completed';
}

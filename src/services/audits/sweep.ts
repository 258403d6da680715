import { AUDIT_MS, OVERDUE_REASON, QUEUE_MS, UNSTARTED_REASON } from '../../domain/audits/audits.ts';
import { findOverdueAuditRuns, takeWaitingAuditRuns } from '../../storage/audit-runs.ts';
import { contentAudit } from '../content-checks/definition.ts';
import type { Context } from '../context.ts';
import { crawlabilityAudit } from '../crawlability-checks/definition.ts';
import { fanOutAudit } from '../query-fan-outs/definition.ts';
import { endAudit } from './end.ts';
import type { AuditDefinition, RunnableAudit } from './kind.ts';

/** Fails and refunds overdue audits, and starts those that wait for a host that is free. */
export async function sweepAudits(context: Context): Promise<string> {
  const counts = [
    await sweep(context, crawlabilityAudit),
    await sweep(context, contentAudit),
    await sweep(context, fanOutAudit),
  ];
  const total = (key: 'ended' | 'started') => counts.reduce((sum, count) => sum + count[key], 0);
  return `${total('ended')} ended, ${total('started')} started`;
}

async function sweep<Check extends RunnableAudit, Found>(context: Context, definition: AuditDefinition<Check, Found>) {
  const { kind, slotsPerHost: slots } = definition;
  const overdue = await findOverdueAuditRuns(context.database, { kind, workMs: AUDIT_MS, queueMs: QUEUE_MS });
  for (const { auditId, wasStarted } of overdue) {
    const check = await definition.find(context, auditId);
    const failureReason = wasStarted ? OVERDUE_REASON : UNSTARTED_REASON;
    if (check !== null) await endAudit(context, definition, check, { outcome: { failureReason }, isOurs: true });
  }
  return { ended: overdue.length, started: slots === null ? 0 : await startWaiting(context, definition, slots) };
}

function startWaiting<Check extends RunnableAudit, Found>(
  context: Context,
  { kind, enqueue }: AuditDefinition<Check, Found>,
  slots: number,
): Promise<number> {
  return context.database.transaction(async (tx) => {
    const next = await takeWaitingAuditRuns(tx, { kind, slots, workMs: AUDIT_MS });
    if (next.length > 0) await enqueue(context, tx, next);
    return next.length;
  });
}

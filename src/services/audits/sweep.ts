import { AUDIT_MS, type Audit, OVERDUE_REASON, QUEUE_MS, UNSTARTED_REASON } from '../../domain/audits/audits.ts';
import { findNextAuditRuns, findOverdueAuditRuns } from '../../storage/audit-runs.ts';
import { contentAudit } from '../content-checks/definition.ts';
import type { Context } from '../context.ts';
import { crawlabilityAudit } from '../crawlability-checks/definition.ts';
import { endAudit } from './end.ts';
import type { AuditDefinition } from './kind.ts';

/** Ends audits that no worker ended in time and gives them back, and starts those that wait for a host that is free. */
export async function sweepAudits(context: Context): Promise<string> {
  const counts = [await sweep(context, crawlabilityAudit), await sweep(context, contentAudit)];
  const total = (key: 'ended' | 'started') => counts.reduce((sum, each) => sum + each[key], 0);
  return `${total('ended')} ended, ${total('started')} started`;
}

async function sweep<Check extends Audit, Found>(context: Context, definition: AuditDefinition<Check, Found>) {
  const { kind, job, slotsPerHost: slots } = definition;
  const overdue = await findOverdueAuditRuns(context.database, { kind, workMs: AUDIT_MS, queueMs: QUEUE_MS });
  for (const { auditId, wasStarted } of overdue) {
    const check = await definition.find(context, auditId);
    const failureReason = wasStarted ? OVERDUE_REASON : UNSTARTED_REASON;
    if (check !== null) await endAudit(context, definition, check, { outcome: { failureReason }, isOurs: true });
  }
  const next = await findNextAuditRuns(context.database.prisma, { kind, slots, workMs: AUDIT_MS });
  if (next.length > 0) {
    await context.database.transaction((tx) => context.enqueue(tx, job, ...next.map((checkId) => ({ checkId }))));
  }
  return { ended: overdue.length, started: next.length };
}

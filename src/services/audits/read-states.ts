import { AUDIT_MS, type Audit, type AuditState, QUEUE_MS } from '../../domain/audits/audits.ts';
import { readAuditStates } from '../../storage/audit-runs.ts';
import type { Context } from '../context.ts';

/** The progress of the pending ones among the audits. */
export function readStates(
  { database }: Context,
  audits: readonly Pick<Audit, 'id' | 'status'>[],
): Promise<Map<string, AuditState>> {
  const pending = audits.filter(({ status }) => status === 'pending').map(({ id }) => id);
  return readAuditStates(database, pending, { workMs: AUDIT_MS, queueMs: QUEUE_MS });
}

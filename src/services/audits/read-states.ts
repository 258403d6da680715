import { AUDIT_MS, type Audit, type AuditState, QUEUE_MS } from '../../domain/audits/audits.ts';
import { readAuditStates } from '../../storage/audit-runs.ts';
import type { Context } from '../context.ts';

/** How far those of the audits that are pending are. */
export function readStates(
  { database }: Context,
  audits: readonly Pick<Audit, 'id' | 'status'>[],
): Promise<Map<string, AuditState>> {
  const pending = audits.filter(({ status }) => status === 'pending').map(({ id }) => id);
  return readAuditStates(database, pending, { workMs: AUDIT_MS, queueMs: QUEUE_MS });
}

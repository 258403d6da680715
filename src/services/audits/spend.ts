import { quotaExhausted } from '../../domain/shared/failures.ts';
import { auditMonth } from '../../domain/workspaces/workspaces.ts';
import type { Transaction } from '../../storage/database.ts';
import { spendAudit as spendStored } from '../../storage/workspaces.ts';

/** Takes one audit of the workspace's allowance, as part of the transaction that creates the audit. */
export async function spendAudit(tx: Transaction, workspaceId: string, now: Date): Promise<void> {
  if (await spendStored(tx, workspaceId, auditMonth(now))) return;
  throw quotaExhausted('The workspace has no audits left this month; the count starts anew on the first, UTC');
}

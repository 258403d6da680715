import { quotaExhausted } from '../../domain/shared/failures.ts';
import { auditMonth, secondsToNextMonth } from '../../domain/workspaces/workspaces.ts';
import type { Database } from '../../storage/postgres/database.ts';
import { spendAudit as spendStored } from '../../storage/workspaces/workspaces.ts';

/** Uses one audit of the workspace's allowance, in the transaction that creates the audit. */
export async function spendAudit(tx: Database, workspaceId: string, now: Date): Promise<void> {
  if (await spendStored(tx, workspaceId, auditMonth(now))) return;
  throw quotaExhausted(
    'The workspace has no audits left this month; the count is reset on the first of the month, UTC',
    secondsToNextMonth(now),
  );
}

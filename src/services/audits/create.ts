import { invalid } from '../../domain/shared/failures.ts';
import { auditMonth } from '../../domain/workspaces/workspaces.ts';
import { insertAuditRun } from '../../storage/audit-runs.ts';
import type { Database } from '../../storage/postgres/database.ts';
import type { Context } from '../context.ts';
import type { AuditDefinition, RunnableAudit } from './kind.ts';
import { spendAudit } from './spend.ts';

export interface NewAudit {
  id: string;
  workspaceId: string;
  date: Date;
  /** Host and port that it sends requests to; empty for an audit without a host. */
  host: string;
  /** Writes the record of the audit. */
  insert: (tx: Database) => Promise<void>;
}

/** Creates an audit, uses one audit of the allowance and enqueues the job, in one transaction. */
export async function createAudit<Check extends RunnableAudit, Found>(
  context: Context,
  { kind, slotsPerHost, enqueue }: AuditDefinition<Check, Found>,
  { id, workspaceId, date, host, insert }: NewAudit,
): Promise<void> {
  const run = { auditId: id, kind, workspaceId, host, month: auditMonth(date) };
  await context.database.workspaceTransaction(workspaceId, async (tx) => {
    await insert(tx);
    await insertAuditRun(tx, run, { isStarted: slotsPerHost === null });
    await enqueue(context, tx, [id]);
    // Last, because other audits of the workspace then wait for the end of the transaction.
    await spendAudit(tx, workspaceId, date);
  });
}

const PRIVATE = 'This address is not on the public internet. Allow it in FETCH_ALLOW to audit it';

/** Rejects a page at a forbidden address. */
export function requireFetchable({ web }: Context, url: URL): void {
  if (!web.mayFetch(url)) throw invalid('body', [{ path: 'url', message: PRIVATE, code: 'invalid_url' }]);
}

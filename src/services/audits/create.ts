import { type Audit, type AuditKind, auditHost } from '../../domain/audits/audits.ts';
import { invalid } from '../../domain/shared/failures.ts';
import { auditMonth } from '../../domain/workspaces/workspaces.ts';
import { insertAuditRun } from '../../storage/audit-runs.ts';
import type { Transaction } from '../../storage/database.ts';
import type { Context } from '../context.ts';
import { spendAudit } from './spend.ts';

export interface NewAudit {
  id: string;
  workspaceId: string;
  url: string;
  date: Date;
  kind: AuditKind;
  job: 'audits.crawlability' | 'audits.content';
  /** Writes the record of the check. */
  insert: (tx: Transaction) => Promise<void>;
}

const PRIVATE = 'This address is not on the public internet. Allow it in FETCH_ALLOW to audit it';

/** A new audit, counted and on the queue, or nothing at all. */
export async function createAudit(
  { database, enqueue, web }: Context,
  { id, workspaceId, url, date, kind, job, insert }: NewAudit,
): Promise<Audit> {
  const page = new URL(url);
  if (!web.mayFetch(page)) throw invalid('body', [{ path: 'url', message: PRIVATE, code: 'invalid_url' }]);
  await database.transaction(async (tx) => {
    await insert(tx);
    await insertAuditRun(tx, { auditId: id, kind, workspaceId, host: auditHost(page), month: auditMonth(date) });
    await enqueue(tx, job, { checkId: id });
    // Last, since from here on other audits of the workspace wait for the end of the transaction.
    await spendAudit(tx, workspaceId, date);
  });
  return { id, workspaceId, url, status: 'pending', createdDate: date.toISOString() };
}

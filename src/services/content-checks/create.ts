import { requireWorkspace } from '../../domain/access/access.ts';
import type { Audit } from '../../domain/audits/audits.ts';
import type { CrawlerIdentity } from '../../domain/content-checks/identities.ts';
import { insertContentCheck } from '../../storage/content-checks.ts';
import { spendAudit } from '../audits/spend.ts';
import type { CallerContext } from '../context.ts';
import { newId } from '../ids.ts';

export interface CreateContentCheckInput {
  workspaceId: string;
  url: string;
  crawlerIdentity: CrawlerIdentity;
  sendServiceHeader: boolean;
}

/** A new check, which a job then carries out. */
export async function createContentCheck(
  { database, caller, enqueue, now }: CallerContext,
  { workspaceId, url, crawlerIdentity, sendServiceHeader }: CreateContentCheckInput,
): Promise<Audit> {
  requireWorkspace(caller, workspaceId);
  const date = now();
  const id = newId('contentCheck', date);
  await database.transaction(async (tx) => {
    await insertContentCheck(tx, { id, workspaceId, url, crawlerIdentity, sendServiceHeader }, date);
    await enqueue(tx, 'audits.content', { checkId: id });
    // Last, since others of the workspace wait from here to the end.
    await spendAudit(tx, workspaceId, date);
  });
  return { id, workspaceId, url, status: 'pending', createdDate: date.toISOString() };
}

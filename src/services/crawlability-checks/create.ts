import { requireWorkspace } from '../../domain/access/access.ts';
import { type Audit, auditDomain } from '../../domain/audits/audits.ts';
import { normalizeUrl } from '../../domain/shared/urls.ts';
import { insertCrawlabilityCheck } from '../../storage/crawlability-checks.ts';
import { spendAudit } from '../audits/spend.ts';
import type { CallerContext } from '../context.ts';
import { newId } from '../ids.ts';

export interface CreateCrawlabilityCheckInput {
  workspaceId: string;
  url: string;
}

/** A new check, which a job then carries out. */
export async function createCrawlabilityCheck(
  { database, caller, enqueue, now }: CallerContext,
  { workspaceId, url }: CreateCrawlabilityCheckInput,
): Promise<Audit> {
  requireWorkspace(caller, workspaceId);
  const date = now();
  const id = newId('crawlabilityCheck', date);
  const page = { url, urlKey: normalizeUrl(url)?.key ?? url, domain: auditDomain(new URL(url)) };
  await database.transaction(async (tx) => {
    await insertCrawlabilityCheck(tx, { id, workspaceId, ...page }, date);
    await enqueue(tx, 'audits.crawlability', { checkId: id });
    // Last, since others of the workspace wait from here to the end.
    await spendAudit(tx, workspaceId, date);
  });
  return { id, workspaceId, url, status: 'pending', createdDate: date.toISOString() };
}

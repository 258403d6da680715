import { requireWorkspace } from '../../domain/access/access.ts';
import { type Audit, auditDomain } from '../../domain/audits/audits.ts';
import { normalizeUrl } from '../../domain/shared/urls.ts';
import { insertCrawlabilityCheck } from '../../storage/crawlability-checks.ts';
import { createAudit } from '../audits/create.ts';
import type { CallerContext } from '../context.ts';
import { newId } from '../ids.ts';

export interface CreateCrawlabilityCheckInput {
  workspaceId: string;
  url: string;
}

/** A new check, which a job then carries out. */
export async function createCrawlabilityCheck(
  context: CallerContext,
  { workspaceId, url }: CreateCrawlabilityCheckInput,
): Promise<Audit> {
  requireWorkspace(context.caller, workspaceId);
  const date = context.now();
  const id = newId('crawlabilityCheck', date);
  const page = { url, urlKey: normalizeUrl(url)?.key ?? url, domain: auditDomain(new URL(url)) };
  return createAudit(context, {
    id,
    workspaceId,
    url,
    date,
    kind: 'crawlability',
    job: 'audits.crawlability',
    insert: (tx) => insertCrawlabilityCheck(tx, { id, workspaceId, ...page }, date),
  });
}

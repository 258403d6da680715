import { requireWorkspace } from '../../domain/access/access.ts';
import { type Audit, auditDomain, auditHost } from '../../domain/audits/audits.ts';
import { normalizeUrl } from '../../domain/shared/urls.ts';
import { insertCrawlabilityCheck } from '../../storage/crawlability-checks.ts';
import { createAudit, requireFetchable } from '../audits/create.ts';
import type { CallerContext } from '../context.ts';
import { newId } from '../ids.ts';
import { crawlabilityAudit } from './definition.ts';

export interface CreateCrawlabilityCheckInput {
  workspaceId: string;
  url: string;
}

/** Creates a check, which a job then runs. */
export async function createCrawlabilityCheck(
  context: CallerContext,
  { workspaceId, url }: CreateCrawlabilityCheckInput,
): Promise<Audit> {
  requireWorkspace(context.caller, workspaceId);
  const page = new URL(url);
  requireFetchable(context, page);
  const date = context.now();
  const id = newId('crawlabilityCheck', date);
  const check = { id, workspaceId, url, urlKey: normalizeUrl(url)?.key ?? url, domain: auditDomain(page) };
  await createAudit(context, crawlabilityAudit, {
    id,
    workspaceId,
    date,
    host: auditHost(page),
    insert: (tx) => insertCrawlabilityCheck(tx, check, date),
  });
  return { id, workspaceId, url, status: 'pending', createdDate: date.toISOString() };
}

import { requireWorkspace } from '../../domain/access/access.ts';
import { type Audit, auditHost } from '../../domain/audits/audits.ts';
import type { CrawlerIdentity } from '../../domain/content-checks/identities.ts';
import { normalizeUrl } from '../../domain/shared/urls.ts';
import { insertContentCheck } from '../../storage/content-checks.ts';
import { createAudit, requireFetchable } from '../audits/create.ts';
import type { CallerContext } from '../context.ts';
import { newId } from '../ids.ts';
import { contentAudit } from './definition.ts';

export interface CreateContentCheckInput {
  workspaceId: string;
  url: string;
  crawlerIdentity: CrawlerIdentity;
  sendServiceHeader: boolean;
}

/** Creates a check, which a job then runs. */
export async function createContentCheck(
  context: CallerContext,
  { workspaceId, url, crawlerIdentity, sendServiceHeader }: CreateContentCheckInput,
): Promise<Audit> {
  requireWorkspace(context.caller, workspaceId);
  const page = new URL(url);
  requireFetchable(context, page);
  const date = context.now();
  const id = newId('contentCheck', date);
  const check = { id, workspaceId, url, urlKey: normalizeUrl(url)?.key ?? url, crawlerIdentity, sendServiceHeader };
  await createAudit(context, contentAudit, {
    id,
    workspaceId,
    date,
    host: auditHost(page),
    insert: (tx) => insertContentCheck(tx, check, date),
  });
  return { id, workspaceId, url, status: 'pending', createdDate: date.toISOString() };
}

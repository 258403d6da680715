import { setTimeout as delay } from 'node:timers/promises';
import type { Output, Session } from './session.ts';

const POLL_MS = 500;

/** Reads an audit until it is no longer pending or the time of the tool is over. Returns what was read last. */
export async function awaitAudit<Audit extends { status: string }>(
  { waitMs, signal }: Session,
  read: () => Promise<Audit>,
): Promise<Audit> {
  const deadline = performance.now() + waitMs;
  let audit = await read();
  while (audit.status === 'pending' && performance.now() < deadline) {
    await delay(Math.min(POLL_MS, Math.max(1, deadline - performance.now())), undefined, { signal });
    audit = await read();
  }
  return audit;
}

/** A finished audit is returned again for so long instead of starting another. */
export const REUSE_MS = 10 * 60_000;

/** Whether an earlier audit answers the same question: it is still running, or it ended only just. */
export function isReusable({ now }: Session, audit: { status: string; createdDate: string }): boolean {
  if (audit.status === 'failed') return false;
  return audit.status === 'pending' || now().getTime() - Date.parse(audit.createdDate) < REUSE_MS;
}

/** What an audit cost, for the reader. */
export async function describeCost({ api }: Session, workspaceId: string, isNew: boolean): Promise<string> {
  const workspace = await findWorkspace(api, workspaceId);
  if (!workspace) return '';
  const { geoAuditUsedCount, geoAuditMaxCount } = workspace;
  const used = `${geoAuditUsedCount} of ${geoAuditMaxCount} audits of this month are used`;
  return isNew
    ? `This call used 1 audit; ${used}.`
    : `This call cost nothing, because it continues an earlier one; ${used}.`;
}

async function findWorkspace(
  api: Session['api'],
  id: string,
): Promise<Output<'workspaces', 'list'>['items'][number] | null> {
  let cursor: string | null = null;
  do {
    const page: Output<'workspaces', 'list'> = await api.workspaces.list({ limit: 200, ...(cursor && { cursor }) });
    const found = page.items.find((workspace) => workspace.id === id);
    if (found) return found;
    cursor = page.paging.nextCursor;
  } while (cursor);
  return null;
}

import type { Audit, AuditStatus } from '../domain/audits/audits.ts';
import type { Blocker } from '../domain/content-checks/blockers.ts';
import type { ContentCheck, ContentOutcome, ContentResult } from '../domain/content-checks/checks.ts';
import type { CrawlerIdentity } from '../domain/content-checks/identities.ts';
import type { Database } from './postgres/database.ts';
import type { ContentCheck as CheckRow } from './prisma/client.ts';

type NewCheck = Pick<ContentCheck, 'id' | 'workspaceId' | 'url' | 'crawlerIdentity' | 'sendServiceHeader'> & {
  urlKey: string;
};

export async function insertContentCheck({ prisma }: Database, check: NewCheck, now: Date): Promise<void> {
  await prisma.contentCheck.create({ data: { ...check, status: 'pending', createdDate: now } });
}

export async function findContentCheck({ query }: Database, checkId: string): Promise<ContentCheck | null> {
  const [row] = await query<CheckRow>`SELECT * FROM "ContentCheck" WHERE id = ${checkId}`;
  return row ? toCheck(row) : null;
}

/** Reads only as many of each workspace as fit on a page, and none of their results. */
export async function listContentChecks(
  { query }: Database,
  { workspaceIds, before, take }: { workspaceIds: readonly string[]; before: string | null; take: number },
): Promise<Audit[]> {
  const rows = await query<Omit<Audit, 'createdDate'> & { createdDate: Date }>`
    SELECT newest.* FROM unnest(${workspaceIds}::text[]) AS workspace(id) CROSS JOIN LATERAL (
      SELECT id, "workspaceId", url, status, "createdDate" FROM "ContentCheck"
      WHERE "workspaceId" = workspace.id AND (${before}::text IS NULL OR id < ${before})
      ORDER BY id DESC LIMIT ${take}) newest
    ORDER BY newest.id DESC LIMIT ${take}`;
  return rows.map((row) => ({ ...row, createdDate: row.createdDate.toISOString() }));
}

/** The last completed check of the same page before this one. */
export async function findPreviousContentCheck(
  { query }: Database,
  { workspaceId, id }: Pick<ContentCheck, 'workspaceId' | 'id'>,
): Promise<ContentCheck | null> {
  const [row] = await query<CheckRow>`
    SELECT previous.* FROM "ContentCheck" current
    JOIN "ContentCheck" previous ON previous."workspaceId" = current."workspaceId" AND previous."urlKey" = current."urlKey"
    WHERE current."workspaceId" = ${workspaceId} AND current.id = ${id}
      AND previous.id < current.id AND previous.status = 'completed' AND (current."urlKey" <> '' OR previous.url = current.url)
    ORDER BY previous.id DESC LIMIT 1`;
  return row ? toCheck(row) : null;
}

/** Ends a check that is still pending; one that has ended is not changed. */
export async function endContentCheck(
  { prisma }: Database,
  { workspaceId, id }: Pick<ContentCheck, 'workspaceId' | 'id'>,
  outcome: ContentOutcome,
  now: Date,
): Promise<void> {
  const status: AuditStatus = 'failureReason' in outcome ? 'failed' : 'completed';
  await prisma.contentCheck.updateMany({
    where: { workspaceId, id, status: 'pending' },
    data: { ...(outcome as object), status, completedDate: now },
  });
}

function toCheck(row: CheckRow): ContentCheck {
  const { id, workspaceId, url, sendServiceHeader, createdDate, failureReason } = row;
  return {
    id,
    workspaceId,
    url,
    status: row.status as AuditStatus,
    createdDate: createdDate.toISOString(),
    crawlerIdentity: row.crawlerIdentity as CrawlerIdentity,
    sendServiceHeader,
    ...(row.structuralAnalysis !== null && toResult(row)),
    ...(failureReason !== null && { failureReason }),
  };
}

function toResult(row: CheckRow): ContentResult {
  const { structuralAnalysis, dynamicContent, contentAnalysis, blockers } = row as unknown as ContentResult & {
    blockers: Blocker[] | null;
  };
  return { structuralAnalysis, dynamicContent, contentAnalysis, ...(blockers !== null && { blockers }) };
}

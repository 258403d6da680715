import type { AuditStatus } from '../domain/audits/audits.ts';
import type {
  CrawlabilityCheck,
  CrawlabilityOutcome,
  CrawlabilityResult,
  ListedCrawlabilityCheck,
} from '../domain/crawlability-checks/checks.ts';
import type { CompletedCheck } from '../domain/crawlability-checks/crawler-access.ts';
import type { CrawlabilityEvidence } from '../domain/crawlability-checks/evidence.ts';
import type { Database } from './postgres/database.ts';
import type { CrawlabilityCheck as CheckRow } from './prisma/client.ts';

type NewCheck = Pick<CrawlabilityCheck, 'id' | 'workspaceId' | 'url' | 'domain'> & { urlKey: string };

export async function insertCrawlabilityCheck({ prisma }: Database, check: NewCheck, now: Date): Promise<void> {
  await prisma.crawlabilityCheck.create({ data: { ...check, status: 'pending', createdDate: now } });
}

export async function findCrawlabilityCheck({ query }: Database, checkId: string): Promise<CrawlabilityCheck | null> {
  const [row] = await query<CheckRow>`SELECT * FROM "CrawlabilityCheck" WHERE id = ${checkId}`;
  return row ? toCheck(row) : null;
}

/** Reads only as many of each workspace as fit on a page. */
export async function listCrawlabilityChecks(
  { query }: Database,
  { workspaceIds, before, take }: { workspaceIds: readonly string[]; before: string | null; take: number },
): Promise<ListedCrawlabilityCheck[]> {
  const rows = await query<Omit<ListedCrawlabilityCheck, 'createdDate'> & { createdDate: Date }>`
    SELECT newest.* FROM unnest(${workspaceIds}::text[]) AS workspace(id) CROSS JOIN LATERAL (
      SELECT id, "workspaceId", url, domain, "createdDate" FROM "CrawlabilityCheck"
      WHERE "workspaceId" = workspace.id AND (${before}::text IS NULL OR id < ${before})
      ORDER BY id DESC LIMIT ${take}) newest
    ORDER BY newest.id DESC LIMIT ${take}`;
  return rows.map((row) => ({ ...row, createdDate: row.createdDate.toISOString() }));
}

/** Ends a check that is still pending; one that has ended is not changed. */
export async function endCrawlabilityCheck(
  { prisma }: Database,
  { workspaceId, id }: Pick<CrawlabilityCheck, 'workspaceId' | 'id'>,
  outcome: CrawlabilityOutcome,
  now: Date,
): Promise<void> {
  const status: AuditStatus = 'failureReason' in outcome ? 'failed' : 'completed';
  await prisma.crawlabilityCheck.updateMany({
    where: { workspaceId, id, status: 'pending' },
    data: { ...(outcome as object), status, completedDate: now },
  });
}

/** Finds the latest completed check of each page of these domains and, with `wildcard`, of subdomains of the first domain. */
export async function findLatestChecks(
  { query }: Database,
  { workspaceId, domains, wildcard }: { workspaceId: string; domains: readonly string[]; wildcard: boolean },
): Promise<CompletedCheck[]> {
  const suffix = wildcard && domains[0] ? `.${domains[0]}` : null;
  const rows = await query<CheckRow>`
    SELECT DISTINCT ON ("urlKey") * FROM "CrawlabilityCheck"
    WHERE "workspaceId" = ${workspaceId} AND status = 'completed'
      AND (domain = ANY(${domains}) OR right(domain, length(${suffix}::text)) = ${suffix})
    ORDER BY "urlKey", id DESC`;
  return rows.map((row) => toCheck(row) as CrawlabilityCheck & CompletedCheck);
}

function toCheck(row: CheckRow): CrawlabilityCheck {
  const { id, workspaceId, url, domain, createdDate, completedDate, failureReason } = row;
  return {
    id,
    workspaceId,
    url,
    domain,
    status: row.status as AuditStatus,
    createdDate: createdDate.toISOString(),
    ...(completedDate && { completedDate: completedDate.toISOString() }),
    ...(failureReason !== null && { failureReason }),
    ...(row.robotsTxtAnalysis !== null && toResult(row)),
  };
}

function toResult(row: CheckRow) {
  const { robotsTxtAnalysis, serverBotAccess, controlAccess, evidence } = row as unknown as CrawlabilityResult & {
    evidence: CrawlabilityEvidence | null;
  };
  const robotsTxtAnalysisResult = Object.values(robotsTxtAnalysis).every(Boolean);
  return {
    robotsTxtAnalysis,
    robotsTxtAnalysisResult,
    serverBotAccess,
    controlAccess,
    ...(evidence !== null && { evidence }),
  };
}

import { LASTING_EVENTS, type OpenAlert } from '../domain/alerts/conditions.ts';
import type { CrawlerResponses } from '../domain/alerts/crawler-conditions.ts';
import type { Limit } from '../domain/costs/limits.ts';
import type { DateWindow } from '../domain/shared/windows.ts';
import type { Database } from './postgres/database.ts';
import { sql } from './postgres/fragments.ts';
import { isActiveWorkspace } from './workspaces/workspaces.ts';

/** Workspaces with a log connector, a reached budget, or a condition that was reported. */
export async function listConditionWorkspaces({ query }: Database, since: string): Promise<string[]> {
  const rows = await query<{ id: string }>`
    SELECT id FROM (
      SELECT "workspaceId" AS id FROM "LogConnector" WHERE "deletedDate" IS NULL
      UNION SELECT "workspaceId" FROM "WorkspaceSpending" WHERE day >= ${since}::date AND "limitReached" IS NOT NULL
      UNION SELECT "workspaceId" FROM "Alert" WHERE event = ANY(${LASTING_EVENTS}::text[]) AND "endedDate" IS NULL
    ) AS workspace WHERE ${isActiveWorkspace(sql`id`)} ORDER BY id`;
  return rows.map(({ id }) => id);
}

export async function listOpenAlerts({ query }: Database, workspaceId: string): Promise<OpenAlert[]> {
  return query<OpenAlert>`
    SELECT id, event, subject FROM "Alert"
    WHERE "workspaceId" = ${workspaceId} AND event = ANY(${LASTING_EVENTS}::text[]) AND "endedDate" IS NULL`;
}

export async function endAlerts(
  { query }: Database,
  { workspaceId, ids }: { workspaceId: string; ids: readonly string[] },
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await query`
    UPDATE "Alert" SET "endedDate" = ${now} WHERE "workspaceId" = ${workspaceId} AND id = ANY(${ids}::text[])`;
}

/** The latest limit that a workspace reached on these days. */
export async function findReachedLimit(
  { query }: Database,
  { workspaceId, startDate, endDate }: DateWindow & { workspaceId: string },
): Promise<{ day: string; limit: Limit } | null> {
  const [row] = await query<{ day: string; limit: Limit }>`
    SELECT day::text, "limitReached" AS limit FROM "WorkspaceSpending"
    WHERE "workspaceId" = ${workspaceId} AND day BETWEEN ${startDate}::date AND ${endDate}::date AND "limitReached" IS NOT NULL
    ORDER BY day DESC LIMIT 1`;
  return row ?? null;
}

export async function listCrawlerResponses(
  { query }: Database,
  { workspaceId, startDate, endDate }: DateWindow & { workspaceId: string },
): Promise<CrawlerResponses[]> {
  return query<CrawlerResponses>`
    SELECT domain, bot, sum(visits - spoofed)::int AS visits,
      coalesce(sum(visits - spoofed) FILTER (WHERE status IN (401, 403, 407, 429, 451)), 0)::int AS rejected,
      coalesce(sum(visits - spoofed) FILTER (WHERE status >= 500), 0)::int AS errors
    FROM "AgentPageDay"
    WHERE "workspaceId" = ${workspaceId} AND day BETWEEN ${startDate}::date AND ${endDate}::date AND status > 0
    GROUP BY domain, bot ORDER BY domain, bot`;
}

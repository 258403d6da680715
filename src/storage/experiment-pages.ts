import type { EngineId } from '../domain/shared/engines.ts';
import type { DateWindow } from '../domain/shared/windows.ts';
import type { Database } from './postgres/database.ts';

/** What happens to a page in a window. */
interface PageFilter extends DateWindow {
  workspaceId: string;
}

export interface PageCitations {
  promptId: string;
  engine: EngineId;
  day: string;
  citations: number;
}

/** The answers that cite a page, by prompt, engine and day. */
export async function listPageCitations(
  { query }: Database,
  { workspaceId, isSimulated, startDate, endDate, pageId }: PageFilter & { isSimulated: boolean; pageId: Buffer },
): Promise<PageCitations[]> {
  return query<PageCitations>`
    SELECT "promptId", engine, day::text, count(*)::int AS citations FROM "Citation"
    WHERE "workspaceId" = ${workspaceId} AND "isSimulated" = ${isSimulated} AND "pageId" = ${pageId}
      AND day BETWEEN ${startDate}::date AND ${endDate}::date
    GROUP BY "promptId", engine, day`;
}

/** A page in logs, which have no query and may have a trailing slash. */
interface LoggedPage extends PageFilter {
  host: string;
  path: string;
}

export interface PageFetches {
  bot: string;
  firstDate: string;
  visits: number;
}

/** The visits of each crawler to a page, without those that only claim to be one. */
export async function listPageFetches(
  { query }: Database,
  { workspaceId, host, path, startDate, endDate }: LoggedPage,
): Promise<PageFetches[]> {
  return query<PageFetches>`
    SELECT bot, min(day)::text AS "firstDate", sum(visits - spoofed)::int AS visits FROM "AgentPageDay"
    WHERE "workspaceId" = ${workspaceId} AND domain = ${host} AND path = ANY(${[path, `${path}/`]}::text[])
      AND day BETWEEN ${startDate}::date AND ${endDate}::date AND visits > spoofed
    GROUP BY bot ORDER BY bot`;
}

/** Visits of people who come from an assistant. */
export async function sumPageReferrals(
  { query }: Database,
  { workspaceId, host, path, startDate, endDate }: LoggedPage,
): Promise<number> {
  const [row] = await query<{ visits: number }>`
    SELECT coalesce(sum(visits), 0)::int AS visits FROM "AgentReferralDay"
    WHERE "workspaceId" = ${workspaceId} AND domain = ${host} AND path = ANY(${[path, `${path}/`]}::text[])
      AND day BETWEEN ${startDate}::date AND ${endDate}::date`;
  return row?.visits ?? 0;
}

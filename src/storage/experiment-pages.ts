import type { EngineId } from '../domain/shared/engines.ts';
import type { DateWindow } from '../domain/shared/windows.ts';
import type { Surfaces } from '../domain/surfaces/surfaces.ts';
import { isCounted, renameEngine, STORED } from './answers/surfaces.ts';
import type { Database } from './postgres/database.ts';

/** What happens to a page in a window. */
interface PageFilter extends DateWindow {
  workspaceId: string;
}

export interface PageCitations {
  promptId: string;
  engine: EngineId;
  /** The days with citations, from 0 for the first day of the window. */
  days: number[];
  /** Those of each of these days. */
  citations: number[];
}

interface CitedPage extends PageFilter {
  isSimulated: boolean;
  /** Those that count in the report. */
  surfaces: Surfaces;
  pageId: Buffer;
}

/** The answers to some prompts that cite a page, by prompt and engine. */
export async function listPageCitations(
  { query }: Database,
  {
    workspaceId,
    isSimulated,
    surfaces,
    startDate,
    endDate,
    pageId,
    promptIds,
  }: CitedPage & { promptIds: readonly string[] },
): Promise<PageCitations[]> {
  const name = renameEngine('engine', STORED, surfaces);
  return query<PageCitations>`
    SELECT "promptId", engine, array_agg(day - ${startDate}::date) AS days, array_agg(citations) AS citations FROM (
      SELECT "promptId", ${name} AS engine, day, count(*)::int AS citations FROM "Citation"
      WHERE "workspaceId" = ${workspaceId} AND "isSimulated" = ${isSimulated} AND "pageId" = ${pageId}
        AND day BETWEEN ${startDate}::date AND ${endDate}::date AND "promptId" = ANY(${promptIds}::text[])
        AND ${isCounted(name, surfaces)}
      GROUP BY "promptId", engine, day
    ) cited GROUP BY "promptId", engine`;
}

export interface PromptCitations {
  promptId: string;
  before: number;
  since: number;
  /** The first day since the change on which an answer cites the page. */
  firstDate: string | null;
}

/** The answers that cite a page, before a day and since, by prompt. */
export async function sumPageCitations(
  { query }: Database,
  { workspaceId, isSimulated, surfaces, startDate, endDate, pageId, changeDate }: CitedPage & { changeDate: string },
): Promise<PromptCitations[]> {
  return query<PromptCitations>`
    SELECT "promptId", (count(*) FILTER (WHERE day < ${changeDate}::date))::int AS before,
      (count(*) FILTER (WHERE day >= ${changeDate}::date))::int AS since,
      (min(day) FILTER (WHERE day >= ${changeDate}::date))::text AS "firstDate"
    FROM "Citation"
    WHERE "workspaceId" = ${workspaceId} AND "isSimulated" = ${isSimulated} AND "pageId" = ${pageId}
      AND day BETWEEN ${startDate}::date AND ${endDate}::date
      AND ${isCounted(renameEngine('engine', STORED, surfaces), surfaces)}
    GROUP BY "promptId"`;
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

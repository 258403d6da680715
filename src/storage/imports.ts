import type { Columns, ImportKind } from '../domain/imports/columns.ts';
import type { Conversion } from '../domain/imports/read-conversions.ts';
import type { HistoryPoint } from '../domain/imports/read-history.ts';
import type { DateWindow } from '../domain/shared/windows.ts';
import type { Database } from './postgres/database.ts';

/** The columns that files of this kind last had. */
export async function findColumns<Kind extends ImportKind>(
  { query }: Database,
  workspaceId: string,
  kind: Kind,
): Promise<Columns<Kind>> {
  const [row] = await query<{ columns: Columns<Kind> }>`
    SELECT columns FROM "ImportColumns" WHERE "workspaceId" = ${workspaceId} AND kind = ${kind}`;
  return row?.columns ?? {};
}

export async function saveColumns(
  { query }: Database,
  { workspaceId, kind, columns }: { workspaceId: string; kind: ImportKind; columns: Columns },
  now: Date,
): Promise<void> {
  await query`
    INSERT INTO "ImportColumns" ("workspaceId", kind, columns, "updatedDate")
    VALUES (${workspaceId}, ${kind}, ${JSON.stringify(columns)}::jsonb, ${now})
    ON CONFLICT ("workspaceId", kind) DO UPDATE SET columns = excluded.columns, "updatedDate" = excluded."updatedDate"`;
}

/** Replaces the rows that were imported before. Returns how many are new, and how many have other values than before. */
export async function saveConversions(
  { query }: Database,
  { workspaceId, currency }: { workspaceId: string; currency: string },
  rows: readonly Conversion[],
): Promise<{ created: number; changed: number }> {
  const saved = await query<{ isNew: boolean }>`
    INSERT INTO "ImportedConversion" AS known
      ("workspaceId", domain, day, page, source, path, assistant, conversions, revenue, currency)
    SELECT ${workspaceId}::text, domain, day, page, source, path, assistant, conversions, revenue, ${currency}::text
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (domain text, day date, page text, source text, path text,
      assistant text, conversions float8, revenue float8)
    ORDER BY domain, day, page, source
    ON CONFLICT ("workspaceId", domain, day, page, source) DO UPDATE
      SET path = excluded.path, assistant = excluded.assistant, conversions = excluded.conversions, revenue = excluded.revenue,
        currency = excluded.currency
      WHERE (known.path, known.assistant, known.conversions, known.revenue, known.currency)
        IS DISTINCT FROM (excluded.path, excluded.assistant, excluded.conversions, excluded.revenue, excluded.currency)
    RETURNING xmax = 0 AS "isNew"`;
  const created = saved.filter(({ isNew }) => isNew).length;
  return { created, changed: saved.length - created };
}

export interface ConversionFilter extends DateWindow {
  workspaceId: string;
  domains: readonly string[];
  /** Hosts below this domain count too; null for none. */
  wildcard: string | null;
}

export interface PageConversionsRow {
  domain: string;
  path: string;
  assistant: string;
  currency: string;
  conversions: number;
  revenue: number;
}

/** The conversions of pages in a window, by assistant. */
export async function sumConversions(
  { query }: Database,
  { workspaceId, domains, wildcard, startDate, endDate }: ConversionFilter,
): Promise<PageConversionsRow[]> {
  return query<PageConversionsRow>`
    SELECT domain, path, assistant, currency, sum(conversions) AS conversions, sum(revenue) AS revenue
    FROM "ImportedConversion"
    WHERE "workspaceId" = ${workspaceId} AND day BETWEEN ${startDate}::date AND ${endDate}::date
      AND (domain = ANY(${domains}::text[]) OR right(domain, length(${wildcard}::text) + 1) = '.' || ${wildcard}::text)
    GROUP BY domain, path, assistant, currency`;
}

export interface HistoryKey {
  workspaceId: string;
  reportId: string;
}

/** Replaces the days and engines that were imported from the tracker before. */
export async function saveHistory(
  { query }: Database,
  { workspaceId, reportId, tracker }: HistoryKey & { tracker: string },
  points: readonly HistoryPoint[],
): Promise<void> {
  await query`
    INSERT INTO "ImportedHistory" ("workspaceId", "reportId", tracker, day, engine, visibility)
    SELECT ${workspaceId}::text, ${reportId}::text, ${tracker}::text, day, engine, visibility
    FROM jsonb_to_recordset(${JSON.stringify(points)}::jsonb) AS p (day date, engine text, visibility float8)
    ORDER BY day, engine
    ON CONFLICT ("workspaceId", "reportId", tracker, day, engine) DO UPDATE SET visibility = excluded.visibility`;
}

export async function listHistory(
  { query }: Database,
  { workspaceId, reportId, startDate, endDate }: HistoryKey & DateWindow,
): Promise<(HistoryPoint & { tracker: string })[]> {
  return query<HistoryPoint & { tracker: string }>`
    SELECT tracker, day::text AS day, engine, visibility FROM "ImportedHistory"
    WHERE "workspaceId" = ${workspaceId} AND "reportId" = ${reportId} AND day BETWEEN ${startDate}::date AND ${endDate}::date
    ORDER BY tracker, engine, day`;
}

/** Deletes what was imported from a tracker. Returns the number of points. */
export async function deleteHistory(
  { query }: Database,
  { workspaceId, reportId, tracker }: HistoryKey & { tracker: string },
): Promise<number> {
  const rows = await query`
    DELETE FROM "ImportedHistory" WHERE "workspaceId" = ${workspaceId} AND "reportId" = ${reportId} AND tracker = ${tracker}
    RETURNING 1`;
  return rows.length;
}

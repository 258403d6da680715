import type { CostGroup } from '../domain/costs/groups.ts';
import type { DateWindow } from '../domain/shared/windows.ts';
import type { Database } from './postgres/database.ts';
import { rawSql } from './postgres/fragments.ts';

/** An entry of the ledger, in millionths of a US dollar. Empty without report or engine. */
export interface CostEntry {
  workspaceId: string;
  day: string;
  reportId: string;
  engine: string;
  provider: string;
  micros: number;
}

/** Adds to the ledger. Entries have different keys. */
export async function bookCosts({ query }: Database, entries: readonly CostEntry[]): Promise<void> {
  const valuesOf = (field: keyof CostEntry) => entries.map((entry) => entry[field]);
  await query`
    INSERT INTO "Cost" AS c ("workspaceId", day, "reportId", engine, provider, "microUsd")
    SELECT * FROM unnest(${valuesOf('workspaceId')}::text[], ${valuesOf('day')}::date[], ${valuesOf('reportId')}::text[],
      ${valuesOf('engine')}::text[], ${valuesOf('provider')}::text[], ${valuesOf('micros')}::bigint[])
      AS e(workspace, day, report, engine, provider, micros)
    ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT ("workspaceId", day, "reportId", engine, provider) DO UPDATE SET "microUsd" = c."microUsd" + excluded."microUsd"`;
}

const KEYS: Readonly<Record<CostGroup, string>> = {
  workspace: 'c."workspaceId"',
  report: 'c."reportId"',
  engine: 'c.engine',
  provider: 'c.provider',
  day: 'c.day::text',
};

interface CostFilter extends DateWindow {
  /** Null for all workspaces, also deleted ones. */
  workspaceIds: readonly string[] | null;
  reportId?: string | undefined;
}

/** What calls cost in a window, by key. */
export async function sumCosts(
  { query }: Database,
  { workspaceIds, startDate, endDate, ...filter }: CostFilter,
  groupBy: CostGroup,
): Promise<Map<string, number>> {
  const reportId = filter.reportId ?? null;
  const rows = await query<{ key: string; micros: number }>`
    SELECT ${rawSql(KEYS[groupBy])} AS key, sum(c."microUsd")::float8 AS micros FROM "Cost" c
    WHERE c.day BETWEEN ${startDate}::date AND ${endDate}::date
      AND (${workspaceIds}::text[] IS NULL OR c."workspaceId" = ANY(${workspaceIds}::text[]))
      AND (${reportId}::text IS NULL OR c."reportId" = ${reportId})
    GROUP BY 1`;
  return new Map(rows.map(({ key, micros }) => [key, micros]));
}

/** The entries of a window after a position, in order. */
export async function listCostEntries(
  { query }: Database,
  { workspaceIds, startDate, endDate }: CostFilter,
  { after, take }: { after: CostEntry | null; take: number },
): Promise<CostEntry[]> {
  return query<CostEntry>`
    SELECT c."workspaceId", c.day::text, c."reportId", c.engine, c.provider, c."microUsd"::float8 AS micros FROM "Cost" c
    WHERE c.day BETWEEN ${startDate}::date AND ${endDate}::date
      AND (${workspaceIds}::text[] IS NULL OR c."workspaceId" = ANY(${workspaceIds}::text[]))
      AND (${after?.day ?? null}::date IS NULL OR (c."workspaceId", c.day, c."reportId", c.engine, c.provider)
        > (${after?.workspaceId ?? ''}, ${after?.day ?? null}::date, ${after?.reportId ?? ''}, ${after?.engine ?? ''}, ${after?.provider ?? ''}))
    ORDER BY c."workspaceId", c.day, c."reportId", c.engine, c.provider LIMIT ${take}`;
}

/** The names of workspaces and titles of reports that exist. */
export async function findCostLabels({ query }: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await query<{ id: string; label: string }>`
    SELECT id, name AS label FROM "Workspace" WHERE id = ANY(${ids}::text[]) AND "deletedDate" IS NULL
    UNION ALL SELECT id, "reportTitle" FROM "BrandReport" WHERE id = ANY(${ids}::text[])`;
  return new Map(rows.map(({ id, label }) => [id, label]));
}

/** The budgets of workspaces that have one, in US dollars per day. */
export async function findDailyBudgets({ query }: Database, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await query<{ id: string; dailyBudgetUsd: number }>`
    SELECT id, "dailyBudgetUsd" FROM "Workspace"
    WHERE id = ANY(${ids}::text[]) AND "deletedDate" IS NULL AND "dailyBudgetUsd" IS NOT NULL`;
  return new Map(rows.map(({ id, dailyBudgetUsd }) => [id, dailyBudgetUsd]));
}

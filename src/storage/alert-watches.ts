import type { Threshold } from '../domain/alerts/thresholds.ts';
import type { WatchState } from '../domain/alerts/watch-state.ts';
import type { Database } from './postgres/database.ts';
import { sql } from './postgres/fragments.ts';
import type { ReportKey } from './reports/generations.ts';
import { isActiveWorkspace } from './workspaces/workspaces.ts';

/** What an evaluation of a report continues. */
export interface AlertWatch extends ReportKey {
  /** Null before the first evaluation. */
  evaluatedDay: string | null;
  state: Partial<WatchState>;
  thresholds: Threshold[];
}

const FIELDS = sql`r."workspaceId", r.id AS "reportId", w."evaluatedDay"::text AS "evaluatedDay",
  coalesce(w.state, '{}') AS state, coalesce(w.thresholds, '[]') AS thresholds`;

/** Of the reports of all workspaces that have statistics. */
export async function listAlertWatches({ query }: Database): Promise<AlertWatch[]> {
  return query<AlertWatch>`
    SELECT ${FIELDS} FROM "BrandReport" r
    LEFT JOIN "AlertWatch" w ON w."workspaceId" = r."workspaceId" AND w."reportId" = r.id
    WHERE r."computedVersion" > 0 AND ${isActiveWorkspace(sql`r."workspaceId"`)}
    ORDER BY r."workspaceId", r.id`;
}

/** Null if there is no such report. */
export async function findAlertWatch(
  { query }: Database,
  { workspaceId, reportId }: ReportKey,
): Promise<AlertWatch | null> {
  const [row] = await query<AlertWatch>`
    SELECT ${FIELDS} FROM "BrandReport" r
    LEFT JOIN "AlertWatch" w ON w."workspaceId" = r."workspaceId" AND w."reportId" = r.id
    WHERE r."workspaceId" = ${workspaceId} AND r.id = ${reportId}`;
  return row ?? null;
}

/** Records that a day was evaluated. False if another process evaluated it first. */
export async function saveEvaluation(
  { query }: Database,
  { workspaceId, reportId, evaluatedDay: previous }: AlertWatch,
  { day, state }: { day: string; state: WatchState },
): Promise<boolean> {
  const rows = await query`
    INSERT INTO "AlertWatch" AS w ("workspaceId", "reportId", "evaluatedDay", state)
    VALUES (${workspaceId}, ${reportId}, ${day}::date, ${JSON.stringify(state)}::jsonb)
    ON CONFLICT ("workspaceId", "reportId") DO UPDATE SET "evaluatedDay" = excluded."evaluatedDay", state = excluded.state
    WHERE w."evaluatedDay" IS NOT DISTINCT FROM ${previous}::date
    RETURNING 1`;
  return rows.length > 0;
}

export async function saveThresholds(
  { query }: Database,
  { workspaceId, reportId }: ReportKey,
  thresholds: readonly Threshold[],
): Promise<void> {
  await query`
    INSERT INTO "AlertWatch" ("workspaceId", "reportId", thresholds)
    VALUES (${workspaceId}, ${reportId}, ${JSON.stringify(thresholds)}::jsonb)
    ON CONFLICT ("workspaceId", "reportId") DO UPDATE SET thresholds = excluded.thresholds`;
}

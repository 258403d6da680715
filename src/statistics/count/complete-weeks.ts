import type pg from 'pg';
import { type DateWindow, dayAfter, isEmpty, mondayOf, toWindow } from '../../domain/shared/windows.ts';
import type { GenerationKey } from '../../storage/reports/generations.ts';

/** The counted days after `through`, up to the last Sunday before the latest one, which is still being collected. */
export async function findCompleteWeeks(
  client: pg.Client,
  { workspaceId, reportId, version }: GenerationKey,
  through: string | null,
): Promise<DateWindow | null> {
  const { rows } = await client.query<{ first: string | null; last: string | null }>(
    `SELECT min(day)::text AS first, max(day)::text AS last FROM "ReportCount"
     WHERE "workspaceId" = $1 AND "reportId" = $2 AND version = $3 AND "isSimulated" IN (true, false)
       AND ($4::date IS NULL OR day > $4)`,
    [workspaceId, reportId, version, through],
  );
  const [{ first, last } = { first: null, last: null }] = rows;
  if (first === null || last === null) return null;
  const days = { from: through === null ? first : dayAfter(through), before: mondayOf(last) };
  return isEmpty(days) ? null : toWindow(days);
}

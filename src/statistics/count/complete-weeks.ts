import { type DateWindow, dayAfter, isEmpty, mondayOf, toWindow } from '../../domain/shared/windows.ts';
import type { ThreadDatabase } from '../../storage/postgres/thread-database.ts';
import { type GenerationKey, isOfGeneration } from '../../storage/reports/generation-key.ts';

/** The counted days after `through`, up to the last Sunday before the latest one, which is still being collected. */
export async function findCompleteWeeks(
  { query }: ThreadDatabase,
  key: GenerationKey,
  through: string | null,
): Promise<DateWindow | null> {
  const [{ first, last } = { first: null, last: null }] = await query<{ first: string | null; last: string | null }>`
    SELECT min(day)::text AS first, max(day)::text AS last FROM "ReportCount"
    WHERE ${isOfGeneration(key)}
      AND "isSimulated" IN (true, false) AND (${through}::date IS NULL OR day > ${through})`;
  if (first === null || last === null) return null;
  const days = { from: through === null ? first : dayAfter(through), before: mondayOf(last) };
  return isEmpty(days) ? null : toWindow(days);
}

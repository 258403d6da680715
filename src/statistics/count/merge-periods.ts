import { listPeriods, PERIOD_DAYS, type Period } from '../../domain/citations/periods.ts';
import { addDays, toRange, windowEndingOn } from '../../domain/shared/windows.ts';
import { NOTHING, sql } from '../../storage/postgres/fragments.ts';
import type { ThreadDatabase } from '../../storage/postgres/thread-database.ts';
import { type GenerationKey, isOfGeneration } from '../../storage/reports/generation-key.ts';
import { mergeCitations, packMerged } from '../records/citations.ts';
import { findCompleteWeeks } from './complete-weeks.ts';
import { insertRows } from './insert-rows.ts';
import { listPackedCounts, type PackedCounts } from './packed-counts.ts';

const [FOUR_WEEKS, WEEK] = PERIOD_DAYS;

/**
 * Merges the citations of every past week and of every four weeks, starting after the last stored ones. The row of the
 * generation is locked, so that no day changes meanwhile.
 */
export async function mergePeriods(
  database: ThreadDatabase,
  key: GenerationKey,
  through: string | null,
): Promise<void> {
  const window = await findCompleteWeeks(database, key, through);
  if (!window) return;
  for (const days of [WEEK, FOUR_WEEKS]) {
    // The first period may have begun before the window.
    const { startDate } = windowEndingOn(window.startDate, days);
    for (const period of listPeriods(toRange({ ...window, startDate }), days)) await mergePeriod(database, key, period);
  }
  await database.query`
    UPDATE "ReportGeneration" SET "mergedThrough" = ${window.endDate} WHERE ${isOfGeneration(key)}`;
}

const COLUMNS = ['days', 'isSimulated', 'country', 'engine', 'cited'];

/** Weeks are merged from days, and four weeks from weeks. */
async function mergePeriod(database: ThreadDatabase, key: GenerationKey, { startDate, days }: Period) {
  const isWeek = days === WEEK;
  const counts = await listPackedCounts(
    database,
    key,
    [isWeek ? 'ReportCount' : 'ReportCitation', 'cited'],
    sql`day >= ${startDate} AND day < ${addDays(startDate, days)} AND cited IS NOT NULL ${isWeek ? NOTHING : sql`AND days = ${WEEK}`}`,
  );
  const groups = Map.groupBy(counts, ({ isSimulated, country, engine }) => `${isSimulated} ${country} ${engine}`);
  const rows = [...groups.values()].map((group) => {
    const [{ isSimulated, country, engine }] = group as [PackedCounts];
    const cited = group.map(({ packed }) => ({ packed, format: isWeek ? ('answers' as const) : ('merged' as const) }));
    return [days, isSimulated, country, engine, packMerged(mergeCitations(cited))];
  });
  await insertRows(database, { ...key, day: startDate }, 'ReportCitation', COLUMNS, rows, { keepsExisting: true });
}

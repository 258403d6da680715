import type pg from 'pg';
import { listPeriods, PERIOD_DAYS, type Period } from '../../domain/citations/periods.ts';
import { addDays, toRange, windowEndingOn } from '../../domain/shared/windows.ts';
import type { GenerationKey } from '../../storage/reports/generations.ts';
import { mergeCitations, packMerged, readCitations } from '../records/citations.ts';
import { findCompleteWeeks } from './complete-weeks.ts';
import { insertRows } from './insert-rows.ts';
import { listPackedCounts, type PackedCounts } from './packed-counts.ts';

const [FOUR_WEEKS, WEEK] = PERIOD_DAYS;

/**
 * Merges the citations of every past week and of every four weeks, starting after the last stored ones. The row of the
 * generation is locked, so that no day changes meanwhile.
 */
export async function mergePeriods(client: pg.Client, key: GenerationKey, through: string | null): Promise<void> {
  const window = await findCompleteWeeks(client, key, through);
  if (!window) return;
  for (const days of [WEEK, FOUR_WEEKS]) {
    // The first period may have begun before the window.
    const { startDate } = windowEndingOn(window.startDate, days);
    for (const period of listPeriods(toRange({ ...window, startDate }), days)) await mergePeriod(client, key, period);
  }
  await client.query(
    `UPDATE "ReportGeneration" SET "mergedThrough" = $4 WHERE "workspaceId" = $1 AND "reportId" = $2 AND version = $3`,
    [key.workspaceId, key.reportId, key.version, window.endDate],
  );
}

const COLUMNS = ['days', 'isSimulated', 'country', 'engine', 'cited'];

/** Weeks are merged from days, and four weeks from weeks. */
async function mergePeriod(client: pg.Client, key: GenerationKey, { startDate, days }: Period) {
  const isWeek = days === WEEK;
  const counts = await listPackedCounts(
    client,
    key,
    [isWeek ? 'ReportCount' : 'ReportCitation', 'cited'],
    `day >= '${startDate}' AND day < '${addDays(startDate, days)}' AND cited IS NOT NULL ${isWeek ? '' : `AND days = ${WEEK}`}`,
  );
  const groups = Map.groupBy(counts, ({ isSimulated, country, engine }) => `${isSimulated} ${country} ${engine}`);
  const rows = [...groups.values()].map((group) => {
    const [{ isSimulated, country, engine }] = group as [PackedCounts];
    const cited = group.flatMap(({ packed }) => [...readCitations(packed, isWeek ? 'answers' : 'merged')]);
    return [days, isSimulated, country, engine, packMerged(mergeCitations(cited))];
  });
  await insertRows(client, { ...key, day: startDate }, 'ReportCitation', COLUMNS, rows, { keepsExisting: true });
}

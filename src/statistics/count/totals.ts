import type pg from 'pg';
import { type DateWindow, mondayOf } from '../../domain/shared/windows.ts';
import { type Cells, cellsOf, createCells, type ReportSize } from '../../domain/statistics/cells.ts';
import { listWeeks } from '../../domain/statistics/groups.ts';
import type { GenerationKey } from '../../storage/reports/generations.ts';
import { addPackedDay } from '../records/counts.ts';
import { addTotals, packTotals } from '../records/totals.ts';
import type { DayOfGeneration } from './answers.ts';
import { findCompleteWeeks } from './complete-weeks.ts';
import { insertRows } from './insert-rows.ts';
import { listPackedCounts, type PackedCounts } from './packed-counts.ts';

/** Totals and merged citations that include a day are invalid after it is recounted. All statements are sent in one message. */
export async function reviseGeneration(
  client: pg.Client,
  { workspaceId, reportId, version, day }: DayOfGeneration,
): Promise<void> {
  const quote = (text: string) => client.escapeLiteral(text);
  const ofGeneration = `"workspaceId" = ${quote(workspaceId)} AND "reportId" = ${quote(reportId)} AND version = ${version}`;
  const [counted, monday] = [quote(day), quote(mondayOf(day))];
  await client.query(`
    DELETE FROM "ReportTotal" WHERE ${ofGeneration} AND "isSimulated" IN (true, false) AND day >= ${counted};
    DELETE FROM "ReportCitation" WHERE ${ofGeneration} AND "isSimulated" IN (true, false) AND day > ${counted}::date - days;
    UPDATE "ReportGeneration" SET revision = revision + 1, "mergedThrough" = least("mergedThrough", ${counted}::date - 1),
      "totalledThrough" = CASE WHEN "totalledThrough" >= ${counted} THEN ${monday}::date - 1 ELSE "totalledThrough" END
    WHERE ${ofGeneration}`);
}

/**
 * Writes the running totals of every past Sunday, starting after the last stored ones. The row of the generation is locked:
 * a day that is being counted meanwhile is included completely or not at all.
 */
export async function extendTotals(
  client: pg.Client,
  key: GenerationKey,
  { size, through }: { size: ReportSize; through: string | null },
): Promise<void> {
  const window = await findCompleteWeeks(client, key, through);
  if (!window) return;
  const countries: Countries = new Map();
  if (through !== null) await readTotals(client, key, through, countries, size);
  for (const week of listWeeks(window)) {
    await addWeek(client, key, week, countries, size);
    await insertTotals(client, key, week.endDate, countries);
  }
  const { workspaceId, reportId, version } = key;
  await client.query(
    `UPDATE "ReportGeneration" SET "totalledThrough" = $4::date WHERE "workspaceId" = $1 AND "reportId" = $2 AND version = $3`,
    [workspaceId, reportId, version, window.endDate],
  );
}

/** The cells of each country and source, whose prompts and answers have nothing in common. */
type Countries = Map<string, { isSimulated: boolean; country: string; cells: Cells }>;

async function readTotals(
  client: pg.Client,
  key: GenerationKey,
  sunday: string,
  countries: Countries,
  size: ReportSize,
): Promise<void> {
  const rows = await listPackedCounts(client, key, ['ReportTotal', 'byPrompt'], `day = '${sunday}'`);
  for (const row of rows) addTotals(cellsOf(countryOf(countries, row, size), row.engine), row.packed);
}

async function addWeek(
  client: pg.Client,
  key: GenerationKey,
  { startDate, endDate }: DateWindow,
  countries: Countries,
  size: ReportSize,
): Promise<void> {
  const rows = await listPackedCounts(
    client,
    key,
    ['ReportCount', 'byPrompt'],
    `day BETWEEN '${startDate}' AND '${endDate}'`,
  );
  for (const row of rows) addPackedDay(cellsOf(countryOf(countries, row, size), row.engine), row.packed);
}

function countryOf(countries: Countries, { isSimulated, country }: PackedCounts, size: ReportSize): Cells {
  const name = `${isSimulated} ${country}`;
  const found = countries.get(name) ?? { isSimulated, country, cells: createCells(size) };
  countries.set(name, found);
  return found.cells;
}

async function insertTotals(
  client: pg.Client,
  key: GenerationKey,
  sunday: string,
  countries: Countries,
): Promise<void> {
  for (const { isSimulated, country, cells } of countries.values()) {
    const rows = Array.from(cells.engines, ([engine, ofEngine]) => [
      isSimulated,
      country,
      engine,
      packTotals(ofEngine),
    ]);
    await insertRows(client, { ...key, day: sunday }, 'ReportTotal', TOTAL_COLUMNS, rows);
  }
}

const TOTAL_COLUMNS = ['isSimulated', 'country', 'engine', 'byPrompt'];

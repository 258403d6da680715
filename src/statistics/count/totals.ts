import { type DateWindow, mondayOf } from '../../domain/shared/windows.ts';
import { type Cells, cellsOf, createCells, type ReportSize } from '../../domain/statistics/cells.ts';
import { listWeeks } from '../../domain/statistics/groups.ts';
import { rawSql, sql } from '../../storage/postgres/fragments.ts';
import { writeLiterals } from '../../storage/postgres/literals.ts';
import type { ThreadDatabase } from '../../storage/postgres/thread-database.ts';
import { type GenerationKey, isOfGeneration } from '../../storage/reports/generation-key.ts';
import { addPackedDay } from '../records/counts.ts';
import { addTotals, packTotals } from '../records/totals.ts';
import type { DayOfGeneration } from './answers.ts';
import { findCompleteWeeks } from './complete-weeks.ts';
import { insertRows } from './insert-rows.ts';
import { listPackedCounts, type PackedCounts } from './packed-counts.ts';

/** Totals and merged citations that include a day are invalid after it is recounted. All statements are sent in one message. */
export async function reviseGeneration({ query }: ThreadDatabase, { day, ...key }: DayOfGeneration): Promise<void> {
  const isOfKey = isOfGeneration(key);
  const statements = sql`
    DELETE FROM "ReportTotal" WHERE ${isOfKey} AND "isSimulated" IN (true, false) AND day >= ${day};
    DELETE FROM "ReportCitation" WHERE ${isOfKey} AND "isSimulated" IN (true, false) AND day > ${day}::date - days;
    UPDATE "ReportGeneration" SET revision = revision + 1, "mergedThrough" = least("mergedThrough", ${day}::date - 1),
      "totalledThrough" = CASE WHEN "totalledThrough" >= ${day} THEN ${mondayOf(day)}::date - 1 ELSE "totalledThrough" END
    WHERE ${isOfKey}`;
  await query`${rawSql(writeLiterals(statements))}`;
}

/**
 * Writes the running totals of every past Sunday, starting after the last stored ones. The row of the generation is locked:
 * a day that is being counted meanwhile is included completely or not at all.
 */
export async function extendTotals(
  database: ThreadDatabase,
  key: GenerationKey,
  { size, through }: { size: ReportSize; through: string | null },
): Promise<void> {
  const window = await findCompleteWeeks(database, key, through);
  if (!window) return;
  const countries: Countries = new Map();
  if (through !== null) await readTotals(database, key, through, countries, size);
  for (const week of listWeeks(window)) {
    await addWeek(database, key, week, countries, size);
    await insertTotals(database, key, week.endDate, countries);
  }
  await database.query`
    UPDATE "ReportGeneration" SET "totalledThrough" = ${window.endDate}::date WHERE ${isOfGeneration(key)}`;
}

/** The cells of each country and source, whose prompts and answers have nothing in common. */
type Countries = Map<string, { isSimulated: boolean; country: string; cells: Cells }>;

async function readTotals(
  database: ThreadDatabase,
  key: GenerationKey,
  sunday: string,
  countries: Countries,
  size: ReportSize,
): Promise<void> {
  const rows = await listPackedCounts(database, key, ['ReportTotal', 'byPrompt'], sql`day = ${sunday}`);
  for (const row of rows) addTotals(cellsOf(countryOf(countries, row, size), row.engine), row.packed);
}

async function addWeek(
  database: ThreadDatabase,
  key: GenerationKey,
  { startDate, endDate }: DateWindow,
  countries: Countries,
  size: ReportSize,
): Promise<void> {
  const days = sql`day BETWEEN ${startDate} AND ${endDate}`;
  const rows = await listPackedCounts(database, key, ['ReportCount', 'byPrompt'], days);
  for (const row of rows) addPackedDay(cellsOf(countryOf(countries, row, size), row.engine), row.packed);
}

function countryOf(countries: Countries, { isSimulated, country }: PackedCounts, size: ReportSize): Cells {
  const name = `${isSimulated} ${country}`;
  const found = countries.get(name) ?? { isSimulated, country, cells: createCells(size) };
  countries.set(name, found);
  return found.cells;
}

async function insertTotals(
  database: ThreadDatabase,
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
    await insertRows(database, { ...key, day: sunday }, 'ReportTotal', TOTAL_COLUMNS, rows);
  }
}

const TOTAL_COLUMNS = ['isSimulated', 'country', 'engine', 'byPrompt'];

import { addDays, lastSunday } from '../../domain/shared/windows.ts';
import { type Cells, cellsOf, createCells, type ReportSize } from '../../domain/statistics/cells.ts';
import { rawSql, sql } from '../../storage/postgres/fragments.ts';
import { writeLiterals } from '../../storage/postgres/literals.ts';
import type { ThreadDatabase } from '../../storage/postgres/thread-database.ts';
import type { GenerationKey } from '../../storage/reports/generations.ts';
import { addPackedDay } from '../records/counts.ts';
import { addTotals, packTotals } from '../records/totals.ts';
import type { DayOfGeneration } from './answers.ts';
import { insertRows } from './insert-rows.ts';
import { listPackedCounts, type PackedCounts } from './packed-counts.ts';

/** Totals and merged citations that include a day are invalid after it is recounted. All statements are sent in one message. */
export async function reviseGeneration(
  { query }: ThreadDatabase,
  { workspaceId, reportId, version, day }: DayOfGeneration,
): Promise<void> {
  const isOfGeneration = sql`"workspaceId" = ${workspaceId} AND "reportId" = ${reportId} AND version = ${version}`;
  const before = lastSunday(addDays(day, -1));
  const statements = sql`
    DELETE FROM "ReportTotal" WHERE ${isOfGeneration} AND "isSimulated" IN (true, false) AND day >= ${day};
    DELETE FROM "ReportCitation" WHERE ${isOfGeneration} AND "isSimulated" IN (true, false) AND day > ${day}::date - days;
    UPDATE "ReportGeneration" SET revision = revision + 1, "mergedThrough" = least("mergedThrough", ${day}::date - 1),
      "totalledThrough" = CASE WHEN "totalledThrough" >= ${day} THEN ${before} ELSE "totalledThrough" END
    WHERE ${isOfGeneration}`;
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
  const counted = await findCountedDays(database, key, through);
  if (!counted) return;
  const last = lastSunday(addDays(counted.last, -1));
  const first = lastSunday(addDays(counted.first, 6));
  if (through !== null && last <= through) return;
  const countries: Countries = new Map();
  if (through !== null) await readTotals(database, key, through, countries, size);
  let from = through ?? addDays(first, -7);
  for (let sunday = addDays(from, 7); sunday <= last; sunday = addDays(sunday, 7)) {
    await addWeek(database, key, [from, sunday], countries, size);
    await insertTotals(database, key, sunday, countries);
    from = sunday;
  }
  if (last < first) return;
  const { workspaceId, reportId, version } = key;
  await database.query`
    UPDATE "ReportGeneration" SET "totalledThrough" = ${last}::date
    WHERE "workspaceId" = ${workspaceId} AND "reportId" = ${reportId} AND version = ${version}`;
}

/** The first and last day after `through` that were counted. */
async function findCountedDays(
  { query }: ThreadDatabase,
  { workspaceId, reportId, version }: GenerationKey,
  through: string | null,
): Promise<{ first: string; last: string } | null> {
  const [{ first, last } = { first: null, last: null }] = await query<{ first: string | null; last: string | null }>`
    SELECT min(day)::text AS first, max(day)::text AS last FROM "ReportCount"
    WHERE "workspaceId" = ${workspaceId} AND "reportId" = ${reportId} AND version = ${version}
      AND "isSimulated" IN (true, false) AND (${through}::date IS NULL OR day > ${through})`;
  return first === null || last === null ? null : { first, last };
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
  [from, to]: [string, string],
  countries: Countries,
  size: ReportSize,
): Promise<void> {
  const rows = await listPackedCounts(database, key, ['ReportCount', 'byPrompt'], sql`day > ${from} AND day <= ${to}`);
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

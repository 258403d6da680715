import type pg from 'pg';
import { ENGINES } from '../../domain/shared/engines.ts';
import { addDays, lastSunday } from '../../domain/shared/windows.ts';
import {
  addDaysToTable,
  addTotalsToTable,
  type CellTable,
  createCellTable,
  packTable,
} from '../../domain/statistics/cell-table.ts';
import { IntegerPacker } from '../../domain/statistics/varints.ts';
import type { GenerationKey } from '../../storage/reports/generations.ts';
import type { DayOfGeneration } from './answers.ts';
import type { GenerationSize } from './day-summaries.ts';
import { insertRows } from './insert-rows.ts';
import { listPackedCounts, type PackedCounts } from './packed-counts.ts';

/** Totals and merged citations that include a day are invalid after it is recounted. All statements are sent in one message. */
export async function reviseGeneration(
  client: pg.Client,
  { workspaceId, reportId, version, day }: DayOfGeneration,
): Promise<void> {
  const quote = (text: string) => client.escapeLiteral(text);
  const ofGeneration = `"workspaceId" = ${quote(workspaceId)} AND "reportId" = ${quote(reportId)} AND version = ${version}`;
  const [counted, before] = [quote(day), quote(lastSunday(addDays(day, -1)))];
  await client.query(`
    DELETE FROM "ReportTotal" WHERE ${ofGeneration} AND "isSimulated" IN (true, false) AND day >= ${counted};
    DELETE FROM "ReportCitation" WHERE ${ofGeneration} AND "isSimulated" IN (true, false) AND day > ${counted}::date - days;
    UPDATE "ReportGeneration" SET revision = revision + 1, "mergedThrough" = least("mergedThrough", ${counted}::date - 1),
      "totalledThrough" = CASE WHEN "totalledThrough" >= ${counted} THEN ${before} ELSE "totalledThrough" END
    WHERE ${ofGeneration}`);
}

/**
 * Writes the running totals of every past Sunday, starting after the last stored ones. The row of the generation is locked:
 * a day that is being counted meanwhile is included completely or not at all.
 */
export async function extendTotals(
  client: pg.Client,
  key: GenerationKey,
  { size, through }: { size: GenerationSize; through: string | null },
): Promise<void> {
  const counted = await findCountedDays(client, key, through);
  if (!counted) return;
  const last = lastSunday(addDays(counted.last, -1));
  const first = lastSunday(addDays(counted.first, 6));
  if (through !== null && last <= through) return;
  const tables = new Map<string, CellTable>();
  if (through !== null) await addTotals(client, key, through, tables, size);
  let from = through ?? addDays(first, -7);
  for (let sunday = addDays(from, 7); sunday <= last; sunday = addDays(sunday, 7)) {
    await addWeek(client, key, [from, sunday], tables, size);
    await insertTotals(client, key, sunday, tables);
    from = sunday;
  }
  if (last < first) return;
  const { workspaceId, reportId, version } = key;
  await client.query(
    `UPDATE "ReportGeneration" SET "totalledThrough" = $4::date WHERE "workspaceId" = $1 AND "reportId" = $2 AND version = $3`,
    [workspaceId, reportId, version, last],
  );
}

/** The first and last day after `through` that were counted. */
async function findCountedDays(
  client: pg.Client,
  { workspaceId, reportId, version }: GenerationKey,
  through: string | null,
): Promise<{ first: string; last: string } | null> {
  const { rows } = await client.query<{ first: string | null; last: string | null }>(
    `SELECT min(day)::text AS first, max(day)::text AS last FROM "ReportCount"
     WHERE "workspaceId" = $1 AND "reportId" = $2 AND version = $3 AND "isSimulated" IN (true, false)
       AND ($4::date IS NULL OR day > $4)`,
    [workspaceId, reportId, version, through],
  );
  const [{ first, last } = { first: null, last: null }] = rows;
  return first === null || last === null ? null : { first, last };
}

async function addTotals(
  client: pg.Client,
  key: GenerationKey,
  sunday: string,
  tables: Map<string, CellTable>,
  size: GenerationSize,
): Promise<void> {
  const rows = await listPackedCounts(client, key, ['ReportTotal', 'byPrompt'], `day = '${sunday}'`);
  for (const row of rows) addTotalsToTable(tableOf(tables, row, size), engineOf(row), row.packed);
}

async function addWeek(
  client: pg.Client,
  key: GenerationKey,
  [from, to]: [string, string],
  tables: Map<string, CellTable>,
  size: GenerationSize,
): Promise<void> {
  const rows = await listPackedCounts(client, key, ['ReportCount', 'byPrompt'], `day > '${from}' AND day <= '${to}'`);
  for (const [table, ofTable] of Map.groupBy(rows, (row) => tableOf(tables, row, size))) {
    const days = ofTable.map((row) => ({ engine: engineOf(row), packed: row.packed }));
    addDaysToTable(table, days);
  }
}

/** One for each country and source, whose prompts and answers have nothing in common. */
function tableOf(
  tables: Map<string, CellTable>,
  { isSimulated, country }: PackedCounts,
  size: GenerationSize,
): CellTable {
  const name = `${isSimulated} ${country}`;
  let table = tables.get(name);
  if (!table) {
    table = createCellTable(size.prompts, ENGINES, size.brands);
    tables.set(name, table);
  }
  return table;
}

function engineOf({ engine }: PackedCounts): number {
  return ENGINES.indexOf(engine);
}

async function insertTotals(
  client: pg.Client,
  key: GenerationKey,
  sunday: string,
  tables: ReadonlyMap<string, CellTable>,
): Promise<void> {
  const packers = ENGINES.map(() => new IntegerPacker());
  for (const [name, table] of tables) {
    const [isSimulated, country] = name.split(' ');
    for (const packer of packers) packer.clear();
    packTable(table, packers);
    const rows = packers.map(({ packed }, index) => [isSimulated === 'true', country, ENGINES[index], packed]);
    const filled = rows.filter((_, index) => packers[index]?.packed.length !== 0);
    await insertRows(client, { ...key, day: sunday }, 'ReportTotal', TOTAL_COLUMNS, filled);
  }
}

const TOTAL_COLUMNS = ['isSimulated', 'country', 'engine', 'byPrompt'];

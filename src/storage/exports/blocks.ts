import type { EngineId } from '../../domain/shared/engines.ts';
import { type DateWindow, daysOf } from '../../domain/shared/windows.ts';
import type { Names } from '../../domain/surfaces/surfaces.ts';
import { isOfEngines, renameEngine, STORED_NAMES } from '../answers/surfaces.ts';
import type { Database } from '../postgres/database.ts';
import { type GenerationKey, isOfGeneration } from '../reports/generation-key.ts';

export interface BlockFilter extends DateWindow, GenerationKey {
  isSimulated: boolean;
  country: string | null;
  engines: readonly string[] | null;
  /** The surfaces that are read. Absent for those that count. */
  names?: Names | undefined;
}

/** The statistics of a day, country and engine, as stored. */
export interface StoredBlock {
  day: string;
  country: string;
  engine: EngineId;
  byPrompt: Buffer;
  findings: Buffer;
  /** When the settings took effect that the day was counted with, if they are earlier ones. */
  settingsDate: string | null;
}

/** The blocks of a window, day by day, so that few are in memory. Only the named column is read. */
export async function* readBlocks(
  { query }: Pick<Database, 'query'>,
  filter: BlockFilter,
  column: 'byPrompt' | 'findings',
): AsyncGenerator<StoredBlock> {
  const { isSimulated, country, engines, names = STORED_NAMES } = filter;
  const engine = renameEngine('c.engine', names.before, names.now);
  for (const day of daysOf(filter)) {
    yield* await query<StoredBlock>`
      SELECT c.day::text, c.country, ${engine} AS engine, CASE ${column} WHEN 'byPrompt' THEN c."byPrompt" ELSE '' END AS "byPrompt",
        CASE ${column} WHEN 'findings' THEN c.findings ELSE '' END AS findings,
        (SELECT to_char(d."settingsDate" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') FROM "ReportDay" d
         WHERE ${isOfGeneration(filter, 'd')}
           AND d."isSimulated" = ${isSimulated} AND d.day = ${day}::date AND d.country = c.country) AS "settingsDate"
      FROM "ReportCount" c
      WHERE ${isOfGeneration(filter, 'c')} AND c."isSimulated" = ${isSimulated} AND c.day = ${day}::date
        AND (${country}::text IS NULL OR c.country = ${country}) AND ${isOfEngines(engine, engines, names.now)}
      ORDER BY c.country, 3`;
  }
}

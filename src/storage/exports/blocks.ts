import type { EngineId } from '../../domain/shared/engines.ts';
import { type DateWindow, daysOf } from '../../domain/shared/windows.ts';
import type { Query } from '../sql.ts';

export interface BlockFilter extends DateWindow {
  workspaceId: string;
  reportId: string;
  version: number;
  isSimulated: boolean;
  country: string | null;
  engines: readonly EngineId[] | null;
}

/** The statistics of a day, country and engine, as stored. */
export interface StoredBlock {
  day: string;
  country: string;
  engine: EngineId;
  byPrompt: Buffer;
  findings: Buffer;
}

/** The blocks of a window, day by day, so that few are in memory. Only the named column is read. */
export async function* readBlocks(
  query: Query,
  filter: BlockFilter,
  column: 'byPrompt' | 'findings',
): AsyncGenerator<StoredBlock> {
  const { workspaceId, reportId, version, isSimulated, country, engines } = filter;
  for (const day of daysOf(filter)) {
    yield* await query<StoredBlock & Record<string, unknown>>`
      SELECT day::text, country, engine, CASE ${column} WHEN 'byPrompt' THEN "byPrompt" ELSE '' END AS "byPrompt",
        CASE ${column} WHEN 'findings' THEN findings ELSE '' END AS findings
      FROM "ReportCount"
      WHERE "workspaceId" = ${workspaceId} AND "reportId" = ${reportId} AND version = ${version}
        AND "isSimulated" = ${isSimulated} AND day = ${day}::date
        AND (${country}::text IS NULL OR country = ${country}) AND (${engines}::text[] IS NULL OR engine = ANY(${engines}))
      ORDER BY country, engine`;
  }
}

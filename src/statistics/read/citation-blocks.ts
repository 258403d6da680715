import { coverWindow } from '../../domain/citations/periods.ts';
import type { EngineId } from '../../domain/shared/engines.ts';
import type { DateWindow } from '../../domain/shared/windows.ts';
import type { TrackedBrand } from '../../domain/statistics/brands.ts';
import type { Names } from '../../domain/surfaces/surfaces.ts';
import { isOfEngines, renameEngine, STORED_NAMES } from '../../storage/answers/surfaces.ts';
import { NOTHING, quoteName, sql } from '../../storage/postgres/fragments.ts';
import type { ThreadDatabase } from '../../storage/postgres/thread-database.ts';
import { isOfGeneration } from '../../storage/reports/generation-key.ts';
import type { CitationBlock } from './page-sums.ts';

/** Selects the counted answers of a report. */
export interface PageScope extends DateWindow {
  workspaceId: string;
  reportId: string;
  isSimulated: boolean;
  /** Null for all. */
  country: string | null;
  engines: EngineId[] | null;
  /** The surfaces that are read. Absent for those that count. */
  names?: Names | undefined;
  /** Ids of the prompts that count. */
  selected: readonly string[] | null;
}

type BlockScope = Omit<PageScope, 'selected'>;

/** The settings of the statistics that citations are read from. */
export interface PageSettings {
  version: number;
  mergedThrough: string | null;
  brands: TrackedBrand[];
  promptIds: string[];
}

/** The settings of the current statistics. Null for statistics of the first release. */
export async function findSettings(
  { query }: ThreadDatabase,
  { workspaceId, reportId }: Pick<PageScope, 'workspaceId' | 'reportId'>,
): Promise<PageSettings | null> {
  const [settings] = await query<PageSettings>`
    WITH report AS MATERIALIZED (SELECT "computedVersion" AS version FROM "BrandReport" WHERE id = ${reportId})
    SELECT g.version, g."mergedThrough"::text AS "mergedThrough", g.brands, g."promptIds" FROM report r
    JOIN "ReportGeneration" g
      ON g."workspaceId" = ${workspaceId} AND g."reportId" = ${reportId} AND g.version = r.version
    WHERE g."hasPages"`;
  return settings ?? null;
}

/** Reads merged periods where the window contains them, and single days for the rest. */
export async function readBlocks(
  { copyRows }: ThreadDatabase,
  { isSimulated, country, engines, names = STORED_NAMES, ...scope }: BlockScope,
  { version, mergedThrough }: PageSettings,
): Promise<CitationBlock[]> {
  const cover = Map.groupBy(coverWindow(scope, mergedThrough), ({ days }) => days);
  const blocks: CitationBlock[] = [];
  for (const [days, periods] of cover) {
    const isMerged = days > 1;
    const engine = renameEngine('engine', names.before, names.now);
    const select = sql`SELECT ${engine}, cited FROM ${quoteName(isMerged ? 'ReportCitation' : 'ReportCount')}
      WHERE ${isOfGeneration({ ...scope, version })} AND "isSimulated" = ${isSimulated} AND day = ANY(${periods.map(({ startDate }) => startDate)}::date[])
        AND ${isMerged ? sql`days = ${days}` : sql`cited IS NOT NULL`}
        ${country === null ? NOTHING : sql`AND country = ${country}`}
        AND ${isOfEngines(engine, engines, names.now)}`;
    await copyRows(select, (row) => {
      blocks.push({
        engine: row.ascii(0) as EngineId,
        format: isMerged ? 'merged' : 'answers',
        packed: Buffer.from(row.bytes(1)),
      });
    });
  }
  return blocks;
}

/** Decides which prompts are selected. */
export function createPromptFilter(
  { selected }: Pick<PageScope, 'selected'>,
  { promptIds }: PageSettings,
): (prompt: number) => boolean {
  if (selected === null) return () => true;
  const ids = new Set(selected);
  const isSelected = promptIds.map((promptId) => ids.has(promptId));
  return (prompt) => isSelected[prompt] === true;
}

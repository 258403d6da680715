import type pg from 'pg';
import { coverWindow } from '../../domain/citations/periods.ts';
import type { EngineId } from '../../domain/shared/engines.ts';
import type { DateWindow } from '../../domain/shared/windows.ts';
import type { TrackedBrand } from '../../domain/statistics/brands.ts';
import { copyRows } from '../../storage/postgres/copy/read.ts';
import type { CitationBlock } from './page-sums.ts';

/** Selects the counted answers of a report. */
export interface PageScope extends DateWindow {
  workspaceId: string;
  reportId: string;
  isSimulated: boolean;
  /** Null for all. */
  country: string | null;
  engines: EngineId[] | null;
  tagId: string | null;
}

type BlockScope = Omit<PageScope, 'tagId'>;

/** The settings of the statistics that citations are read from. */
export interface PageSettings {
  version: number;
  mergedThrough: string | null;
  brands: TrackedBrand[];
  promptIds: string[];
}

/** The settings of the current statistics. Null if they are not backfilled yet. */
export async function findSettings(
  client: pg.Client,
  { workspaceId, reportId }: Pick<PageScope, 'workspaceId' | 'reportId'>,
): Promise<PageSettings | null> {
  const { rows } = await client.query<PageSettings>(
    `WITH report AS MATERIALIZED (SELECT "computedVersion" AS version FROM "BrandReport" WHERE id = $2)
     SELECT g.version, g."mergedThrough"::text AS "mergedThrough", g.brands, g."promptIds" FROM report r
     JOIN "ReportGeneration" g ON g."workspaceId" = $1 AND g."reportId" = $2 AND g.version = r.version
     WHERE g."hasPages"`,
    [workspaceId, reportId],
  );
  return rows[0] ?? null;
}

/** Reads merged periods where the window contains them, and single days for the rest. */
export async function readBlocks(
  client: pg.Client,
  { workspaceId, reportId, isSimulated, country, engines, ...window }: BlockScope,
  { version, mergedThrough }: PageSettings,
): Promise<CitationBlock[]> {
  const quote = (text: string) => client.escapeLiteral(text);
  const cover = Map.groupBy(coverWindow(window, mergedThrough), ({ days }) => days);
  const blocks: CitationBlock[] = [];
  for (const [days, periods] of cover) {
    const isMerged = days > 1;
    const select = `SELECT engine, cited FROM "${isMerged ? 'ReportCitation' : 'ReportCount'}"
      WHERE "workspaceId" = ${quote(workspaceId)} AND "reportId" = ${quote(reportId)} AND version = ${version}
        AND "isSimulated" = ${isSimulated} AND day IN (${periods.map(({ startDate }) => quote(startDate)).join()})
        AND ${isMerged ? `days = ${days}` : 'cited IS NOT NULL'} ${country === null ? '' : `AND country = ${quote(country)}`}
        ${engines === null ? '' : `AND engine IN (${engines.map(quote).join()})`}`;
    await copyRows(client, select, (row) => {
      blocks.push({
        engine: row.ascii(0) as EngineId,
        format: isMerged ? 'merged' : 'answers',
        packed: Buffer.from(row.bytes(1)),
      });
    });
  }
  return blocks;
}

/** Decides which prompts have the tag; all of them without a tag. */
export async function findCountedPrompts(
  client: pg.Client,
  { tagId }: Pick<PageScope, 'tagId'>,
  { promptIds }: PageSettings,
): Promise<(prompt: number) => boolean> {
  if (tagId === null) return () => true;
  const { rows } = await client.query<{ promptId: string }>(`SELECT "promptId" FROM "PromptTag" WHERE "tagId" = $1`, [
    tagId,
  ]);
  const tagged = new Set(rows.map(({ promptId }) => promptId));
  const isTagged = promptIds.map((promptId) => tagged.has(promptId));
  return (prompt) => isTagged[prompt] === true;
}
